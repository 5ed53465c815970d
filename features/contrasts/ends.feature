Feature: What a stake comes to

  Rule: Whether a hand may be surrendered

    @CON-510 @rule.surrender
    Scenario Outline: 16 against a ten is given up
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | 10    | 8     |
      When box 1 tries to surrender
      Then it is <answer>
      When box 1 stands on every hand
      Then box 1 loses <chips>

      Examples:
        | id      | ruleset  | answer   | chips | shows                   |
        | CON-511 | midnight | refused  | 10    | midnight.surrender.none |
        | CON-512 | european | refused  | 10    | european.off.surrender  |
        | CON-513 | german   | refused  | 10    |                         |
        | CON-514 | estonian | accepted | 5     | estonian.surrender.half |

  Rule: What becomes of a stake that neither wins nor loses

    @CON-520 @rule.push
    Scenario Outline: 18 meets 18
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 9     | 9     |
      When box 1 stands
      Then box 1 pushes
      And <chips> lie on the table

      Examples:
        | id      | ruleset  | chips | shows                      |
        | CON-521 | midnight | 10    | midnight.settle.push-stays |
        | CON-522 | european | 0     | european.settle.nearer     |
        | CON-523 | german   | 0     | german.settle.push         |
