Feature: The course of a round

  Rule: The players take their turns one after another, each to hit, stand, double or split as the hand allows

    @EUR-100 @european.play.in-order
    Scenario: Three players from the first to the last, each their own way
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  | 3 5   |
        | box 2  | 10 8  |       |
        | box 3  | 6 5   | 9     |
        | dealer | 9     | 10    |
      When box 1 hits two times
      And box 1 stands
      And box 2 stands
      And box 3 doubles
      Then box 1 wins
      And box 2 loses
      And box 3 wins

    @EUR-101 @european.play.in-order
    Scenario: The second player cannot play first
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

    @EUR-102 @european.play.in-order
    Scenario: A player keeps the turn after a hit
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 3 7   |
        | box 2  | 10 8  |       |
        | dealer | 8     | 10    |
      When box 1 hits
      Then box 1 is in turn
      When box 1 hits
      And boxes 1 and 2 stand
      Then box 1 wins
      And box 2 pushes

    @EUR-103 @european.play.in-order
    Scenario: A player whose turn is over cannot come back
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

    @european.play.in-order
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
        | EUR-931 | hit    |
        | EUR-932 | stand  |
        | EUR-933 | double |
        | EUR-934 | split  |

    @EUR-104 @european.play.in-order @european.split-second-card.dealt
    Scenario: The next player comes after both hands of a split
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | box 2  | 10 2  | 8     |
        | dealer | 9     | 10    |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 hits
      And box 2 stands
      Then hand 1 of box 1 loses
      And box 2 wins

    @EUR-105 @european.play.in-order
    Scenario: A natural of the first player does not stop the second
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

    @EUR-1015 @european.play.in-order
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

    @EUR-1016 @european.play.in-order
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

    @EUR-1017 @european.play.in-order
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

    @EUR-1018 @european.play.in-order @european.split-second-card.dealt
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

  Rule: When the last player is done the dealer turns the hole card and draws up to 17

    @EUR-110 @european.dealer.after-all
    Scenario: The hole card is turned before anything is drawn
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 6     | 7 4   |
      When box 1 stands
      Then the dealer turns 7 before the dealer draws 4
      And the dealer holds 6 7 4

    @european.dealer.after-all
    Scenario Outline: On <up> with <drawn> the dealer ends at <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 8  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | up | drawn     | total   | outcome |
        | EUR-111 | 10 | 6 2       | hard 18 | pushes  |
        | EUR-112 | 2  | 2 2 2 2 9 | hard 19 | loses   |
        | EUR-113 | 9  | 7 5       | hard 21 | loses   |
        | EUR-114 | A  | 5 3       | soft 19 | loses   |
        | EUR-115 | A  | 5 10 4    | hard 20 | loses   |
        | EUR-116 | 5  | J A 3     | hard 19 | loses   |
        | EUR-117 | A  | A 7       | soft 19 | loses   |
        | EUR-118 | 10 | 6 K       | hard 26 | wins    |

    @EUR-120 @european.dealer.after-all
    Scenario: The dealer draws nothing while a player is still to act
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 10 4  | 5     |
        | dealer | 6     | 9 5   |
      When box 1 stands
      Then the dealer draws no card
      When box 2 hits
      And box 2 stands
      Then the dealer holds 6 9 5
      And box 1 loses

    @EUR-121 @european.dealer.after-all
    Scenario: The dealer draws on although every hand is beaten
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 5   |       |
        | dealer | 6     | 7 9   |
      When box 1 stands
      Then the dealer holds 6 7 9
      And box 1 wins

    @EUR-122 @european.dealer.after-all
    Scenario: The dealer draws against a 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 4   | K     |
        | dealer | 10    | 5 6   |
      When box 1 hits
      And box 1 stands
      Then the dealer holds 10 5 6
      And box 1 pushes

    @EUR-123 @european.dealer.after-all @european.dealer-draws-when-decided.shows-and-draws
    Scenario: The dealer plays on when every hand is bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | 6     | 5 8   |
      When box 1 hits
      Then the dealer holds 6 5 8
      And box 1 loses

    @EUR-124 @european.dealer.after-all @european.dealer-draws-when-decided.shows-and-draws
    Scenario: The dealer plays on against a natural alone
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 6     | 5 8   |
      When box 1 stands
      Then the dealer holds 6 5 8
      And box 1 wins

    @EUR-125 @european.dealer.after-all @european.dealer-draws-when-decided.shows-only
    Scenario: The dealer only shows the hole card when every hand is bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | 6     | 5     |
      When box 1 hits
      Then the dealer holds 6 5
      And box 1 loses

    @EUR-126 @european.dealer.after-all @european.dealer-draws-when-decided.shows-only
    Scenario: The dealer only shows the hole card to a natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 6     | 5     |
      When box 1 stands
      Then the dealer holds 6 5
      And box 1 wins

    @EUR-127 @european.dealer.after-all @european.dealer-draws-when-decided.nothing
    Scenario: The hole card stays down when every hand is bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | 6     | 5     |
      When box 1 hits
      Then the dealer holds 6 ?
      And box 1 loses

    @EUR-128 @european.dealer.after-all @european.dealer-draws-when-decided.nothing
    Scenario: The hole card is turned where a natural is left
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 6     | 5     |
      When box 1 stands
      Then the dealer holds 6 5
      And box 1 wins

    @european.dealer.after-all
    Scenario Outline: The dealer stops at <total> with <up> and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 7  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer holds <up> <drawn>
      And the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id       | up | drawn | total   | outcome |
        | EUR-1019 | 10 | 8     | hard 18 | loses   |
        | EUR-1020 | 10 | 9     | hard 19 | loses   |
        | EUR-1021 | 10 | K     | hard 20 | loses   |
        | EUR-1022 | A  | 7     | soft 18 | loses   |
        | EUR-1023 | A  | 8     | soft 19 | loses   |
        | EUR-1024 | A  | 9     | soft 20 | loses   |
        | EUR-1025 | 6  | 5 7   | hard 18 | loses   |
        | EUR-1026 | 3  | 6 10  | hard 19 | loses   |
        | EUR-1027 | 6  | 5 9   | hard 20 | loses   |
        | EUR-1028 | 6  | 5 K   | hard 21 | loses   |
        | EUR-1029 | 2  | A 5   | soft 18 | loses   |
        | EUR-1030 | A  | 2 7   | soft 20 | loses   |
        | EUR-1031 | A  | 4 6   | soft 21 | loses   |
        | EUR-1032 | 10 | 6 6   | hard 22 | wins    |
        | EUR-1033 | 9  | 7 9   | hard 25 | wins    |
        | EUR-1034 | 10 | 2 A 4 | hard 17 | pushes  |

    @european.dealer.after-all
    Scenario Outline: The dealer draws on <has>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 7  |         |
        | dealer | <up>  | <drawn> |
      When box 1 stands
      Then the dealer holds <up> <drawn>
      And box 1 <outcome>

      Examples:
        | id       | up | drawn   | has                      | outcome |
        | EUR-1035 | 10 | 2 6     | 12                       | loses   |
        | EUR-1036 | 10 | 3 4     | 13                       | pushes  |
        | EUR-1037 | 5  | 9 4     | 14                       | loses   |
        | EUR-1038 | 10 | 5 2     | 15                       | pushes  |
        | EUR-1039 | 10 | 6 A     | 16                       | pushes  |
        | EUR-1040 | 7  | 9 5     | 16                       | loses   |
        | EUR-1041 | 5  | 5 5 2   | 15 of three cards        | pushes  |
        | EUR-1042 | 6  | 4 6 2   | 16 of three cards        | loses   |
        | EUR-1043 | 2  | 3 4 5 4 | 14 of four cards         | loses   |
        | EUR-1044 | A  | A 6     | a soft 12                | loses   |
        | EUR-1045 | A  | 2 5     | a soft 13                | loses   |
        | EUR-1046 | 3  | A 4     | a soft 14                | loses   |
        | EUR-1047 | A  | 4 3     | a soft 15                | loses   |
        | EUR-1048 | A  | 5 2     | a soft 16                | loses   |
        | EUR-1049 | 2  | A 3 2   | a soft 16 of three cards | loses   |

    @european.dealer.after-all
    Scenario Outline: Ahead of <dealt> or level with it, the dealer draws on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | <up>    | <drawn> |
      When box 1 stands
      Then the dealer holds <up> <drawn>
      And box 1 loses

      Examples:
        | id       | dealt | up | drawn |
        | EUR-1050 | 10 2  | 10 | 3 5   |
        | EUR-1051 | 10 2  | 10 | 2 6   |
        | EUR-1052 | 10 4  | 7  | 9 A   |
        | EUR-1053 | 5 4   | 6  | 6 3 2 |

    @EUR-1054 @european.dealer.after-all
    Scenario: Ahead of one box the dealer draws on, whatever the other has
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | box 2  | 10 8  |       |
        | dealer | 10    | 4 5   |
      When boxes 1 and 2 stand
      Then the dealer holds 10 4 5
      And box 1 loses
      And box 2 loses

    @european.dealer.after-all
    Scenario Outline: The dealer draws against a hand that drew to <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 6 5   | <hit>   |
        | dealer | 10    | <drawn> |
      When box 1 hits
      And box 1 stands
      Then the dealer holds 10 <drawn>
      And box 1 <outcome>

      Examples:
        | id       | hit | drawn | total | outcome |
        | EUR-1055 | 10  | 5 6   | 21    | pushes  |
        | EUR-1056 | 9   | 6 5   | 20    | loses   |
        | EUR-1057 | 2   | 2 6   | 13    | loses   |

    @EUR-1058 @european.dealer.after-all
    Scenario: The dealer draws for the last box alone
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 8  |       |
        | dealer | 10    | 3 4   |
      When box 1 hits
      And box 2 stands
      Then the dealer holds 10 3 4
      And box 2 wins

    @EUR-1059 @european.dealer.after-all
    Scenario: A blackjack does not bring the dealer's turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 2  | 6     |
        | dealer | 10    | 2 5   |
      When box 1 stands
      Then the round is not over
      And box 2 is in turn
      When box 2 hits
      And box 2 stands
      Then the round is over
      And the dealer totals hard 17
      And box 2 wins

  Rule: A dealer's 17, hard or soft, takes no more cards

    @european.dealer.stands-17
    Scenario Outline: The dealer stands on a <total> of <up> and <drawn>
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
        | id      | up | drawn   | total   | outcome |
        | EUR-130 | 10 | 7       | hard 17 | wins    |
        | EUR-131 | A  | 6       | soft 17 | wins    |
        | EUR-132 | 6  | A       | soft 17 | wins    |
        | EUR-133 | 3  | 3 A     | soft 17 | wins    |
        | EUR-134 | A  | 2 4     | soft 17 | wins    |
        | EUR-135 | A  | 5 K A   | hard 17 | wins    |
        | EUR-136 | 10 | 8       | hard 18 | pushes  |
        | EUR-137 | A  | 7       | soft 18 | pushes  |
        | EUR-138 | K  | Q       | hard 20 | loses   |

  Rule: Every hand is settled against the dealer's by itself

    @EUR-140 @european.settle.each-hand
    Scenario: One player wins, one loses and one ties
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | box 3  | 9 9   |       |
        | dealer | 8     | 10    |
      When boxes 1, 2 and 3 stand
      Then box 1 wins
      And box 2 loses
      And box 3 pushes

    @EUR-141 @european.settle.each-hand @european.split-second-card.dealt
    Scenario: One split hand wins and the other loses
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A 9   |
        | dealer | 8     | 10    |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 loses

    @EUR-142 @european.settle.each-hand @european.split-second-card.dealt
    Scenario: One split hand loses and the other wins
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 9 A   |
        | dealer | 8     | 10    |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

    @EUR-143 @european.settle.each-hand
    Scenario: Each stake is settled as it was placed
      Given box 1 stakes 10
      And box 2 stakes 25
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 8     | 10    |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 loses 25

    @european.settle.each-hand @european.split-second-card.dealt
    Scenario Outline: One split hand <one> and the other <other>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn            |
        | box 1  | 9 9   | <first> <second> |
        | dealer | 10    | 8                |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 totals <sum>
      And hand 1 of box 1 <one>
      And hand 2 of box 1 <other>

      Examples:
        | id       | first | second | sum     | one    | other  |
        | EUR-1077 | 10    | 8      | hard 19 | wins   | loses  |
        | EUR-1078 | 8     | 10     | hard 17 | loses  | wins   |
        | EUR-1079 | 10    | 9      | hard 19 | wins   | pushes |
        | EUR-1080 | 9     | 8      | hard 18 | pushes | loses  |

    @european.settle.each-hand
    Scenario Outline: The first box wins and the second <outcome>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | 10 9    |       |
        | box 2  | <dealt> |       |
        | dealer | 10      | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins
      And box 2 <outcome>

      Examples:
        | id       | dealt | outcome |
        | EUR-1081 | 10 7  | loses   |
        | EUR-1082 | 9 9   | pushes  |

    @EUR-1118 @european.settle.each-hand @european.split-second-card.dealt
    Scenario: A hand that stands leaves the other its hits
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 2 9 |
        | dealer | 10    | 8      |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 wins

    @EUR-1119 @european.settle.each-hand @european.split-second-card.dealt
    Scenario: A hand that goes bust leaves the other its hits
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 8 8   | 6 2 10 9 |
        | dealer | 10    | 8        |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 2 of box 1 hits
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 loses
      And hand 2 of box 1 wins

    @EUR-1130 @european.settle.each-hand @european.split-second-card.dealt
    Scenario: Both hands of a split have two cards and totals of their own
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 9   |
        | dealer | 10    | 8     |
      When box 1 splits
      Then hand 1 of box 1 holds 8 3
      And hand 2 of box 1 holds 8 9
      And hand 2 of box 1 totals 17
      When box 1 stands on every hand
      Then hand 1 of box 1 loses
      And hand 2 of box 1 loses

  Rule: With the last hand settled the round is over

    @EUR-150 @european.round.ends
    Scenario: The round ends after the last player, not before
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 8     | 10    |
      When box 1 stands
      Then the round is not over
      When box 2 stands
      Then the round is over
      And no hand is in turn

    @EUR-151 @european.round.ends
    Scenario: A bust hand alone ends the round
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | 9     | 8     |
      When box 1 hits
      Then the round is over

    @EUR-152 @european.round.ends
    Scenario: Nothing is played once the round is over
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 8     | 10    |
      When box 1 stands
      And box 1 tries to hit
      Then it is refused
      And box 1 wins

    @EUR-153 @european.round.ends @european.split-second-card.dealt
    Scenario: The round is not over between two split hands
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | dealer | 7     | 10    |
      When box 1 splits
      And hand 1 of box 1 stands
      Then the round is not over
      When hand 2 of box 1 stands
      Then the round is over
