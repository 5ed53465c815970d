Feature: Doubling

  Rule: A hand may be doubled if its two first cards make 9, 10 or 11, and on no other total

    @midnight.double.range
    Scenario Outline: <dealt> may be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> | 9     |
        | dealer | 10      | 7     |
      When box 1 doubles
      Then it is accepted
      And box 1 wins

      Examples:
        | id      | dealt |
        | MID-260 | 5 4   |
        | MID-261 | 3 6   |
        | MID-262 | 7 2   |
        | MID-263 | 6 4   |
        | MID-264 | 5 5   |
        | MID-265 | 2 8   |
        | MID-266 | 6 5   |
        | MID-267 | 2 9   |
        | MID-268 | 7 4   |

    @midnight.double.range
    Scenario Outline: <dealt> may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | J     |
      When box 1 tries to double
      Then it is refused
      When box 1 stands
      Then box 1 loses

      Examples:
        | id      | dealt |
        | MID-270 | 2 2   |
        | MID-271 | 5 3   |
        | MID-272 | 2 6   |
        | MID-273 | 4 4   |
        | MID-274 | 10 2  |
        | MID-275 | 9 3   |
        | MID-276 | 6 6   |
        | MID-277 | 9 10  |
        | MID-278 | A 2   |
        | MID-279 | A 7   |

    @MID-280 @midnight.double.range @midnight.dealt-21.no
    Scenario: A blackjack may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 10    | 9     |
      When box 1 tries to double
      Then it is refused
      When box 1 stands
      Then box 1 wins

    @MID-281 @midnight.double.range
    Scenario: A later box may double as the first
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 9 3   |       |
        | box 3  | 6 5   | 9     |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 tries to double
      Then it is refused
      When box 2 stands
      And box 3 doubles
      Then it is accepted
      And box 3 wins

    @MID-282 @midnight.double.range
    Scenario: What a hit brought to 11 may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 6     |
        | dealer | 10    | 9     |
      When box 1 hits
      And box 1 tries to double
      Then it is refused
      When box 1 stands
      Then box 1 loses

    @midnight.double.range @midnight.double-after-hit.first-two-cards
    Scenario Outline: <dealt> may not be doubled once <drawn> was hit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 9       |
      When box 1 hits
      And box 1 tries to double
      Then it is refused
      When box 1 stands
      Then box 1 loses

      Examples:
        | id      | dealt | drawn |
        | MID-283 | 5 4   | 2     |
        | MID-284 | 6 5   | 4     |

    @midnight.double-after-hit.any-time
    Scenario Outline: <dealt> may still be doubled when a card was hit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 9       |
      When box 1 hits
      And box 1 doubles
      Then it is accepted
      And box 1 wins

      Examples:
        | id      | dealt | drawn |
        | MID-285 | 5 4   | 2 9   |
        | MID-286 | 6 5   | 4 6   |

    @midnight.double.range @midnight.double-soft.by-total
    Scenario Outline: A soft <total> of <dealt> may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | Q     |
      When box 1 tries to double
      Then it is refused
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | dealt | total | outcome |
        | MID-287 | A 8   | 19    | loses   |
        | MID-288 | A 9   | 20    | pushes  |

    @midnight.double-soft.low-total
    Scenario Outline: <dealt> may be doubled as a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> | K     |
        | dealer | 10      | 8     |
      When box 1 doubles
      Then it is accepted
      And box 1 wins

      Examples:
        | id      | dealt | total |
        | MID-289 | A 8   | 9     |
        | MID-290 | 9 A   | 10    |

    @midnight.double.range
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
        | MID-610 | 6 5   | A  | 7      |
        | MID-611 | 6 4   | A  | 7      |
        | MID-612 | 6 4   | 10 | 8      |
        | MID-613 | 5 5   | 7  | 10     |
        | MID-614 | 4 6   | 6  | 10 9   |

    @MID-615 @midnight.double.range
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

  Rule: A hand that a split made may be doubled

    @midnight.double.after-split
    Scenario Outline: A five with <first> and one with <second> are both doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn                 |
        | box 1  | 5 5   | <first> <second> 9 10 |
        | dealer | 10    | 7                     |
      When box 1 splits
      And hand 1 of box 1 doubles
      Then it is accepted
      When hand 2 of box 1 doubles
      Then it is accepted
      And hand 1 of box 1 wins
      And hand 2 of box 1 wins

      Examples:
        | id      | first | second |
        | MID-292 | 4     | 6      |
        | MID-293 | 5     | 4      |

    @MID-294 @midnight.double.after-split @midnight.double-split-hand.own-two-cards
    Scenario: An eight with a three may be doubled, and one with a two
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 8 8   | 3 2 10 9 |
        | dealer | 10    | 7        |
      When box 1 splits
      And hand 1 of box 1 doubles
      Then it is accepted
      When hand 2 of box 1 doubles
      Then it is accepted
      And hand 1 of box 1 wins
      And hand 2 of box 1 wins

    @MID-295 @midnight.double-split-hand.own-two-cards
    Scenario: A five with a ten may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 5 5   | 10 4 10 |
        | dealer | 10    | 8       |
      When box 1 splits
      And hand 1 of box 1 tries to double
      Then it is refused
      When hand 1 of box 1 stands
      And hand 2 of box 1 doubles
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

    @MID-296 @midnight.double-split-hand.pair
    Scenario: An eight with a three may not be doubled, for the pair was sixteen
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 10  |
        | dealer | 10    | 7     |
      When box 1 splits
      And hand 1 of box 1 tries to double
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins

    @MID-297 @midnight.double-split-hand.pair
    Scenario: A five with a ten may be doubled, for the pair was ten
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 5 5   | 10 9 6 |
        | dealer | 10    | 8      |
      When box 1 splits
      And hand 1 of box 1 doubles
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 wins
      And hand 2 of box 1 loses

  Rule: A doubled hand receives a single card and is done

    @MID-300 @midnight.double.one-card
    Scenario: One card, no second one, and the next box is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 6 K   |
      When box 1 doubles
      And box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 holds 6 5 2
      And box 1 wins

    @MID-301 @midnight.double.one-card
    Scenario: A hand is doubled once
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 2     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 doubles
      And box 1 tries to double
      Then it is refused
      When box 2 stands
      Then box 1 holds 5 4 2
      And box 1 loses 20

    @MID-302 @midnight.double.one-card
    Scenario: A doubled last box ends the play
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 2   | K     |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then box 1 holds 8 2 K
      And the dealer holds 10 8
      And box 1 wins

    @MID-616 @midnight.double.one-card
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

  Rule: A double puts twice the stake on the hand, to be won or lost

    @midnight.double.stake
    Scenario Outline: A doubled stake of <stake> <outcome> twice as much with <drawn>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 6 5   | <drawn> |
        | dealer | 10    | 8       |
      When box 1 doubles
      Then box 1 <outcome> <twice>

      Examples:
        | id      | stake | drawn | outcome | twice |
        | MID-305 | 10    | 9     | wins    | 20    |
        | MID-306 | 10    | 4     | loses   | 20    |
        | MID-307 | 15    | 10    | wins    | 30    |
        | MID-308 | 7     | A     | loses   | 14    |

    @MID-309 @midnight.double.stake
    Scenario: Twice the stake lies on the doubled box and once on the other
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 7     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 6 J   |
      When box 1 doubles
      Then the stake of box 1 is 20
      And the stake of box 2 is 10
      When box 2 stands
      Then box 1 wins 20
      And box 2 wins 10

    @MID-310 @midnight.double.stake
    Scenario: A doubled 21 that ties brings and costs nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | K     |
        | dealer | 10    | 5 6   |
      When box 1 doubles
      Then box 1 pushes
      And box 1 nets 0

    @MID-311 @midnight.double.stake
    Scenario: A doubled split hand wins twice, the other once
      Given box 1 stakes 15
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 5 5   | 4 10 9 |
        | dealer | 6     | 10 8   |
      When box 1 splits
      And hand 1 of box 1 doubles
      And hand 2 of box 1 stands
      Then hand 1 of box 1 wins 30
      And hand 2 of box 1 wins 15

    @MID-312 @midnight.double.stake
    Scenario: A double takes chips for the second stake
      Given Ann has 19
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 10    |
        | dealer | 10    | 8     |
      When box 1 tries to double
      Then it is refused
      When box 1 hits
      And box 1 stands
      Then box 1 wins 10

    @MID-313 @midnight.double.stake
    Scenario: The last chips are enough for a double
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 10    |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then it is accepted
      And box 1 wins 20

    @midnight.double.stake
    Scenario Outline: A doubled hand <outcome> twice its stake against <up> and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 6 4   | <card>  |
        | dealer | <up>  | <drawn> |
      When box 1 doubles
      Then box 1 <outcome> 20

      Examples:
        | id      | card | up | drawn | outcome |
        | MID-617 | 9    | 10 | 8     | wins    |
        | MID-618 | 6    | 10 | 8     | loses   |
        | MID-619 | 2    | 10 | 6 9   | wins    |
