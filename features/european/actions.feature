Feature: What a hand may do

  Rule: A hand may hit until it is bust or closed, at 21 as well

    @EUR-200 @european.play.hit
    Scenario: A hit adds one card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 6     |
        | dealer | 9     | 8     |
      When box 1 hits
      Then box 1 holds 10 2 6
      When box 1 stands
      Then box 1 wins

    @european.play.hit
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
        | EUR-201 | 7 7   | 7   | 5    | hard 21 | hard 26 |
        | EUR-202 | A 5   | 5   | 9    | soft 21 | hard 20 |
        | EUR-203 | A 6   | 4   | K    | soft 21 | hard 21 |
        | EUR-204 | 10 3  | 7   | A    | hard 20 | hard 21 |

    @EUR-205 @european.play.hit
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

    @EUR-206 @european.play.hit @european.split-second-card.dealt
    Scenario: A split hand of 21 may hit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 J  | A 9 5 |
        | dealer | 9     | 8     |
      When box 1 splits
      And hand 1 of box 1 hits
      Then it is accepted
      And hand 1 of box 1 totals hard 16
      When box 1 stands on every hand
      Then hand 1 of box 1 loses

    @EUR-207 @european.play.hit
    Scenario: A bust hand takes no further card
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

    @EUR-208 @european.play.hit
    Scenario: A hand that is closed takes no further card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | box 2  | 10 8  |       |
        | dealer | 9     | 8     |
      When box 1 doubles
      And box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses

    @european.play.hit
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
        | id       | dealt | drawn | total   | then    |
        | EUR-1001 | 10 7  | 4     | 17      | hard 21 |
        | EUR-1002 | 10 8  | 2     | 18      | hard 20 |
        | EUR-1003 | 9 10  | A     | 19      | hard 20 |
        | EUR-1004 | 10 K  | A     | 20      | hard 21 |
        | EUR-1005 | A 6   | 2     | soft 17 | soft 19 |
        | EUR-1006 | 9 A   | A     | soft 20 | soft 21 |
        | EUR-1007 | A A   | 7     | soft 12 | soft 19 |

    @EUR-1008 @european.play.hit
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

    @EUR-1009 @european.play.hit
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

  Rule: A hand that stands has ended its turn there and then

    @EUR-210 @european.play.stand
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
      Then box 1 holds 10 2
      And box 1 wins

    @european.play.stand
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
        | EUR-211 | 2 2   | hard 4  |
        | EUR-212 | A A   | soft 12 |
        | EUR-213 | 9 7   | hard 16 |
        | EUR-214 | 10 K  | hard 20 |

    @EUR-215 @european.play.stand @european.split-second-card.dealt
    Scenario: Standing on one split hand leaves the other to play
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 2 9 |
        | dealer | 7     | 10     |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 wins

    @european.play.stand
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
        | id       | dealt | total   |
        | EUR-1010 | 2 3   | 5       |
        | EUR-1011 | 6 5   | 11      |
        | EUR-1012 | 10 2  | 12      |
        | EUR-1013 | 9 7   | 16      |
        | EUR-1014 | A 5   | soft 16 |

  Rule: A hand of two cards may be doubled on any total, and a hand of three may not

    @european.double.first-two
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
        | EUR-220 | 2 2   | 10   | loses   |
        | EUR-221 | 5 3   | 10   | wins    |
        | EUR-222 | 5 4   | 9    | wins    |
        | EUR-223 | 6 5   | 10   | wins    |
        | EUR-224 | 10 2  | 6    | wins    |
        | EUR-225 | 9 9   | 2    | wins    |
        | EUR-226 | K Q   | A    | wins    |
        | EUR-227 | A 2   | 7    | wins    |
        | EUR-228 | A 8   | 10   | wins    |
        | EUR-229 | A 9   | 8    | wins    |

    @european.double.first-two
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
        | EUR-230 | 2 3   | 6     |
        | EUR-231 | 5 4   | 2     |
        | EUR-232 | A 2   | 3     |

    @EUR-233 @european.double.first-two
    Scenario: A later player may double as the first
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

    @EUR-234 @european.double.first-two
    Scenario: A double needs the chips for it
      Given Ann has 15
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   |       |
        | dealer | 9     | 8     |
      When box 1 tries to double
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

    @EUR-938 @european.double.first-two
    Scenario: The last chips are enough for a double
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then it is accepted
      And the stake of box 1 is 20
      And box 1 wins

    @european.double.first-two
    Scenario Outline: <dealt> may be doubled against <up>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> | 9        |
        | dealer | <up>    | <second> |
      When box 1 doubles
      Then it is accepted
      And box 1 wins

      Examples:
        | id       | dealt | up | second |
        | EUR-1108 | 6 5   | A  | 7      |
        | EUR-1109 | 6 4   | A  | 7      |
        | EUR-1110 | 6 4   | 10 | 8      |
        | EUR-1111 | 5 5   | 7  | 10     |
        | EUR-1112 | 4 6   | 6  | 10 9   |

    @EUR-1113 @european.double.first-two
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
      And box 2 wins

  @european.split-second-card.dealt
  Rule: Doubling of a hand that a split made

    @EUR-240 @european.double-after-split.yes
    Scenario: A split hand may be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 doubles
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 wins

    @EUR-241 @european.double-after-split.yes
    Scenario: The second split hand may be doubled too
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 3 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 doubles
      Then it is accepted
      And hand 2 of box 1 wins

    @EUR-242 @european.double-after-split.no
    Scenario: A split hand may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 tries to double
      Then it is refused
      When hand 1 of box 1 hits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10

  Rule: A doubled hand receives a single card and is done

    @EUR-250 @european.double.one-card
    Scenario: One card, and the next player is in turn
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

    @EUR-251 @european.double.one-card
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

    @EUR-252 @european.double.one-card
    Scenario: A double may go bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 4  | K     |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then box 1 is bust
      And box 1 loses

    @EUR-1114 @european.double.one-card @european.double-after-split.yes @european.split-second-card.dealt
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

  @european.split-second-card.dealt
  Rule: Two cards of one value may be split, different ten-value ranks too, and no other two

    @european.split.same-value
    Scenario Outline: <first> and <second> may be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt            | drawn |
        | box 1  | <first> <second> | 9 8   |
        | dealer | 7                | K     |
      When box 1 splits
      Then it is accepted
      And box 1 has two hands
      When box 1 stands on every hand
      Then the dealer totals 17

      Examples:
        | id      | first | second |
        | EUR-260 | 2     | 2      |
        | EUR-261 | 5     | 5      |
        | EUR-262 | 9     | 9      |
        | EUR-263 | 10    | 10     |
        | EUR-264 | 10    | K      |
        | EUR-265 | J     | Q      |

    @EUR-266 @european.split.same-value
    Scenario: Two aces may be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 8   |
        | dealer | 7     | K     |
      When box 1 splits
      Then it is accepted
      And hand 1 of box 1 holds A 9
      And hand 2 of box 1 holds A 8

    @european.split.same-value
    Scenario Outline: <dealt> may not be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 9       | 8     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

      Examples:
        | id      | dealt |
        | EUR-270 | 2 3   |
        | EUR-271 | 8 7   |
        | EUR-272 | 6 10  |
        | EUR-273 | A 2   |

    @EUR-274 @european.split.same-value
    Scenario: A nine and a ten are no pair
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 10  |       |
        | dealer | 9     | 8     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 wins 10

    @EUR-275 @european.split.same-value
    Scenario: A pair that has hit may not be split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 6   | 3     |
        | dealer | 9     | 8     |
      When box 1 hits
      And box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

    @EUR-276 @european.split.same-value
    Scenario: A split needs the chips for it
      Given Ann has 15
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   |       |
        | dealer | 9     | 8     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

    @EUR-939 @european.split.same-value @european.split-second-card.dealt
    Scenario: The last chips are enough for a split
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 9  |
        | dealer | 9     | 8     |
      When box 1 splits
      Then it is accepted
      And Ann has 0
      When box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 pushes

    @EUR-277 @european.split.same-value
    Scenario: The second player may split
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 7 7   | 10 4  |
        | dealer | 7     | K     |
      When box 1 stands
      And box 2 splits
      Then it is accepted
      And hand 1 of box 2 holds 7 10
      And hand 2 of box 2 holds 7 4
      When box 2 stands on every hand
      Then hand 1 of box 2 pushes

    @european.split.same-value
    Scenario Outline: <dealt> may not be split, though it is a blackjack
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 9     |
      When box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 wins

      Examples:
        | id       | dealt |
        | EUR-1104 | A K   |
        | EUR-1105 | 10 A  |

    @EUR-1106 @european.split.same-value
    Scenario: Two cards are not split because the last two are a pair
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 3 8   | 8     |
        | dealer | 10    | J     |
      When box 1 hits
      And box 1 tries to split
      Then it is refused
      When box 1 stands
      Then box 1 loses

    @EUR-1107 @european.split.same-value @european.split-second-card.dealt
    Scenario: The second box may split as the first
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 8 8   | 10 3  |
        | dealer | 7     | K     |
      When box 1 stands
      And box 2 splits
      Then it is accepted
      And box 2 has two hands
      When box 2 stands on every hand
      Then hand 1 of box 2 wins

  Rule: The second card of a split hand, where it has to be asked for

    @EUR-280 @european.split-second-card.asked-for
    Scenario: A split hand starts with one card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   |       |
        | dealer | 7     | K     |
      When box 1 splits
      Then hand 1 of box 1 holds 8
      And hand 2 of box 1 holds 8

    @european.split-second-card.asked-for
    Scenario Outline: A split hand of one card does not <act>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 9  |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to <act>
      Then it is refused
      When hand 1 of box 1 hits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 holds 8 10
      And hand 1 of box 1 wins 10

      Examples:
        | id       | act    |
        | EUR-1155 | stand  |
        | EUR-1156 | double |

    @european.split-second-card.asked-for
    Scenario Outline: The <level> player asks for a split hand's second card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   |       |
        | dealer | 7     |       |
      When box 1 splits
      Then the <level> player chooses to hit

      Examples:
        | id      | level  |
        | EUR-926 | easy   |
        | EUR-927 | normal |
        | EUR-928 | hard   |

    @EUR-281 @european.split-second-card.asked-for @european.split.same-value
    Scenario: A ten and a king are split and ask for a card each
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 K  | 9 7   |
        | dealer | 7     | K     |
      When box 1 splits
      Then it is accepted
      When hand 1 of box 1 hits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 pushes

    @EUR-282 @european.split-second-card.asked-for @european.split.aces-one-card
    Scenario: A split ace asks once and then no more
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 9   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 1 of box 1 tries to hit
      Then it is refused
      When hand 2 of box 1 hits
      And box 2 stands
      Then hand 1 of box 1 loses

    @EUR-283 @european.split-second-card.asked-for @european.split.aces-once
    Scenario: An ace that a split ace asked for is not split again
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | A 9   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 1 of box 1 tries to split
      Then it is refused
      When hand 2 of box 1 hits
      And box 2 stands
      Then hand 1 of box 1 loses

    @EUR-284 @european.split-second-card.asked-for @european.split.four-hands
    Scenario: Four hands where each asks for its cards, and no fifth
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 8 8 8 |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 1 of box 1 splits
      And hand 1 of box 1 hits
      And hand 1 of box 1 splits
      Then it is accepted
      And box 1 has four hands
      When hand 1 of box 1 hits
      And hand 1 of box 1 tries to split
      Then it is refused
      When hand 1 of box 1 stands
      Then hand 2 of box 1 is in turn

    @EUR-285 @european.split-second-card.asked-for @european.split.no-natural
    Scenario: A split ace that asks and gets a king pays one unit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 9   |
        | dealer | 7     | 10    |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 2 of box 1 hits
      Then hand 1 of box 1 has no blackjack
      And hand 1 of box 1 wins 10

  @european.split-second-card.dealt
  Rule: A hand may be split, and split again, into four hands and no more

    @EUR-290 @european.split.four-hands
    Scenario: Four hands are made and a fifth is not
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn       |
        | box 1  | 8 8   | 8 9 8 9 8 9 |
        | dealer | 7     | K           |
      When box 1 splits
      And hand 1 of box 1 splits
      And hand 1 of box 1 splits
      Then it is accepted
      And box 1 has four hands
      When hand 1 of box 1 tries to split
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 loses 10

    @EUR-291 @european.split.four-hands
    Scenario: The second hand may be split again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn     |
        | box 1  | 8 8   | 10 8 K 10 |
        | dealer | 7     | K         |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 splits
      Then it is accepted
      And box 1 has three hands
      When box 1 stands on every hand
      Then hand 3 of box 1 wins 10

    @EUR-292 @european.split.four-hands
    Scenario: Both hands of a split are split again
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn           |
        | box 1  | J Q   | K 10 9 10 8 10 |
        | dealer | 9     | 10              |
      When box 1 splits
      And hand 1 of box 1 splits
      And hands 1 and 2 of box 1 stand
      And hand 3 of box 1 splits
      Then it is accepted
      And box 1 has four hands
      When box 1 stands on every hand
      Then hand 1 of box 1 pushes
      And hand 3 of box 1 loses

    @EUR-293 @european.split.four-hands
    Scenario: Four hands stake four times
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn          |
        | box 1  | 9 9   | 9 10 9 10 8 10 |
        | dealer | 10    | 8              |
      When box 1 splits
      And hand 1 of box 1 splits
      And hand 1 of box 1 splits
      Then Ann has 60
      And 40 lies on the table
      When box 1 stands on every hand
      Then box 1 nets 20

    @EUR-294 @european.split.four-hands
    Scenario: The limit is of each box
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn         |
        | box 1  | 8 8   | 8 K 8 K 10 10 |
        | box 2  | 7 7   | 10 K          |
        | dealer | 8     | 10            |
      When box 1 splits
      And hand 1 of box 1 splits
      And hand 1 of box 1 splits
      Then it is accepted
      When box 1 stands on every hand
      And box 2 splits
      Then it is accepted
      When box 2 stands on every hand
      Then hand 1 of box 2 loses

  @european.split-second-card.dealt
  Rule: A split ace receives a single card and no hit after it

    @EUR-300 @european.split.aces-one-card
    Scenario: Each split ace has one card and the next player is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 3   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      Then hand 1 of box 1 holds A 5
      And hand 2 of box 1 holds A 3
      When box 2 stands
      Then hand 1 of box 1 loses
      And box 2 wins

    @EUR-301 @european.split.aces-one-card
    Scenario: The first split ace may not hit
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 9   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

    @EUR-302 @european.split.aces-one-card
    Scenario: The second split ace may not hit
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 5   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 2 of box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 loses

    @EUR-303 @european.split.aces-one-card
    Scenario: A split ace may not be doubled
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 5   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to double
      Then it is refused
      When box 2 stands
      Then hand 1 of box 1 wins 10

    @EUR-304 @european.split.aces-one-card
    Scenario: Any other split pair may draw on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn     |
        | box 1  | 8 8   | 2 3 5 4 6 |
        | dealer | 7     | K         |
      When box 1 splits
      And hand 1 of box 1 hits two times
      Then it is accepted
      And hand 1 of box 1 holds 8 2 5 4
      When hand 1 of box 1 stands
      And hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 wins

    @EUR-944 @european.split.aces-one-card
    Scenario: A split eight that gets an ace may draw on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A K 2 |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 hits
      Then it is accepted
      And hand 1 of box 1 holds 8 A 2
      When box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 wins

  @european.split-second-card.dealt
  Rule: A split ace that gets another ace is not split again

    @EUR-310 @european.split.aces-once
    Scenario: The first split ace gets an ace
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | A 9   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 1 of box 1 tries to split
      Then it is refused
      When box 2 stands
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins 10

    @EUR-311 @european.split.aces-once
    Scenario: The second split ace gets an ace
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 A   |
        | box 2  | 10 8  |       |
        | dealer | 7     | K     |
      When box 1 splits
      And hand 2 of box 1 tries to split
      Then it is refused
      When box 2 stands
      Then hand 2 of box 1 loses 10

  @european.split-second-card.dealt
  Rule: A split hand's 21 is never a natural

    @EUR-320 @european.split.no-natural
    Scenario: A split ace with a king pays one unit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 9   |
        | dealer | 7     | 10    |
      When box 1 splits
      Then hand 1 of box 1 has no blackjack
      And hand 1 of box 1 totals 21
      And hand 1 of box 1 wins 10

    @EUR-321 @european.split.no-natural
    Scenario: The second split ace with a ten pays one unit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 10  |
        | dealer | 7     | 10    |
      When box 1 splits
      Then hand 2 of box 1 has no blackjack
      And hand 2 of box 1 wins 10

    @EUR-322 @european.split.no-natural
    Scenario: A split ten with an ace pays one unit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K Q   | A 9   |
        | dealer | 7     | 10    |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 has no blackjack
      And hand 1 of box 1 wins 10

    @EUR-323 @european.split.no-natural
    Scenario: A split ace with a ten ties with a drawn 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 9   |
        | dealer | 7     | 9 5   |
      When box 1 splits
      Then the dealer totals 21
      And hand 1 of box 1 pushes
      And hand 2 of box 1 loses
