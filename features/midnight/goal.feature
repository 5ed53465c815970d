Feature: The goal of the game

  Rule: The cards of a hand are added up to its total

    @midnight.value.total
    Scenario Outline: <dealt> and <drawn> make <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 7       |
      When box 1 hits two times
      And box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | total | outcome |
        | MID-200 | 2 3   | 4 5   | 14    | loses   |
        | MID-201 | 10 2  | 3 4   | 19    | wins    |
        | MID-202 | 6 5   | 2 3   | 16    | loses   |

    @MID-203 @midnight.value.total
    Scenario: The two hands of a split have totals of their own
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 9   |
        | dealer | 6     | 10 2  |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 totals 11
      And hand 2 of box 1 totals 17

    @MID-204 @midnight.value.total
    Scenario: The next round's total starts anew
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 5   | K     |
        | dealer | 9     |       |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 4  |       |
        | dealer | 9     | 8     |
      When box 1 hits
      And box 1 stakes 10
      And box 1 stands
      Then box 1 totals 14
      And box 1 loses

    @MID-632 @midnight.value.total
    Scenario: The total grows with each card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 4 5   |
        | dealer | 10    | 7     |
      When box 1 hits
      Then box 1 totals 9
      When box 1 hits
      Then box 1 totals 14
      When box 1 stands
      Then box 1 loses

    @midnight.value.total
    Scenario Outline: <dealt> make <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 8     |
      When box 1 stands
      Then box 1 totals <total>
      And box 1 loses

      Examples:
        | id      | dealt | total |
        | MID-633 | 2 2   | 4     |
        | MID-634 | 7 7   | 14    |
        | MID-635 | 8 8   | 16    |
        | MID-636 | 9 2   | 11    |

    @midnight.value.total
    Scenario Outline: Five cards make <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn      |
        | box 1  | 2 3   | 2 4 <last> |
        | dealer | 10    | 8          |
      When box 1 hits three times
      And box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | last | total | outcome |
        | MID-637 | 5    | 16    | loses   |
        | MID-638 | 8    | 19    | wins    |

  Rule: A card from 2 to 10 is worth its number

    @midnight.value.number
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
        | MID-205 | 2    | 11    |
        | MID-206 | 3    | 12    |
        | MID-207 | 4    | 13    |
        | MID-208 | 5    | 14    |
        | MID-209 | 6    | 15    |
        | MID-210 | 7    | 16    |
        | MID-211 | 8    | 17    |
        | MID-212 | 9    | 18    |
        | MID-213 | 10   | 19    |

  Rule: A picture is worth 10

    @midnight.value.picture
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
        | MID-215 | J       |
        | MID-216 | Q       |
        | MID-217 | K       |

  Rule: An ace is worth 11 unless the hand would then pass 21, and is worth 1 there

    @midnight.value.ace
    Scenario Outline: Two cards, <dealt>, are a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 8     |
      When box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | total   | outcome |
        | MID-220 | A A   | soft 12 | loses   |
        | MID-221 | A 6   | soft 17 | loses   |
        | MID-222 | 8 A   | soft 19 | wins    |
        | MID-223 | A 9   | soft 20 | wins    |

    @midnight.value.ace
    Scenario Outline: <dealt> with <drawn> is a <total>
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
        | MID-224 | A 5   | 10    | hard 16 | loses   |
        | MID-225 | 5 A   | K     | hard 16 | loses   |
        | MID-226 | 9 5   | A     | hard 15 | loses   |
        | MID-227 | 7 2   | A     | soft 20 | wins    |
        | MID-228 | A A   | 10    | hard 12 | loses   |
        | MID-229 | A A   | 2     | soft 14 | loses   |
        | MID-230 | 2 A   | A     | soft 14 | loses   |
        | MID-231 | 10 8  | A     | hard 19 | wins    |
        | MID-232 | A 9   | A     | soft 21 | wins    |
        | MID-233 | 10 10 | A     | hard 21 | wins    |

    @midnight.value.ace
    Scenario Outline: <dealt> with <drawn>, one by one, is a <total>
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
        | MID-235 | A A   | 4 6   | hard 12 | loses   |
        | MID-236 | 5 A   | A 5   | hard 12 | loses   |
        | MID-237 | A A   | A 6   | soft 19 | wins    |
        | MID-238 | 3 6   | A A   | soft 21 | wins    |
        | MID-239 | A A   | K 7   | hard 19 | wins    |

    @midnight.value.ace
    Scenario Outline: The dealer's <up> with <drawn> is a <total>
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
        | MID-240 | A  | A 7    | soft 19 | loses   |
        | MID-241 | A  | 5 10 3 | hard 19 | loses   |
        | MID-242 | 10 | 5 A A  | hard 17 | wins    |
        | MID-243 | 4  | 4 A    | soft 19 | loses   |

    @midnight.value.ace
    Scenario Outline: <dealt> with <hit> is at once a <total>, and may stand
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> | <hit> |
        | dealer | 10      | 8     |
      When box 1 hits
      Then box 1 totals <total>
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | dealt | hit | total   | outcome |
        | MID-641 | A A   | K   | hard 12 | loses   |
        | MID-642 | A A   | 10  | hard 12 | loses   |
        | MID-643 | 5 A   | K   | hard 16 | loses   |
        | MID-644 | A 5   | Q   | hard 16 | loses   |
        | MID-645 | 9 2   | A   | hard 12 | loses   |
        | MID-646 | A 4   | 6   | soft 21 | wins    |
        | MID-647 | 6 4   | A   | soft 21 | wins    |
        | MID-648 | 10 K  | A   | hard 21 | wins    |

    @MID-649 @midnight.value.ace
    Scenario: Two aces are dealt as a soft 12
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 8     |
        | dealer | 10    | 8     |
      When the cards are dealt
      Then box 1 totals soft 12
      When box 1 hits
      Then box 1 totals soft 20
      When box 1 stands
      Then box 1 wins

  Rule: An ace with one ten-value card is a natural, if these two are the whole hand and no split made it

    @midnight.natural
    Scenario Outline: <dealt> is a blackjack
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 9     |
      When the cards are dealt
      Then box 1 has a blackjack
      When box 1 stands
      Then box 1 wins

      Examples:
        | id      | dealt |
        | MID-245 | A 10  |
        | MID-246 | J A   |
        | MID-247 | A Q   |
        | MID-248 | K A   |

    @midnight.natural
    Scenario Outline: 21 of three cards, <dealt> and <drawn>, is no blackjack
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 9       |
      When box 1 hits
      And box 1 stands
      Then box 1 has no blackjack
      And box 1 wins 10

      Examples:
        | id      | dealt | drawn |
        | MID-250 | 7 7   | 7     |
        | MID-251 | A 5   | 5     |
        | MID-252 | 10 Q  | A     |

    @MID-253 @midnight.natural
    Scenario: A blackjack on the second box is one
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | A J   |       |
        | dealer | 10    | 9     |
      When boxes 1 and 2 stand
      Then box 2 has a blackjack
      And box 2 wins
      And box 1 loses

    @MID-254 @midnight.natural @midnight.natural-beats-21.beats
    Scenario: A blackjack wins against a 21 that the dealer drew
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 8  |       |
        | dealer | 5     | 6 10  |
      When boxes 1 and 2 stand
      Then the dealer totals 21
      And box 1 wins
      And box 2 loses

    @MID-255 @midnight.natural-beats-21.ties
    Scenario: A blackjack ties with a 21 that the dealer drew
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 8  |       |
        | dealer | 5     | 6 10  |
      When boxes 1 and 2 stand
      Then the dealer totals 21
      And box 1 pushes
      And box 2 loses

    @midnight.natural-beats-21.beats
    Scenario Outline: A blackjack is paid 3:2 against a drawn 21 with <up> up
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | A K   |         |
        | box 2  | 10 7  |         |
        | dealer | <up>  | <drawn> |
      When boxes 1 and 2 stand
      Then the dealer totals 21
      And box 1 wins 15

      Examples:
        | id      | up | drawn |
        | MID-601 | 5  | 6 10  |
        | MID-602 | 10 | 4 7   |
        | MID-603 | A  | 5 5   |
