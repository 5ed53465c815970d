Feature: The dealer's play and the settlement

  Rule: The dealer draws after all hands are done, and only if one of them is still in the round

    @MID-400 @midnight.dealer.plays
    Scenario: The dealer waits for the last box
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 9 3   | 6     |
        | dealer | 6     | 10 3  |
      When box 1 stands
      Then the dealer draws no card
      When box 2 hits
      Then the dealer draws no card
      When box 2 stands
      Then the dealer totals 19
      And box 2 loses

    @MID-401 @midnight.dealer.plays
    Scenario: No card for the dealer when the only hand is bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | 6     |       |
      When box 1 hits
      Then box 1 is bust
      And the dealer draws no card

    @MID-402 @midnight.dealer.plays
    Scenario: No card for the dealer when every box is bust
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 6  | K       |
        | box 2  | 9 7   | 6       |
        | box 3  | 8 8   | 6 5 9 J |
        | dealer | A     |         |
      When box 1 hits
      And box 2 hits
      And box 3 splits
      And hand 1 of box 3 hits
      And hand 2 of box 3 hits
      Then the dealer draws no card
      And the round is over

    @MID-403 @midnight.dealer.plays
    Scenario: The dealer draws for one hand that is left
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 10 6  | K     |
        | dealer | 6     | 10 5  |
      When box 1 stands
      And box 2 hits
      Then the dealer totals 21
      And box 1 loses

    @MID-404 @midnight.dealer.plays
    Scenario: The dealer draws for the split hand that is left
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 6 9 |
        | dealer | 6     | 10 J   |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      Then the dealer totals 26
      And hand 1 of box 1 wins
      And hand 2 of box 1 loses

    @midnight.dealer.plays @midnight.only-naturals-left.draws-to-17
    Scenario Outline: For a blackjack alone the dealer draws to 17 with <up> up
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | A K   |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 wins

      Examples:
        | id      | up | drawn | total |
        | MID-405 | 6  | 10 4  | 20    |
        | MID-406 | 10 | 2 6   | 18    |

    @MID-407 @midnight.only-naturals-left.stops @midnight.natural-beats-21.beats
    Scenario: With 6 up the dealer draws nothing for a blackjack alone
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 6  | 8     |
        | dealer | 6     |       |
      When box 1 stands
      And box 2 hits
      Then the dealer draws no card
      And box 1 wins

    @midnight.only-naturals-left.stops @midnight.natural-beats-21.beats
    Scenario Outline: With <up> up the dealer draws one card for a blackjack alone
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | A K   |          |
        | dealer | <up>  | <second> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 wins

      Examples:
        | id      | up | second | total   |
        | MID-408 | 10 | 2      | 12      |
        | MID-409 | A  | 4      | soft 15 |

    @MID-671 @midnight.only-naturals-left.stops @midnight.natural-beats-21.ties
    Scenario: The dealer draws on for a blackjack alone where a 21 would tie with it
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 6     | 10 5  |
      When box 1 stands
      Then the dealer holds 6 10 5
      And box 1 pushes

    @MID-558 @midnight.dealer.plays
    Scenario: The dealer draws for the last box alone
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 8  |       |
        | dealer | 10    | 3 4   |
      When box 1 hits
      And box 2 stands
      Then the dealer holds 10 3 4
      And box 2 wins

    @MID-559 @midnight.dealer.plays
    Scenario: A blackjack does not bring the dealer's turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 2  | 6     |
        | dealer | 10    | 2 5   |
      When box 1 stands
      Then the dealer holds 10
      And box 2 is in turn
      When box 2 hits
      And box 2 stands
      Then the round is over
      And the dealer totals hard 17
      And box 2 wins

  Rule: The dealer goes on drawing up to a total of at least 17

    @midnight.dealer.to-17
    Scenario Outline: <up> and <drawn> make <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 8  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | up | drawn       | total | outcome |
        | MID-411 | 2  | 2 3 2 3 4 3 | 19    | loses   |
        | MID-412 | 4  | 2 6 A 4     | 17    | wins    |
        | MID-413 | A  | 2 K 3 A     | 17    | wins    |
        | MID-414 | 5  | 6 10        | 21    | loses   |
        | MID-415 | 9  | 3 A 4       | 17    | wins    |

    @midnight.dealer.to-17
    Scenario Outline: The dealer stops at <total> with <up> and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 7  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer holds <up> <drawn>
      And the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | up | drawn | total   | outcome |
        | MID-519 | 10 | 8     | hard 18 | loses   |
        | MID-520 | 10 | 9     | hard 19 | loses   |
        | MID-521 | 10 | K     | hard 20 | loses   |
        | MID-522 | A  | 7     | soft 18 | loses   |
        | MID-523 | A  | 8     | soft 19 | loses   |
        | MID-524 | A  | 9     | soft 20 | loses   |
        | MID-525 | 6  | 5 7   | hard 18 | loses   |
        | MID-526 | 3  | 6 10  | hard 19 | loses   |
        | MID-527 | 6  | 5 9   | hard 20 | loses   |
        | MID-528 | 6  | 5 K   | hard 21 | loses   |
        | MID-529 | 2  | A 5   | soft 18 | loses   |
        | MID-530 | A  | 2 7   | soft 20 | loses   |
        | MID-531 | A  | 4 6   | soft 21 | loses   |
        | MID-532 | 10 | 6 6   | hard 22 | wins    |
        | MID-533 | 9  | 7 9   | hard 25 | wins    |
        | MID-534 | 10 | 2 A 4 | hard 17 | pushes  |

    @midnight.dealer.to-17
    Scenario Outline: Ahead of <dealt> or level with it, the dealer draws on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | <up>    | <drawn> |
      When box 1 stands
      Then the dealer holds <up> <drawn>
      And box 1 loses

      Examples:
        | id      | dealt | up | drawn |
        | MID-550 | 10 2  | 10 | 3 5   |
        | MID-551 | 10 2  | 10 | 2 6   |
        | MID-552 | 10 4  | 7  | 9 A   |
        | MID-553 | 5 4   | 6  | 6 3 2 |

    @MID-554 @midnight.dealer.to-17
    Scenario: Ahead of one box the dealer draws on, whatever the other has
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 10 8  |       |
        | dealer | 10    | 4 5   |
      When boxes 1 and 2 stand
      Then the dealer holds 10 4 5
      And box 1 loses
      And box 2 loses

  Rule: A dealer over 21 makes every hand win that is still in the round

    @midnight.dealer.bust
    Scenario Outline: Against <total> both a low and a high hand win
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 10 2  |          |
        | box 2  | 10 9  |          |
        | dealer | 10    | 6 <last> |
      When boxes 1 and 2 stand
      Then the dealer totals <total>
      And box 1 wins
      And box 2 wins

      Examples:
        | id      | last | total |
        | MID-417 | 6    | 22    |
        | MID-418 | K    | 26    |

    @MID-419 @midnight.dealer.bust
    Scenario: Doubled and split hands win, and a bust one does not
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | box 2  | 8 8   | 4 5   |
        | box 3  | 10 6  | 7     |
        | dealer | 6     | 9 8   |
      When box 1 doubles
      And box 2 splits
      And box 2 stands on every hand
      And box 3 hits
      Then box 1 wins
      And hand 1 of box 2 wins
      And hand 2 of box 2 wins
      And box 3 loses

    @midnight.dealer.bust
    Scenario Outline: Against a bust dealer <dealt> wins on the second box too
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | 10 7    |       |
        | box 2  | <dealt> |       |
        | dealer | 10      | 6 9   |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 10

      Examples:
        | id      | dealt |
        | MID-587 | 2 3   |
        | MID-588 | 6 5   |
        | MID-589 | 10 2  |
        | MID-590 | 9 7   |
        | MID-591 | 10 K  |

    @MID-592 @midnight.dealer.bust
    Scenario: Against a bust dealer both split hands win
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 2 10  |
        | dealer | 10    | 6 9   |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 wins 10

    @MID-593 @midnight.dealer.bust
    Scenario: Against a bust dealer a doubled hand wins twice its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 10    | 6 9   |
      When box 1 doubles
      Then box 1 wins 20

  Rule: Against a dealer of 21 or less each hand is settled by itself: the higher total wins, the lower loses

    @midnight.settle.compare
    Scenario Outline: <dealt> <outcome> against <up> and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | <up>    | <drawn> |
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | dealt | up | drawn | outcome |
        | MID-421 | 10 8  | 10 | 7     | wins    |
        | MID-422 | 7 10  | 10 | 8     | loses   |
        | MID-423 | 10 10 | 9  | J     | wins    |
        | MID-424 | 9 10  | 4  | 6 K   | loses   |
        | MID-425 | 10 J  | 10 | 4 7   | loses   |
        | MID-426 | 10 6  | 10 | 7     | loses   |
        | MID-427 | 9 A   | 10 | 9     | wins    |
        | MID-428 | 8 A   | K  | J     | loses   |

    @MID-429 @midnight.settle.compare
    Scenario: On three boxes one wins, one ties and one loses
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 10 9  |       |
        | box 3  | 10 8  |       |
        | dealer | 10    | 8     |
      When every box stands
      Then box 1 loses
      And box 2 wins
      And box 3 pushes

    @MID-430 @midnight.settle.compare
    Scenario: Five cards have no privilege
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 4 2 5 |
        | dealer | 10    | 8     |
      When box 1 hits three times
      And box 1 stands
      Then box 1 loses

    @MID-431 @midnight.settle.compare
    Scenario: An ace that counts 1 is compared as 1
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 A   | A 5   |
        | dealer | 9     | 4 8   |
      When box 1 hits two times
      And box 1 stands
      Then box 1 loses

    @MID-432 @midnight.settle.compare
    Scenario: A drawn 21 wins against 20
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | 10    | K     |
      When box 1 hits
      And box 1 stands
      Then box 1 wins

    @midnight.settle.compare
    Scenario Outline: A lower total loses its stake once
      Given box 1 stakes 15
      And these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> |          |
        | dealer | 10      | <second> |
      When box 1 stands
      Then box 1 loses 15

      Examples:
        | id      | dealt | second |
        | MID-569 | 10 7  | 8      |
        | MID-570 | 9 9   | 9      |
        | MID-571 | 10 9  | K      |
        | MID-572 | 10 K  | 6 5    |

    @MID-573 @midnight.settle.compare
    Scenario: A drawn 21 ties with a drawn 21, and wins against less
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | K     |
        | box 2  | 10 K  |       |
        | dealer | 5     | 6 10  |
      When box 1 hits
      And boxes 1 and 2 stand
      Then box 1 pushes
      And box 2 loses

    @midnight.settle.compare
    Scenario Outline: Five cards of <total> are compared like two
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn      |
        | box 1  | 2 3   | 4 2 <last> |
        | dealer | 10    | 8          |
      When box 1 hits three times
      Then box 1 is not settled
      And box 1 totals <total>
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | last | total | outcome |
        | MID-574 | 5    | 16    | loses   |
        | MID-575 | 7    | 18    | pushes  |
        | MID-576 | 8    | 19    | wins    |

    @midnight.settle.compare
    Scenario Outline: One split hand <one> and the other <other>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn            |
        | box 1  | 9 9   | <first> <second> |
        | dealer | 10    | 8                |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 totals <sum>
      And hand 1 of box 1 <one>
      And hand 2 of box 1 <other>

      Examples:
        | id      | first | second | sum     | one    | other  |
        | MID-577 | 10    | 8      | hard 19 | wins   | loses  |
        | MID-578 | 8     | 10     | hard 17 | loses  | wins   |
        | MID-579 | 10    | 9      | hard 19 | wins   | pushes |
        | MID-580 | 9     | 8      | hard 18 | pushes | loses  |

    @midnight.settle.compare
    Scenario Outline: The first box wins and the second <outcome>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | 10 9    |       |
        | box 2  | <dealt> |       |
        | dealer | 10      | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins
      And box 2 <outcome>

      Examples:
        | id      | dealt | outcome |
        | MID-581 | 10 7  | loses   |
        | MID-582 | 9 9   | pushes  |

  Rule: A push costs the player nothing and brings nothing

    @midnight.settle.push
    Scenario Outline: <dealt> ties with <up> and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | <up>    | <drawn> |
      When box 1 stands
      Then box 1 pushes

      Examples:
        | id      | dealt | up | drawn |
        | MID-433 | 10 7  | 9  | 8     |
        | MID-434 | 9 9   | 10 | 3 5   |
        | MID-435 | A 8   | 10 | 9     |
        | MID-436 | J Q   | K  | 10    |

    @midnight.settle.push
    Scenario Outline: <dealt> with <drawn> ties with <up> and <dealers>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn     |
        | box 1  | <dealt> | <drawn>   |
        | dealer | <up>    | <dealers> |
      When box 1 hits three times
      And box 1 stands
      Then box 1 pushes

      Examples:
        | id      | dealt | drawn  | up | dealers |
        | MID-437 | 2 3   | 4 2 6  | 10 | 5 2     |
        | MID-438 | 2 3   | 2 4 10 | 10 | 5 6     |

    @MID-439 @midnight.settle.push
    Scenario: A blackjack ties with the dealer's and brings nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | J     | A     |
      When box 1 stands
      Then box 1 pushes
      And box 1 nets 0

    @midnight.settle.push
    Scenario Outline: <dealt> of the second box ties with <up> and <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | 10 9    |         |
        | box 2  | <dealt> |         |
        | dealer | <up>    | <drawn> |
      When boxes 1 and 2 stand
      Then box 2 pushes
      And box 2 nets 0
      And box 1 <outcome>

      Examples:
        | id      | dealt | up | drawn | outcome |
        | MID-560 | 10 8  | 10 | 8     | wins    |
        | MID-561 | 9 9   | 3  | 5 10  | wins    |
        | MID-562 | J Q   | K  | 10    | loses   |
        | MID-563 | A 9   | 10 | Q     | loses   |

    @MID-564 @midnight.settle.push
    Scenario: A split hand ties with the dealer
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 10 8  |
        | dealer | 10    | 9     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 loses

    @MID-565 @midnight.settle.push
    Scenario: A doubled hand ties with the dealer and brings nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 9     |
      When box 1 doubles
      Then box 1 pushes
      And box 1 nets 0
