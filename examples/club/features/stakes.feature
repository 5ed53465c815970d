Feature: What lies on a club's boxes

  Rule: The stake of a hand that won stays on its box; one that tied goes back

    @CLUB-050 @club.winner-stays
    Scenario: A win leaves the stake, and the winnings are the player's
      Given Ann has 100
      And box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then 10 lies on box 1
      And Ann has 100

    @CLUB-051 @club.winner-stays
    Scenario: A tie leaves nothing
      Given Ann has 100
      And box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then nothing lies on the table
      And Ann has 100

    @CLUB-052 @club.winner-stays
    Scenario: Of two hands of a box, one won and one tied, one stake stays
      Given Ann has 100
      And box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 3 9 |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 wins 10
      And 10 lies on box 1
      And Ann has 100

    @CLUB-053 @club.winner-stays
    Scenario: Stakes behind stay as each player's own
      Given Ann has 100
      And Ben has 100
      And Cleo has 100
      And Ben stakes 10 on box 1
      And Ann stakes 4 behind on box 1
      And Cleo stakes 6 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then Ann has 100
      And Ben has 100
      And Cleo has 100
      And 20 lie on the table

  Rule: One player's stake on a box is at most 20

    @CLUB-060 @club.stakes.most
    Scenario: Stakes of several players may come to more together
      Given Ben stakes 20 on box 1
      And Ann stakes 15 behind on box 1
      When Cleo tries to stake 20 behind on box 1
      Then it is accepted
      And 55 lie on the table

    @CLUB-061 @club.stakes.most
    Scenario: Raised stakes count together
      Given Ben stakes 10 on box 1
      And Ann stakes 15 behind on box 1
      When Ben tries to stake 11 on box 1
      Then it is refused
      When Ann tries to stake 6 behind on box 1
      Then it is refused
      When Ben tries to stake 10 on box 1
      Then it is accepted
      And 35 lie on the table
