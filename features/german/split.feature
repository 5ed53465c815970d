Feature: Splitting

  Rule: A hand of two cards of one value may be split as its first action, different ten-value ranks too, and no other hand

    @german.split.same-value
    Scenario Outline: <first> and <second> may be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt            | drawn |
        | box 1  | <first> <second> | 9 8   |
        | dealer | 7                | K     |
      When box 1 splits
      Then it is accepted
      And box 1 has two hands
      When box 1 stands on every hand
      Then the dealer totals 17

      Examples:
        | id      | first | second |
        | GER-300 | 2     | 2      |
        | GER-301 | 5     | 5      |
        | GER-302 | 9     | 9      |
        | GER-303 | 10    | 10     |
        | GER-304 | 10    | K      |
        | GER-305 | J     | Q      |

    @GER-306 @german.split.same-value
    Scenario: Two aces may be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 8   |
        | dealer | 7     | K     |
      When box 1 splits
      Then it is accepted
      And box 1 has two hands

    @german.split.same-value
    Scenario Outline: <dealt> may not be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | J     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

      Examples:
        | id      | dealt |
        | GER-307 | 2 3   |
        | GER-308 | 8 7   |
        | GER-309 | 9 10  |
        | GER-310 | A 2   |

    @GER-311 @german.split.same-value
    Scenario: A pair that has hit may not be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 6   | 3     |
        | dealer | 9     | 8     |
      When box 1 hits
      And box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

    @GER-312 @german.split.same-value
    Scenario: A pair among three cards may not be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 4 9   | 4     |
        | dealer | 9     | 9     |
      When box 1 hits
      And box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

    @GER-313 @german.split.same-value
    Scenario: A later hand may be split
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 7 7   | 10 4  |
        | dealer | 7     | K     |
      When box 1 stands
      And box 2 splits
      Then it is accepted
      When box 2 stands on every hand
      Then hand 1 of box 2 pushes
      And hand 2 of box 2 loses

    @german.split.same-value
    Scenario Outline: <dealt> may not be split, though it is a blackjack
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 9     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 wins

      Examples:
        | id      | dealt |
        | GER-805 | A K   |
        | GER-806 | 10 A  |

    @GER-807 @german.split.same-value
    Scenario: Two cards are not split because the last two are a pair
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 3 8   | 8     |
        | dealer | 10    | J     |
      When box 1 hits
      And box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses

    @GER-808 @german.split.same-value
    Scenario: The second box may split as the first
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 8 8   | 10 3  |
        | dealer | 7     | K     |
      When box 1 stands
      And box 2 splits
      Then it is accepted
      And box 2 has two hands
      When box 2 stands on every hand
      Then hand 1 of box 2 wins

  Rule: A split puts each of the two cards into a hand of its own

    @GER-320 @german.split.two-hands
    Scenario: A ten starts one hand and a king the other
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 K  | 9 8   |
        | dealer | 7     | J     |
      When box 1 splits
      Then hand 1 of box 1 holds 10 9
      And hand 2 of box 1 holds K 8
      When box 1 stands on every hand
      Then hand 1 of box 1 wins

    @GER-321 @german.split.two-hands
    Scenario: The hands of the other boxes stay as they are
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 2 8   |
        | box 2  | 10 8  |       |
        | dealer | 6     | 10 K  |
      When box 1 splits
      Then box 1 has two hands
      And box 2 has one hand
      And box 2 holds 10 8
      When box 1 stands on every hand
      And box 2 stands
      Then box 2 wins

  Rule: A split puts a stake as large as the first on the new hand

    @german.split.stake
    Scenario Outline: A split of a stake of <stake> has <stake> on either hand
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | dealer | 7     | J     |
      When box 1 splits
      Then the stake of hand 1 of box 1 is <stake>
      And the stake of hand 2 of box 1 is <stake>
      When box 1 stands on every hand
      Then box 1 nets <net>

      Examples:
        | id      | stake | net |
        | GER-330 | 10    | 20  |
        | GER-331 | 15    | 30  |
        | GER-332 | 1     | 2   |
        | GER-333 | 100   | 200 |

    @GER-334 @german.split.stake
    Scenario: The second stake is the player's
      Given Ann has 100
      And Ann stakes 10 on box 1
      And Ann stakes 20 on box 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 8 8   | 10 10 |
        | dealer | 10    | 9     |
      When box 1 stands
      And box 2 splits
      Then Ann has 50
      And 50 lies on the table
      When box 2 stands on every hand
      Then Ann has 60

    @GER-335 @german.split.stake
    Scenario: A split needs the chips for it
      Given Ann has 19
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   |       |
        | dealer | 9     | 8     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

    @GER-336 @german.split.stake
    Scenario: The last chips are enough for a split
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 9  |
        | dealer | 10    | 7     |
      When box 1 splits
      Then it is accepted
      When box 1 stands on every hand
      Then Ann has 30

  Rule: Both split hands receive a card before the first of them is played

    @GER-340 @german.split.one-more-card
    Scenario: Two cards on either hand at once
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      Then hand 1 of box 1 holds 8 3
      And hand 2 of box 1 holds 8 10
      When hand 1 of box 1 hits
      Then hand 2 of box 1 holds 8 10
      When box 1 stands on every hand
      Then hand 1 of box 1 wins

    @GER-341 @german.split.one-more-card
    Scenario: Two cards on either hand of a later box
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | J K   | 2 A   |
        | dealer | 9     | 8     |
      When box 1 stands
      And box 2 splits
      Then hand 1 of box 2 holds J 2
      And hand 2 of box 2 holds K A
      When box 2 stands on every hand
      Then hand 1 of box 2 loses
      And hand 2 of box 2 wins

    @GER-843 @german.split.one-more-card
    Scenario: Both hands of a split have two cards and totals of their own
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 9   |
        | dealer | 10    | 8     |
      When box 1 splits
      Then hand 1 of box 1 holds 8 3
      And hand 2 of box 1 holds 8 9
      And hand 2 of box 1 totals 17
      When box 1 stands on every hand
      Then hand 1 of box 1 loses
      And hand 2 of box 1 loses

  Rule: The split hands are played in turn, each as any hand is

    @GER-350 @german.split.then-played
    Scenario: The first hand hits and the second stands
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 8 8   | 2 6 3 7 |
        | dealer | 7     | 10      |
      When box 1 splits
      And hand 1 of box 1 hits two times
      Then it is accepted
      And hand 1 of box 1 holds 8 2 3 7
      When box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 loses

    @GER-351 @german.split.then-played
    Scenario: The first hand stands and the second hits
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 2 9 |
        | dealer | 7     | 10     |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      Then it is accepted
      And hand 2 of box 1 holds 8 2 9
      When hand 2 of box 1 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 wins

    @GER-352 @german.split.then-played
    Scenario: The second hand is played although the first went bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 8 8   | 6 5 9 7 |
        | dealer | 10    | 9       |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 2 of box 1 hits
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

    @GER-353 @german.split.then-played
    Scenario: The next box comes after both hands of a split
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | box 2  | 10 2  | 8     |
        | dealer | 9     | 10    |
      When box 1 splits
      And box 2 tries to hit
      Then it is refused
      When box 1 stands on every hand
      Then box 2 is in turn
      When box 2 hits
      And box 2 stands
      Then box 2 wins

    @GER-355 @german.double-after-split.yes
    Scenario: A split hand may be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 doubles
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 wins 20
      And hand 2 of box 1 wins 10

    @GER-356 @german.double-after-split.yes
    Scenario: The second split hand may be doubled, with the last chips
      Given Ann has 30
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 3 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 doubles
      Then it is accepted
      And hand 2 of box 1 wins 20

    @GER-357 @german.double-after-split.no
    Scenario: The first split hand may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 tries to double
      Then it is refused
      When hand 1 of box 1 hits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10

    @GER-358 @german.double-after-split.no
    Scenario: The second split hand may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 3  |
        | dealer | 9     | 8     |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 tries to double
      Then it is refused
      When hand 2 of box 1 stands
      Then hand 2 of box 1 loses 10

    @GER-816 @german.split.then-played
    Scenario: A hand that stands leaves the other its hits
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 2 9 |
        | dealer | 10    | 8      |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 wins

    @GER-817 @german.split.then-played
    Scenario: A hand that goes bust leaves the other its hits
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 8 8   | 6 2 10 9 |
        | dealer | 10    | 8        |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 2 of box 1 hits
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

  Rule: A hand that a split made may not be split once more

    @GER-360 @german.split.no-resplit
    Scenario: The first split hand gets a third eight
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 8 10  |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to split
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins 10

    @GER-361 @german.split.no-resplit
    Scenario: The second split hand gets a third ten-value card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 J  | 9 Q   |
        | dealer | 10    | K     |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 tries to split
      Then it is refused
      When hand 2 of box 1 stands
      Then hand 2 of box 1 pushes

    @GER-362 @german.split.no-resplit
    Scenario: A split ace gets another ace
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | A 9   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to split
      Then it is refused
      When box 2 stands
      Then hand 1 of box 1 loses 10

    @GER-363 @german.hands-after-split.yes @german.split.no-resplit
    Scenario: Each of two boxes is split once
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 8 10  |
        | box 2  | 9 9   | 9 10  |
        | dealer | 10    | 7     |
      When box 1 splits
      And hand 1 of box 1 tries to split
      Then it is refused
      When box 1 stands on every hand
      And box 2 splits
      Then it is accepted
      When box 2 stands on every hand
      Then hand 1 of box 2 wins 10

  Rule: More than three hands by a split

    @GER-365 @german.hands-after-split.yes
    Scenario: One of three boxes is split
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | box 2  | 10 7  |       |
        | box 3  | 10 6  |       |
        | dealer | 9     | 8     |
      When box 1 splits
      Then it is accepted
      And box 1 has two hands
      When box 1 stands on every hand
      And boxes 2 and 3 stand
      Then hand 2 of box 1 wins
      And box 3 loses

    @GER-366 @german.hands-after-split.no
    Scenario: None of three boxes is split
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   |       |
        | box 2  | 10 7  |       |
        | box 3  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 tries to split
      Then it is refused
      When boxes 1, 2 and 3 stand
      Then box 1 loses 10
      And box 3 wins 10

    @GER-367 @german.hands-after-split.no
    Scenario: Of two boxes one is split and the other is not
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 10 K  |
        | box 2  | 8 8   |       |
        | dealer | 9     | 8     |
      When box 1 splits
      Then it is accepted
      When box 1 stands on every hand
      And box 2 tries to split
      Then it is refused
      When box 2 stands
      Then box 2 loses 10

    @german.hands-after-split.no
    Scenario Outline: <one>'s one hand is split beside two of <other>'s
      Given <one> stakes 10 on box 1
      And <other> stakes 10 on boxes 2 and 3
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 10 8  |
        | box 2  | 10 7  |       |
        | box 3  | 10 8  |       |
        | dealer | 9     | 8     |
      When box 1 splits
      Then it is accepted
      When box 1 stands on every hand
      And boxes 2 and 3 stand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 pushes
      And box 3 wins 10

      Examples:
        | id      | one | other |
        | GER-877 | Ann | Ben   |
        | GER-878 | Ben | Ann   |

    @GER-850 @german.split.same-value @german.hands-after-split.yes
    Scenario: All three hands may be split
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 9  |
        | box 2  | 9 9   | 10 8  |
        | box 3  | 7 7   | K Q   |
        | dealer | 10    | 8     |
      When box 1 splits
      Then it is accepted
      When box 1 stands on every hand
      And box 2 splits
      Then it is accepted
      When box 2 stands on every hand
      And box 3 splits
      Then it is accepted
      When box 3 stands on every hand
      Then hand 1 of box 2 wins
      And hand 1 of box 3 loses

  Rule: A split ace receives a single card, and the turn passes to the next hand that was not split from it

    @GER-370 @german.split.aces-one-card
    Scenario: A card on each split ace, and the next box is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 3   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      Then box 2 is in turn
      And hand 1 of box 1 holds A 5
      And hand 2 of box 1 holds A 3
      When box 2 stands
      Then hand 1 of box 1 loses
      And box 2 wins

    @german.split.aces-one-card
    Scenario Outline: Split ace <number> may not <act>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 6   |
        | box 2  | 10 8  |       |
        | dealer | 7     | J     |
      When box 1 splits
      Then box 2 is in turn
      When hand <number> of box 1 tries to <act>
      Then it is refused
      When box 2 stands
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 pushes

      Examples:
        | id      | number | act    |
        | GER-371 | 1      | hit    |
        | GER-372 | 2      | hit    |
        | GER-373 | 1      | double |
        | GER-374 | 2      | double |

    @GER-375 @german.split.aces-one-card
    Scenario: Split aces of the last box end the play
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | A A   | 9 2   |
        | dealer | 8     | 10    |
      When box 1 stands
      And box 2 splits
      Then the round is over
      And hand 1 of box 2 wins
      And hand 2 of box 2 loses

    @GER-376 @german.split.aces-one-card
    Scenario: Any other split pair may draw on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn     |
        | box 1  | 8 8   | 2 3 5 4 6 |
        | dealer | 7     | K         |
      When box 1 splits
      And hand 1 of box 1 hits two times
      Then it is accepted
      When hand 1 of box 1 stands
      And hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 wins

    @GER-875 @german.split.aces-one-card
    Scenario: A split eight that gets an ace may draw on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A K 2 |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 hits
      Then it is accepted
      And hand 1 of box 1 holds 8 A 2
      When box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 wins

    @GER-851 @german.split.aces-one-card
    Scenario: A split ace that gets an ace is done too
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | A 8   |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 splits
      Then box 2 is in turn
      When box 2 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

  Rule: A split hand's 21 of two cards is no natural

    @german.split.no-natural
    Scenario Outline: A split ace with a <first> and one with a <second>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn            |
        | box 1  | A A   | <first> <second> |
        | dealer | 7     | 10               |
      When box 1 splits
      Then hand <number> of box 1 has no blackjack
      And hand <number> of box 1 wins 10

      Examples:
        | id      | first | second | number |
        | GER-380 | K     | 9      | 1      |
        | GER-381 | 9     | 10     | 2      |

    @GER-382 @german.split.no-natural
    Scenario: A split king with an ace
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K Q   | A 9   |
        | dealer | 7     | 10    |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 has no blackjack
      And hand 1 of box 1 wins 10

    @GER-383 @german.split.no-natural
    Scenario: A split ace with a king ties with a drawn 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 9   |
        | dealer | 7     | 9 5   |
      When box 1 splits
      Then the dealer totals 21
      And hand 1 of box 1 pushes
      And hand 2 of box 1 loses
