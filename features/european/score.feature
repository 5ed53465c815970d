Feature: The score

  Rule: Where neither hand is bust nor a natural the higher total wins, and the same total is a push

    @european.settle.nearer
    Scenario Outline: <dealt> against the dealer's <total> <outcome>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | 9       | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | total | outcome |
        | EUR-400 | 10 9  | 9     | 18    | wins    |
        | EUR-401 | 10 8  | 9     | 18    | pushes  |
        | EUR-402 | 10 7  | 9     | 18    | loses   |
        | EUR-403 | A 7   | 8     | 17    | wins    |
        | EUR-404 | A 6   | 8     | 17    | pushes  |
        | EUR-405 | A 5   | 8     | 17    | loses   |
        | EUR-406 | K Q   | 7 5   | 21    | loses   |
        | EUR-407 | 2 2   | 8     | 17    | loses   |

    @EUR-408 @european.settle.nearer
    Scenario: A push of 21 of three cards on either side
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | 9     | 5 7   |
      When box 1 hits
      And box 1 stands
      Then box 1 pushes

    @EUR-409 @european.settle.nearer
    Scenario: The number of cards does not matter
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 4 2 6 |
        | dealer | 10    | 7     |
      When box 1 hits three times
      And box 1 stands
      Then box 1 pushes

    @european.settle.nearer
    Scenario Outline: <dealt> of the second box ties with <up> and <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | 10 9    |         |
        | box 2  | <dealt> |         |
        | dealer | <up>    | <drawn> |
      When boxes 1 and 2 stand
      Then box 2 pushes
      And box 2 nets 0
      And box 1 <outcome>

      Examples:
        | id       | dealt | up | drawn | outcome |
        | EUR-1060 | 10 8  | 10 | 8     | wins    |
        | EUR-1061 | 9 9   | 3  | 5 10  | wins    |
        | EUR-1062 | J Q   | K  | 10    | loses   |
        | EUR-1063 | A 9   | 10 | Q     | loses   |

    @EUR-1064 @european.settle.nearer @european.split-second-card.dealt
    Scenario: A split hand ties with the dealer
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 10 8  |
        | dealer | 10    | 9     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 loses

    @EUR-1065 @european.settle.nearer
    Scenario: A doubled hand ties with the dealer and brings nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 9     |
      When box 1 doubles
      Then box 1 pushes
      And box 1 nets 0

    @EUR-1073 @european.settle.nearer
    Scenario: A drawn 21 ties with a drawn 21, and wins against less
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | K     |
        | box 2  | 10 K  |       |
        | dealer | 5     | 6 10  |
      When box 1 hits
      And boxes 1 and 2 stand
      Then box 1 pushes
      And box 2 loses

    @european.settle.nearer
    Scenario Outline: Five cards of <total> are compared like two
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn      |
        | box 1  | 2 3   | 4 2 <last> |
        | dealer | 10    | 8          |
      When box 1 hits three times
      Then box 1 is not settled
      And box 1 totals <total>
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id       | last | total | outcome |
        | EUR-1074 | 5    | 16    | loses   |
        | EUR-1075 | 7    | 18    | pushes  |
        | EUR-1076 | 8    | 19    | wins    |

  Rule: A dealer over 21 makes every hand win that is not bust, as the text implies

    @european.settle.dealer-bust
    Scenario Outline: <dealt> wins against the dealer's bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 6       | 10 K  |
      When box 1 stands
      Then the dealer totals 26
      And box 1 wins

      Examples:
        | id      | dealt |
        | EUR-410 | 2 2   |
        | EUR-411 | 10 5  |
        | EUR-412 | 10 10 |

    @EUR-413 @european.settle.dealer-bust
    Scenario: Two players win and the one who was bust does not
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 3  |       |
        | box 2  | 10 6  | K     |
        | box 3  | 10 4  |       |
        | dealer | 6     | 10 K  |
      When box 1 stands
      And box 2 hits
      And box 3 stands
      Then box 1 wins
      And box 2 loses
      And box 3 wins

    @european.settle.dealer-bust
    Scenario Outline: Against a bust dealer <dealt> wins on the second box too
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | 10 7    |       |
        | box 2  | <dealt> |       |
        | dealer | 10      | 6 9   |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 10

      Examples:
        | id       | dealt |
        | EUR-1088 | 2 3   |
        | EUR-1089 | 6 5   |
        | EUR-1090 | 10 2  |
        | EUR-1091 | 9 7   |
        | EUR-1092 | 10 K  |

    @EUR-1093 @european.settle.dealer-bust @european.split-second-card.dealt
    Scenario: Against a bust dealer both split hands win
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 2 10  |
        | dealer | 10    | 6 9   |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 wins 10

    @EUR-1094 @european.settle.dealer-bust
    Scenario: Against a bust dealer a doubled hand wins twice its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 10    | 6 9   |
      When box 1 doubles
      Then box 1 wins

  Rule: A plain win brings one unit, a loss costs one, and a push does neither

    @european.pays.win
    Scenario Outline: A stake of <stake> nets <net> with <dealt>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 9       | 9     |
      When box 1 stands
      Then box 1 nets <net>

      Examples:
        | id      | stake | dealt | net  |
        | EUR-420 | 10    | 10 9  | 10   |
        | EUR-421 | 10    | 10 7  | -10  |
        | EUR-422 | 10    | 10 8  | 0    |
        | EUR-423 | 7     | 10 9  | 7    |
        | EUR-424 | 2.5   | 10 7  | -2.5 |

    @EUR-425 @european.pays.win
    Scenario: What a player has after a win, a loss and a push
      Given Ann has 100
      And Ben has 100
      And Cleo has 100
      And boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | box 3  | 10 8  |       |
        | dealer | 9     | 9     |
      When boxes 1, 2 and 3 stand
      Then Ann has 110
      And Ben has 90
      And Cleo has 100

    @european.pays.win
    Scenario Outline: A stake of <amount> is none that could win or lose
      Given Ann has 100
      When Ann tries to stake <amount> on box 1
      Then it is refused
      And Ann has 100
      When Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 10    | 8     |
      And box 1 stands
      Then box 1 loses 10
      And Ann has 90

      Examples:
        | id      | amount |
        | EUR-936 | 0      |
        | EUR-937 | -10    |

    @EUR-426 @european.pays.win
    Scenario: 21 of three cards is a plain win
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 6   | K     |
        | dealer | 9     | 9     |
      When box 1 hits
      And box 1 stands
      Then box 1 wins 10

    @european.pays.win @european.double-and-split-units.stake-of-the-hand
    Scenario Outline: A doubled stake of 10 nets <net> with <card>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 6 5   | <card> |
        | dealer | 9     | 9      |
      When box 1 doubles
      Then box 1 nets <net>

      Examples:
        | id      | card | net |
        | EUR-428 | 9    | 20  |
        | EUR-429 | 2    | -20 |
        | EUR-430 | 7    | 0   |

    @EUR-431 @european.pays.win @european.double-and-split-units.stake-of-the-hand @european.split-second-card.dealt
    Scenario: Two split hands bring a unit each
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A K   |
        | dealer | 7     | 10    |
      When box 1 splits
      And box 1 stands on every hand
      Then box 1 nets 20

    @EUR-432 @european.double-and-split-units.one-per-hand
    Scenario: A doubled hand brings one unit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | 9     | 9     |
      When box 1 doubles
      Then box 1 wins 10

    @EUR-433 @european.double-and-split-units.one-per-hand
    Scenario: A doubled hand costs one unit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 9     | 9     |
      When box 1 doubles
      Then box 1 loses 10

    @EUR-1066 @european.pays.win
    Scenario: The second box wins its stake as the first does
      Given box 1 stakes 10
      And box 2 stakes 15
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | J 10  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 15

    @EUR-1067 @european.pays.win @european.split-second-card.dealt
    Scenario: Two split hands win their stakes
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 10 J  |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 wins 10

    @EUR-1068 @european.pays.win
    Scenario: A hand that drew wins its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 2 9   |
        | dealer | 10    | 8     |
      When box 1 hits two times
      And box 1 stands
      Then box 1 wins 10

    @european.pays.win
    Scenario Outline: A lower total loses its stake once
      Given box 1 stakes 15
      And these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> |          |
        | dealer | 10      | <second> |
      When box 1 stands
      Then box 1 loses 15

      Examples:
        | id       | dealt | second |
        | EUR-1069 | 10 7  | 8      |
        | EUR-1070 | 9 9   | 9      |
        | EUR-1071 | 10 9  | K      |
        | EUR-1072 | 10 K  | 6 5    |

    @european.pays.win @european.pays.natural @european.settle.nearer
    Scenario Outline: In the next round <dealt> against <up> and <second> <outcome>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> |          |
        | box 2  | 10 7    |          |
        | dealer | <up>    | <second> |
      When boxes 1 and 2 stand
      And boxes 1 and 2 stake 10
      And boxes 1 and 2 stand
      Then box 1 <outcome>

      Examples:
        | id       | dealt | up | second | outcome  |
        | EUR-1150 | 10 9  | 10 | 8      | wins 10  |
        | EUR-1151 | A K   | 10 | 9      | wins 15  |
        | EUR-1152 | 9 9   | 10 | 8      | pushes   |
        | EUR-1153 | 10 7  | 10 | 8      | loses 10 |

  Rule: A natural brings one unit and a half when the dealer has none

    @european.pays.natural
    Scenario Outline: A natural on a stake of <stake> wins <net>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 9     | 9     |
      When box 1 stands
      Then box 1 wins <net>

      Examples:
        | id      | stake | net  |
        | EUR-440 | 10    | 15   |
        | EUR-441 | 5     | 7.5  |
        | EUR-442 | 1     | 1.5  |
        | EUR-929 | 7     | 10.5 |
        | EUR-443 | 2.5   | 3.75 |

    @EUR-444 @european.pays.natural
    Scenario: A natural wins against a drawn 21
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 10 |       |
        | dealer | 9     | 5 7   |
      When boxes 1 and 2 stand
      Then the dealer totals 21
      And box 1 wins 15
      And box 2 loses

    @european.pays.natural
    Scenario Outline: A natural on <stake> makes <has> of 100 chips
      Given Ann has 100
      And Ann stakes <stake> on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 9     | 9     |
      When box 1 stands
      Then Ann has <has>

      Examples:
        | id      | stake | has   |
        | EUR-940 | 5     | 107.5 |
        | EUR-941 | 7     | 110.5 |

    @EUR-445 @european.pays.natural
    Scenario: The third player's natural is paid like the first's
      Given box 1 stakes 10
      And box 2 stakes 20
      And box 3 stakes 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | box 3  | Q A   |       |
        | dealer | 9     | 9     |
      When boxes 1, 2 and 3 stand
      Then box 1 wins 15
      And box 2 wins 20
      And box 3 wins 45

    @european.pays.natural
    Scenario Outline: <dealt> is paid 3:2 against <up> and <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | box 2  | 10 7    |         |
        | dealer | <up>    | <drawn> |
      When boxes 1 and 2 stand
      Then box 1 wins 15

      Examples:
        | id       | dealt | up | drawn |
        | EUR-1095 | A 10  | 10 | 9     |
        | EUR-1096 | 10 A  | A  | 8     |
        | EUR-1097 | A J   | 6  | 10 8  |
        | EUR-1098 | Q A   | 9  | 2 9   |
        | EUR-1099 | K A   | 10 | 6 A   |
        | EUR-1100 | A Q   | A  | 7     |

    @EUR-1101 @european.pays.natural
    Scenario: A blackjack of the second box is paid 3:2
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | A K   |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 15

  Rule: A hand that goes over 21 is lost at that moment, and a dealer's bust does not save it

    @EUR-450 @european.play.bust
    Scenario: The stake is lost before the next player acts
      Given box 1 stakes 10
      And box 2 stakes 20
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 8  |       |
        | dealer | 9     | 8     |
      When box 1 hits
      Then box 1 is bust
      And box 1 loses 10
      And 20 lies on the table
      When box 2 stands
      Then box 2 wins

    @EUR-451 @european.play.bust
    Scenario: The dealer's bust comes too late
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 6     |
        | box 2  | 10 2  |       |
        | dealer | 6     | 10 J  |
      When box 1 hits
      And box 2 stands
      Then the dealer totals 26
      And box 1 loses
      And box 2 wins

    @european.play.bust
    Scenario Outline: <total> is <status>
      Given box 1 stakes 10
      And box 2 stakes 20
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 6  | <card> |
        | box 2  | 10 9  |        |
        | dealer | 9     | 9      |
      When box 1 hits
      Then box 1 totals <total>
      And box 1 is <status>
      When box 1 tries to split
      Then it is refused

      Examples:
        | id      | card | total | status   |
        | EUR-452 | 5    | 21    | not bust |
        | EUR-453 | 6    | 22    | bust     |

    @EUR-454 @european.play.bust @european.split-second-card.dealt
    Scenario: One split hand goes bust and the other ties
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | J J   | 6 9 8 |
        | dealer | 9     | Q     |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 pushes

    @european.play.bust
    Scenario Outline: <total> loses its stake, though the dealer goes bust
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 8  |        |
        | box 2  | 10 6  | <card> |
        | dealer | 10    | 6 K    |
      When box 1 stands
      And box 2 hits
      Then box 2 loses 10
      And box 1 wins 10

      Examples:
        | id       | card | total |
        | EUR-1083 | 6    | 22    |
        | EUR-1084 | 7    | 23    |
        | EUR-1085 | K    | 26    |

    @EUR-1086 @european.play.bust @european.split-second-card.dealt
    Scenario: A split hand that goes bust loses its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 6 10 9 |
        | dealer | 10    | 6 K    |
      When box 1 splits
      And hand 1 of box 1 hits
      Then hand 1 of box 1 is bust
      When hand 2 of box 1 stands
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins 10

    @EUR-1087 @european.play.bust
    Scenario: A doubled hand that goes bust loses both stakes
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 8  |       |
        | dealer | 10    | 6 K   |
      When box 1 doubles
      And box 2 stands
      Then box 1 loses
      And box 2 wins 10

    @EUR-1154 @european.play.bust
    Scenario: A hand goes bust in the next round, and loses
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      And boxes 1 and 2 stake 10
      And box 1 hits
      And box 2 stands
      Then box 1 loses 10
      And box 2 wins 10
