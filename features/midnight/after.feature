Feature: After the round

  Rule: After a tie the stake stays on its box for the next round

    @MID-101 @midnight.settle.push-stays @midnight.settle.push
    Scenario: A tied stake is dealt on with chips added
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then box 1 pushes
      And 10 lies on box 1
      And Ann has 90
      When Ann stakes 5 on box 1
      And box 1 stands
      Then box 1 wins 15
      And Ann has 115
