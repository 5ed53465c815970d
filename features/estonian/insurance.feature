Feature: Insurance

  Rule: With an ace up, and only then, the players can insure what they staked

    @EST-500 @estonian.insurance.when
    Scenario: Insurance is taken with an ace up
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures for 5
      Then it is accepted
      And Ann has 85
      And the insurance of box 1 is 5
      When box 1 stands
      Then box 1 wins

    @estonian.insurance.when
    Scenario Outline: No insurance against <up>
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 10 9  |          |
        | dealer | <up>  | <second> |
      When box 1 tries to insure for 5
      Then it is refused
      And Ann has 90
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | up | second | outcome |
        | EST-501 | 10 | A      | loses   |
        | EST-502 | K  | 8      | wins    |
        | EST-503 | 9  | 8      | wins    |

    @EST-504 @estonian.insurance.when
    Scenario: Each box insures by itself
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 9  |       |
        | box 3  | 10 9  |       |
        | dealer | A     | J     |
      When box 2 insures for 5
      And boxes 1, 2 and 3 stand
      Then box 1 nets -10
      And box 2 nets 0
      And box 3 nets -10

    @EST-505 @estonian.insurance.when @estonian.insurance-when.before-play
    Scenario: No insurance once a hand is played
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | dealer | A     | 7     |
      When box 1 hits
      And box 1 tries to insure for 5
      Then it is refused
      And Ann has 90
      When box 1 stands
      Then box 1 wins

    @EST-770 @estonian.insurance.when
    Scenario: Who has no stake on a box insures nothing there
      Given Ann stakes 10 on box 1
      And Ben has 100
      And Ben stakes 10 on box 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 9  |       |
        | dealer | A     | K     |
      When Ben tries to insure for 5 for box 1
      Then it is refused
      And Ben has 90
      When box 1 insures for 5
      And boxes 1 and 2 stand
      Then box 1 nets 0
      And box 2 loses 10

    @estonian.insurance.when @estonian.insurance-when.before-play
    Scenario Outline: No <act> of box 1 comes before box 2 has answered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 5   | 9     |
        | box 2  | 10 7  |       |
        | dealer | A     | 7     |
      When box 1 insures
      And box 1 tries to <act>
      Then it is refused
      And the stake of box 1 is 10
      When box 2 insures
      And box 1 hits
      And boxes 1 and 2 stand
      Then box 1 totals 19

      Examples:
        | id      | act    |
        | EST-762 | hit    |
        | EST-763 | double |
        | EST-764 | split  |

    @EST-506 @estonian.insurance-when.until-the-dealer-draws
    Scenario: Insurance is open until the dealer draws
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | dealer | A     | K     |
      When box 1 hits
      And box 1 insures for 5
      Then it is accepted
      When box 1 stands
      Then box 1 nets 0

    @EST-507 @estonian.insurance-when.until-the-dealer-draws
    Scenario: A doubled stake is insured for its half
      Given box 1 stakes 10
      And box 2 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | box 2  | 10 9  |       |
        | dealer | A     | 8     |
      When box 1 doubles
      And box 1 insures for 10
      Then it is accepted
      When box 2 stands
      Then box 1 nets 10

    @EST-794 @estonian.insurance-when.until-the-dealer-draws @estonian.insure-a-natural.yes
    Scenario: A natural may be insured after another hand has played
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | box 2  | A K   |       |
        | dealer | A     | 7     |
      When box 1 hits
      And box 2 insures for 5
      Then it is accepted
      When boxes 1 and 2 stand
      Then box 2 wins 15
      And the insurance of box 2 loses 5

    @EST-795 @estonian.insurance-when.until-the-dealer-draws @estonian.insure-a-natural.no
    Scenario: Nor is a natural insured after another hand has played
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | box 2  | A K   |       |
        | dealer | A     | 7     |
      When box 1 hits
      And box 2 tries to insure for 5
      Then it is refused
      When boxes 1 and 2 stand
      Then box 2 wins 15

    @EST-796 @estonian.insurance.up-to-half @estonian.insurance-when.until-the-dealer-draws
    Scenario: What is insured while it is played is insured once
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | dealer | A     | 7     |
      When box 1 insures for 2
      And box 1 hits
      And box 1 tries to insure for 2
      Then it is refused
      And Ann has 88
      When box 1 stands
      Then box 1 wins 10
      And Ann has 108

    @EST-797 @estonian.insurance.up-to-half @estonian.player-bust.loses @estonian.insurance-when.until-the-dealer-draws
    Scenario: A bust hand has no stake in play to insure
      Given Ann has 100
      And Ann stakes 10 on boxes 1 and 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 hits
      And box 1 tries to insure for 5
      Then it is refused
      And Ann has 80
      When box 2 stands
      Then box 1 loses 10
      And box 2 wins 10

    @EST-508 @estonian.insure-a-natural.yes
    Scenario: A natural may be insured
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures for 5
      Then it is accepted
      When boxes 1 and 2 stand
      Then box 1 wins 15
      And the insurance of box 1 loses 5

    @EST-509 @estonian.insure-a-natural.no
    Scenario: A natural may not be insured
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 tries to insure for 5
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 wins 15

    @EST-510 @estonian.bet-behind-insures.owner
    Scenario: A stake behind is insured by its owner
      Given Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 6 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When Ben insures for 3 on box 1
      Then it is accepted
      When box 1 stands
      Then the insurance of Ben behind box 1 nets 6
      And Ben has 100
      And box 1 nets -10

    @EST-792 @estonian.bet-behind-insures.owner
    Scenario: Each insures what is theirs on the box, or does not
      Given Ben stakes 10 on box 1
      And Ann stakes 6 behind on box 1
      And Cleo stakes 4 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures for 5
      And Ann insures for 3 on box 1
      And box 1 stands
      Then the insurance of box 1 wins 10
      And the insurance of Ann behind box 1 nets 6
      And Ann behind box 1 nets -6
      And Cleo behind box 1 nets -4

    @EST-511 @estonian.bet-behind-insures.first-player
    Scenario: A stake behind is insured by the box's first player
      Given Ben has 100
      And Ann stakes 10 on box 1
      And Ben stakes 6 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures for 3 for Ben
      Then it is accepted
      When box 1 stands
      Then the insurance of Ben behind box 1 nets 6
      And Ben has 100

    @EST-771 @estonian.bet-behind-insures.first-player
    Scenario: The owner of a stake behind does not insure it
      Given Ann stakes 10 on box 1
      And Ben has 100
      And Ben stakes 4 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When Ben tries to insure for 2 for box 1
      Then it is refused
      And Ben has 96
      When box 1 insures for 2 for Ben
      And box 1 stands
      Then the insurance of Ben behind box 1 nets 4

    @EST-716 @estonian.insurance.when @estonian.insurance-when.before-play
    Scenario: Insurance may be declined
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 declines insurance
      Then it is accepted
      And box 1 is not insured
      When box 1 stands
      Then box 1 wins

    @EST-717 @estonian.insurance.when
    Scenario: Both boxes may be insured
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | A     | 7     |
      When box 1 insures
      Then it is accepted
      When box 2 insures
      Then it is accepted
      When boxes 1 and 2 stand
      Then box 1 wins
      And box 2 loses

  Rule: A player insures for as much as wanted, half of the stake in play at most

    @estonian.insurance.up-to-half
    Scenario Outline: A stake of <stake> is insured for <amount>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures for <amount>
      Then it is accepted
      When box 1 stands
      Then box 1 nets <net>

      Examples:
        | id      | stake | amount | net |
        | EST-520 | 10    | 5      | 0   |
        | EST-521 | 10    | 4      | -2  |
        | EST-522 | 10    | 1      | -8  |
        | EST-523 | 10    | 0.5    | -9  |
        | EST-524 | 5     | 2.5    | 0   |

    @estonian.insurance.up-to-half @estonian.insurance-when.before-play
    Scenario Outline: A stake of <stake> is not insured for <amount>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 tries to insure for <amount>
      Then it is refused
      When box 1 declines insurance
      And box 1 stands
      Then box 1 nets -<stake>

      Examples:
        | id      | stake | amount |
        | EST-525 | 10    | 5.5    |
        | EST-526 | 10    | 10     |
        | EST-527 | 10    | 0      |
        | EST-528 | 5     | 3      |
        | EST-529 | 10    | -1     |

    @EST-530 @estonian.insurance.up-to-half
    Scenario: Insurance takes chips that the player has
      Given Ann has 12
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 tries to insure for 5
      Then it is refused
      And Ann has 2
      When box 1 insures for 2
      And box 1 stands
      Then box 1 wins 10

    @EST-793 @estonian.insurance.up-to-half @estonian.bet-behind-insures.owner
    Scenario: Insurance behind takes chips that its owner has
      Given Ben has 8
      And Ann stakes 10 on box 1
      And Ben stakes 6 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When Ben tries to insure for 3 for box 1
      Then it is refused
      And Ben has 2
      When Ben tries to insure for 2 for box 1
      Then it is accepted
      And Ben has 0
      When box 1 stands
      Then the insurance of Ben behind box 1 nets 4

    @EST-531 @estonian.insurance.up-to-half
    Scenario: A stake is insured once
      Given Ann has 100
      And Ann stakes 10 on boxes 1 and 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures for 2
      And box 1 tries to insure for 2
      Then it is refused
      And Ann has 78
      When boxes 1 and 2 stand
      Then box 1 wins 10

    @estonian.insurance.up-to-half
    Scenario Outline: Half of an odd stake of <stake> is insurance
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures
      Then it is accepted
      And the insurance of box 1 is <half>
      When box 1 stands
      Then box 1 wins

      Examples:
        | id      | stake | half |
        | EST-718 | 15    | 7.5  |
        | EST-719 | 7     | 3.5  |
        | EST-720 | 1     | 0.5  |

  Rule: The dealer's natural takes the stakes and pays insurance 2:1

    @EST-540 @estonian.insurance.wins
    Scenario: A full insurance makes up for the stake
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures for 5
      And box 1 stands
      Then box 1 loses 10
      And the insurance of box 1 wins 10
      And Ann has 100

    @EST-541 @estonian.insurance.wins
    Scenario: A small insurance pays 2:1 as well
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 10    |
      When box 1 insures for 1.5
      And box 1 stands
      Then the insurance of box 1 wins 3

    @EST-777 @estonian.insurance.wins
    Scenario: A won insurance makes good what the dealer's natural took
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      And box 1 stands
      Then Ann has 100

    @EST-542 @estonian.insurance.wins
    Scenario: The insurance of a bust hand is paid
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | A     | Q     |
      When box 1 insures for 5
      And box 1 hits
      And box 2 stands
      Then the insurance of box 1 wins 10
      And box 1 loses 10

    @EST-543 @estonian.insurance.wins @estonian.insured-natural.push @estonian.insure-a-natural.yes
    Scenario: An insured natural ties and its insurance is paid
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | A     | Q     |
      When box 1 insures for 5
      And boxes 1 and 2 stand
      Then box 1 pushes
      And the insurance of box 1 wins 10

    @estonian.insurance.wins
    Scenario Outline: A hand of <dealt> has its insurance of <half> paid twice
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | A       | K     |
      When box 1 insures
      And box 1 stands
      Then the insurance of box 1 wins <stake>

      Examples:
        | id      | dealt | stake | half |
        | EST-721 | 5 6   | 10    | 5    |
        | EST-722 | 2 9   | 15    | 7.5  |
        | EST-723 | 10 9  | 7     | 3.5  |
        | EST-724 | 8 8   | 10    | 5    |

  Rule: If the dealer gets no natural the insurance is lost and the stake is played for as ever

    @estonian.insurance.loses
    Scenario Outline: The insurance is lost and <dealt> <outcome>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | A       | 7     |
      When box 1 insures for 5
      And box 1 stands
      Then the insurance of box 1 loses 5
      And box 1 <outcome>

      Examples:
        | id      | dealt | outcome |
        | EST-550 | 10 9  | wins    |
        | EST-551 | 10 7  | loses   |
        | EST-552 | 10 8  | pushes  |

    @EST-553 @estonian.insurance.loses
    Scenario: A 21 of three cards wins no insurance
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 4 6   |
      When box 1 insures for 5
      And box 1 stands
      Then the dealer totals 21
      And the insurance of box 1 loses 5
      And box 1 loses 10

    @EST-554 @estonian.insurance.loses
    Scenario: An insured hand may hit and win
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | K     |
        | dealer | A     | 7     |
      When box 1 insures for 2
      And box 1 hits
      And box 1 stands
      Then box 1 wins 10
      And Ann has 108

    @EST-555 @estonian.insurance.loses
    Scenario: The insurance of a bust hand is lost
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures for 5
      And box 1 hits
      And box 2 stands
      Then box 1 nets -15
