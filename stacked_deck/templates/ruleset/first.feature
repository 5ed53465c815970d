Feature: What a hand wins

  Rule: A win without a natural is paid 1:1

    @$prefix-001 @$name.pays.win
    Scenario: 19 beats 18
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then box 1 wins 10
