Feature: Hands in turn, stand and hit

  Rule: The hands take turns, and for each the player chooses how it goes on

    @MID-160 @midnight.play.each-hand
    Scenario: From the first box to the last, whatever each does
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 3 5   |
        | box 2  | 10 8  |       |
        | box 3  | 6 5   | 9     |
        | dealer | 10    | 9     |
      When box 1 hits two times
      And box 1 stands
      And box 2 stands
      And box 3 doubles
      Then box 1 wins
      And box 2 loses
      And box 3 wins

    @MID-161 @midnight.play.each-hand
    Scenario: No box plays before its turn
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

    @MID-162 @midnight.play.each-hand
    Scenario: A box keeps its turn after a hit
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 3 7   |
        | box 2  | 10 8  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      Then box 1 is in turn
      When box 1 hits
      And boxes 1 and 2 stand
      Then box 1 wins

    @MID-163 @midnight.play.each-hand
    Scenario: A box plays on after another's blackjack
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 9 5   | 6     |
        | dealer | 7     | 10    |
      When box 1 stands
      And box 2 hits
      And box 2 stands
      Then box 1 wins
      And box 2 wins

    @MID-164 @midnight.play.each-hand
    Scenario: After both hands of a split comes the next box
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 5 3   |
        | box 2  | 10 2  | 8     |
        | dealer | 10    | 7     |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 hits
      And box 2 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 loses
      And box 2 wins

    @MID-165 @midnight.play.each-hand
    Scenario: After the last box nobody plays
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 7     |
      When boxes 1 and 2 stand
      Then the round is over
      When box 1 tries to hit
      Then it is refused

    @MID-515 @midnight.play.each-hand
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

    @MID-516 @midnight.play.each-hand
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

    @MID-517 @midnight.play.each-hand
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

    @MID-518 @midnight.play.each-hand @midnight.split-aces.free
    Scenario: After split aces that stand the next box is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 3   |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 splits
      Then hand 1 of box 1 is in turn
      When box 1 stands on every hand
      Then box 2 is in turn
      When box 2 hits
      Then it is accepted
      When box 2 stands
      Then hand 1 of box 1 loses
      And box 2 wins

  Rule: A hand that stands is done, and the turn passes to the next hand

    @MID-168 @midnight.play.stand
    Scenario: A box that stood gets no further card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 6 K   |
      When box 1 stands
      Then box 2 is in turn
      When box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 holds 10 2
      And box 1 wins

    @midnight.play.stand
    Scenario Outline: A hand may stand on <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 6 K   |
      When box 1 stands
      Then it is accepted
      And box 1 totals <total>
      And box 1 wins

      Examples:
        | id      | dealt | total |
        | MID-169 | 2 2   | 4     |
        | MID-170 | A A   | 12    |
        | MID-171 | 10 K  | 20    |

    @midnight.play.stand
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
        | MID-510 | 2 3   | 5       |
        | MID-511 | 6 5   | 11      |
        | MID-512 | 10 2  | 12      |
        | MID-513 | 9 7   | 16      |
        | MID-514 | A 5   | soft 16 |

  Rule: A hand that hits receives one card

    @MID-174 @midnight.play.hit
    Scenario: One card for the hand that hits, and none for another
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 3     |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 hits
      Then box 1 holds 5 4 3
      And box 2 holds 10 2
      When box 1 stands
      And box 2 hits
      And box 2 stands
      Then box 2 holds 10 2 7
      And box 2 wins

    @MID-678 @midnight.play.hit
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

    @MID-175 @midnight.play.hit
    Scenario: A hand may hit seven times
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn         |
        | box 1  | 2 A   | A 2 2 A 3 2 5 |
        | dealer | 10    | 8             |
      When box 1 hits 7 times
      And box 1 stands
      Then box 1 holds 2 A A 2 2 A 3 2 5
      And box 1 wins

    @MID-176 @midnight.play.hit
    Scenario: The second hand of a split hits as well
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 8 8   | 10 2 4 5 |
        | dealer | 10    | 8        |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits two times
      And hand 2 of box 1 stands
      Then hand 1 of box 1 holds 8 10
      And hand 2 of box 1 holds 8 2 4 5
      And hand 2 of box 1 wins

    @midnight.play.hit
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
        | MID-501 | 10 7  | 4     | 17      | hard 21 |
        | MID-502 | 10 8  | 2     | 18      | hard 20 |
        | MID-503 | 9 10  | A     | 19      | hard 20 |
        | MID-504 | 10 K  | A     | 20      | hard 21 |
        | MID-505 | A 6   | 2     | soft 17 | soft 19 |
        | MID-506 | 9 A   | A     | soft 20 | soft 21 |
        | MID-507 | A A   | 7     | soft 12 | soft 19 |

    @MID-508 @midnight.play.hit
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

    @MID-509 @midnight.play.hit
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

  Rule: After a hit another one is open only to a total under 21, so 21 itself takes no card

    @MID-180 @midnight.play.hit-below-21
    Scenario: A hit on 20
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 6   | 7 A   |
        | dealer | 10    | Q     |
      When box 1 hits two times
      Then it is accepted
      When box 1 stands
      Then box 1 totals 21
      And box 1 wins

    @midnight.play.hit-below-21
    Scenario Outline: No hit on <total> of <dealt> and <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | box 2  | 10 9    |         |
        | dealer | 10      | Q       |
      When box 1 hits
      And box 1 tries to hit
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 totals <total>
      And box 1 wins

      Examples:
        | id      | dealt | drawn | total   |
        | MID-181 | 7 4   | K     | hard 21 |
        | MID-182 | A 4   | 6     | soft 21 |
        | MID-183 | 10 6  | 5     | hard 21 |

    @MID-184 @midnight.play.hit-below-21 @midnight.dealt-21.no
    Scenario: No hit on a blackjack
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | Q     |
      When box 1 tries to hit
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 wins

    @MID-185 @midnight.play.hit-below-21 @midnight.dealt-21.no
    Scenario: No hit on a 21 that a split made
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K K   | A 9   |
        | dealer | 10    | Q     |
      When box 1 splits
      And hand 1 of box 1 tries to hit
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 loses

    @MID-186 @midnight.dealt-21.yes
    Scenario: A blackjack may be hit, and is none any more
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   | Q     |
        | dealer | 10    | 9     |
      When box 1 hits
      Then it is accepted
      When box 1 stands
      Then box 1 wins 10

    @MID-187 @midnight.dealt-21.yes
    Scenario: A 21 that a split made may be hit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | K K   | A 9 8 |
        | dealer | 10    | Q     |
      When box 1 splits
      And hand 1 of box 1 hits
      Then it is accepted
      When box 1 stands on every hand
      Then hand 1 of box 1 holds K A 8
      And hand 1 of box 1 loses

    @MID-679 @midnight.play.hit-below-21 @midnight.dealt-21.yes
    Scenario: A 21 that a hit has made may not be hit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 5     |
        | dealer | 10    | 9     |
      When box 1 hits
      And box 1 tries to hit
      Then it is refused
      When box 1 stands
      Then box 1 holds 10 6 5
      And box 1 wins 10

  Rule: A hand that goes over 21 is bust: its stake is lost and taken away there and then, whatever the dealer will get

    @MID-190 @midnight.play.bust
    Scenario: The stake is lost before the next box plays
      Given box 1 stakes 10
      And box 2 stakes 20
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 8  |       |
        | dealer | 10    | 7     |
      When box 1 hits
      Then box 1 is bust
      And box 1 loses
      When box 2 stands
      Then box 2 wins

    @MID-197 @midnight.play.bust
    Scenario: The stake is taken off the table at once
      Given box 1 stakes 10
      And box 2 stakes 20
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 6     |
        | box 2  | 10 8  |       |
        | dealer | 10    | 7     |
      When box 1 hits
      Then 20 lies on the table
      When box 2 stands
      Then box 1 loses 10

    @MID-191 @midnight.play.bust
    Scenario: The stake stays lost when the dealer goes bust
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 6     |
        | box 2  | 10 2  |       |
        | dealer | 10    | 6 6   |
      When box 1 hits
      And box 2 stands
      Then box 1 loses
      And box 2 wins

    @MID-192 @midnight.play.bust
    Scenario: A bust hand takes no card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 9     |
        | box 2  | 10 8  |       |
        | dealer | 10    | 7     |
      When box 1 hits
      And box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses
      And box 2 wins

    @midnight.play.bust
    Scenario Outline: <total> is <status>
      Given box 1 stakes 10
      And box 2 stakes 20
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 6  | <card> |
        | box 2  | 10 9  |        |
        | dealer | 10    | 8      |
      When box 1 hits
      Then box 1 totals <total>
      And box 1 is <status>
      When box 2 stands
      Then box 2 wins

      Examples:
        | id      | card | total | status   |
        | MID-193 | 5    | 21    | not bust |
        | MID-194 | 6    | 22    | bust     |

    @MID-195 @midnight.play.bust
    Scenario: One split hand goes bust and the other ties
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | J J   | 6 9 8 |
        | dealer | 9     | Q     |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 2 of box 1 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 pushes

    @MID-196 @midnight.play.bust
    Scenario: The second split hand goes bust and the first wins
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 6 9 |
        | dealer | 10    | 7      |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      Then hand 1 of box 1 wins
      And hand 2 of box 1 loses

    @midnight.play.bust
    Scenario Outline: <total> loses its stake, though the dealer goes bust
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 8  |        |
        | box 2  | 10 6  | <card> |
        | dealer | 10    | 6 K    |
      When box 1 stands
      And box 2 hits
      Then box 2 loses 10
      And box 1 wins 10

      Examples:
        | id      | card | total |
        | MID-583 | 6    | 22    |
        | MID-584 | 7    | 23    |
        | MID-585 | K    | 26    |

    @MID-586 @midnight.play.bust
    Scenario: A split hand that goes bust loses its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 6 10 9 |
        | dealer | 10    | 6 K    |
      When box 1 splits
      And hand 1 of box 1 hits
      Then hand 1 of box 1 is bust
      When hand 2 of box 1 stands
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins 10

    @MID-664 @midnight.play.bust @midnight.winning-stake.returned
    Scenario: A hand goes bust in the next round, and loses
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      And boxes 1 and 2 stake 10
      And box 1 hits
      And box 2 stands
      Then box 1 loses 10
      And box 2 wins 10
