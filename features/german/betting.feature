Feature: Stakes and the deal

  Rule: One player may have three hands in a round and no more

    @GER-001 @german.bet.hands
    Scenario: One hand is enough
      Given Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 stands
      Then box 1 wins

    @GER-002 @german.bet.hands
    Scenario: Three hands of one player
      Given Ann stakes 10 on boxes 1, 2 and 3
      Then it is accepted
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 7  |       |
        | dealer | 9     | 9     |
      And boxes 1, 2 and 3 stand
      Then box 1 wins
      And box 2 pushes
      And box 3 loses

    @GER-003 @german.bet.hands
    Scenario: No fourth hand
      Given Ann stakes 10 on boxes 1, 2 and 3
      When Ann tries to stake 10 on box 4
      Then it is refused
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 7  |       |
        | dealer | 9     | 9     |
      And boxes 1, 2 and 3 stand
      Then box 3 loses

    @GER-004 @german.bet.hands
    Scenario: The hands of a player need chips of their own
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

    @GER-864 @german.bet.hands
    Scenario: The first hand needs chips of the player's too
      Given Ann has 10
      When Ann tries to stake 11 on box 1
      Then it is refused
      And Ann has 10
      When Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 loses
      And Ann has 0

    @GER-847 @german.bet.hands
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
      And boxes 1, 2 and 3 stand
      Then box 1 wins
      And box 3 wins

  Rule: The stake of a hand is at least the table's least and at most its largest

    @german.bet.limits
    Scenario Outline: A stake of <stake> is taken
      Given box 1 stakes <stake>
      Then it is accepted
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 8     |
      And box 1 stands
      Then box 1 wins

      Examples:
        | id      | stake |
        | GER-005 | 1     |
        | GER-006 | 1.5   |
        | GER-007 | 100   |

    @german.bet.limits
    Scenario Outline: A stake of <stake> is not taken
      When Ann tries to stake <stake> on box 1
      Then it is refused
      When Ann stakes <instead> on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 loses

      Examples:
        | id      | stake | instead |
        | GER-008 | 0.5   | 1       |
        | GER-009 | 0     | 1       |
        | GER-010 | -5    | 5       |
        | GER-011 | 100.5 | 100     |
        | GER-012 | 101   | 100     |

    @GER-013 @german.bet.limits
    Scenario: The limits are of each hand, so that all together may pass the largest stake
      Given box 1 stakes 100
      When box 2 stakes 100
      Then it is accepted
      When box 3 stakes 1
      Then it is accepted
      And 201 lies on the table

    @german.bet.limits
    Scenario Outline: A later hand is not given <stake> either
      Given box 1 stakes 100
      And box 2 stakes 1
      When Ann tries to stake <stake> on box 3
      Then it is refused
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And boxes 1 and 2 stand
      Then box 1 wins
      And box 2 loses

      Examples:
        | id      | stake |
        | GER-014 | 0.5   |
        | GER-015 | 101   |

    @GER-846 @german.bet.limits
    Scenario: What is added to a stake does not take it above the largest
      Given Ann stakes 60 on box 1
      When Ann tries to stake 41 on box 1
      Then it is refused
      When Ann stakes 40 on box 1
      Then it is accepted
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 wins

  Rule: What a double, a split or an insurance adds, beside the table's limits

    @GER-020 @german.limits-and-added-stakes.placed-stake
    Scenario: A double may pass the largest stake
      Given box 1 stakes 60
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | 9     | 9     |
      When box 1 doubles
      Then it is accepted
      And box 1 wins 120

    @GER-021 @german.limits-and-added-stakes.every-stake
    Scenario: A double may not pass the largest stake
      Given box 1 stakes 60
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | 9     | 9     |
      When box 1 tries to double
      Then it is refused
      When box 1 hits
      And box 1 stands
      Then box 1 wins 60

    @GER-022 @german.limits-and-added-stakes.every-stake
    Scenario: A double may reach the largest stake
      Given boxes 1 and 2 stake 50
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 6 5   | 9     |
        | dealer | 9     | 9     |
      When box 1 stands
      And box 2 doubles
      Then it is accepted
      And box 2 wins 100

    @GER-876 @german.limits-and-added-stakes.every-stake
    Scenario: A double and a split may stay below the largest stake
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | box 2  | 8 8   | 10 K  |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then it is accepted
      When box 2 splits
      Then it is accepted
      When box 2 stands on every hand
      Then box 1 wins 20
      And box 2 nets 20

    @GER-023 @german.limits-and-added-stakes.placed-stake
    Scenario: A largest stake may be doubled on a later box
      Given box 1 stakes 10
      And box 2 stakes 100
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 6 5   | 2     |
        | dealer | 9     | 9     |
      When box 1 stands
      And box 2 doubles
      Then it is accepted
      And box 2 loses 200

  Rule: At the deal each hand with a stake gets two cards, and the dealer an up card and a hole card

    @GER-030 @german.deal.first-cards
    Scenario: Two cards for one hand, and one of the dealer's two face down
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 6   |       |
        | dealer | 7     | 10    |
      When the cards are dealt
      Then box 1 holds 9 6
      And the dealer holds 7 ?
      When box 1 stands
      Then the dealer holds 7 10

    @GER-031 @german.deal.first-cards
    Scenario: Two cards for each of three hands
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 8   |       |
        | box 2  | 10 2  |       |
        | box 3  | 5 6   |       |
        | dealer | 8     | Q     |
      When the cards are dealt
      Then box 1 holds 9 8
      And box 2 holds 10 2
      And box 3 holds 5 6
      And the dealer holds 8 ?

    @GER-032 @german.deal.first-cards
    Scenario: No cards where nothing is staked
      Given box 2 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 2  | 10 9  |       |
        | dealer | 8     | 10    |
      When the cards are dealt
      Then box 2 holds 10 9
      And box 2 is in turn
      When box 2 stands
      Then box 2 wins

    @GER-033 @german.deal.first-cards
    Scenario: A first hit is the third card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 10    |
        | dealer | 7     | 10    |
      When box 1 hits
      Then box 1 holds 2 3 10
      And the dealer holds 7 ?
      When box 1 stands
      Then box 1 loses

    @GER-034 @german.deal.first-cards
    Scenario: The cards come after the stakes, and no stake after the cards
      Given box 1 stakes 10
      When box 1 tries to hit
      Then it is refused
      When these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 9     |
      And the cards are dealt
      And Ann tries to stake 50 on box 2
      Then it is refused
      When box 1 stands
      Then box 1 wins 10

    @GER-869 @german.deal.first-cards
    Scenario: Without a stake no hand gets cards
      Given Ann has 100
      When Ann tries to deal
      Then it is refused
      And Ann has 100
      When box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And the cards are dealt
      Then box 1 holds 10 9
      When box 1 stands
      Then box 1 wins

    @GER-874 @german.deal.first-cards
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

    @GER-035 @german.deal.first-cards
    Scenario: A new round starts with two new cards, after a split too
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 9 7   |
        | dealer | 10    | 9     |
      When box 1 splits
      And box 1 stands on every hand
      And box 1 stakes 10
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 4  |       |
        | dealer | 9     | 8     |
      And the cards are dealt
      Then box 1 holds 10 4
      And the dealer holds 9 ?

    @GER-848 @german.deal.first-cards
    Scenario: No second deal while a hand is played
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      And Ann tries to deal
      Then it is refused
      When box 1 stands
      Then box 1 wins
