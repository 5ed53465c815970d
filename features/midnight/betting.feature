Feature: Bets and the deal

  Rule: The player stakes on at least one box and on three at most

    @MID-130 @midnight.bet.boxes
    Scenario: One box is enough
      Given box 2 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 2 stands
      Then box 2 wins

    @MID-131 @midnight.bet.boxes
    Scenario: Two boxes with a free one between them
      Given box 1 stakes 10
      And box 3 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 3  | 10 7  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 3 stand
      Then box 1 wins
      And box 3 loses

    @MID-132 @midnight.bet.boxes
    Scenario: Three boxes and no fourth
      Given boxes 1, 2 and 3 stake 10 each
      When Ann tries to stake 10 on box 4
      Then it is refused
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 9 J   |       |
        | box 3  | 10 7  |       |
        | dealer | 10    | 8     |
      And boxes 1, 2 and 3 stand
      Then box 1 wins
      And box 2 wins
      And box 3 loses

    @MID-653 @midnight.bet.boxes @midnight.bet.deal
    Scenario: A third stake is taken, down to the last chip
      Given Ann has 30
      And Ann stakes 10 on boxes 1 and 2
      When Ann stakes 10 on box 3
      Then it is accepted
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | box 3  | J Q   |       |
        | dealer | 10    | 8     |
      And every box stands
      Then box 1 wins
      And box 3 wins

    @MID-655 @midnight.bet.boxes
    Scenario: No box but the three takes the first stake
      When Ann tries to stake 10 on box 4
      Then it is refused
      When Ann tries to stake 10 on box 7
      Then it is refused
      When Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins

    @MID-683 @midnight.bet.boxes
    Scenario: No box comes before the first
      Given box 1 stakes 10
      When Ann tries to stake 10 on box 0
      Then it is refused
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins

  Rule: The cards come when the player asks for the deal, which takes a stake on the table

    @MID-135 @midnight.bet.deal @midnight.bet.boxes
    Scenario: No deal without a stake
      When Ann tries to deal
      Then it is refused
      When box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins

    @MID-136 @midnight.bet.deal
    Scenario: No cards before the deal
      Given box 1 stakes 10
      When box 1 tries to hit
      Then it is refused
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | K     |
        | dealer | 10    | 8     |
      And box 1 hits
      And box 1 stands
      Then box 1 holds 5 4 K
      And box 1 wins

    @midnight.bet.deal
    Scenario Outline: <amount> is no stake, and nothing is dealt on it
      When Ann tries to stake <amount> on box 1
      Then it is refused
      When Ann tries to deal
      Then it is refused
      When box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 loses

      Examples:
        | id      | amount |
        | MID-137 | 0      |
        | MID-138 | -5     |

    @MID-139 @midnight.bet.deal
    Scenario: Chips that the player does not have are no stake
      Given Ann has 10
      When Ann tries to stake 11 on box 1
      Then it is refused
      When Ann tries to deal
      Then it is refused
      When Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 loses

    @MID-142 @midnight.bet.deal
    Scenario: Chips that lie on one box are no stake on another
      Given Ann has 25
      And Ann stakes 10 on boxes 1 and 2
      When Ann tries to stake 10 on box 3
      Then it is refused
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And boxes 1 and 2 stand
      Then box 1 wins
      And box 2 loses

    @MID-677 @midnight.bet.deal
    Scenario: A lost stake does not bring the cards of the next round
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann tries to deal
      Then it is refused
      And Ann has 90
      When Ann stakes 10 on box 1
      And box 1 stands
      Then box 1 wins

    @MID-140 @midnight.bet.deal
    Scenario: The stake is fixed by the deal
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      And Ann tries to stake 90 on box 1
      Then it is refused
      When Ann tries to stake 10 on box 2
      Then it is refused
      When box 1 stands
      Then the stake of box 1 is 10
      And box 1 loses

    @MID-141 @midnight.bet.deal
    Scenario: No second deal while a box is played
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 hits
      And Ann tries to deal
      Then it is refused
      When box 1 stands
      Then box 1 wins

  Rule: At the deal each box with a stake gets two cards and the dealer one

    @MID-145 @midnight.deal.first-cards
    Scenario: Two cards for one box
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 6   |       |
        | dealer | 7     | 10    |
      When the cards are dealt
      Then box 1 holds 9 6
      And the dealer holds 7
      When box 1 stands
      Then box 1 loses

    @MID-146 @midnight.deal.first-cards
    Scenario: Two cards for each of three boxes
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 9 Q   |       |
        | box 3  | 4 J   |       |
        | dealer | 8     | 10    |
      When the cards are dealt
      Then box 1 holds 10 2
      And box 2 holds 9 Q
      And box 3 holds 4 J
      And the dealer holds 8
      When every box stands
      Then box 2 wins

    @MID-147 @midnight.deal.first-cards
    Scenario: No cards for a box without a stake
      Given boxes 1 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 3  | 4 J   |       |
        | dealer | 8     | 10    |
      When box 1 stands
      And box 2 tries to stand
      Then it is refused
      When box 3 stands
      Then box 1 holds 10 2
      And box 3 holds 4 J
      And box 3 loses
