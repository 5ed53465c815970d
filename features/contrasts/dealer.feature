Feature: The dealer's second card

  Rule: Whether the dealer has a hole card

    @CON-110 @rule.hole_card
    Scenario Outline: What lies before the dealer while the boxes play
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 8     |
      When the cards are dealt
      Then the dealer holds <cards>
      When box 1 stands
      Then the dealer holds 9 8

      Examples:
        | id      | ruleset  | cards | shows                        |
        | CON-111 | midnight | 9     | midnight.dealer.no-hole-card |
        | CON-112 | european | 9 ?   | european.deal.first-cards    |
        | CON-113 | german   | 9 ?   | german.deal.first-cards      |
        | CON-114 | estonian | 9     | estonian.deal.first-cards    |

  Rule: Whether the dealer peeks, and so ends the round before more is staked

    @CON-120 @rule.peek
    Scenario Outline: A double against a ten with an ace to come
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | 10    | A     |
      When box 1 tries to double
      Then it is <answer>
      And box 1 loses <chips>

      Examples:
        | id      | ruleset  | answer   | chips | shows                                                                                                                  |
        | CON-121 | midnight | accepted | 20    | midnight.dealer-natural.takes-all                                                                                      |
        | CON-122 | european | accepted | 20    | european.peek.never european.dealer-natural-takes-doubles.all-stakes european.double-and-split-units.stake-of-the-hand |
        | CON-123 | german   | refused  | 10    | german.peek.ten                                                                                                        |
        | CON-124 | estonian | accepted | 20    | estonian.dealer.after-all estonian.dealer-natural-takes-doubles.all-stakes                                             |

    @CON-130 @rule.peek
    Scenario Outline: A hit against an ace with a picture to come
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 5   | 3     |
        | dealer | A     | K     |
      When box 1 tries to hit
      Then it is <answer>
      And the round <is over>

      Examples:
        | id      | ruleset  | answer   | is over     | shows                           |
        | CON-131 | midnight | accepted | is not over | midnight.insurance.play-goes-on |
        | CON-132 | european | accepted | is not over | european.peek.never             |
        | CON-133 | german   | refused  | is over     | german.peek.ace                 |
        | CON-134 | estonian | accepted | is not over | estonian.dealer.after-all       |

  Rule: Whether the dealer draws when no hand is left

    @CON-140 @rule.dealer.with_no_hand
    Scenario Outline: The only hand is bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | 6     | 10 5  |
      When box 1 hits
      Then box 1 loses 10
      And the dealer draws <what>

      Examples:
        | id      | ruleset  | what    | shows                                                                        |
        | CON-141 | midnight | no card | midnight.dealer.plays                                                        |
        | CON-142 | european | 5       | european.dealer.after-all european.dealer-draws-when-decided.shows-and-draws |
        | CON-143 | german   | 5       | german.dealer.after-all german.dealer-draws-when-decided.shows-and-draws     |
        | CON-144 | estonian | 5       | estonian.dealer.after-all estonian.dealer-draws-when-decided.yes             |
