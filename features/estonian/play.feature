Feature: Cards and play

  Rule: A picture is worth 10

    @estonian.value.picture
    Scenario Outline: A <picture> counts 10 for a box and for the dealer
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt     | drawn     |
        | box 1  | 3 2       | <picture> |
        | dealer | <picture> | 8         |
      When box 1 hits
      And box 1 stands
      Then box 1 totals 15
      And the dealer totals 18

      Examples:
        | id      | picture |
        | EST-050 | J       |
        | EST-051 | Q       |
        | EST-052 | K       |

  Rule: An ace is worth 1 or 11

    @estonian.value.ace
    Scenario Outline: <dealt> with <drawn> is <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 8       |
      When box 1 hits
      And box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | total   | outcome |
        | EST-055 | A 5   | 10    | hard 16 | loses   |
        | EST-056 | 9 5   | A     | hard 15 | loses   |
        | EST-057 | 7 2   | A     | soft 20 | wins    |
        | EST-058 | A A   | 10    | hard 12 | loses   |
        | EST-059 | A A   | 7     | soft 19 | wins    |
        | EST-060 | 10 8  | A     | hard 19 | wins    |
        | EST-061 | 10 10 | A     | hard 21 | wins    |

    @estonian.value.ace
    Scenario Outline: <dealt> with <drawn>, one by one, is <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 8       |
      When box 1 hits two times
      And box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | total   | outcome |
        | EST-062 | A A   | 4 6   | hard 12 | loses   |
        | EST-063 | A A   | A 6   | soft 19 | wins    |
        | EST-064 | 5 A   | A 5   | hard 12 | loses   |

    @estonian.value.ace
    Scenario Outline: The dealer's <up> with <drawn> is <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 8  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | up | drawn  | total   | outcome |
        | EST-065 | A  | A 7    | soft 19 | loses   |
        | EST-066 | A  | 5 10 3 | hard 19 | loses   |
        | EST-067 | 10 | 5 A A  | hard 17 | wins    |

  Rule: A card with a number is worth that number

    @estonian.value.number
    Scenario Outline: A <card> with a 9 makes <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt    | drawn |
        | box 1  | <card> 9 |       |
        | dealer | 10       | J     |
      When box 1 stands
      Then box 1 totals <total>
      And box 1 loses

      Examples:
        | id      | card | total |
        | EST-070 | 2    | 11    |
        | EST-071 | 3    | 12    |
        | EST-072 | 4    | 13    |
        | EST-073 | 5    | 14    |
        | EST-074 | 6    | 15    |
        | EST-075 | 7    | 16    |
        | EST-076 | 8    | 17    |
        | EST-077 | 9    | 18    |
        | EST-078 | 10   | 19    |

  Rule: At the deal each player gets two cards and the dealer one

    @EST-080 @estonian.deal.first-cards
    Scenario: Two cards for each box and one for the dealer
      Given Ann stakes 10 on box 1
      And Ben stakes 10 on box 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 5 6   |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      Then box 1 holds 10 9
      And box 2 holds 5 6
      And the dealer holds 10
      When boxes 1 and 2 stand
      Then the dealer holds 10 8

    @EST-081 @estonian.deal.first-cards
    Scenario: The dealer still has one card when a player hits
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 10    |
        | dealer | 7     | 10    |
      When box 1 hits
      Then box 1 holds 2 3 10
      And the dealer holds 7
      When box 1 stands
      Then box 1 loses

    @EST-082 @estonian.deal.first-cards
    Scenario: A stake behind gets no cards of its own
      Given Ann stakes 10 on box 1
      And Ben stakes 5 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      Then box 1 has one hand
      And box 1 holds 10 9
      When box 1 stands
      Then box 1 wins

  Rule: The players in turn take the cards they want, be it none

    @EST-090 @estonian.play.cards-wanted
    Scenario: One takes none, one takes one and one takes three
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 2  | 7     |
        | box 3  | 2 3   | 4 5 6 |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 hits
      And box 2 stands
      And box 3 hits three times
      And box 3 stands
      Then box 1 wins
      And box 2 wins
      And box 3 wins

    @EST-091 @estonian.play.cards-wanted
    Scenario: Nobody takes cards before the turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 2 tries to hit
      Then it is refused
      When box 1 stands
      And box 2 hits
      And box 2 stands
      Then box 1 loses
      And box 2 wins

    @EST-092 @estonian.play.cards-wanted
    Scenario: Nobody takes cards after the turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      Then box 2 is in turn
      When box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses

    @EST-093 @estonian.play.cards-wanted
    Scenario: Seven cards, if a player wants them
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn     |
        | box 1  | 2 A   | A 2 2 A 9 |
        | dealer | 10    | 7         |
      When box 1 hits 5 times
      Then it is accepted
      And box 1 holds 2 A A 2 2 A 9
      When box 1 stands
      Then box 1 wins

    @EST-094 @estonian.play.cards-wanted
    Scenario: A hand over 21 takes no card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 9     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      And box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses
      And box 2 wins

    @estonian.play.cards-wanted @estonian.hit-at-21.yes
    Scenario Outline: A <total> may take a card and come to <then>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn        |
        | box 1  | <dealt> | <hit> <next> |
        | dealer | 10      | 8            |
      When box 1 hits two times
      Then it is accepted
      And box 1 totals <then>
      When box 1 stands
      Then box 1 wins

      Examples:
        | id      | dealt | hit | next | total   | then    |
        | EST-095 | A 5   | 5   | 9    | soft 21 | hard 20 |
        | EST-096 | A 6   | 4   | K    | soft 21 | hard 21 |

    @EST-097 @estonian.hit-at-21.no
    Scenario: At 21 no card is taken
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A 5   | 5     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      And box 1 tries to hit
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 totals 21
      And box 1 wins

    @EST-098 @estonian.natural @estonian.natural-played.closed
    Scenario: A natural takes no card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 tries to hit
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 wins 15

    @EST-099 @estonian.natural-played.open
    Scenario: A natural that takes a card is one no more
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   | 9     |
        | dealer | 10    | 8     |
      When box 1 hits
      Then it is accepted
      When box 1 stands
      Then box 1 has no blackjack
      And box 1 wins 10

  Rule: The dealer draws when no player wants a card any more

    @EST-110 @estonian.dealer.after-all
    Scenario: The dealer draws nothing while a player is to act
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 10 4  | 5     |
        | dealer | 6     | 9 5   |
      When box 1 stands
      Then the dealer holds 6
      When box 2 hits
      Then the dealer holds 6
      When box 2 stands
      Then the dealer holds 6 9 5
      And box 1 loses

    @EST-111 @estonian.dealer.after-all
    Scenario: A bust of the first box does not make the dealer draw
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      Then the dealer holds 10
      When box 2 stands
      Then box 2 wins

    @EST-112 @estonian.dealer.after-all @estonian.dealer-draws-when-decided.yes
    Scenario: The dealer draws although every hand is bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | 6     | 5 8   |
      When box 1 hits
      Then the dealer holds 6 5 8
      And box 1 loses

    @EST-113 @estonian.dealer.after-all @estonian.dealer-draws-when-decided.yes
    Scenario: The dealer draws against a natural alone
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 6     | 5 8   |
      When box 1 stands
      Then the dealer holds 6 5 8
      And box 1 wins

    @EST-114 @estonian.dealer-draws-when-decided.no
    Scenario: The dealer draws nothing when every hand is bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | 6     |       |
      When box 1 hits
      Then the dealer holds 6
      And box 1 loses

    @EST-115 @estonian.dealer-draws-when-decided.no
    Scenario: The dealer draws one card for an insurance alone
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | A     | Q     |
      When box 1 insures for 5
      And box 1 hits
      Then the dealer holds A Q
      And the insurance of box 1 wins 10

    @EST-116 @estonian.dealer-draws-when-decided.no
    Scenario: The dealer draws one card where it decides a natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 10    | 5     |
      When box 1 stands
      Then the dealer holds 10 5
      And box 1 wins

    @EST-117 @estonian.dealer-draws-when-decided.insurance-loses
    Scenario: Without a hand the dealer draws nothing and an insurance loses
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | A     |       |
      When box 1 insures for 5
      And box 1 hits
      Then the dealer holds A
      And the insurance of box 1 loses 5

  Rule: A dealer's total of 16 or less must take another card

    @estonian.dealer.draws-to-16
    Scenario Outline: The dealer draws on <up> <second> and holds <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn            |
        | box 1  | 10 8  |                  |
        | dealer | <up>  | <second> <drawn> |
      When box 1 stands
      Then the dealer holds <up> <second> <drawn>
      And box 1 <outcome>

      Examples:
        | id      | up | second | drawn   | outcome |
        | EST-120 | 10 | 6      | 2       | pushes  |
        | EST-121 | 2  | 2      | 2 2 2 9 | loses   |
        | EST-122 | 9  | 7      | 5       | loses   |
        | EST-123 | A  | 5      | 3       | loses   |
        | EST-124 | 10 | 6      | K       | wins    |
        | EST-125 | 5  | J      | A 3     | loses   |

    @EST-126 @estonian.dealer.draws-to-16
    Scenario: The dealer draws although every hand is beaten
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 5   |       |
        | dealer | 6     | 7 9   |
      When box 1 stands
      Then the dealer holds 6 7 9
      And box 1 wins

  Rule: A dealer's total of 17 or more must not take another card

    @estonian.dealer.stands-17
    Scenario Outline: The dealer stands on <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 8  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer holds <up> <drawn>
      And the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | up | drawn | total   | outcome |
        | EST-130 | 10 | 7     | hard 17 | wins    |
        | EST-131 | A  | 5 K A | hard 17 | wins    |
        | EST-132 | 10 | 8     | hard 18 | pushes  |
        | EST-133 | A  | 7     | soft 18 | pushes  |
        | EST-134 | K  | Q     | hard 20 | loses   |

    @estonian.dealer.stands-17 @estonian.soft-totals.best-total
    Scenario Outline: The dealer stands on a soft 17 of <up> and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 8  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer totals soft 17
      And box 1 wins

      Examples:
        | id      | up | drawn |
        | EST-135 | A  | 6     |
        | EST-136 | 6  | A     |
        | EST-137 | 3  | 3 A   |

    @EST-138 @estonian.soft-totals.dealer-hits-soft-17
    Scenario: The dealer draws on a soft 17
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | A     | 6 3   |
      When box 1 stands
      Then the dealer holds A 6 3
      And box 1 loses
