Feature: Insurance against the dealer's blackjack

  Rule: With an ace up, and only then, insurance is open, and it comes before any hand is played

    @MID-075 @midnight.insurance.when
    Scenario: With an ace up a hand may be insured
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      Then it is accepted
      When box 1 stands
      Then box 1 loses 10

    @midnight.insurance.when
    Scenario Outline: With <up> up no hand may be insured
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 9  |         |
        | dealer | <up>  | <drawn> |
      When box 1 tries to insure
      Then it is refused
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | up | drawn | outcome |
        | MID-076 | 10 | A     | loses   |
        | MID-077 | K  | 8     | wins    |
        | MID-078 | 9  | 3 8   | loses   |

    @MID-079 @midnight.insurance.when
    Scenario: No insurance after a hit
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | K     |
        | dealer | A     | J     |
      When box 1 hits
      And box 1 tries to insure
      Then it is refused
      When box 1 stands
      Then box 1 loses

    @MID-080 @midnight.insurance.when
    Scenario: No insurance of a later box once the first has played
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | K     |
        | box 2  | 10 8  |       |
        | dealer | A     | J     |
      When box 1 hits
      And box 1 stands
      And box 2 tries to insure
      Then it is refused
      When box 2 stands
      Then box 2 loses

    @midnight.insurance.when
    Scenario Outline: No <act> of box 1 comes before box 2 has answered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 5   | 9     |
        | box 2  | 10 7  |       |
        | dealer | A     | 7     |
      When box 1 insures
      And box 1 tries to <act>
      Then it is refused
      And the stake of box 1 is 10
      When box 2 insures
      And box 1 hits
      And boxes 1 and 2 stand
      Then box 1 totals 19

      Examples:
        | id      | act    |
        | MID-668 | hit    |
        | MID-669 | double |
        | MID-670 | split  |

    @MID-081 @midnight.insurance.when @midnight.insure-a-natural.yes
    Scenario: A blackjack may be insured, and ties with the dealer's
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A Q   |       |
        | dealer | A     | K     |
      When box 1 insures
      Then it is accepted
      When box 1 stands
      Then box 1 pushes
      And the insurance of box 1 wins 10

    @MID-082 @midnight.insure-a-natural.no
    Scenario: A blackjack may not be insured
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A Q   |       |
        | dealer | A     | 8     |
      When box 1 tries to insure
      Then it is refused
      When box 1 stands
      Then box 1 nets 15

    @MID-083 @midnight.insure-a-natural.no
    Scenario: A box beside a blackjack may be insured
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A Q   |       |
        | box 2  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 tries to insure
      Then it is refused
      When box 2 insures
      And boxes 1 and 2 stand
      Then box 1 nets 0
      And box 2 nets 0

    @MID-622 @midnight.insurance.when
    Scenario: Insurance may be declined
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 declines insurance
      Then it is accepted
      And box 1 is not insured
      When box 1 stands
      Then box 1 wins

    @MID-623 @midnight.insurance.when @midnight.insured-stakes.insurance-bet
    Scenario: Both boxes may be insured
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | A     | 7     |
      When box 1 insures
      Then it is accepted
      When box 2 insures
      Then it is accepted
      When boxes 1 and 2 stand
      Then box 1 wins
      And box 2 loses

  Rule: Each hand is insured or not by itself

    @midnight.insurance.per-hand
    Scenario Outline: Of two boxes only <one> is insured
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | dealer | A     | K     |
      When <one> insures
      And boxes 1 and 2 stand
      Then the insurance of <one> wins 10
      And <other> is not insured
      And <other> loses 10

      Examples:
        | id      | one   | other |
        | MID-085 | box 1 | box 2 |
        | MID-086 | box 2 | box 1 |

    @MID-087 @midnight.insurance.per-hand
    Scenario: Two of three boxes are insured, each for its own stake
      Given box 1 stakes 10
      And box 2 stakes 20
      And box 3 stakes 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 7  |       |
        | dealer | A     | 10    |
      When boxes 1 and 3 insure
      And every box stands
      Then the insurance of box 1 wins 10
      And the insurance of box 3 wins 30
      And box 2 loses 20

    @MID-624 @midnight.insurance.per-hand @midnight.insured-stakes.insurance-bet
    Scenario: Each of two boxes is insured by itself
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | A     | 7     |
      When box 1 insures
      And box 2 insures
      Then it is accepted
      When boxes 1 and 2 stand
      Then the insurance of box 1 loses 5
      And the insurance of box 2 loses 5

  Rule: Insurance costs the player half of what the hand has at stake

    @midnight.insurance.half
    Scenario Outline: On <stake> insurance costs <half>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 8     |
      When box 1 insures
      Then the insurance of box 1 is <half>
      When box 1 stands
      Then the insurance of box 1 loses <half>

      Examples:
        | id      | stake | half |
        | MID-088 | 10    | 5    |
        | MID-089 | 15    | 7.5  |
        | MID-090 | 1     | 0.5  |

    @MID-091 @midnight.insurance.half
    Scenario: Insurance costs neither more nor less than half
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 tries to insure for 6
      Then it is refused
      When box 1 tries to insure for 4
      Then it is refused
      When box 1 insures
      And box 1 stands
      Then the insurance of box 1 wins 10

    @MID-092 @midnight.insurance.half
    Scenario: A double leaves the insurance as it was
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | A     | K     |
      When box 1 insures
      And box 1 doubles
      Then box 1 loses 20
      And the insurance of box 1 wins 10

    @MID-093 @midnight.insurance.half
    Scenario: Insurance takes chips of the player's
      Given Ann has 14
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | A     | 9     |
      When box 1 tries to insure
      Then it is refused
      When box 1 declines insurance
      And box 1 stands
      Then box 1 loses

    @MID-094 @midnight.insurance.half
    Scenario: The last chips are enough for insurance
      Given Ann has 15
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      Then it is accepted
      When box 1 stands
      Then the insurance of box 1 wins 10

    @midnight.insurance.half @midnight.insured-stakes.insurance-bet
    Scenario Outline: Half of an odd stake of <stake> is insurance
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures
      Then it is accepted
      And the insurance of box 1 is <half>
      When box 1 stands
      Then box 1 wins

      Examples:
        | id      | stake | half |
        | MID-625 | 15    | 7.5  |
        | MID-626 | 7     | 3.5  |
        | MID-627 | 1     | 0.5  |

  Rule: Once insurance is taken all hands are played as ever, for the dealer does not peek

    @MID-095 @midnight.insurance.play-goes-on
    Scenario: The insured hand is hit before the dealer's ten comes
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 3 7   |
        | dealer | A     | K     |
      When box 1 insures
      And box 1 hits
      Then the insurance of box 1 is not settled
      When box 1 hits
      And box 1 stands
      Then box 1 loses 10
      And the insurance of box 1 wins 10

    @MID-096 @midnight.insurance.play-goes-on
    Scenario: The other boxes are played too
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 6 5   | 8     |
        | box 3  | 8 8   | 10 9  |
        | dealer | A     | K     |
      When box 1 insures
      And box 1 stands
      And box 2 doubles
      And box 3 splits
      And box 3 stands on every hand
      Then box 1 nets 0
      And box 2 nets -20
      And box 3 nets -20

    @MID-097 @midnight.insurance.play-goes-on
    Scenario: The dealer looks at no card before the boxes are done
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 2  | 7     |
        | dealer | A     | 7     |
      When box 1 insures
      And box 1 stands
      And box 2 hits
      Then the dealer does not peek
      And the dealer draws no card
      When box 2 stands
      Then the insurance of box 1 loses 5
      And box 2 wins

  Rule: The dealer's second card settles the insurance before a third is drawn

    @MID-072 @midnight.insurance.settled-on-second-card
    Scenario: The insurance is lost before the dealer draws on
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | dealer | A     | 3 5   |
      When box 1 insures
      And boxes 1 and 2 stand
      Then the insurance of box 1 loses 5
      And the insurance of box 1 is settled before the dealer draws 5
      And the dealer totals soft 19

    @MID-070 @midnight.insurance.settled-on-second-card @midnight.insured-hands-all-bust.draw-second-card
    Scenario: The dealer draws one card for the insurance alone
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | A     | Q     |
      When box 1 insures
      And box 1 hits
      Then box 1 is bust
      And the insurance of box 1 wins 10
      And box 1 nets 0

    @MID-073 @midnight.insured-hands-all-bust.draw-second-card
    Scenario: The dealer draws no third card for a lost insurance
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 5  | 9     |
        | dealer | A     | 4     |
      When box 1 insures
      And box 1 hits
      And box 2 hits
      Then the insurance of box 1 loses 5
      And the dealer holds A 4

    @MID-071 @midnight.insured-hands-all-bust.no-draw
    Scenario: The dealer takes no card and the insurance loses
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | A     |       |
      When box 1 insures
      And box 1 hits
      Then box 1 is bust
      And the dealer draws no card
      And the insurance of box 1 loses 5

    @MID-074 @midnight.insured-hands-all-bust.returned
    Scenario: The dealer takes no card and the insurance goes back
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | A     |       |
      When box 1 insures
      And box 1 hits
      Then box 1 is bust
      And the insurance of box 1 comes back
      And box 1 nets -10

  Rule: If the second card makes a natural the insurance wins twice its amount

    @midnight.insurance.wins
    Scenario Outline: An ace and <second> win for the insurance
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 10 9  |          |
        | dealer | A     | <second> |
      When box 1 insures
      And box 1 stands
      Then the insurance of box 1 wins 10

      Examples:
        | id      | second |
        | MID-460 | 10     |
        | MID-461 | J      |
        | MID-462 | Q      |
        | MID-463 | K      |

    @MID-464 @midnight.insurance.wins
    Scenario: The insurance of a bust hand wins as well
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | J     |
        | box 2  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      And box 1 hits
      And box 2 stands
      Then the insurance of box 1 wins 10
      And box 1 loses 10
      And box 2 loses 10

    @MID-675 @midnight.insurance.wins
    Scenario: A won insurance makes good what the dealer's natural took
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      And box 1 stands
      Then Ann has 100

    @midnight.insurance.wins
    Scenario Outline: A hand of <dealt> has its insurance of <half> paid twice
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | A       | K     |
      When box 1 insures
      And box 1 stands
      Then the insurance of box 1 wins <stake>

      Examples:
        | id      | dealt | stake | half |
        | MID-628 | 5 6   | 10    | 5    |
        | MID-629 | 2 9   | 15    | 7.5  |
        | MID-630 | 10 9  | 7     | 3.5  |
        | MID-631 | 8 8   | 10    | 5    |

  Rule: If the second card makes no natural the insurance is lost

    @midnight.insurance.loses
    Scenario Outline: An ace with <drawn> loses for the insurance
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 9  |         |
        | box 2  | 10 7  |         |
        | dealer | A     | <drawn> |
      When box 1 insures
      And boxes 1 and 2 stand
      Then the insurance of box 1 loses 5
      And box 2 loses 10

      Examples:
        | id      | drawn |
        | MID-465 | 9     |
        | MID-466 | A 8   |
        | MID-467 | 5 5   |
        | MID-468 | 2 K 5 |

  Rule: With the insurance settled the dealer draws on and the hands are settled as ever

    @MID-470 @midnight.insurance.round-goes-on
    Scenario: Boxes that are not insured are settled after a lost insurance
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 J  |       |
        | dealer | A     | 5 3   |
      When box 1 insures
      And every box stands
      Then the dealer holds A 5 3
      And box 2 loses 10
      And box 3 wins 10

    @midnight.insurance.round-goes-on @midnight.insured-stakes.insurance-bet
    Scenario Outline: An insured <dealt> <outcome> against an ace and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | A       | <drawn> |
      When box 1 insures
      And box 1 stands
      Then box 1 <outcome>
      And the dealer totals <total>
      And box 1 nets <net>

      Examples:
        | id      | dealt | drawn | total | outcome | net |
        | MID-471 | 10 9  | 4 3   | 18    | wins    | 5   |
        | MID-472 | 10 9  | 3 5   | 19    | pushes  | -5  |
        | MID-473 | 10 9  | 2 7   | 20    | loses   | -15 |
        | MID-475 | 10 2  | 5 K 9 | 25    | wins    | 5   |

    @MID-474 @midnight.insured-stakes.hand-stake
    Scenario: An insured hand is lost with its insurance
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 J  |       |
        | box 2  | 10 Q  |       |
        | dealer | A     | 5 3   |
      When box 1 insures
      And boxes 1 and 2 stand
      Then the insurance of box 1 loses 5
      And box 1 loses 10
      And box 2 wins 10
