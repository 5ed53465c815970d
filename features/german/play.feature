Feature: The play of the hands

  Rule: Hands take turns, and one is done before the next is played

    @GER-200 @german.play.in-order
    Scenario: Three hands from the first to the last
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | box 2  | 10 8  |       |
        | box 3  | 6 5   |       |
        | dealer | 9     | 10    |
      When the cards are dealt
      Then box 1 is in turn
      When box 1 hits
      And box 1 stands
      Then box 2 is in turn
      When box 2 stands
      Then box 3 is in turn

    @GER-201 @german.play.in-order
    Scenario: The second hand cannot be played first
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 10 2  | 7     |
        | dealer | 8     | 10    |
      When box 2 tries to hit
      Then it is refused
      When box 1 stands
      And box 2 hits
      And box 2 stands
      Then box 1 loses
      And box 2 wins

    @GER-202 @german.play.in-order
    Scenario: A hand that has stood cannot come back
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 10 9  |       |
        | dealer | 8     | 10    |
      When box 1 stands
      And box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses
      And box 2 wins

    @german.play.in-order
    Scenario Outline: Another player's <act> does nothing to a box
      Given Ann stakes 10 on box 1
      And Ben stakes 10 on box 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 5   | 9     |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      When Ben tries to <act> for box 1
      Then it is refused
      And the stake of box 1 is 10
      When box 1 hits
      And boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 loses 10

      Examples:
        | id      | act    |
        | GER-865 | hit    |
        | GER-866 | stand  |
        | GER-867 | double |
        | GER-868 | split  |

    @GER-203 @german.play.in-order
    Scenario: A natural of the first hand does not stop the second
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 9 5   | 6     |
        | dealer | 7     | 10    |
      When box 1 stands
      And box 2 hits
      Then it is accepted
      When box 2 stands
      Then box 1 wins
      And box 2 wins

    @GER-204 @german.play.in-order
    Scenario: After the last hand the round is over
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 7     |
      When boxes 1 and 2 stand
      Then the round is over
      And no hand is in turn

    @GER-715 @german.play.in-order
    Scenario: After a bust hand the next box is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 hits
      Then box 2 is in turn
      When box 2 hits
      Then it is accepted
      When box 2 stands
      Then box 1 loses
      And box 2 wins

    @GER-716 @german.play.in-order
    Scenario: After a doubled hand the next box is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then box 2 is in turn
      When box 2 hits
      Then it is accepted
      When box 2 stands
      Then box 1 wins
      And box 2 wins

    @GER-717 @german.play.in-order
    Scenario: After a blackjack the next box is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 2  | 7     |
        | dealer | 9     | 9     |
      When box 1 stands
      Then box 2 is in turn
      When box 2 hits
      Then it is accepted
      When box 2 stands
      Then box 1 wins
      And box 2 wins

    @GER-718 @german.play.in-order
    Scenario: After split aces the next box is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 3   |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 splits
      Then box 2 is in turn
      When box 2 hits
      Then it is accepted
      When box 2 stands
      Then hand 1 of box 1 loses
      And box 2 wins

  Rule: A hand that is not over 21 may hit, at 21 as well

    @GER-210 @german.play.hit
    Scenario: A hit adds one card, and the hand is still in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 3 7   |
        | box 2  | 10 8  |       |
        | dealer | 8     | 10    |
      When box 1 hits
      Then box 1 holds 5 4 3
      And box 1 is in turn
      When box 1 hits
      And boxes 1 and 2 stand
      Then box 1 wins

    @german.play.hit
    Scenario Outline: A <total> may hit and come to <then>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn        |
        | box 1  | <dealt> | <hit> <next> |
        | dealer | 9       | 8            |
      When box 1 hits
      Then box 1 totals <total>
      When box 1 hits
      Then it is accepted
      And box 1 totals <then>

      Examples:
        | id      | dealt | hit | next | total   | then    |
        | GER-211 | 7 7   | 7   | 5    | hard 21 | hard 26 |
        | GER-212 | A 5   | 5   | 9    | soft 21 | hard 20 |
        | GER-213 | A 6   | 4   | K    | soft 21 | hard 21 |
        | GER-214 | 10 3  | 7   | A    | hard 20 | hard 21 |

    @GER-215 @german.play.hit
    Scenario: A hand of many cards hits as long as it is not over 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn         |
        | box 1  | 2 A   | A 2 2 A 3 2 5 |
        | dealer | 9     | 8             |
      When box 1 hits 7 times
      And box 1 stands
      Then box 1 holds 2 A A 2 2 A 3 2 5
      And box 1 wins

    @GER-216 @german.play.hit
    Scenario: The third card drawn is the hand's too
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 2 8 9 |
        | dealer | 10    | 9     |
      When box 1 hits three times
      Then box 1 holds A A 2 8 9
      And the dealer holds 10 ?
      When box 1 stands
      Then box 1 wins

    @GER-217 @german.play.hit
    Scenario: A hand over 21 may not hit
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 9     |
        | box 2  | 10 8  |       |
        | dealer | 9     | 8     |
      When box 1 hits
      And box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses
      And box 2 wins

    @GER-218 @german.play.hit
    Scenario: The second split hand may hit at 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 J  | 9 A 5 |
        | dealer | 9     | 8     |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      Then it is accepted
      And hand 2 of box 1 totals hard 16

    @german.play.hit
    Scenario Outline: A hand may hit on <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 8       |
      When box 1 hits
      Then it is accepted
      When box 1 stands
      Then box 1 totals <then>
      And box 1 wins

      Examples:
        | id      | dealt | drawn | total   | then    |
        | GER-701 | 10 7  | 4     | 17      | hard 21 |
        | GER-702 | 10 8  | 2     | 18      | hard 20 |
        | GER-703 | 9 10  | A     | 19      | hard 20 |
        | GER-704 | 10 K  | A     | 20      | hard 21 |
        | GER-705 | A 6   | 2     | soft 17 | soft 19 |
        | GER-706 | 9 A   | A     | soft 20 | soft 21 |
        | GER-707 | A A   | 7     | soft 12 | soft 19 |

    @GER-708 @german.play.hit
    Scenario: A second, a third and a fourth hit are carried out
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 2 3   | 2 2 3 8 |
        | dealer | 10    | 8       |
      When box 1 hits
      Then box 1 is in turn
      When box 1 hits
      Then it is accepted
      When box 1 hits
      Then it is accepted
      When box 1 hits
      Then it is accepted
      When box 1 stands
      Then box 1 holds 2 3 2 2 3 8
      And box 1 wins

    @GER-709 @german.play.hit
    Scenario: A hit leaves turn and stake as they were
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 3     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      Then box 1 holds 5 4 3
      And box 1 is in turn
      And the stake of box 1 is 10
      When boxes 1 and 2 stand
      Then box 1 loses
      And box 2 wins

  Rule: A hand of 21 or less may stand, which keeps its total and passes the turn to the next hand

    @GER-220 @german.play.stand
    Scenario: The turn passes at once
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 10 9  |       |
        | dealer | 6     | 10 K  |
      When box 1 stands
      Then box 2 is in turn
      When box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 totals 12

    @german.play.stand
    Scenario Outline: A hand may stand on <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 6       | 10 K  |
      When box 1 stands
      Then it is accepted
      And box 1 totals <total>
      And box 1 wins

      Examples:
        | id      | dealt | total   |
        | GER-221 | 2 2   | hard 4  |
        | GER-222 | A A   | soft 12 |
        | GER-223 | 9 7   | hard 16 |
        | GER-224 | 10 K  | hard 20 |

    @GER-225 @german.play.stand
    Scenario: A hand may stand on a 21 that it drew
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | 10    | J     |
      When box 1 hits
      And box 1 stands
      Then it is accepted
      And box 1 totals 21
      And box 1 wins

    @german.play.stand
    Scenario Outline: A hand may stand on a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 6 K   |
      When box 1 stands
      Then it is accepted
      And box 1 holds <dealt>
      And box 1 wins

      Examples:
        | id      | dealt | total   |
        | GER-710 | 2 3   | 5       |
        | GER-711 | 6 5   | 11      |
        | GER-712 | 10 2  | 12      |
        | GER-713 | 9 7   | 16      |
        | GER-714 | A 5   | soft 16 |

  Rule: A hand that a card takes over 21 is bust, and the turn passes to the next hand

    @german.play.bust
    Scenario Outline: With <card> a sixteen comes to <total> and is bust
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 6  | <card> |
        | box 2  | 10 8  |        |
        | dealer | 9     | 8      |
      When box 1 hits
      Then box 1 is bust
      And box 1 totals <total>
      And box 2 is in turn
      When box 2 stands
      Then box 1 loses

      Examples:
        | id      | card | total |
        | GER-230 | 6    | 22    |
        | GER-231 | K    | 26    |

    @GER-232 @german.play.bust
    Scenario: 21 is not bust and still in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 5     |
        | box 2  | 10 8  |       |
        | dealer | 9     | 8     |
      When box 1 hits
      Then box 1 is not bust
      And box 1 is in turn
      When boxes 1 and 2 stand
      Then box 1 wins

    @german.play.bust
    Scenario Outline: A <dealt> with <drawn> is no bust, as an ace falls to 1
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 9       | 8       |
      When box 1 hits
      Then box 1 is not bust
      And box 1 is in turn
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | dealt | drawn | outcome |
        | GER-233 | A 7   | K     | wins    |
        | GER-234 | A A   | K     | loses   |

    @GER-235 @german.play.bust
    Scenario: A bust of the last hand ends the round
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 6  | K     |
        | dealer | 9     | 8     |
      When box 1 stands
      And box 2 hits
      Then the round is over
      And box 2 is bust
      And box 1 wins

  Rule: Any total may be doubled as long as the hand has drawn no card

    @german.double.before-first-card
    Scenario Outline: <dealt> may be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn  |
        | box 1  | <dealt> | <card> |
        | dealer | 9       | 8      |
      When box 1 doubles
      Then it is accepted
      And box 1 <outcome>

      Examples:
        | id      | dealt | card | outcome |
        | GER-240 | 2 2   | 10   | loses   |
        | GER-241 | 5 3   | 10   | wins    |
        | GER-242 | 5 4   | 9    | wins    |
        | GER-243 | 6 5   | 10   | wins    |
        | GER-244 | 10 2  | 6    | wins    |
        | GER-245 | 9 9   | 2    | wins    |
        | GER-246 | K Q   | A    | wins    |
        | GER-247 | A 2   | 7    | wins    |
        | GER-248 | A 8   | 10   | wins    |
        | GER-249 | A 9   | 8    | wins    |

    @german.double.before-first-card
    Scenario Outline: <dealt> with <drawn> may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 9       | 8       |
      When box 1 hits
      And box 1 tries to double
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

      Examples:
        | id      | dealt | drawn |
        | GER-250 | 2 3   | 6     |
        | GER-251 | 5 4   | 2     |
        | GER-252 | A 2   | 3     |

    @GER-253 @german.double.before-first-card
    Scenario: A later hand may double as the first
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 2  | 3     |
        | box 3  | 6 5   | 9     |
        | dealer | 8     | 10    |
      When box 1 stands
      And box 2 hits
      And box 2 tries to double
      Then it is refused
      When box 2 stands
      And box 3 doubles
      Then it is accepted
      And box 3 wins

    @german.double.before-first-card
    Scenario Outline: A doubled stake of <stake> <outcome> <amount> with <card>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 6 5   | <card> |
        | dealer | 9     | 9      |
      When box 1 doubles
      Then box 1 <outcome> <amount>

      Examples:
        | id      | stake | card | outcome | amount |
        | GER-254 | 10    | 9    | wins    | 20     |
        | GER-255 | 10    | 2    | loses   | 20     |
        | GER-256 | 7     | 10   | wins    | 14     |
        | GER-257 | 1     | 3    | loses   | 2      |
        | GER-258 | 50    | 8    | wins    | 100    |

    @GER-259 @german.double.before-first-card
    Scenario: Twice the stake lies on the doubled hand and once on the other
      Given Ann has 100
      And Ann stakes 10 on boxes 1 and 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 7     |
        | box 2  | 10 9  |       |
        | dealer | 6     | 10 J  |
      When box 1 doubles
      Then the stake of box 1 is 20
      And Ann has 70
      When box 2 stands
      Then Ann has 130

    @GER-260 @german.double.before-first-card
    Scenario: A double needs the chips for it
      Given Ann has 19
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 10    |
        | dealer | 9     | 8     |
      When box 1 tries to double
      Then it is refused
      When box 1 hits
      And box 1 stands
      Then box 1 wins 10

    @GER-261 @german.double.before-first-card
    Scenario: The last chips are enough for a double
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 10    |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then it is accepted
      And Ann has 40

    @GER-262 @german.double.before-first-card
    Scenario: With an ace up and no natural a hand may be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | A     | 8     |
      When box 1 declines insurance
      And box 1 doubles
      Then it is accepted
      And box 1 wins

    @german.double.before-first-card
    Scenario Outline: <dealt> may be doubled against <up>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> | 9        |
        | dealer | <up>    | <second> |
      When box 1 doubles
      Then it is accepted
      And box 1 wins 20

      Examples:
        | id      | dealt | up | second |
        | GER-809 | 6 5   | A  | 7      |
        | GER-810 | 6 4   | A  | 7      |
        | GER-811 | 6 4   | 10 | 8      |
        | GER-812 | 5 5   | 7  | 10     |
        | GER-813 | 4 6   | 6  | 10 9   |

    @GER-814 @german.double.before-first-card
    Scenario: The second box may double as the first
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 6 5   | 9     |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 doubles
      Then it is accepted
      And box 2 wins 20

  Rule: A doubled hand receives a single card and the turn passes on

    @GER-270 @german.double.one-card
    Scenario: One card, and the next hand is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then box 1 holds 6 5 2
      And box 2 is in turn
      When box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses

    @GER-271 @german.double.one-card
    Scenario: A double that makes 21 is done as well
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | K     |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 doubles
      And box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 wins

    @GER-272 @german.double.one-card
    Scenario: A hand is doubled once
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 2     |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then box 2 is in turn
      When box 1 tries to double
      Then it is refused
      When box 2 stands
      Then box 1 loses 20

    @GER-273 @german.double.one-card
    Scenario: A double of the last hand ends the play
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 10 4  | K     |
        | dealer | 9     | 9     |
      When box 1 stands
      And box 2 doubles
      Then the round is over
      And box 2 is bust
      And box 1 loses

    @GER-815 @german.double.one-card @german.double-after-split.yes
    Scenario: A doubled split hand takes no second card, and the other hand plays on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 5 5   | 6 4 2 10 |
        | dealer | 10    | 8        |
      When box 1 splits
      And hand 1 of box 1 doubles
      And hand 1 of box 1 tries to hit
      Then it is refused
      When hand 2 of box 1 hits
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 holds 5 6 2
      And hand 1 of box 1 loses
      And hand 2 of box 1 wins

  Rule: Playing of a natural

    @german.natural-played.closed
    Scenario Outline: A natural may not <act>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 9     | 8     |
      When box 1 tries to <act>
      Then it is refused
      When box 1 stands
      Then box 1 wins 15

      Examples:
        | id      | act    |
        | GER-280 | hit    |
        | GER-281 | double |

    @GER-282 @german.natural-played.open
    Scenario: A natural that is hit is one no more
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   | 9     |
        | dealer | 9     | 10    |
      When box 1 hits
      Then it is accepted
      And box 1 has no blackjack
      And box 1 totals 20
      When box 1 stands
      Then box 1 wins 10

    @GER-283 @german.natural-played.open
    Scenario: A natural may be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   | K     |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then it is accepted
      And box 1 wins 20
