Feature: What a club's hands win

  Rule: Five cards that are not bust win at once, even money

    @club.five-cards
    Scenario Outline: <cards> and then <fifth> against a dealer's 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn         |
        | box 1  | 2 3   | <cards> <fifth> |
        | dealer | 6     | <dealer>      |
      When box 1 hits 3 times
      Then box 1 <comes to>
      And the round is over
      And the dealer draws no card

      Examples:
        | id       | cards | fifth | dealer | comes to |
        | CLUB-010 | 4 5   | 2     |        | wins 10  |
        | CLUB-011 | 4 5   | 6     |        | wins 10  |
        | CLUB-012 | 4 5   | 7     |        | wins 10  |
        | CLUB-013 | 4 5   | 8     |        | loses 10 |

    @CLUB-014 @club.five-cards
    Scenario: Four cards win nothing by themselves
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 4 5   |
        | dealer | 10    | 8     |
      When box 1 hits 2 times
      Then the round is not over
      When box 1 stands
      Then box 1 loses 10

    @CLUB-015 @club.five-cards
    Scenario: Six cards are never dealt
      Given box 1 stakes 10
      And box 2 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 4 2 3 |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 hits 3 times
      Then box 1 wins 10
      And box 2 is in turn
      When box 2 stands
      Then box 2 wins 10

  Rule: Two cards of one rank may be split; a ten and a king may not

    @club.split.same-rank
    Scenario Outline: <pair> is no pair
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt  | drawn |
        | box 1  | <pair> |       |
        | dealer | 10     | 8     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 wins 10

      Examples:
        | id       | pair |
        | CLUB-020 | 10 K |
        | CLUB-021 | Q J  |
        | CLUB-022 | K 10 |
        | CLUB-023 | J Q  |

    @club.split.same-rank
    Scenario Outline: <pair> may be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt  | drawn |
        | box 1  | <pair> | 9 8   |
        | dealer | 10     | 8     |
      When box 1 splits
      Then box 1 has 2 hands
      When box 1 stands on every hand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 pushes

      Examples:
        | id       | pair  |
        | CLUB-024 | K K   |
        | CLUB-025 | 10 10 |

  Rule: A split ace takes one card; if that is an ace, it may be split again, but nothing else is done with it

    @CLUB-030 @club.split.aces-again
    Scenario: An ace that a split brings is split once more
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | A A   | A 9 8 7 |
        | dealer | 10    | 8       |
      When box 1 splits
      Then hand 1 of box 1 is in turn
      When hand 1 of box 1 splits
      Then box 1 has 3 hands
      And the round is over
      And hand 3 of box 1 wins 10

    @club.split.aces-again
    Scenario Outline: Nothing else is done with it: <act>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | A 9   |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand 1 of box 1 tries to <act>
      Then it is refused
      When hand 1 of box 1 stands
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins 10

      Examples:
        | id       | act       |
        | CLUB-031 | hit       |
        | CLUB-032 | double    |
        | CLUB-033 | surrender |

    @CLUB-034 @club.split.aces-again
    Scenario: An ace with another card is done
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 A   |
        | dealer | 10    | 8     |
      When box 1 splits
      Then hand 2 of box 1 is in turn
      When hand 2 of box 1 stands
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 loses 10

  Rule: Any two cards but split ones may be given up for half, a blackjack too; where none is left the dealer draws nothing

    @club.surrender.any
    Scenario Outline: <cards> against <up>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <cards> |       |
        | dealer | <up>    |       |
      When box 1 tries to surrender
      Then it is accepted
      And box 1 loses 5
      And the dealer draws no card

      Examples:
        | id       | cards | up |
        | CLUB-040 | 10 6  | 9  |
        | CLUB-041 | A K   | A  |
        | CLUB-042 | A K   | 6  |

    @CLUB-043 @club.surrender.any
    Scenario: A split hand is not given up
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 2 10  |
        | dealer | 10    | 7     |
      When box 1 splits
      And hand 1 of box 1 tries to surrender
      Then it is refused
      When box 1 stands on every hand
      Then hand 2 of box 1 wins 10
