Feature: Splitting two cards of equal value

  Rule: An ace and a ten-value card in a split hand are a plain 21, which is paid 1:1

    @MID-031 @midnight.split.no-natural @midnight.natural
    Scenario: Ace and king after a split is 21 and pays even money
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 9   |
        | dealer | 6     | 10 2  |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 totals 21
      And hand 1 of box 1 is no blackjack
      And hand 1 of box 1 wins 10

    @midnight.split.no-natural
    Scenario Outline: Two of <pair> become <first> and <second>, and 21 wins its stake alone
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt  | drawn            |
        | box 1  | <pair> | <first> <second> |
        | dealer | 10     | 9                |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 wins 10

      Examples:
        | id      | pair | first | second |
        | MID-060 | A A  | 9     | J      |
        | MID-061 | K K  | A     | Q      |
        | MID-062 | J J  | A     | A      |

    @MID-063 @midnight.split.no-natural
    Scenario: Ace and ten after a split only ties with the dealer's drawn 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 10  |
        | dealer | 10    | 5 6   |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 loses
      And hand 2 of box 1 pushes

  Rule: A hand that a split made may not be split once more

    @MID-032 @midnight.split.no-resplit
    Scenario: A third hand of eights is not made
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 8 10  |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to split
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

    @midnight.split.no-resplit
    Scenario Outline: The second hand of <pair> is not split, though it has <second>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt  | drawn      |
        | box 1  | <pair> | 9 <second> |
        | dealer | 7      | K          |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 tries to split
      Then it is refused
      When hand 2 of box 1 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 <outcome>

      Examples:
        | id      | pair | second | outcome |
        | MID-064 | 9 9  | 9      | wins    |
        | MID-065 | Q Q  | Q      | wins    |

    @MID-066 @midnight.split.no-resplit
    Scenario: A second pair of aces is not split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | A 9   |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to split
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

    @MID-067 @midnight.split.no-resplit
    Scenario: Each box may be split, and each once
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 9  |
        | box 2  | 9 9   | 9 10  |
        | dealer | 7     | K     |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 splits
      And hand 1 of box 2 tries to split
      Then it is refused
      When box 2 stands on every hand
      Then hand 1 of box 2 wins
      And hand 1 of box 1 wins

    @MID-656 @midnight.split.same-value
    Scenario: All three boxes may be split
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

  Rule: Two first cards of one value may be split, different ten-value ranks too, and no other two

    @midnight.split.same-value
    Scenario Outline: A <first> with a <second> may be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt            | drawn |
        | box 1  | <first> <second> | 9 8   |
        | dealer | 7                | K     |
      When box 1 splits
      Then it is accepted
      And box 1 has two hands
      When box 1 stands on every hand
      Then the dealer totals hard 17

      Examples:
        | id      | first | second |
        | MID-033 | 2     | 2      |
        | MID-034 | J     | K      |
        | MID-035 | 3     | 3      |
        | MID-036 | 4     | 4      |
        | MID-037 | 5     | 5      |
        | MID-038 | 6     | 6      |
        | MID-039 | 9     | 9      |
        | MID-040 | A     | A      |
        | MID-041 | 10    | 10     |
        | MID-042 | 10    | Q      |
        | MID-043 | K     | 10     |

    @midnight.split.same-value
    Scenario Outline: <dealt> may not be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | J     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses

      Examples:
        | id      | dealt |
        | MID-044 | 8 9   |
        | MID-045 | 9 10  |
        | MID-046 | A 2   |
        | MID-047 | 5 10  |
        | MID-048 | J 5   |

    @midnight.split.same-value
    Scenario Outline: Two of <dealt> may not be split once <drawn> was hit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | J       |
      When box 1 hits
      And box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses

      Examples:
        | id      | dealt | drawn |
        | MID-049 | 6 6   | 3     |
        | MID-050 | 4 4   | K     |
        | MID-051 | 2 6   | 6     |

    @midnight.split.same-value
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
        | MID-606 | A K   |
        | MID-607 | 10 A  |

    @MID-608 @midnight.split.same-value
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

    @MID-609 @midnight.split.same-value
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

  Rule: A split makes two hands of one, and both receive their new card before play goes on

    @MID-052 @midnight.split.two-hands
    Scenario: Both hands have two cards before the first is played
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 7 |
        | dealer | 7     | 10     |
      When box 1 splits
      Then box 1 has two hands
      And hand 1 of box 1 holds 8 3
      And hand 2 of box 1 holds 8 10
      When hand 1 of box 1 hits
      And box 1 stands on every hand
      Then hand 1 of box 1 holds 8 3 7
      And hand 2 of box 1 wins

    @MID-053 @midnight.split.two-hands
    Scenario: Two ten-value cards part, each with a new card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | Q Q   | 2 3   |
        | dealer | 7     | 10    |
      When box 1 stands
      And box 2 splits
      Then hand 1 of box 2 holds Q 2
      And hand 2 of box 2 holds Q 3
      When box 2 stands on every hand
      Then box 1 wins

  Rule: A split puts a stake as large as the first on the second hand

    @midnight.split.stake
    Scenario Outline: A split stake of <stake> lies twice
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn            |
        | box 1  | 8 8   | <first> <second> |
        | dealer | 7     | 10               |
      When box 1 splits
      Then the stake of hand 1 of box 1 is <stake>
      And the stake of hand 2 of box 1 is <stake>
      When box 1 stands on every hand
      Then hand 1 of box 1 <one> <stake>
      And hand 2 of box 1 <other> <stake>

      Examples:
        | id      | stake | first | second | one   | other |
        | MID-054 | 10    | 10    | 3      | wins  | loses |
        | MID-055 | 15    | 2     | 10     | loses | wins  |
        | MID-056 | 7     | 10    | J      | wins  | wins  |

    @MID-057 @midnight.split.stake
    Scenario: A split takes chips for the second stake
      Given Ann has 19
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   |       |
        | dealer | 10    | 7     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 wins

    @MID-058 @midnight.split.stake
    Scenario: The last chips are enough for a split
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | J Q   |
        | dealer | 10    | 7     |
      When box 1 splits
      Then it is accepted
      When box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 wins

  Rule: What is done with one split hand does not bind the other

    @MID-440 @midnight.split.independent
    Scenario: The first hand stands and the second hits
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 2 9 |
        | dealer | 7     | 10     |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 holds 8 10
      And hand 2 of box 1 holds 8 2 9
      And hand 2 of box 1 wins

    @MID-441 @midnight.split.independent
    Scenario: The first hand hits twice and the second stands
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 8 8   | 2 6 3 7 |
        | dealer | 7     | 10      |
      When box 1 splits
      And hand 1 of box 1 hits two times
      And box 1 stands on every hand
      Then hand 1 of box 1 holds 8 2 3 7
      And hand 1 of box 1 wins
      And hand 2 of box 1 loses

    @MID-442 @midnight.split.independent
    Scenario: One hand is doubled and the other is not
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn      |
        | box 1  | 5 5   | 6 5 10 2 7 |
        | dealer | 10    | 8          |
      When box 1 splits
      And hand 1 of box 1 doubles
      And hand 2 of box 1 hits two times
      And hand 2 of box 1 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 wins

    @MID-443 @midnight.split.independent
    Scenario: The second hand plays on after the first went bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 8 8   | 6 5 9 7 |
        | dealer | 10    | 9       |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 is bust
      And hand 2 of box 1 totals 20
      And hand 2 of box 1 wins

    @MID-445 @midnight.split.independent @midnight.split-aces.free
    Scenario: Both split aces are played like any hand
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn     |
        | box 1  | A A   | 5 2 3 K 6 |
        | dealer | 10    | 8         |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits two times
      And hand 2 of box 1 stands
      Then hand 1 of box 1 totals soft 19
      And hand 2 of box 1 totals hard 19

    @MID-446 @midnight.split-aces.one-card
    Scenario: A split ace gets one card and is done
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 2   |
        | box 2  | 10 9  |       |
        | dealer | 10    | 6 K   |
      When box 1 splits
      And hand 1 of box 1 tries to hit
      Then it is refused
      When hand 2 of box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then hand 1 of box 1 holds A 5
      And hand 2 of box 1 wins

    @MID-447 @midnight.split-aces.one-card @midnight.double-soft.low-total
    Scenario: A split ace is not doubled where it gets one card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 8 9   |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand 1 of box 1 tries to double
      Then it is refused
      When box 2 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 wins

    @MID-620 @midnight.split.independent
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

    @MID-621 @midnight.split.independent
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
