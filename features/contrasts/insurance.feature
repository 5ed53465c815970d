Feature: Against an ace

  Rule: Whether a hand may be insured

    @CON-410 @rule.insurance
    Scenario Outline: An insurance against an ace
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K Q   |       |
        | dealer | A     | 8     |
      When box 1 tries to insure
      Then it is <answer>
      When box 1 stands
      Then box 1 wins 10
      And box 1 nets <chips>

      Examples:
        | id      | ruleset  | answer   | chips | shows                                                         |
        | CON-411 | midnight | accepted | 5     | midnight.insurance.when midnight.insured-stakes.insurance-bet |
        | CON-412 | european | refused  | 10    | european.off.insurance                                        |
        | CON-413 | german   | accepted | 5     | german.insurance.when                                         |
        | CON-414 | estonian | accepted | 5     | estonian.insurance.when                                       |

  Rule: For how much a hand may be insured

    @CON-420 @rule.insurance.amount
    Scenario Outline: An insurance for less than half
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K Q   |       |
        | dealer | A     | 8     |
      When box 1 tries to insure for 3
      Then it is <answer>
      And <ending>

      Examples:
        | id      | ruleset  | answer   | ending                      | shows                          |
        | CON-421 | midnight | refused  | box 1 is not insured        | midnight.insurance.half        |
        | CON-422 | european | refused  | box 1 is not insured        | european.off.insurance         |
        | CON-423 | german   | refused  | box 1 is not insured        | german.insurance.half-per-hand |
        | CON-424 | estonian | accepted | the insurance of box 1 is 3 | estonian.insurance.up-to-half  |
