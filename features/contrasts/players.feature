Feature: What a computer player chooses

  Rule: The hard player's table is that of the game: without a peek, a double against a ten may lose to a natural

    @CON-600 @rule.peek
    Scenario Outline: Hard with 11 against a ten
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 4   |       |
        | dealer | 10    |       |
      When the cards are dealt
      Then the hard player chooses to <choice>

      Examples:
        | id      | ruleset  | choice | shows                                                                |
        | CON-601 | midnight | hit    |                                                                      |
        | CON-602 | european | hit    | european.peek.never european.dealer-natural-takes-doubles.all-stakes |
        | CON-603 | german   | double | german.peek-on.ten-value                                             |
        | CON-604 | estonian | hit    | estonian.dealer-natural-takes-doubles.all-stakes                     |

  Rule: The normal player falls back where its table's move is not open

    @CON-610 @rule.double.totals
    Scenario Outline: Normal with a soft 18 against 4
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A 7   |       |
        | dealer | 4     |       |
      When the cards are dealt
      Then the normal player chooses to <choice>

      Examples:
        | id      | ruleset  | choice | shows |
        | CON-611 | midnight | stand  |       |
        | CON-612 | european | double |       |
        | CON-613 | german   | double |       |
        | CON-614 | estonian | double |       |

    @CON-620 @rule.surrender
    Scenario Outline: Normal with 16 against a ten
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | 10    |       |
      When the cards are dealt
      Then the normal player chooses to <choice>

      Examples:
        | id      | ruleset  | choice    | shows |
        | CON-621 | midnight | hit       |       |
        | CON-622 | european | hit       |       |
        | CON-623 | german   | hit       |       |
        | CON-624 | estonian | surrender |       |
