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
