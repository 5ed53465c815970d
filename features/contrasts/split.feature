Feature: Split hands

  Rule: How many hands a box may be split into

    @CON-310 @rule.split.hands
    Scenario Outline: A third eight
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 8 8   | 8 10 J K |
        | dealer | 10    | 7        |
      When box 1 splits
      And hand 1 of box 1 tries to split
      Then it is <answer>
      When box 1 stands on every hand
      Then box 1 has <hands> hands
      And box 1 nets <chips>

      Examples:
        | id      | ruleset  | answer   | hands | chips | shows                                                      |
        | CON-311 | midnight | refused  | 2     | 0     | midnight.split.no-resplit                                  |
        | CON-312 | european | accepted | 3     | 30    | european.split.four-hands european.split-second-card.dealt |
        | CON-313 | german   | refused  | 2     | 0     | german.split.no-resplit                                    |
        | CON-314 | estonian | accepted | 3     | 30    | estonian.split.three-times                                 |

  Rule: Whether a split ace may take more than one card

    @CON-320 @rule.split.aces
    Scenario Outline: A hit on a split ace
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 9 5 |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand 1 of box 1 tries to hit
      Then it is <answer>
      When box 1 stands on every hand
      Then hand 1 of box 1 <ending>
      And hand 2 of box 1 wins 10

      Examples:
        | id      | ruleset  | answer   | ending   | shows                                                         |
        | CON-321 | midnight | accepted | wins 10  | midnight.split-aces.free                                      |
        | CON-322 | european | refused  | loses 10 | european.split.aces-one-card european.split-second-card.dealt |
        | CON-323 | german   | refused  | loses 10 | german.split.aces-one-card                                    |
        | CON-324 | estonian | refused  | loses 10 | estonian.split-aces-cards.one-card                            |

  Rule: Whether a split ace may be doubled

    @CON-330 @rule.double.split_aces
    Scenario Outline: A double on a split ace
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 8 7 2 |
        | dealer | 10    | 10    |
      When box 1 splits
      And hand 1 of box 1 tries to double
      Then it is <answer>
      When box 1 stands on every hand
      Then hand 1 of box 1 <ending>

      Examples:
        | id      | ruleset  | answer   | ending   | shows                                                                                                                        |
        | CON-331 | midnight | accepted | wins 20  | midnight.double.after-split midnight.double-soft.low-total midnight.double-split-hand.own-two-cards midnight.split-aces.free |
        | CON-332 | european | refused  | loses 10 | european.split.aces-one-card european.split-second-card.dealt                                                                |
        | CON-333 | german   | refused  | loses 10 | german.split.aces-one-card                                                                                                   |
        | CON-334 | estonian | refused  | loses 10 | estonian.double.not-split-aces                                                                                               |
