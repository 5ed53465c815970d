Feature: The table is laid

  Rule: The server shuffles a shoe of six decks, so 312 cards and 24 of a rank

    @EUR-001 @european.shoe.decks
    Scenario: A shoe of six decks
      Given a shoe shuffled from seed 7
      And box 1 stakes 10
      When the cards are dealt
      Then the shoe holds 312 cards
      And the shoe holds 24 of each rank

  Rule: At the deal each player gets two cards, and the dealer an up card and a hole card

    @EUR-010 @european.deal.first-cards
    Scenario: Two cards for one player, one open and one closed for the dealer
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 8   |       |
        | dealer | 7     | 10    |
      When the cards are dealt
      Then box 1 holds 9 8
      And the dealer holds 7 ?
      When box 1 stands
      Then box 1 pushes

    @EUR-011 @european.deal.first-cards
    Scenario: Two cards for each of three players
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 8   |       |
        | box 2  | 10 2  |       |
        | box 3  | 5 6   |       |
        | dealer | 8     | Q     |
      When the cards are dealt
      Then box 1 holds 9 8
      And box 2 holds 10 2
      And box 3 holds 5 6
      And the dealer holds 8 ?

    @EUR-012 @european.deal.first-cards
    Scenario: A first hit is the third card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 10    |
        | dealer | 7     | 10    |
      When box 1 hits
      Then box 1 holds 2 3 10
      And the dealer holds 7 ?
      When box 1 stands
      Then box 1 loses

    @EUR-1135 @european.deal.first-cards
    Scenario: Neither a stake nor a deal comes into a round
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      And Ann tries to stake 10 on box 1
      Then it is refused
      When Ann tries to deal
      Then it is refused
      When box 1 stands
      Then box 1 wins 10

    @EUR-930 @european.deal.first-cards
    Scenario: Chips that a player does not have bring no cards
      Given Ann has 10
      When Ann tries to stake 11 on box 1
      Then it is refused
      And Ann has 10
      When Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 loses
      And Ann has 0

    @EUR-935 @european.deal.first-cards
    Scenario: Without a stake nobody gets cards
      Given Ann has 100
      When Ann tries to deal
      Then it is refused
      And Ann has 100
      When box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And the cards are dealt
      Then box 1 holds 10 9
      When box 1 stands
      Then box 1 wins

    @EUR-943 @european.deal.first-cards
    Scenario: A lost stake does not bring the cards of the next round
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann tries to deal
      Then it is refused
      And Ann has 90
      When Ann stakes 10 on box 1
      And box 1 stands
      Then box 1 wins

  Rule: The hole card is seen by nobody until the last player is done

    @EUR-020 @european.deal.hole-hidden
    Scenario: Neither the hole card nor a total with it is shown at the deal
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 7     | K     |
      When the cards are dealt
      Then the dealer holds 7 ?
      And the dealer totals 7
      When box 1 stands
      Then the dealer holds 7 K

    @european.deal.hole-hidden @european.peek.never
    Scenario Outline: With <up> up a blackjack of the dealer stays hidden
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 8  |        |
        | dealer | <up>  | <hole> |
      When the cards are dealt
      Then the dealer holds <up> ?
      And the dealer totals <total>
      And the round is not over
      And the dealer does not peek
      When box 1 stands
      Then box 1 loses

      Examples:
        | id      | up | hole | total |
        | EUR-021 | A  | K    | 11    |
        | EUR-022 | 10 | A    | 10    |
        | EUR-023 | Q  | A    | 10    |

    @EUR-024 @european.deal.hole-hidden
    Scenario: A hit does not show the hole card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 3     |
        | dealer | 7     | 10    |
      When box 1 hits
      Then the dealer holds 7 ?
      And the dealer totals 7
      When box 1 stands
      Then box 1 loses

    @EUR-025 @european.deal.hole-hidden
    Scenario: The first player's stand does not show it to the second
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 9 3   | 8     |
        | dealer | 6     | 10 5  |
      When box 1 stands
      Then the dealer holds 6 ?
      When box 2 hits
      Then the dealer holds 6 ?
      When box 2 stands
      Then the dealer holds 6 10 5

    @EUR-026 @european.deal.hole-hidden
    Scenario: The first player's bust does not show it to the second
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 hits
      Then box 1 is bust
      And the dealer holds 9 ?
      When box 2 stands
      Then the dealer holds 9 8

    @EUR-027 @european.deal.hole-hidden
    Scenario: A double does not show it either
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then the dealer holds 9 ?
      And the dealer totals 9
      When box 2 stands
      Then box 1 wins

    @EUR-028 @european.deal.hole-hidden @european.peek.with-ace-or-ten
    Scenario: With a peek a blackjack under a ten ends the round at once
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | K     | A     |
      When the cards are dealt
      Then the round is over
      And the dealer holds K A
      And box 1 loses

    @EUR-029 @european.deal.hole-hidden @european.peek.with-ace-or-ten
    Scenario: With a peek that finds nothing the card stays hidden
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | K     | 7     |
      When the cards are dealt
      Then the dealer holds K ?
      And the dealer totals 10
      When box 1 stands
      Then box 1 wins

    @european.deal.hole-hidden @european.peek.never
    Scenario Outline: That the dealer has a blackjack does not show before the players are done
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 2  | 7      |
        | dealer | <up>  | <hole> |
      When the cards are dealt
      Then the dealer has no blackjack
      When box 1 hits
      Then the dealer has no blackjack
      When box 1 stands
      Then the dealer has a blackjack
      And box 1 loses

      Examples:
        | id       | up | hole |
        | EUR-1133 | A  | K    |
        | EUR-1134 | 10 | A    |

  Rule: An ace and a ten-value card as a hand's two first cards are a natural

    @european.natural
    Scenario Outline: <dealt> is a natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 9       | 8     |
      When the cards are dealt
      Then box 1 has a blackjack
      When box 1 stands
      Then box 1 wins

      Examples:
        | id      | dealt |
        | EUR-030 | A 10  |
        | EUR-031 | J A   |
        | EUR-032 | A Q   |
        | EUR-033 | K A   |

    @european.natural
    Scenario Outline: <dealt> with <drawn> is no natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 9       | 8       |
      When box 1 hits
      And box 1 stands
      Then box 1 totals 21
      And box 1 has no blackjack
      And box 1 wins 10

      Examples:
        | id      | dealt | drawn |
        | EUR-034 | 7 7   | 7     |
        | EUR-035 | A 5   | 5     |
        | EUR-036 | 10 5  | 6     |
        | EUR-037 | 10 10 | A     |

    @EUR-038 @european.natural
    Scenario: The second player's natural is one
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | A J   |       |
        | dealer | 9     | 9     |
      When boxes 1 and 2 stand
      Then box 2 has a blackjack
      And box 2 wins
      And box 1 loses

    @EUR-039 @european.natural @european.peek.never
    Scenario: The dealer's ace and ten is a natural in either order
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | A     |
      When box 1 stands
      Then the dealer has a blackjack
      And box 1 loses

    @european.natural @european.natural-played.closed
    Scenario Outline: A natural cannot <act>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 9     | 8     |
      When box 1 tries to <act>
      Then it is refused
      When box 1 stands
      Then box 1 wins 15

      Examples:
        | id      | act    |
        | EUR-040 | hit    |
        | EUR-041 | double |

    @EUR-042 @european.natural @european.natural-played.open
    Scenario: A natural that is hit is one no more
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   | 9     |
        | dealer | 9     | 10    |
      When box 1 hits
      Then it is accepted
      And box 1 totals 20
      When box 1 stands
      Then box 1 has no blackjack
      And box 1 wins 10

    @EUR-043 @european.natural @european.natural-played.open
    Scenario: A natural may be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   | K     |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then it is accepted
      And box 1 totals 21
      And box 1 wins
