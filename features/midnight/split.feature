Feature: Splitting two cards of equal value

  Rule: A split hand is never a blackjack

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

  Rule: A split hand cannot be split again

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
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins 10

  Rule: A hand may be split only when its original two cards have equal value

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
