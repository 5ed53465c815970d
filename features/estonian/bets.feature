Feature: Stakes

  Rule: Who wants cards must have staked

    @EST-001 @estonian.bet.first
    Scenario: Without a stake nothing is dealt
      Given Ann has 100
      When Ann tries to deal
      Then it is refused
      And Ann has 100
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stakes 10
      And box 1 stands
      Then box 1 wins

    @EST-779 @estonian.bet.first
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

    @EST-002 @estonian.bet.first
    Scenario: A box without a stake gets no cards
      Given boxes 1 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 3  | 10 7  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      And box 2 tries to hit
      Then it is refused
      When boxes 1 and 3 stand
      Then box 1 wins
      And box 3 loses

    @estonian.bet.first
    Scenario Outline: A stake of <amount> is no stake
      Given Ann has 100
      When Ann tries to stake <amount> on box 1
      Then it is refused
      And Ann has 100
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stakes 10
      And box 1 stands
      Then box 1 wins

      Examples:
        | id      | amount |
        | EST-003 | 0      |
        | EST-004 | -10    |
        | EST-005 | 101    |

    @EST-006 @estonian.bet.first
    Scenario: Several boxes carry stakes of their own
      Given box 1 stakes 10
      And box 2 stakes 20
      And Ben stakes 5 on box 3
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | box 3  | 10 9  |       |
        | dealer | 10    | 8     |
      When boxes 1, 2 and 3 stand
      Then box 1 wins 10
      And box 2 loses 20
      And box 3 wins 5

    @EST-747 @estonian.bet.first
    Scenario: A third stake is taken, down to the last chip
      Given Ann has 30
      When Ann stakes 10 on box 1
      And Ann stakes 10 on box 2
      And Ann tries to stake 11 on box 3
      Then it is refused
      When Ann stakes 10 on box 3
      Then it is accepted
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | box 3  | J Q   |       |
        | dealer | 10    | 8     |
      And boxes 1, 2 and 3 stand
      Then box 1 wins
      And box 3 wins

    @EST-783 @estonian.bet.first
    Scenario: The boxes are staked from the last to the first
      Given Ann stakes 10 on box 3
      And Ben stakes 5 on box 2
      And Ann stakes 20 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | box 3  | 9 9   |       |
        | dealer | 10    | 8     |
      When boxes 1, 2 and 3 stand
      Then box 1 wins 20
      And box 2 loses 5
      And box 3 pushes

  Rule: A player may stake on another's box, behind the stake that lies there

    @EST-010 @estonian.bet.behind
    Scenario: A stake behind wins with the hand
      Given Ann has 100
      And Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      Then the stake of Ben behind box 1 is 5
      And 15 lies on the table
      When box 1 stands
      Then Ben behind box 1 nets 5
      And Ben has 105

    @EST-011 @estonian.bet.behind
    Scenario: A stake behind loses with the hand, once
      Given Ann has 100
      And Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then Ben behind box 1 nets -5
      And Ben has 95
      And Ann has 90

    @EST-012 @estonian.bet.behind
    Scenario: A stake behind ties with the hand
      Given Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then Ben behind box 1 nets 0

    @EST-013 @estonian.bet.behind
    Scenario: A natural pays 3:2 on a stake behind too
      Given Ann stakes 10 on boxes 1 and 2
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins 15
      And Ben behind box 1 nets 7.5

    @EST-014 @estonian.bet.behind
    Scenario: Two players stake behind the same box
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And Cleo stakes 20 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then Ben behind box 1 nets 5
      And Cleo behind box 1 nets 20
      And box 1 wins 10

    @EST-015 @estonian.bet.behind
    Scenario: A player with a box of his own stakes behind another's
      Given Ann stakes 10 on box 1
      And Ben stakes 10 on box 2
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then Ben behind box 1 nets 5
      And box 2 loses 10

    @EST-016 @estonian.bet.behind
    Scenario: Nothing is staked behind an empty box
      Given Ann stakes 10 on box 1
      And Ben has 100
      When Ben tries to stake 5 behind on box 2
      Then it is refused
      And Ben has 100
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins

    @EST-017 @estonian.bet.behind
    Scenario: A stake behind takes chips that its owner has
      Given Ann stakes 10 on box 1
      And Ben has 4
      When Ben tries to stake 5 behind on box 1
      Then it is refused
      And Ben has 4
      When Ben stakes 4 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then Ben behind box 1 nets 4

    @EST-766 @estonian.bet.behind
    Scenario: Another's stake on a box lies behind, or not at all
      Given Ann stakes 10 on box 1
      And Ben has 100
      When Ben tries to stake 5 on box 1
      Then it is refused
      And Ben has 100
      When Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then Ben behind box 1 nets 5

    @EST-784 @estonian.bet.behind
    Scenario: The one who stakes first has the box, whoever comes behind
      Given Ben stakes 10 on box 1
      And Ann has 100
      When Ann tries to stake 5 on box 1
      Then it is refused
      And Ann has 100
      When Ann stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins 10
      And Ann behind box 1 nets 5

    @EST-018 @estonian.bet.behind
    Scenario: A bust loses a stake behind as well
      Given Ann stakes 10 on boxes 1 and 2
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      And box 2 stands
      Then Ben behind box 1 nets -5

    @EST-748 @estonian.bet.behind
    Scenario: A second stake behind is taken as the first
      Given Ann stakes 10 on box 1
      When Ben stakes 5 behind on box 1
      Then it is accepted
      When Cleo stakes 20 behind on box 1
      Then it is accepted
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then Cleo behind box 1 nets 20

  Rule: A hand is played by the one whose stake was first on the box, and by nobody behind

    @estonian.bet.behind-decides
    Scenario Outline: A player behind cannot <act>
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3     |
        | dealer | 10    | 8     |
      When Ben tries to <act> for box 1
      Then it is refused
      When box 1 hits
      And box 1 stands
      Then box 1 totals 19
      And Ben behind box 1 nets 5

      Examples:
        | id      | act       |
        | EST-020 | hit       |
        | EST-021 | stand     |
        | EST-022 | double    |
        | EST-023 | split     |
        | EST-024 | surrender |

    @EST-025 @estonian.bet.behind-decides
    Scenario: A stranger cannot play a box either
      Given Ann stakes 10 on box 1
      And Ben stakes 10 on box 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When Ben tries to stand for box 1
      Then it is refused
      When box 1 hits
      And box 1 stands
      And box 2 stands
      Then box 1 wins

    @EST-026 @estonian.bet-behind-follows.matches
    Scenario: A double doubles a stake behind
      Given Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then the stake of Ben behind box 1 is 10
      And box 1 wins 20
      And Ben behind box 1 nets 10
      And Ben has 110

    @EST-027 @estonian.bet-behind-follows.matches
    Scenario: A split puts as much behind the new hand
      Given Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A K   |
        | dealer | 10    | 8     |
      When box 1 splits
      Then Ben has 90
      When box 1 stands on every hand
      Then Ben behind hand 1 of box 1 nets 5
      And Ben behind hand 2 of box 1 nets 0

    @EST-028 @estonian.bet-behind-follows.matches
    Scenario: A stake behind that cannot be doubled stays as it was
      Given Ben has 8
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then it is accepted
      And the stake of Ben behind box 1 is 5
      And Ben behind box 1 nets 5

    @EST-786 @estonian.bet-behind-follows.matches
    Scenario: A stake behind is doubled with its owner's last chips
      Given Ann has 10
      And Cleo has 9
      And Ben stakes 10 on box 1
      And Ann stakes 5 behind on box 1
      And Cleo stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then box 1 wins 20
      And Ann behind box 1 nets 10
      And Cleo behind box 1 nets 5

    @EST-029 @estonian.bet-behind-follows.matches
    Scenario: A stake behind that cannot cover a split stays on the first hand
      Given Ben has 8
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A K   |
        | dealer | 10    | 8     |
      When box 1 splits
      Then it is accepted
      When box 1 stands on every hand
      Then Ben behind hand 1 of box 1 nets 5
      And Ben has 13

    @EST-787 @estonian.bet-behind-follows.matches
    Scenario: A double of a split hand doubles the stake behind it
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 9 |
        | dealer | 10    | 8      |
      When box 1 splits
      And hand 1 of box 1 doubles
      And hand 2 of box 1 stands
      Then Ben behind hand 1 of box 1 nets 10
      And Ben behind hand 2 of box 1 nets 0

    @EST-030 @estonian.bet-behind-follows.stays
    Scenario: A double leaves a stake behind as it was
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then the stake of Ben behind box 1 is 5
      And Ben behind box 1 nets 5

    @EST-034 @estonian.bet-behind-follows.stays
    Scenario: The owner of a stake behind has no say in it
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 8     |
      When Ben tries to follow for box 1
      Then it is refused
      When box 1 doubles
      Then Ben behind box 1 nets 5

    @EST-031 @estonian.bet-behind-follows.stays
    Scenario: A split leaves a stake behind on the first hand
      Given Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A K   |
        | dealer | 10    | 8     |
      When box 1 splits
      Then Ben has 95
      When box 1 stands on every hand
      Then Ben behind hand 1 of box 1 nets 5
      And Ben has 105

    @EST-032 @estonian.bet-behind-follows.asked
    Scenario: A stake behind doubles where its owner says so
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And Cleo stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 8     |
      When the cards are dealt
      And Ben lets the stake behind box 1 follow
      And box 1 doubles
      Then Ben behind box 1 nets 10
      And Cleo behind box 1 nets 5

    @estonian.bet-behind-follows.asked
    Scenario Outline: Of two stakes behind, <one> lets hers double
      Given Ann has 10
      And Cleo has 10
      And Ben stakes 10 on box 1
      And Ann stakes 5 behind on box 1
      And Cleo stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 8     |
      When the cards are dealt
      And <one> lets the stake behind box 1 follow
      And box 1 doubles
      Then <one> behind box 1 nets 10
      And <other> behind box 1 nets 5

      Examples:
        | id      | one  | other |
        | EST-788 | Ann  | Cleo  |
        | EST-789 | Cleo | Ann   |

    @estonian.bet-behind-follows.asked
    Scenario Outline: <player> has no stake behind and no say
      Given Ann stakes 10 on box 1
      And Cleo stakes 10 on box 2
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      And <player> tries to follow for box 1
      Then it is refused
      When box 1 doubles
      And box 2 stands
      Then box 1 wins 20
      And Ben behind box 1 nets 5

      Examples:
        | id      | player |
        | EST-767 | Ann    |
        | EST-768 | Cleo   |

    @EST-769 @estonian.bet-behind-follows.asked
    Scenario: The owner of a stake behind has one say in a double
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 8     |
      When the cards are dealt
      And Ben lets the stake behind box 1 follow
      And Ben tries to follow for box 1
      Then it is refused
      When box 1 doubles
      Then Ben behind box 1 nets 10

    @EST-033 @estonian.bet-behind-follows.asked
    Scenario: A stake behind splits where its owner says so
      Given Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A K   |
        | dealer | 10    | 8     |
      When the cards are dealt
      And Ben lets the stake behind box 1 follow
      And box 1 splits
      Then Ben has 90
      When box 1 stands on every hand
      Then Ben behind hand 1 of box 1 nets 5

    @EST-790 @estonian.bet-behind-follows.asked
    Scenario: What is said of a split is not said of the double after it
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 9 |
        | dealer | 10    | 8      |
      When the cards are dealt
      And Ben lets the stake behind box 1 follow
      And box 1 splits
      And hand 1 of box 1 doubles
      And hand 2 of box 1 stands
      Then hand 1 of box 1 wins 20
      And Ben behind hand 1 of box 1 nets 5

    @EST-806 @estonian.bet-behind-follows.asked
    Scenario: What is said of a split is not said of the double of its second hand
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 3 9 |
        | dealer | 10    | 8      |
      When the cards are dealt
      And Ben lets the stake behind box 1 follow
      And box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 doubles
      Then hand 2 of box 1 wins 20
      And Ben behind hand 2 of box 1 nets 5

  Rule: The dealer closes the bets, and takes no stake afterwards

    @EST-040 @estonian.bet.closed
    Scenario: No stake after the bets are closed
      Given Ann has 100
      And Ann stakes 10 on box 1
      When the dealer closes the bets
      And Ann tries to stake 10 on box 2
      Then it is refused
      And Ann has 90
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins 10

    @EST-041 @estonian.bet.closed
    Scenario: No stake behind after the bets are closed
      Given Ann stakes 10 on box 1
      And Ben has 100
      When the dealer closes the bets
      And Ben tries to stake 5 behind on box 1
      Then it is refused
      And Ben has 100
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins 10

    @EST-042 @estonian.bet.closed
    Scenario: A stake is not raised after the bets are closed
      Given Ann stakes 10 on box 1
      When the dealer closes the bets
      And Ann tries to stake 5 on box 1
      Then it is refused
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins 10

    @EST-785 @estonian.bet.closed
    Scenario: Stakes are raised until the bets are closed
      Given Ben stakes 10 on box 1
      And Ann stakes 4 behind on box 1
      And Cleo stakes 5 behind on box 1
      When Ben stakes 10 on box 1
      Then it is accepted
      When Cleo stakes 5 behind on box 1
      Then it is accepted
      When the dealer closes the bets
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins 20
      And Ann behind box 1 nets 4
      And Cleo behind box 1 nets 10

    @EST-043 @estonian.bet.closed
    Scenario: No stake while the hands are played
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 hits
      And Ann tries to stake 10 on box 2
      Then it is refused
      And Ann has 90
      When box 1 stands
      Then box 1 wins 10

    @EST-782 @estonian.bet.closed
    Scenario: The bets are closed before the cards, once
      Given Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When the dealer closes the bets
      And the player tries to close the bets
      Then it is refused
      When the cards are dealt
      And the player tries to close the bets
      Then it is refused
      When box 1 hits
      And box 1 stands
      Then box 1 wins 10
