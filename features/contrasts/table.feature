Feature: Before the cards

  Rule: How many decks the shoe holds

    @CON-010 @rule.decks
    Scenario Outline: The shoe of the first round
      Given a shoe shuffled from seed 1
      And box 1 stakes 10
      When the cards are dealt
      Then the shoe holds <cards> cards
      And the shoe holds <of each> of each rank

      Examples:
        | id      | ruleset  | cards | of each | shows               |
        | CON-011 | midnight | 416   | 32      | midnight.shoe.decks |
        | CON-012 | european | 312   | 24      | european.shoe.decks |

  Rule: How many boxes one player may stake

    @CON-020 @rule.boxes_each
    Scenario Outline: A player who has a box stakes another
      Given Ann stakes 10 on box 1
      When Ann tries to stake 10 on box 2
      Then it is <answer>
      And <chips> lie on the table

      Examples:
        | id      | ruleset  | answer   | chips | shows              |
        | CON-021 | midnight | accepted | 20    | midnight.bet.boxes |
        | CON-022 | european | refused  | 10    |                    |
        | CON-023 | german   | accepted | 20    | german.bet.hands   |

    @CON-050 @rule.boxes_each
    Scenario Outline: Beside another's box a player who has the second stakes the third
      Given Ben stakes 10 on box 1
      And Ann stakes 10 on box 2
      When Ann tries to stake 10 on box 3
      Then it is <answer>
      And <chips> lie on the table

      Examples:
        | id      | ruleset  | answer   | chips | shows            |
        | CON-051 | midnight | accepted | 30    |                  |
        | CON-052 | european | refused  | 20    |                  |
        | CON-053 | german   | accepted | 30    | german.bet.hands |

    @CON-060 @rule.boxes_each
    Scenario Outline: Beside another's box a player who has the second stakes the first
      Given Ben stakes 10 on box 3
      And Ann stakes 10 on box 2
      When Ann tries to stake 10 on box 1
      Then it is <answer>
      And <chips> lie on the table

      Examples:
        | id      | ruleset  | answer   | chips | shows            |
        | CON-061 | midnight | accepted | 30    |                  |
        | CON-062 | european | refused  | 20    |                  |
        | CON-063 | german   | accepted | 30    | german.bet.hands |

  Rule: Who closes the bets

    @CON-030 @rule.betting_closed_by
    Scenario Outline: Someone says that no more is staked
      Given box 1 stakes 10
      When the player tries to close the bets
      Then it is <answer>
      When box 2 tries to stake 10
      Then it is <next answer>
      And <chips> lie on the table

      Examples:
        | id      | ruleset  | answer   | next answer | chips | shows               |
        | CON-031 | midnight | refused  | accepted    | 20    |                     |
        | CON-034 | estonian | accepted | refused     | 10    | estonian.bet.closed |

  Rule: Who may stake behind another's stake

    @CON-040 @rule.behind
    Scenario Outline: Ben stakes behind Ann
      Given Ann stakes 10 on box 1
      When Ben tries to stake 5 behind on box 1
      Then it is <answer>
      And <chips> lie on the table

      Examples:
        | id      | ruleset  | answer   | chips | shows                  |
        | CON-041 | midnight | refused  | 10    |                        |
        | CON-042 | european | refused  | 10    | european.off.side-bets |
        | CON-043 | german   | refused  | 10    |                        |
        | CON-044 | estonian | accepted | 15    | estonian.bet.behind    |
