Feature: Surrender

  Rule: A hand of two dealt cards may be surrendered against the dealer's one, and half of its stake comes back

    @estonian.surrender.half
    Scenario Outline: A surrendered stake of <stake> costs <lost> against <up>
      Given box 1 stakes <stake>
      And box 2 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | <up>  | 8     |
      When box 1 surrenders
      Then it is accepted
      And box 1 loses <lost>
      When box 2 stands
      Then box 2 wins

      Examples:
        | id      | stake | up | lost |
        | EST-150 | 10    | 10 | 5    |
        | EST-151 | 5     | 10 | 2.5  |
        | EST-152 | 20    | 9  | 10   |
        | EST-153 | 1     | K  | 0.5  |

    @EST-154 @estonian.surrender.half
    Scenario: Half of the stake comes back at once
      Given Ann has 100
      And Ann stakes 10 on boxes 1 and 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 surrenders
      Then box 1 is surrendered
      And Ann has 85
      And 10 lies on the table
      And box 2 is in turn
      When box 2 stands
      Then Ann has 105

    @EST-155 @estonian.surrender.half
    Scenario: A surrender holds when the dealer gets a natural
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | A     |
      When box 1 surrenders
      And box 2 stands
      Then box 1 loses 5
      And box 2 loses 10

    @EST-156 @estonian.surrender.half
    Scenario: A surrender holds when the dealer goes bust
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 6 K   |
      When box 1 surrenders
      And box 2 stands
      Then box 1 loses 5
      And box 2 wins 10

    @EST-157 @estonian.surrender.half
    Scenario: A hand that has hit cannot be surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 7     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      And box 1 tries to surrender
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 loses 10

    @EST-158 @estonian.surrender.half
    Scenario: A hand that was doubled cannot be surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 7     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 doubles
      And box 1 tries to surrender
      Then it is refused
      When box 2 stands
      Then box 1 loses

    @EST-159 @estonian.surrender.half
    Scenario: A hand is surrendered once
      Given Ann has 100
      And Ann stakes 10 on boxes 1 and 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 surrenders
      And box 1 tries to surrender
      Then it is refused
      And Ann has 85
      When box 2 stands
      Then Ann has 105

    @EST-160 @estonian.surrender.half
    Scenario: A surrendered hand takes no card
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 surrenders
      And box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses 5

    @EST-161 @estonian.surrender.half
    Scenario: The last box may surrender too
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 6  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 surrenders
      Then it is accepted
      And box 1 wins
      And box 2 loses 5

    @EST-162 @estonian.surrender.half
    Scenario: Half of a stake behind comes back as well
      Given Ben has 100
      And Ann stakes 10 on boxes 1 and 2
      And Ben stakes 6 behind on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 surrenders
      Then Ben behind box 1 nets -3
      And Ben has 97
      When box 2 stands
      Then box 2 wins

    @EST-163 @estonian.surrender-after-split.yes
    Scenario: A split hand may be surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 8 A   |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand 1 of box 1 surrenders
      Then it is accepted
      And hand 1 of box 1 loses 5
      When hand 2 of box 1 stands
      And box 2 stands
      Then hand 2 of box 1 wins 10

    @EST-164 @estonian.surrender-after-split.no
    Scenario: A split hand may not be surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 8 A   |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand 1 of box 1 tries to surrender
      Then it is refused
      When box 1 stands on every hand
      And box 2 stands
      Then hand 1 of box 1 loses 10

    @estonian.surrender.half
    Scenario Outline: <dealt> may be surrendered too
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | box 2  | 10 9    |       |
        | dealer | 10      | 8     |
      When box 1 surrenders
      Then it is accepted
      When box 2 stands
      Then box 1 loses 5
      And box 2 wins

      Examples:
        | id      | dealt |
        | EST-742 | 5 4   |
        | EST-743 | 2 2   |
        | EST-744 | 8 8   |
        | EST-745 | A 7   |
        | EST-746 | 10 K  |

  Rule: Split aces cannot be surrendered

    @estonian.surrender.not-split-aces
    Scenario Outline: The <place> split ace is not surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 4   |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand <number> of box 1 tries to surrender
      Then it is refused
      When box 1 stands on every hand
      And box 2 stands
      Then hand <number> of box 1 loses 10

      Examples:
        | id      | place  | number |
        | EST-170 | first  | 1      |
        | EST-171 | second | 2      |

    @EST-798 @estonian.surrender.not-split-aces @estonian.split-aces-cards.free
    Scenario: Nor is a split ace surrendered that may draw on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 5 4 K |
        | dealer | 10    | 8     |
      When box 1 splits
      And hand 1 of box 1 tries to surrender
      Then it is refused
      When hand 1 of box 1 hits
      And box 1 stands on every hand
      Then hand 1 of box 1 holds A 5 K
      And hand 1 of box 1 loses 10

    @EST-172 @estonian.surrender.not-split-aces
    Scenario: Two aces that are not split may be surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 surrenders
      Then it is accepted
      And box 1 loses 5
      When box 2 stands
      Then box 2 wins

  Rule: A natural cannot be surrendered

    @EST-180 @estonian.surrender.not-natural @estonian.surrender-exceptions.two
    Scenario: A natural against a ten is not surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 tries to surrender
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 wins 15

    @EST-181 @estonian.surrender.not-natural @estonian.surrender.not-against-ace
    Scenario: A natural against an ace is not surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | A     | 8     |
      When box 1 tries to surrender
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 wins 15

    @EST-182 @estonian.surrender-exceptions.one
    Scenario: A natural against a ten may be surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 surrenders
      Then it is accepted
      And box 1 loses 5
      When box 2 stands
      Then box 2 wins

    @EST-800 @estonian.surrender.not-natural @estonian.surrender.not-against-ace @estonian.surrender-exceptions.one
    Scenario: Where a natural may be surrendered it is not against an ace
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | A     | 8     |
      When box 1 tries to surrender
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 wins 15
      And box 2 pushes

  Rule: No hand can be surrendered with an ace up

    @EST-190 @estonian.surrender.not-against-ace @estonian.surrender-exceptions.two
    Scenario: A sixteen against an ace is not surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 tries to surrender
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 loses 10

    @EST-781 @estonian.surrender.not-against-ace @estonian.surrender-exceptions.two
    Scenario: Nor is the only hand
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | dealer | A     | 7     |
      When box 1 tries to surrender
      Then it is refused
      When box 1 stands
      Then Ann has 90

    @EST-191 @estonian.surrender.not-against-ace @estonian.surrender-exceptions.two
    Scenario: Nor is an insured one
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 insures for 5
      And box 1 tries to surrender
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 loses 10

    @EST-192 @estonian.surrender-exceptions.one
    Scenario: A sixteen against an ace may be surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | dealer | A     | 7     |
      When box 1 surrenders
      Then it is accepted
      And box 1 loses 5
      When box 2 stands
      Then box 2 wins

  @estonian.surrender-after-standing.yes
  Rule: A hand cannot be surrendered after a later player has drawn

    @EST-200 @estonian.surrender.not-too-late
    Scenario: A hand that stood may be surrendered while no later box has drawn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 1 surrenders
      Then it is accepted
      And box 1 loses 5
      When box 2 hits
      And box 2 stands
      Then box 2 wins

    @EST-201 @estonian.surrender.not-too-late
    Scenario: A hand is not surrendered once the next box has drawn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 hits
      And box 1 tries to surrender
      Then it is refused
      When box 2 stands
      Then box 1 loses 10
      And box 2 wins

    @EST-202 @estonian.surrender.not-too-late
    Scenario: A hand is not surrendered once a box further on has drawn
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | box 3  | 5 4   | 2     |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      And box 3 hits
      And box 1 tries to surrender
      Then it is refused
      When box 3 stands
      Then box 1 loses 10
      And box 2 wins

    @EST-203 @estonian.surrender.not-too-late
    Scenario: A double of a later box is a card drawn
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 6 5   | 8     |
        | box 3  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 doubles
      And box 1 tries to surrender
      Then it is refused
      When box 3 stands
      Then box 1 loses 10

    @EST-204 @estonian.surrender.not-too-late
    Scenario: A split of a later box is a card drawn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 9 9   | 10 K  |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 splits
      And box 1 tries to surrender
      Then it is refused
      When box 2 stands on every hand
      Then box 1 loses 10

    @EST-205 @estonian.surrender.not-too-late
    Scenario: A later box that only stands does not close it
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 9  |       |
        | box 3  | 10 9  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      And box 1 surrenders
      Then it is accepted
      And box 1 loses 5
      When box 3 stands
      Then box 2 wins

    @EST-206 @estonian.surrender.not-too-late
    Scenario: What an earlier box has drawn does not close it
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 7     |
        | box 2  | 10 6  |       |
        | dealer | 10    | 8     |
      When box 1 hits
      And box 1 stands
      And box 2 surrenders
      Then it is accepted
      And box 1 wins
      And box 2 loses 5

    @EST-207 @estonian.surrender.not-too-late
    Scenario: After the dealer has drawn the last box is too late
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 6  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      And box 2 tries to surrender
      Then it is refused
      And box 2 loses 10
      And box 1 wins

  @estonian.surrender-after-standing.no
  Rule: A surrender where it belongs to the hand's own turn

    @EST-210 @estonian.surrender.not-too-late
    Scenario: A hand that stood is not surrendered
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  |       |
        | box 2  | 10 2  | 7     |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 1 tries to surrender
      Then it is refused
      When box 2 hits
      And box 2 stands
      Then box 1 loses 10

    @EST-801 @estonian.surrender.half
    Scenario: A hand is not surrendered before its turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 6  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      And box 2 tries to surrender
      Then it is refused
      When box 1 stands
      And box 2 surrenders
      Then it is accepted
      And box 1 wins 10
      And box 2 loses 5
