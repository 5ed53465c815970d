Feature: Insurance and the dealer's peek

  Rule: With a ten up the dealer peeks right after the deal, and a natural is shown and ends the round

    @GER-100 @german.peek.ten
    Scenario: A ten with an ace ends the round at the deal
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | A     |
      When the cards are dealt
      Then the round is over
      And the dealer holds 10 A
      And box 1 loses 10

    @GER-101 @german.peek.ten
    Scenario: Three hands are lost before any is played
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   |       |
        | box 2  | 8 8   |       |
        | box 3  | 10 J  |       |
        | dealer | 10    | A     |
      When the cards are dealt
      Then the round is over
      And box 1 loses
      And box 2 loses
      And box 3 loses

    @german.peek.ten
    Scenario Outline: No <act> comes before the peek with a ten
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | A     |
      When the cards are dealt
      Then the round is over
      When box 1 tries to <act>
      Then it is refused
      And box 1 loses 10

      Examples:
        | id      | dealt | act    |
        | GER-102 | 6 5   | hit    |
        | GER-103 | 6 5   | double |
        | GER-104 | 8 8   | split  |
        | GER-105 | 10 9  | insure |

    @GER-106 @german.peek.ten
    Scenario: A ten with no ace lets the hands be played
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      Then the round is not over
      And box 1 is in turn
      When box 1 stands
      Then box 1 wins

    @german.peek.ten @german.peek-on.ten-value
    Scenario Outline: A <up> with an ace ends the round at the deal
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   |       |
        | box 2  | 10 9  |       |
        | dealer | <up>  | A     |
      When the cards are dealt
      Then the round is over
      And the dealer holds <up> A
      And box 1 loses
      And box 2 loses

      Examples:
        | id      | up |
        | GER-107 | J  |
        | GER-108 | Q  |
        | GER-109 | K  |

    @GER-110 @german.peek.ten
    Scenario: A nine with an ace is no natural and lets the hands be played
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 9     | A     |
      When the cards are dealt
      Then the round is not over
      And the dealer holds 9 ?
      When box 1 stands
      Then box 1 loses

  @german.peek-on.rank-ten
  Rule: The peek where pictures are no ten

    @german.peek.ten
    Scenario Outline: With a <up> up the dealer does not peek, and the natural comes out after play
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 4  | 5     |
        | dealer | <up>  | A     |
      When the cards are dealt
      Then the round is not over
      And the dealer holds <up> ?
      When box 1 hits
      And box 1 stands
      Then the dealer has a blackjack
      And box 1 loses

      Examples:
        | id      | up |
        | GER-111 | J  |
        | GER-112 | Q  |
        | GER-113 | K  |

    @GER-114
    Scenario: A doubled hand meets the natural behind a picture
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | K     | A     |
      When box 1 doubles
      Then it is accepted
      And box 1 loses 20

    @GER-873
    Scenario: The dealer's natural leaves 80 chips after a double
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | K     | A     |
      When box 1 doubles
      Then Ann has 80

    @GER-115
    Scenario: Both hands of a split meet the natural behind a picture
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | dealer | Q     | A     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 loses 10

    @GER-116
    Scenario: A hand's natural ties with the natural behind a picture
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | J     | A     |
      When the cards are dealt
      Then the round is not over
      When boxes 1 and 2 stand
      Then box 1 pushes
      And box 2 loses

  Rule: With an ace up every player is first asked about insurance

    @GER-120 @german.insurance.when
    Scenario: With an ace up a hand may be insured
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures
      Then it is accepted
      When box 1 stands
      Then the insurance of box 1 loses 5
      And box 1 wins

    @GER-121 @german.insurance.when
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
      Then box 1 nets 10

    @german.insurance.when
    Scenario Outline: With <up> up no hand may be insured
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 9  |         |
        | dealer | <up>  | <drawn> |
      When box 1 tries to insure
      Then it is refused
      When box 1 stands
      Then box 1 nets <net>

      Examples:
        | id      | up | drawn | net |
        | GER-122 | 10 | 8     | 10  |
        | GER-123 | K  | 10    | -10 |
        | GER-124 | 9  | A     | -10 |
        | GER-125 | 2  | 10 7  | 0   |

    @german.insurance.when
    Scenario Outline: No insurance once box 1 <does>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 2  | <drawn> |
        | box 2  | 10 8  |         |
        | dealer | A     | 6       |
      When box 1 declines insurance
      Then it is accepted
      When box 1 <does>
      And box 2 tries to insure
      Then it is refused
      When box 2 stands
      Then box 2 nets 10

      Examples:
        | id      | does    | drawn |
        | GER-126 | stands  |       |
        | GER-127 | doubles | 5     |

    @GER-128 @german.insurance.when
    Scenario: Insurance is declined for good
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 declines insurance
      Then it is accepted
      When box 1 tries to insure
      Then it is refused
      When box 1 stands
      Then box 1 nets 10

    @german.insurance.when
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
        | GER-860 | hit    |
        | GER-861 | double |
        | GER-862 | split  |

    @GER-129 @german.insurance.when
    Scenario: Three hands are asked before the dealer peeks
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 7  |       |
        | dealer | A     | K     |
      When box 1 declines insurance
      Then it is accepted
      When box 2 insures
      Then the round is not over
      When box 3 insures
      Then it is accepted
      And the insurance of box 3 wins 10

    @GER-130 @german.insurance.when
    Scenario: Two players are asked
      Given Ann stakes 10 on box 1
      And Ben stakes 20 on box 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | dealer | A     | K     |
      When box 1 declines insurance
      Then it is accepted
      When box 2 insures
      Then it is accepted
      And box 1 nets -10
      And box 2 nets 0

    @GER-131 @german.insure-a-natural.yes
    Scenario: A natural may be insured
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | A     | 8     |
      When box 1 insures
      Then it is accepted
      When box 1 stands
      Then the insurance of box 1 loses 5
      And box 1 nets 10

    @GER-132 @german.insure-a-natural.no
    Scenario: A natural may not be insured
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | A     | 8     |
      When box 1 tries to insure
      Then it is refused
      When box 1 stands
      Then box 1 nets 15

    @GER-133 @german.insure-a-natural.no
    Scenario: The other hands beside a natural may be insured
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | A     | J     |
      When box 1 tries to insure
      Then it is refused
      When box 2 insures
      Then the round is over
      And box 1 nets 0
      And box 2 nets 0

    @GER-818 @german.insurance.when
    Scenario: Declining insurance is carried out
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

    @GER-819 @german.insurance.when
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

  Rule: Insurance is taken hand by hand and costs half of the hand's stake

    @german.insurance.half-per-hand
    Scenario Outline: On a stake of <stake> insurance costs <half>
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
        | GER-140 | 10    | 5    |
        | GER-141 | 15    | 7.5  |
        | GER-142 | 1     | 0.5  |
        | GER-143 | 100   | 50   |

    @GER-144 @german.insurance.half-per-hand
    Scenario: Insurance costs neither more nor less than half
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 tries to insure for 5.5
      Then it is refused
      When box 1 tries to insure for 4.5
      Then it is refused
      When box 1 insures for 5
      Then it is accepted
      And the insurance of box 1 wins 10

    @german.insurance.half-per-hand
    Scenario Outline: Of two hands only <one> is insured
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | dealer | A     | K     |
      When box 1 <first>
      And box 2 <second>
      Then the insurance of <one> wins 10
      And <other> is not insured
      And <other> nets -10

      Examples:
        | id      | one   | other | first              | second             |
        | GER-145 | box 1 | box 2 | insures            | declines insurance |
        | GER-146 | box 2 | box 1 | declines insurance | insures            |

    @GER-147 @german.insurance.half-per-hand
    Scenario: Two of three hands are insured, each for half of its own stake
      Given box 1 stakes 10
      And boxes 2 and 3 stake 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 7  |       |
        | dealer | A     | 6     |
      When boxes 1 and 3 insure
      Then the insurance of box 1 is 5
      And the insurance of box 3 is 15
      When boxes 1, 2 and 3 stand
      Then box 2 nets 30
      And box 3 nets -15

    @GER-148 @german.insurance.half-per-hand
    Scenario: Insurance takes chips of the player's
      Given Ann has 14
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | A     | 8     |
      When box 1 tries to insure
      Then it is refused
      When box 1 declines insurance
      And box 1 stands
      Then box 1 loses 10

    @GER-149 @german.insurance.half-per-hand
    Scenario: The last chips are enough for insurance
      Given Ann has 15
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      Then it is accepted
      And Ann has 15

    @GER-150 @german.insurance.half-per-hand
    Scenario: A double leaves the insurance as it was
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | A     | 8     |
      When box 1 insures
      And box 1 doubles
      Then box 1 wins 20
      And the insurance of box 1 loses 5

    @german.insurance.half-per-hand
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
        | GER-820 | 15    | 7.5  |
        | GER-821 | 7     | 3.5  |
        | GER-822 | 1     | 0.5  |

  Rule: Once all have answered about insurance the dealer peeks, and a natural is shown and ends the round before a hand is played

    @german.peek.ace
    Scenario Outline: An ace with a <hole> ends the round when insurance was declined
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 9  |        |
        | dealer | A     | <hole> |
      When box 1 declines insurance
      Then the round is over
      And the dealer holds A <hole>
      And box 1 loses 10

      Examples:
        | id      | hole |
        | GER-160 | 10   |
        | GER-161 | J    |
        | GER-162 | Q    |
        | GER-163 | K    |

    @GER-164 @german.peek.ace
    Scenario: An insured hand is over as well
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   |       |
        | dealer | A     | K     |
      When box 1 insures
      Then the round is over
      When box 1 tries to double
      Then it is refused
      And box 1 loses 10

    @GER-165 @german.peek.ace
    Scenario: The dealer peeks after the last answer and not before
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 8 8   |       |
        | box 3  | 6 5   |       |
        | dealer | A     | Q     |
      When boxes 1 and 2 decline insurance
      Then the round is not over
      And the dealer holds A ?
      When box 3 declines insurance
      Then the round is over
      And the dealer holds A Q
      And box 3 loses

    @GER-166 @german.peek.ace
    Scenario: With no natural the hands are played
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 4  | 5     |
        | dealer | A     | 7     |
      When box 1 declines insurance
      Then the round is not over
      And box 1 is in turn
      When box 1 hits
      And box 1 stands
      Then box 1 wins

    @GER-845 @german.peek.ace
    Scenario: That the dealer has a blackjack does not show before insurance is answered
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A    | K     |
      When the cards are dealt
      Then the dealer has no blackjack
      And the round is not over
      When box 1 declines insurance
      Then the dealer has a blackjack
      And box 1 loses

  Rule: A peek that finds no natural leaves the hole card face down until the dealer plays

    @german.peek.nothing-shown
    Scenario Outline: Behind a <up> nothing is shown at the deal
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 8  |        |
        | dealer | <up>  | <hole> |
      When the cards are dealt
      Then the dealer holds <up> ?
      And the dealer totals <total>
      When box 1 stands
      Then the dealer holds <up> <hole>

      Examples:
        | id      | up | hole | total |
        | GER-170 | 10 | 9    | 10    |
        | GER-171 | K  | 7    | 10    |
        | GER-172 | 7  | 10   | 7     |

    @german.peek.nothing-shown
    Scenario Outline: Behind an ace nothing is shown when box 1 <answers>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | A     | 8     |
      When box 1 <answers>
      Then the dealer holds A ?
      And the dealer totals 11
      When box 1 stands
      Then the dealer holds A 8

      Examples:
        | id      | answers            |
        | GER-173 | insures            |
        | GER-174 | declines insurance |

    @GER-175 @german.peek.nothing-shown
    Scenario: Nothing is shown while insurance is still open
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | A     | K     |
      When the cards are dealt
      Then the dealer holds A ?
      And the dealer totals 11
      And the round is not over
      When box 1 declines insurance
      Then box 1 loses

    @GER-176 @german.peek.nothing-shown
    Scenario: Neither a hit nor a later hand's turn shows the hole card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 3  | 5     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      Then the dealer holds 10 ?
      When box 1 stands
      Then the dealer holds 10 ?
      When box 2 stands
      Then the dealer holds 10 8

    @GER-177 @german.peek.nothing-shown
    Scenario: Neither a double nor a bust of the first hand shows the hole card
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | box 2  | 10 6  | K     |
        | box 3  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 doubles
      Then the dealer holds 10 ?
      When box 2 hits
      Then the dealer holds 10 ?
      And the dealer totals 10
      When box 3 stands
      Then box 3 wins

  Rule: When insurance is lost that the dealer's cards do not bear out

    @GER-180 @german.insurance-without-dealer-natural.lost-at-the-peek
    Scenario: Insurance is lost as soon as the peek finds nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures
      Then the insurance of box 1 loses 5
      And the round is not over
      When box 1 stands
      Then box 1 wins 10

    @GER-181 @german.insurance-without-dealer-natural.lost-at-the-peek
    Scenario: Every insurance is lost after the last answer
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | dealer | A     | 7     |
      When box 1 insures
      Then the insurance of box 1 is not settled
      When box 2 insures
      Then the insurance of box 1 loses 5
      And the insurance of box 2 loses 5
      When boxes 1 and 2 stand
      Then box 1 wins

    @GER-182 @german.insurance-without-dealer-natural.lost-at-settlement
    Scenario: Insurance lies until the hands are settled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures
      Then the insurance of box 1 is not settled
      And 15 lies on the table
      When box 1 stands
      Then the insurance of box 1 loses 5
      And box 1 wins 10
