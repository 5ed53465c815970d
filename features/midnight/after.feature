Feature: After the round

  Rule: A push leaves its stake on the box, where it lies for the round to come

    @MID-100 @midnight.settle.push-stays
    Scenario: The stake of a push lies on its box and is not back with the player
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then box 1 pushes
      And 10 lies on box 1
      And Ann has 90

    @MID-101 @midnight.settle.push-stays @midnight.stake-left-by-a-tie.plays-on
    Scenario: A tied stake is dealt on with chips added
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 1 stakes 5
      And box 1 stands
      Then the stake of box 1 is 15
      And box 1 loses

    @MID-102 @midnight.settle.push-stays @midnight.stake-left-by-a-tie.plays-on
    Scenario: A tied stake is dealt on by itself
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And the cards are dealt
      Then it is accepted
      When box 1 stands
      Then box 1 loses

    @MID-103 @midnight.stake-left-by-a-tie.three-commands-only
    Scenario: A tied stake is not dealt on without a command
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann tries to deal
      Then it is refused
      When Ann takes the same bet and deals
      And box 1 stands
      Then box 1 loses

    @MID-665 @midnight.stake-left-by-a-tie.three-commands-only
    Scenario: To a tied stake nothing is added without a command
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann tries to stake 5 on box 1
      Then it is refused
      And 10 lies on box 1
      When Ann clears the table
      And box 1 stakes 5
      And box 1 stands
      Then box 1 loses 5

    @MID-104 @midnight.settle.push-stays
    Scenario: A lost stake does not stay beside a tied one
      Given box 1 stakes 10
      And box 2 stakes 20
      And box 3 stakes 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 6  |       |
        | dealer | 10    | 8     |
      When every box stands
      Then 20 lies on box 2
      And 20 lies on the table

    @MID-105 @midnight.settle.push-stays
    Scenario: A tied blackjack stays on its box
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 10    | A     |
      When box 1 stands
      Then 10 lies on box 1

    @MID-106 @midnight.settle.push-stays
    Scenario: Of a split the hand that ties stays
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 2  |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      Then 10 lies on the table

    @midnight.settle.push-stays @midnight.winning-stake.returned
    Scenario Outline: <dealt> wins and the stake of <stake> goes back with the win
      Given Ann has 100
      And Ann stakes <stake> on box 1
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 8     |
      When box 1 stands
      Then nothing lies on the table
      And Ann has <has>

      Examples:
        | id      | dealt | stake | has |
        | MID-107 | 10 9  | 10    | 110 |
        | MID-108 | A 9   | 15    | 115 |

    @MID-109 @midnight.winning-stake.stays
    Scenario: A winning stake stays on its box and the win is paid
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then box 1 wins 10
      And 10 lies on box 1
      And Ann has 100

    @MID-680 @midnight.settle.push-stays @midnight.winning-stake.stays
    Scenario: What won and what pushed lies on a box together, and of what lost nothing
      Given box 1 stakes 10
      And box 2 stakes 5
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 A  |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 stands
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 wins 10
      And 20 lies on box 1
      And 20 lies on the table

    @MID-110 @midnight.settle.push-stays @midnight.pushed-double.whole-stake
    Scenario: A tied double stays whole
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 7     |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then 20 lies on box 1

    @MID-111 @midnight.settle.push-stays @midnight.pushed-double.whole-stake
    Scenario: Two tied hands of a split both stay
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 J  |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      Then 20 lies on box 1

    @MID-112 @midnight.pushed-double.first-stake
    Scenario: Of a tied double the first stake stays
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 7     |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then 10 lies on box 1
      And Ann has 90

    @MID-113 @midnight.pushed-double.first-stake
    Scenario: Of two tied hands of a split the first stake stays
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 J  |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      Then 10 lies on box 1
      And Ann has 90

  Rule: After a round the player can clear the table, which takes back every stake on it, a push's too

    @MID-115 @midnight.after.clear
    Scenario: Tied stakes are taken back from two boxes
      Given Ann has 100
      And Ann stakes 10 on box 1
      And Ann stakes 20 on box 3
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 3  | 9 9   |       |
        | dealer | 10    | 8     |
      When every box stands
      And Ann clears the table
      Then nothing lies on the table
      And Ann has 100

    @MID-116 @midnight.after.clear
    Scenario: On a cleared table nothing is dealt before a new stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann clears the table
      And Ann tries to deal
      Then it is refused
      When box 2 stakes 5
      And these cards:
        | seat   | dealt | drawn |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And box 2 stands
      Then box 2 loses

    @MID-117 @midnight.after.clear
    Scenario: A lost stake does not come back with clearing
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann clears the table
      Then nothing lies on the table
      And Ann has 90

    @MID-652 @midnight.after.clear
    Scenario: Clearing is carried out after a round, and not in one
      Given Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      And Ann tries to clear the table
      Then it is refused
      When box 1 stands
      And Ann clears the table
      Then it is accepted
      And nothing lies on the table

  Rule: The same bet clears the table, a push's stake too, and lays the last round's stakes again

    @MID-120 @midnight.after.same-bet
    Scenario: A lost stake is laid again and may be dealt on
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann takes the same bet
      Then 10 lies on box 1
      And Ann has 80
      When box 1 stands
      Then box 1 loses

    @MID-121 @midnight.after.same-bet
    Scenario: A tied stake is not laid on top of itself
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann takes the same bet
      Then 10 lies on box 1
      And Ann has 90

    @MID-122 @midnight.after.same-bet
    Scenario: Each box has its own stake again, whatever came of it
      Given box 1 stakes 10
      And box 2 stakes 20
      And box 3 stakes 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 9  |       |
        | dealer | 10    | 8     |
      When every box stands
      And the player takes the same bet
      Then 10 lies on box 1
      And 20 lies on box 2
      And 30 lies on box 3

    @MID-123 @midnight.after.same-bet
    Scenario: An insurance is not laid again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      And box 1 stands
      And the player takes the same bet
      Then 10 lies on box 1
      And 10 lies on the table

    @MID-124 @midnight.after.same-bet
    Scenario: A bet that the player cannot cover is not laid again
      Given Ann has 15
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann tries to take the same bet
      Then it is refused
      When box 1 stakes 5
      And box 1 stands
      Then box 1 loses

    @MID-681 @midnight.after.same-bet
    Scenario: One chip less is not enough for the same bet
      Given Ann has 19
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann tries to take the same bet
      Then it is refused
      And Ann has 9
      When box 1 stakes 9
      And box 1 stands
      Then box 1 loses 9

    @MID-682 @midnight.after.same-bet
    Scenario: The same bet takes the last chip
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And Ann takes the same bet
      Then it is accepted
      And 10 lies on box 1
      And Ann has 0

    @MID-666 @midnight.after.same-bet
    Scenario: The same bet is that of a round that is over
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When the player tries to take the same bet
      Then it is refused
      When the cards are dealt
      And the player tries to take the same bet
      Then it is refused
      When box 1 stands
      And the player takes the same bet
      Then it is accepted
      And 10 lies on box 1

    @MID-667 @midnight.after.same-bet-and-deal
    Scenario: The same bet is not dealt before there was a round, nor in one
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When the player tries to take the same bet and deal
      Then it is refused
      When the cards are dealt
      And the player tries to take the same bet and deal
      Then it is refused
      When box 1 stands
      And the player takes the same bet and deals
      And box 1 stands
      Then box 1 wins

    @MID-125 @midnight.after.same-bet @midnight.same-bet-after-double.first-stakes
    Scenario: After a double the first stake is laid again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 10    | 8     |
      When box 1 doubles
      And the player takes the same bet
      Then 10 lies on box 1

    @MID-126 @midnight.after.same-bet @midnight.same-bet-after-double.first-stakes
    Scenario: After a split the first stake is laid again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 2 10  |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      And the player takes the same bet
      Then 10 lies on box 1

    @MID-127 @midnight.same-bet-after-double.final-stakes
    Scenario: After a double the doubled stake is laid again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 10    | 8     |
      When box 1 doubles
      And the player takes the same bet
      Then 20 lies on box 1

    @MID-128 @midnight.same-bet-after-double.final-stakes
    Scenario: After a split both stakes are laid again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 2 10  |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      And the player takes the same bet
      Then 20 lies on box 1

    @MID-650 @midnight.after.same-bet
    Scenario: The same bet is carried out
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And the player takes the same bet
      Then it is accepted
      And 10 lies on box 1
      When box 1 stands
      Then box 1 wins

  Rule: The same bet and deal lays the last round's stakes on a cleared table and deals at once

    @MID-480 @midnight.after.same-bet-and-deal
    Scenario: The cards come at once
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | 7     | J     |
      When box 1 stands
      And the player takes the same bet and deals
      Then box 1 holds 10 6
      When box 1 stands
      Then box 1 loses

    @MID-481 @midnight.after.same-bet-and-deal
    Scenario: A tied stake is dealt on once
      Given box 1 stakes 10
      And box 2 stakes 20
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 10 6  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      And the player takes the same bet and deals
      And boxes 1 and 2 stand
      Then the stake of box 1 is 10
      And the stake of box 2 is 20

    @MID-482 @midnight.after.same-bet-and-deal @midnight.same-bet-after-double.first-stakes
    Scenario: A doubled stake is dealt on as it was first
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | 10    | 8     |
      When box 1 doubles
      And the player takes the same bet and deals
      And box 1 stands
      Then the stake of box 1 is 10

    @MID-483 @midnight.same-bet-after-double.final-stakes
    Scenario: A doubled stake is dealt on doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | 10    | 8     |
      When box 1 doubles
      And the player takes the same bet and deals
      And box 1 stands
      Then the stake of box 1 is 20

    @MID-651 @midnight.after.same-bet-and-deal
    Scenario: The same bet and deal is carried out
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And the player takes the same bet and deals
      Then it is accepted
      When box 1 stands
      Then box 1 wins
