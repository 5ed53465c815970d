Feature: What a hand may do

  Rule: Whether a hand of 21 may hit

    @CON-210 @rule.hit_at_21
    Scenario Outline: One more card on a soft 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A 2   | 8 7   |
        | dealer | 10    | 9     |
      When box 1 hits
      And box 1 tries to hit
      Then it is <answer>
      When box 1 stands
      Then box 1 <ending>

      Examples:
        | id      | ruleset  | answer   | ending   | shows                      |
        | CON-211 | midnight | refused  | wins 10  | midnight.play.hit-below-21 |
        | CON-212 | european | accepted | loses 10 | european.play.hit          |
        | CON-213 | german   | accepted | loses 10 | german.play.hit            |
        | CON-214 | estonian | accepted | loses 10 | estonian.hit-at-21.yes     |

  Rule: Which hands may be doubled

    @CON-220 @rule.double.totals
    Scenario Outline: A double on 12
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 4   | 9     |
        | dealer | 10    | 8     |
      When box 1 tries to double
      Then it is <answer>
      When box 1 stands on every hand
      Then box 1 <ending>

      Examples:
        | id      | ruleset  | answer   | ending   | shows                                                                       |
        | CON-221 | midnight | refused  | loses 10 | midnight.double.range                                                       |
        | CON-222 | european | accepted | wins 20  | european.double.first-two european.double-and-split-units.stake-of-the-hand |
        | CON-223 | german   | accepted | wins 20  | german.double.before-first-card                                             |
        | CON-224 | estonian | accepted | wins 20  | estonian.double.any-two                                                     |
