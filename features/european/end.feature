Feature: The end of a session

  Rule: The player may end the session by asking

    @EUR-500 @european.session.ends
    Scenario: The session ends after a round
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 9     |
      When box 1 stands
      And Ann ends the session
      Then it is accepted
      And the session is over
      And Ann has 110

    @EUR-501 @european.session.ends
    Scenario: Nothing is staked once the session is over
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | dealer | 9     | 9     |
      When box 1 stands
      And Ann ends the session
      And Ann tries to stake 10 on box 1
      Then it is refused
      And the session is over
      And Ann has 90

    @EUR-502 @european.session.ends @european.session-end-in-play.after-the-round
    Scenario: Asked for in the middle of a round, it ends with the round
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | dealer | 9     | 9     |
      When the cards are dealt
      And Ann ends the session
      And box 1 hits
      And box 1 stands
      Then box 1 wins
      And the session is over
      And Ann has 110

    @EUR-503 @european.session.ends @european.session-end-in-play.at-once
    Scenario: Asked for in the middle of a round, it breaks the round off
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | dealer | 9     |       |
      When the cards are dealt
      And Ann ends the session
      Then the session is over
      And Ann has 100

    @EUR-1136 @european.session.ends @european.session-end-in-play.after-the-round
    Scenario: A round goes on although the session is to end
      Given Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | dealer | 9     | 9     |
      When the cards are dealt
      And Ann ends the session
      Then box 1 is in turn
      When box 1 hits
      Then it is accepted
      When box 1 stands
      Then box 1 wins

  Rule: What the player has can be neither paid out nor exchanged

    @european.session.no-cash-out
    Scenario Outline: To <deed> is refused, and play goes on
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 9     |
      When Ann tries to <deed>
      Then it is refused
      And Ann has 90
      When box 1 stands
      Then Ann has 110

      Examples:
        | id      | deed        |
        | EUR-510 | withdraw 50 |
        | EUR-511 | convert 50  |

    @european.session.no-cash-out
    Scenario Outline: To <deed> after a round is refused
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 9     |
      When box 1 stands
      And Ann tries to <deed>
      Then it is refused
      And Ann has 110

      Examples:
        | id      | deed         |
        | EUR-512 | withdraw 110 |
        | EUR-513 | convert 10   |
