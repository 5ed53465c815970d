Feature: The specific rules of the game

  Rule: The shoe holds eight decks, so 416 cards and 32 of a rank

    @MID-320 @midnight.shoe.decks
    Scenario: The first round's shoe is eight whole decks
      Given a shoe shuffled from seed 1
      And box 1 stakes 10
      When the cards are dealt
      Then the shoe holds 416 cards
      And the shoe holds 32 of each rank

  Rule: Each round is dealt from a full shoe that has just been shuffled

    @MID-321 @midnight.shoe.reshuffle
    Scenario: The second round's shoe is whole again and in a new order
      Given a shoe shuffled from seed 2
      And box 1 stakes 10
      When the cards are dealt
      And box 1 stands
      And box 1 stakes 10
      And the cards are dealt
      Then the shoe is shuffled
      And the shoe holds 416 cards
      And the shoe holds 32 of each rank
      And the shoe is in a new order

  Rule: A winning natural is paid 3:2

    @midnight.pays.natural
    Scenario Outline: A blackjack wins <win> on a stake of <stake>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 10    | 9     |
      When box 1 stands
      Then box 1 wins <win>

      Examples:
        | id      | stake | win  |
        | MID-325 | 10    | 15   |
        | MID-326 | 5     | 7.5  |
        | MID-327 | 1     | 1.5  |
        | MID-328 | 25    | 37.5 |
        | MID-672 | 7     | 10.5 |

    @midnight.pays.natural @midnight.winning-stake.returned
    Scenario Outline: A natural on <stake> makes <has> of 100 chips
      Given Ann has 100
      And Ann stakes <stake> on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 10    | 9     |
      When box 1 stands
      Then Ann has <has>

      Examples:
        | id      | stake | has   |
        | MID-673 | 5     | 107.5 |
        | MID-674 | 7     | 110.5 |

    @MID-329 @midnight.pays.natural
    Scenario: A blackjack on each of two boxes is paid by its own stake
      Given box 1 stakes 10
      And box 2 stakes 20
      And box 3 stakes 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 A  |       |
        | box 2  | 10 Q  |       |
        | box 3  | A J   |       |
        | dealer | 8     | 10    |
      When boxes 1, 2 and 3 stand
      Then box 1 wins 15
      And box 2 wins 20
      And box 3 wins 45

    @MID-330 @midnight.pays.natural
    Scenario: A blackjack is paid 3:2 when the dealer goes bust
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 8  |       |
        | dealer | 6     | 10 8  |
      When boxes 1 and 2 stand
      Then box 1 wins 15
      And box 2 wins 10

    @MID-331 @midnight.pays.natural
    Scenario: Every box has a blackjack
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | Q A   |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins 15
      And box 2 wins 15

    @midnight.pays.natural
    Scenario Outline: <dealt> is paid 3:2 against <up> and <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | box 2  | 10 7    |         |
        | dealer | <up>    | <drawn> |
      When boxes 1 and 2 stand
      Then box 1 wins 15

      Examples:
        | id      | dealt | up | drawn |
        | MID-594 | A 10  | 10 | 9     |
        | MID-595 | 10 A  | A  | 8     |
        | MID-596 | A J   | 6  | 10 8  |
        | MID-597 | Q A   | 9  | 2 9   |
        | MID-598 | K A   | 10 | 6 A   |
        | MID-599 | A Q   | A  | 7     |

    @MID-600 @midnight.pays.natural
    Scenario: A blackjack of the second box is paid 3:2
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | A K   |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 15

  Rule: A win without a natural is paid 1:1

    @midnight.pays.win
    Scenario Outline: A win on a stake of <stake> is as large as the stake
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then box 1 wins <stake>

      Examples:
        | id      | stake |
        | MID-332 | 10    |
        | MID-333 | 15    |
        | MID-334 | 1     |
        | MID-335 | 7     |

    @MID-336 @midnight.pays.win
    Scenario: A win by the dealer's bust is paid 1:1, on each box by its own stake
      Given box 1 stakes 5
      And box 2 stakes 20
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 6 8   |
      When boxes 1 and 2 stand
      Then box 1 wins 5
      And box 2 wins 20

    @MID-337 @midnight.pays.win
    Scenario: A 21 of three cards is paid 1:1
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | Q     |
        | dealer | 10    | 8     |
      When box 1 hits
      And box 1 stands
      Then box 1 wins 10

    @MID-566 @midnight.pays.win
    Scenario: The second box wins its stake as the first does
      Given box 1 stakes 10
      And box 2 stakes 15
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | J 10  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 15

    @MID-567 @midnight.pays.win
    Scenario: Two split hands win their stakes
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 10 J  |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 wins 10

    @MID-568 @midnight.pays.win
    Scenario: A hand that drew wins its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 2 9   |
        | dealer | 10    | 8     |
      When box 1 hits two times
      And box 1 stands
      Then box 1 wins 10

    @midnight.pays.win @midnight.pays.natural @midnight.settle.push @midnight.settle.compare @midnight.winning-stake.returned
    Scenario Outline: In the next round <dealt> against <up> and <second> <outcome>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> |          |
        | box 2  | 10 7    |          |
        | dealer | <up>    | <second> |
      When boxes 1 and 2 stand
      And boxes 1 and 2 stake 10
      And boxes 1 and 2 stand
      Then box 1 <outcome>

      Examples:
        | id      | dealt | up | second | outcome  |
        | MID-660 | 10 9  | 10 | 8      | wins 10  |
        | MID-661 | A K   | 10 | 9      | wins 15  |
        | MID-662 | 9 9   | 10 | 8      | pushes   |
        | MID-663 | 10 7  | 10 | 8      | loses 10 |

  Rule: A winning insurance is paid 2:1

    @midnight.pays.insurance
    Scenario Outline: An insurance of <insurance> wins <win>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      And box 1 stands
      Then the insurance of box 1 wins <win>

      Examples:
        | id      | stake | insurance | win |
        | MID-340 | 10    | 5         | 10  |
        | MID-341 | 15    | 7.5       | 15  |
        | MID-342 | 5     | 2.5       | 5   |

  Rule: A dealer's total of 16 or less takes another card

    @midnight.dealer.draws-to-16
    Scenario Outline: The dealer draws on <before>, with <up> and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 9  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | before  | up | drawn | total | outcome |
        | MID-345 | 16      | 10 | 6 5   | 21    | loses   |
        | MID-346 | 16      | 9  | 7 2   | 18    | wins    |
        | MID-347 | soft 16 | A  | 5 4   | 20    | loses   |
        | MID-348 | 16      | 10 | 2 4 2 | 18    | wins    |
        | MID-349 | 12      | 10 | 2 8   | 20    | loses   |

    @MID-350 @midnight.dealer.draws-to-16
    Scenario: The dealer draws although a hand is beaten already
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 7   |       |
        | dealer | 10    | 6 K   |
      When box 1 stands
      Then the dealer totals 26
      And box 1 wins

    @midnight.dealer.draws-to-16
    Scenario Outline: The dealer draws on <has>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 7  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer holds <up> <drawn>
      And box 1 <outcome>

      Examples:
        | id      | up | drawn   | has                      | outcome |
        | MID-535 | 10 | 2 6     | 12                       | loses   |
        | MID-536 | 10 | 3 4     | 13                       | pushes  |
        | MID-537 | 5  | 9 4     | 14                       | loses   |
        | MID-538 | 10 | 5 2     | 15                       | pushes  |
        | MID-539 | 10 | 6 A     | 16                       | pushes  |
        | MID-540 | 7  | 9 5     | 16                       | loses   |
        | MID-541 | 5  | 5 5 2   | 15 of three cards        | pushes  |
        | MID-542 | 6  | 4 6 2   | 16 of three cards        | loses   |
        | MID-543 | 2  | 3 4 5 4 | 14 of four cards         | loses   |
        | MID-544 | A  | A 6     | a soft 12                | loses   |
        | MID-545 | A  | 2 5     | a soft 13                | loses   |
        | MID-546 | 3  | A 4     | a soft 14                | loses   |
        | MID-547 | A  | 4 3     | a soft 15                | loses   |
        | MID-548 | A  | 5 2     | a soft 16                | loses   |
        | MID-549 | 2  | A 3 2   | a soft 16 of three cards | loses   |

    @midnight.dealer.draws-to-16
    Scenario Outline: The dealer draws against a hand that drew to <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 6 5   | <hit>   |
        | dealer | 10    | <drawn> |
      When box 1 hits
      And box 1 stands
      Then the dealer holds 10 <drawn>
      And box 1 <outcome>

      Examples:
        | id      | hit | drawn | total | outcome |
        | MID-555 | 10  | 5 6   | 21    | pushes  |
        | MID-556 | 9   | 6 5   | 20    | loses   |
        | MID-557 | 2   | 2 6   | 13    | loses   |

  Rule: A dealer's 17, hard or soft, takes no more cards

    @midnight.dealer.stands-17
    Scenario Outline: The dealer keeps a <total> of <up> with <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | <box> |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | box  | up | drawn | total   | outcome |
        | MID-352 | 10 8 | 10 | 7     | hard 17 | wins    |
        | MID-353 | 10 6 | 9  | 8     | hard 17 | loses   |
        | MID-354 | 10 8 | A  | 6     | soft 17 | wins    |
        | MID-355 | 10 8 | 6  | A     | soft 17 | wins    |
        | MID-356 | 10 8 | 2  | 4 A   | soft 17 | wins    |
        | MID-357 | 10 8 | 10 | 6 A   | hard 17 | wins    |
        | MID-358 | 10 8 | 5  | A A   | soft 17 | wins    |
        | MID-359 | 10 9 | A  | 7     | soft 18 | wins    |
        | MID-360 | 10 9 | 10 | Q     | hard 20 | loses   |

  Rule: The dealer has the up card alone, and no hole card, while the players play

    @MID-362 @midnight.dealer.no-hole-card
    Scenario: The second card comes after the boxes have played
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 3     |
        | box 2  | 10 8  |       |
        | dealer | 10    | 7     |
      When the cards are dealt
      Then the dealer holds 10
      When box 1 hits
      And box 1 stands
      Then the dealer holds 10
      When box 2 stands
      Then the dealer holds 10 7

    @MID-363 @midnight.dealer.no-hole-card
    Scenario: An ace lies alone too
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 8     |
      When the cards are dealt
      Then the dealer holds A
      When box 1 stands
      Then the dealer holds A 8

  Rule: A hand cannot be surrendered

    @midnight.surrender.none
    Scenario Outline: No surrender against <up>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 6  |         |
        | dealer | <up>  | <drawn> |
      When box 1 tries to surrender
      Then it is refused
      When box 1 stands
      Then box 1 loses

      Examples:
        | id      | up | drawn |
        | MID-365 | 10 | 8     |
        | MID-366 | 9  | K     |
        | MID-367 | 5  | 10 3  |

    @MID-368 @midnight.surrender.none
    Scenario: No surrender against an ace
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | A     | 8     |
      When box 1 tries to surrender
      Then it is refused
      When box 1 stands
      Then box 1 loses

    @MID-369 @midnight.surrender.none
    Scenario: No surrender on a later box
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 9 7   |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 tries to surrender
      Then it is refused
      When box 2 stands
      Then box 2 loses

  Rule: To a dealer's natural every stake is lost, what a double or a split added as well, but no insurance and no push

    @midnight.dealer-natural.takes-all
    Scenario Outline: 20 is lost to the dealer's <up> with <second>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 10 J  |          |
        | dealer | <up>  | <second> |
      When box 1 stands
      Then box 1 loses
      And the dealer totals 21

      Examples:
        | id      | up | second |
        | MID-371 | 10 | A      |
        | MID-372 | J  | A      |
        | MID-373 | K  | A      |
        | MID-374 | A  | 10     |
        | MID-375 | A  | Q      |

    @MID-376 @midnight.dealer-natural.takes-all
    Scenario: A doubled stake is lost whole
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | 10    | A     |
      When box 1 doubles
      Then box 1 loses 20

    @MID-676 @midnight.dealer-natural.takes-all
    Scenario: The dealer's natural leaves 80 chips after a double
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | K     | A     |
      When box 1 doubles
      Then Ann has 80

    @MID-377 @midnight.dealer-natural.takes-all
    Scenario: Both stakes of a split are lost
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 9  |
        | dealer | Q     | A     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 loses 10

    @MID-378 @midnight.dealer-natural.takes-all
    Scenario: All that a split and a double staked is lost to an ace with a ten
      Given box 1 stakes 15
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 5 5   | 10 4 10 |
        | dealer | A     | J       |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 doubles
      Then hand 1 of box 1 loses 15
      And hand 2 of box 1 loses 30

    @MID-379 @midnight.dealer-natural.takes-all
    Scenario: On three boxes all is lost but what ties
      Given box 1 stakes 10
      And box 2 stakes 20
      And box 3 stakes 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | A K   |       |
        | box 3  | 5 5   |       |
        | dealer | 10    | A     |
      When boxes 1, 2 and 3 stand
      Then box 1 loses 10
      And box 2 pushes
      And box 3 loses 30

    @MID-380 @midnight.dealer-natural.takes-all
    Scenario: A blackjack ties with the dealer's
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 10    | A     |
      When box 1 stands
      Then box 1 pushes

    @MID-382 @midnight.dealer-natural.takes-all
    Scenario: Insurance is not lost with the stake
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | dealer | A     | 10    |
      When box 1 insures
      And boxes 1 and 2 stand
      Then box 1 nets 0
      And box 2 nets -10

    @midnight.dealer-natural.takes-all @midnight.dealer-natural-beats-21.beats
    Scenario Outline: A drawn 21 is lost to the dealer's <up> with <second>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 7 7   | 7        |
        | dealer | <up>  | <second> |
      When box 1 hits
      And box 1 stands
      Then box 1 loses

      Examples:
        | id      | up | second |
        | MID-383 | 10 | A      |
        | MID-384 | A  | K      |

    @MID-385 @midnight.dealer-natural.takes-all @midnight.dealer-natural-beats-21.beats
    Scenario: A 21 on a split hand is lost to the dealer's blackjack
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K K   | A 9   |
        | dealer | 10    | A     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 loses
      And hand 2 of box 1 loses

    @MID-386 @midnight.dealer-natural-beats-21.ties
    Scenario: A drawn 21 ties with the dealer's blackjack
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | box 2  | 10 J  |       |
        | dealer | 10    | A     |
      When box 1 hits
      And boxes 1 and 2 stand
      Then box 1 pushes
      And box 2 loses

    @MID-387 @midnight.dealer-natural-beats-21.ties
    Scenario: A 21 on a split hand ties with the dealer's blackjack
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K K   | A 9   |
        | dealer | A     | 10    |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 loses

    @midnight.dealer-natural.takes-all
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
        | id      | up | second |
        | MID-604 | A  | K      |
        | MID-605 | 10 | A      |
