Feature: Splitting

  Rule: Two first cards of one value may be split, different ten-value ranks too, and no other two

    @estonian.split.same-value
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
        | EST-300 | 2     | 2      |
        | EST-301 | 5     | 5      |
        | EST-302 | 9     | 9      |
        | EST-303 | 10    | 10     |
        | EST-304 | 10    | K      |
        | EST-305 | J     | Q      |
        | EST-306 | A     | A      |

    @estonian.split.same-value
    Scenario Outline: <dealt> may not be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 9       | 8     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

      Examples:
        | id      | dealt |
        | EST-307 | 2 3   |
        | EST-308 | 8 7   |
        | EST-309 | 6 10  |
        | EST-310 | A 2   |

    @EST-311 @estonian.split.same-value
    Scenario: A nine and a ten are no pair
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 10  |       |
        | dealer | 9     | 8     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 wins 10

    @EST-312 @estonian.split.same-value
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

    @EST-313 @estonian.split.same-value
    Scenario: The second box may split
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 7 7   | 10 4  |
        | dealer | 7     | K     |
      When box 1 stands
      And box 2 splits
      Then it is accepted
      And hand 1 of box 2 holds 7 10
      And hand 2 of box 2 holds 7 4
      When box 2 stands on every hand
      Then hand 1 of box 2 pushes

    @estonian.split.same-value
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
        | EST-705 | A K   |
        | EST-706 | 10 A  |

    @EST-707 @estonian.split.same-value
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

    @EST-708 @estonian.split.same-value
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

  Rule: A box may split three times, into four hands, and no more

    @EST-320 @estonian.split.three-times
    Scenario: Four hands are made and a fifth is not
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn       |
        | box 1  | 8 8   | 8 9 8 9 8 9 |
        | dealer | 7     | K           |
      When box 1 splits
      And hand 1 of box 1 splits
      And hand 1 of box 1 splits
      Then it is accepted
      And box 1 has four hands
      When hand 1 of box 1 tries to split
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 loses 10

    @EST-321 @estonian.split.three-times
    Scenario: The second hand may be split again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn     |
        | box 1  | 8 8   | 10 8 K 10 |
        | dealer | 7     | K         |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 splits
      Then it is accepted
      And box 1 has three hands
      When box 1 stands on every hand
      Then hand 3 of box 1 wins 10

    @EST-322 @estonian.split.three-times
    Scenario: Both hands of a split are split again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn          |
        | box 1  | J Q   | K 10 9 10 8 10 |
        | dealer | 9     | 10             |
      When box 1 splits
      And hand 1 of box 1 splits
      And hands 1 and 2 of box 1 stand
      And hand 3 of box 1 splits
      Then it is accepted
      And box 1 has four hands
      When box 1 stands on every hand
      Then hand 1 of box 1 pushes
      And hand 3 of box 1 loses

    @EST-323 @estonian.split.three-times
    Scenario: The limit is of each box
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn         |
        | box 1  | 8 8   | 8 K 8 K 10 10 |
        | box 2  | 7 7   | 10 K          |
        | dealer | 8     | 10            |
      When box 1 splits
      And hand 1 of box 1 splits
      And hand 1 of box 1 splits
      Then it is accepted
      When box 1 stands on every hand
      And box 2 splits
      Then it is accepted
      When box 2 stands on every hand
      Then hand 1 of box 2 loses

  Rule: A split ace that gets another ace is not split again

    @estonian.split.aces-once
    Scenario Outline: The <place> split ace gets an ace
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | A A   | <drawn> |
        | box 2  | 10 9  |         |
        | dealer | 7     | K       |
      When box 1 splits
      And hand <number> of box 1 tries to split
      Then it is refused
      When box 1 stands on every hand
      And box 2 stands
      Then hand <number> of box 1 loses 10

      Examples:
        | id      | place  | number | drawn |
        | EST-330 | first  | 1      | A 9   |
        | EST-331 | second | 2      | 9 A   |

    @EST-332 @estonian.split-aces-cards.one-card
    Scenario: A split ace takes no second card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 9   |
        | box 2  | 10 9  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to hit
      Then it is refused
      When box 1 stands on every hand
      And box 2 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

    @EST-780 @estonian.split-aces-cards.one-card
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

    @EST-333 @estonian.split-aces-cards.free
    Scenario: A split ace may hit on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 9 4 |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 hits
      Then it is accepted
      And hand 1 of box 1 totals 20
      When box 1 stands on every hand
      Then hand 1 of box 1 wins

    @EST-799 @estonian.split.aces-once @estonian.split-aces-cards.free
    Scenario: A split ace that may draw on is not split again either
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | A 9 8 |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to split
      Then it is refused
      When hand 1 of box 1 hits
      And box 1 stands on every hand
      Then hand 1 of box 1 holds A A 8
      And hand 1 of box 1 wins 10

  Rule: Every split puts a stake as large as the first on the new hand

    @EST-340 @estonian.split.stake
    Scenario: Two hands of the same stake
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 9 A   |
        | dealer | 8     | K     |
      When box 1 splits
      Then Ann has 80
      And the stake of hand 1 of box 1 is 10
      And the stake of hand 2 of box 1 is 10
      When box 1 stands on every hand
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins 10

    @EST-341 @estonian.split.stake
    Scenario: Four hands stake four times
      Given Ann has 100
      And Ann stakes 15 on box 1
      And these cards:
        | seat   | dealt | drawn          |
        | box 1  | 9 9   | 9 10 9 10 8 10 |
        | dealer | 10    | 8              |
      When box 1 splits
      And hand 1 of box 1 splits
      And hand 1 of box 1 splits
      Then Ann has 40
      And 60 lies on the table
      When box 1 stands on every hand
      Then box 1 nets 30

    @EST-342 @estonian.split.stake
    Scenario: A split needs the chips for it
      Given Ann has 15
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   |       |
        | dealer | 9     | 8     |
      When box 1 tries to split
      Then it is refused
      And Ann has 5
      When box 1 stands
      Then box 1 loses 10

    @EST-774 @estonian.split.stake
    Scenario: The last chips are enough for a split
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 9  |
        | dealer | 9     | 8     |
      When box 1 splits
      Then it is accepted
      And Ann has 0
      When box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 pushes

  Rule: A split hand has two cards at least, so it receives one to the card it was split with

    @EST-350 @estonian.split.two-cards
    Scenario: Each hand keeps one card and receives one
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 K 9 |
        | dealer | 7     | K     |
      When box 1 splits
      Then hand 1 of box 1 holds 8 3
      When hand 1 of box 1 hits
      And box 1 stands on every hand
      Then hand 1 of box 1 holds 8 3 9
      And hand 2 of box 1 holds 8 K

    @EST-351 @estonian.split.two-cards
    Scenario: Split tens receive one each
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K J   | 9 8   |
        | dealer | 7     | K     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 holds K 9
      And hand 2 of box 1 holds J 8

    @EST-740 @estonian.split.two-cards
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

  Rule: An ace and a ten-value card in a split hand are a plain 21, which is paid 1:1

    @estonian.split.no-natural
    Scenario Outline: Split <dealt> with <drawn> is no natural
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | box 2  | 10 9    |         |
        | dealer | 7       | 10      |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 stands
      Then hand <number> of box 1 totals 21
      And hand <number> of box 1 has no blackjack
      And hand <number> of box 1 wins 10

      Examples:
        | id      | dealt | drawn | number |
        | EST-360 | A A   | K 9   | 1      |
        | EST-361 | A A   | 9 10  | 2      |
        | EST-362 | K Q   | A 9   | 1      |
        | EST-363 | 10 J  | 9 A   | 2      |

    @EST-364 @estonian.split.no-natural
    Scenario: A split ace and ten tie with a drawn 21
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K Q   | A 9   |
        | box 2  | 10 9  |       |
        | dealer | 7     | 9 5   |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 stands
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 loses

  Rule: A split hand's ace and ten are lost to the dealer's natural

    @estonian.split.loses-to-natural
    Scenario Outline: Split <dealt> with an ace and ten lose to <up> <second>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> | <drawn>  |
        | box 2  | 10 9    |          |
        | dealer | <up>    | <second> |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 loses

      Examples:
        | id      | dealt | drawn | up | second |
        | EST-370 | A A   | K 9   | 10 | A      |
        | EST-371 | A A   | K 9   | A  | J      |
        | EST-372 | K Q   | A 9   | 10 | A      |

    @EST-805 @estonian.split.loses-to-natural @estonian.dealer-natural-beats-21.ties
    Scenario: A split ace and ten lose to a natural that a drawn 21 ties with
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K Q   | A 9   |
        | box 2  | 7 7   | 7     |
        | dealer | 10    | A     |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 hits
      And box 2 stands
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 loses 10
      And box 2 pushes
