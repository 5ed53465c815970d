Feature: Special cases and what is switched off

  Rule: An ace is worth 11 unless the hand would then pass 21, and is worth 1 there

    @european.value.ace
    Scenario Outline: Two cards, <dealt>, are a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 8     |
      When box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | total   | outcome |
        | EUR-600 | A A   | soft 12 | loses   |
        | EUR-601 | A 6   | soft 17 | loses   |
        | EUR-602 | 8 A   | soft 19 | wins    |
        | EUR-603 | A 9   | soft 20 | wins    |

    @european.value.ace
    Scenario Outline: <dealt> with <drawn> is a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 8       |
      When box 1 hits
      And box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | total   | outcome |
        | EUR-605 | A 5   | 10    | hard 16 | loses   |
        | EUR-606 | 9 5   | A     | hard 15 | loses   |
        | EUR-607 | 7 2   | A     | soft 20 | wins    |
        | EUR-608 | A A   | 10    | hard 12 | loses   |
        | EUR-609 | A A   | 2     | soft 14 | loses   |
        | EUR-610 | 10 8  | A     | hard 19 | wins    |
        | EUR-611 | 10 10 | A     | hard 21 | wins    |

    @european.value.ace
    Scenario Outline: <dealt> with <drawn>, one by one, is a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 8       |
      When box 1 hits two times
      And box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | total   | outcome |
        | EUR-615 | A A   | 4 6   | hard 12 | loses   |
        | EUR-616 | 5 A   | A 5   | hard 12 | loses   |
        | EUR-617 | A A   | A 6   | soft 19 | wins    |
        | EUR-618 | 3 6   | A A   | soft 21 | wins    |

    @european.value.ace
    Scenario Outline: The dealer's <up> with <drawn> is a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 8  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | up | drawn  | total   | outcome |
        | EUR-620 | A  | A 7    | soft 19 | loses   |
        | EUR-621 | A  | 5 10 3 | hard 19 | loses   |
        | EUR-622 | 10 | 5 A A  | hard 17 | wins    |
        | EUR-623 | 4  | 4 A    | soft 19 | loses   |

    @european.value.ace
    Scenario Outline: <dealt> with <hit> is at once a <total>, and may stand
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> | <hit> |
        | dealer | 10      | 8     |
      When box 1 hits
      Then box 1 totals <total>
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id       | dealt | hit | total   | outcome |
        | EUR-1121 | A A   | K   | hard 12 | loses   |
        | EUR-1122 | A A   | 10  | hard 12 | loses   |
        | EUR-1123 | 5 A   | K   | hard 16 | loses   |
        | EUR-1124 | A 5   | Q   | hard 16 | loses   |
        | EUR-1125 | 9 2   | A   | hard 12 | loses   |
        | EUR-1126 | A 4   | 6   | soft 21 | wins    |
        | EUR-1127 | 6 4   | A   | soft 21 | wins    |
        | EUR-1128 | 10 K  | A   | hard 21 | wins    |

    @EUR-1129 @european.value.ace
    Scenario: Two aces are dealt as a soft 12
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 8     |
        | dealer | 10    | 8     |
      When the cards are dealt
      Then box 1 totals soft 12
      When box 1 hits
      Then box 1 totals soft 20
      When box 1 stands
      Then box 1 wins

  @european.peek.never
  Rule: A natural against the dealer's natural is a push

    @european.settle.both-natural
    Scenario Outline: A natural ties with the dealer's <up> <hole>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | A K   |        |
        | box 2  | 10 10 |        |
        | dealer | <up>  | <hole> |
      When boxes 1 and 2 stand
      Then box 1 pushes
      And box 1 nets 0
      And box 2 loses

      Examples:
        | id      | up | hole |
        | EUR-630 | A  | K    |
        | EUR-631 | 10 | A    |
        | EUR-632 | Q  | A    |

    @EUR-633 @european.settle.both-natural @european.dealer-natural-beats-21.beats
    Scenario: A drawn 21 loses to the dealer's natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | A     | K     |
      When box 1 hits
      And box 1 stands
      Then box 1 totals 21
      And box 1 loses

    @EUR-634 @european.settle.both-natural @european.dealer-natural-beats-21.ties
    Scenario: A drawn 21 ties with the dealer's natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | A     | K     |
      When box 1 hits
      And box 1 stands
      Then box 1 pushes

    @EUR-635 @european.split.no-natural @european.dealer-natural-beats-21.beats @european.split-second-card.dealt
    Scenario: A split ace with a ten loses to the dealer's natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 9   |
        | dealer | 10    | A     |
      When box 1 splits
      Then hand 1 of box 1 loses
      And hand 2 of box 1 loses

    @EUR-636 @european.split.no-natural @european.dealer-natural-beats-21.ties @european.split-second-card.dealt
    Scenario: A split ace with a ten ties with the dealer's natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 9   |
        | dealer | 10    | A     |
      When box 1 splits
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 loses

    @european.settle.each-hand @european.dealer-natural-takes-doubles.all-stakes @european.double-and-split-units.stake-of-the-hand
    Scenario Outline: The dealer's <up> <hole> takes the doubled stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 6 5   | 9      |
        | dealer | <up>  | <hole> |
      When box 1 doubles
      Then box 1 loses 20

      Examples:
        | id      | up | hole |
        | EUR-638 | A  | J    |
        | EUR-639 | 10 | A    |

    @EUR-942 @european.settle.each-hand @european.dealer-natural-takes-doubles.all-stakes @european.double-and-split-units.stake-of-the-hand
    Scenario: The dealer's natural leaves 80 chips after a double
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | K     | A     |
      When box 1 doubles
      Then Ann has 80

    @EUR-640 @european.settle.each-hand @european.dealer-natural-takes-doubles.all-stakes @european.split-second-card.dealt
    Scenario: The dealer's natural takes both stakes of a split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | dealer | 10    | A     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 loses 10

    @european.dealer-natural-takes-doubles.first-stake @european.double-and-split-units.stake-of-the-hand
    Scenario Outline: The dealer's <up> <hole> takes the first stake alone
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 6 5   | 9      |
        | dealer | <up>  | <hole> |
      When box 1 doubles
      Then box 1 nets -10
      And Ann has 90

      Examples:
        | id      | up | hole |
        | EUR-641 | A  | J    |
        | EUR-642 | 10 | A    |

    @EUR-643 @european.dealer-natural-takes-doubles.first-stake @european.split-second-card.dealt
    Scenario: The dealer's natural takes the first stake of a split alone
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | dealer | 10    | A     |
      When box 1 splits
      And box 1 stands on every hand
      Then box 1 nets -10
      And Ann has 90

    @european.settle.both-natural @european.peek.never
    Scenario Outline: A blackjack ties with the dealer's of <up> and <second>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | A K   |          |
        | dealer | <up>  | <second> |
      When box 1 stands
      Then box 1 pushes
      And box 1 nets 0

      Examples:
        | id       | up | second |
        | EUR-1102 | A  | K      |
        | EUR-1103 | 10 | A      |

  @european.peek.with-ace-or-ten
  Rule: Naturals where the dealer peeks

    @european.settle.both-natural
    Scenario Outline: A natural ties at once with the dealer's <up> <hole>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | A K   |        |
        | box 2  | 10 10 |        |
        | dealer | <up>  | <hole> |
      When the cards are dealt
      Then the round is over
      And box 1 pushes
      And box 2 loses

      Examples:
        | id      | up | hole |
        | EUR-645 | A  | K    |
        | EUR-646 | 10 | A    |

  Rule: A hand of five cards that is not bust has won nothing by that

    @EUR-650 @european.off.five-card
    Scenario: Five cards play on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 2 3   | 2 3 4 6 |
        | dealer | 10    | 9       |
      When box 1 hits three times
      Then box 1 is not settled
      And box 1 is in turn
      When box 1 hits
      And box 1 stands
      Then box 1 wins

    @EUR-651 @european.off.five-card
    Scenario: Five cards of less lose to the dealer
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 2 3 4 |
        | dealer | 10    | 9     |
      When box 1 hits three times
      And box 1 stands
      Then box 1 loses

    @EUR-652 @european.off.five-card
    Scenario: Five cards of the same total tie
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 4 5 5 |
        | dealer | 10    | 9     |
      When box 1 hits three times
      And box 1 stands
      Then box 1 pushes

  Rule: A hand cannot be insured

    @EUR-660 @european.off.insurance
    Scenario: No insurance against an ace
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 tries to insure
      Then it is refused
      When box 1 stands
      Then box 1 wins 10
      And Ann has 110

    @EUR-661 @european.off.insurance @european.peek.never
    Scenario: No insurance against the dealer's natural
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 tries to insure
      Then it is refused
      When box 1 stands
      Then box 1 loses 10
      And Ann has 90

  Rule: A hand cannot be surrendered

    @european.off.surrender
    Scenario Outline: No surrender against <up>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | <up>  | 7     |
      When box 1 tries to surrender
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

      Examples:
        | id      | up |
        | EUR-670 | 10 |
        | EUR-671 | A  |

    @EUR-672 @european.off.surrender
    Scenario: No surrender after a hit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 7     |
        | dealer | 10    | 7     |
      When box 1 hits
      And box 1 tries to surrender
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

    @EUR-673 @european.off.surrender @european.split-second-card.dealt
    Scenario: No surrender of a split hand
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 8 9   |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand 1 of box 1 tries to surrender
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 loses 10

  Rule: Beside the stakes on the boxes nothing can be bet

    @EUR-680 @european.off.side-bets
    Scenario: No side bet beside a stake
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 9     |
      When Ann tries to place a side bet of 5 on box 1
      Then it is refused
      And Ann has 90
      When box 1 stands
      Then Ann has 110

    @EUR-681 @european.off.side-bets
    Scenario: No side bet in play
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | 9     | 9     |
      When the cards are dealt
      And Ann tries to place a side bet of 5 on box 1
      Then it is refused
      When box 1 hits
      And box 1 stands
      Then box 1 wins 10
