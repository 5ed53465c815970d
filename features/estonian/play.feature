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

    @estonian.value.ace
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
        | EST-731 | A A   | K   | hard 12 | loses   |
        | EST-732 | A A   | 10  | hard 12 | loses   |
        | EST-733 | 5 A   | K   | hard 16 | loses   |
        | EST-734 | A 5   | Q   | hard 16 | loses   |
        | EST-735 | 9 2   | A   | hard 12 | loses   |
        | EST-736 | A 4   | 6   | soft 21 | wins    |
        | EST-737 | 6 4   | A   | soft 21 | wins    |
        | EST-738 | 10 K  | A   | hard 21 | wins    |

    @EST-739 @estonian.value.ace
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

    @EST-741 @estonian.deal.first-cards
    Scenario: No second deal while a box is played
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      When the cards are dealt
      And Ann tries to deal
      Then it is refused
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

    @estonian.play.cards-wanted
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
        | EST-601 | 10 7  | 4     | 17      | hard 21 |
        | EST-602 | 10 8  | 2     | 18      | hard 20 |
        | EST-603 | 9 10  | A     | 19      | hard 20 |
        | EST-604 | 10 K  | A     | 20      | hard 21 |
        | EST-605 | A 6   | 2     | soft 17 | soft 19 |
        | EST-606 | 9 A   | A     | soft 20 | soft 21 |
        | EST-607 | A A   | 7     | soft 12 | soft 19 |

    @EST-608 @estonian.play.cards-wanted
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

    @EST-609 @estonian.play.cards-wanted
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

    @estonian.play.cards-wanted
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
        | EST-610 | 2 3   | 5       |
        | EST-611 | 6 5   | 11      |
        | EST-612 | 10 2  | 12      |
        | EST-613 | 9 7   | 16      |
        | EST-614 | A 5   | soft 16 |

    @EST-615 @estonian.play.cards-wanted
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

    @EST-616 @estonian.play.cards-wanted
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

    @EST-617 @estonian.play.cards-wanted
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

    @EST-618 @estonian.play.cards-wanted @estonian.split-aces-cards.one-card
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

    @EST-114 @estonian.dealer-draws-when-decided.no @estonian.player-bust.loses
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

    @EST-116 @estonian.dealer-draws-when-decided.no @estonian.natural-beats-21.beats
    Scenario: The dealer draws one card where it decides a natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 10    | 5     |
      When box 1 stands
      Then the dealer holds 10 5
      And box 1 wins

    @EST-765 @estonian.dealer-draws-when-decided.no @estonian.natural-beats-21.ties
    Scenario: The dealer draws on for a natural alone where a 21 would tie with it
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 6     | 10 5  |
      When box 1 stands
      Then the dealer holds 6 10 5
      And box 1 pushes

    @EST-117 @estonian.dealer-draws-when-decided.insurance-loses @estonian.player-bust.loses
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

    @EST-658 @estonian.dealer.after-all
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

    @EST-659 @estonian.dealer.after-all
    Scenario: A blackjack does not bring the dealer's turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 2  | 6     |
        | dealer | 10    | 2 5   |
      When box 1 stands
      Then the dealer holds 10
      And box 2 is in turn
      When box 2 hits
      And box 2 stands
      Then the round is over
      And the dealer totals hard 17
      And box 2 wins

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

    @estonian.dealer.draws-to-16
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
        | id      | up | drawn   | has                      | outcome |
        | EST-635 | 10 | 2 6     | 12                       | loses   |
        | EST-636 | 10 | 3 4     | 13                       | pushes  |
        | EST-637 | 5  | 9 4     | 14                       | loses   |
        | EST-638 | 10 | 5 2     | 15                       | pushes  |
        | EST-639 | 10 | 6 A     | 16                       | pushes  |
        | EST-640 | 7  | 9 5     | 16                       | loses   |
        | EST-641 | 5  | 5 5 2   | 15 of three cards        | pushes  |
        | EST-642 | 6  | 4 6 2   | 16 of three cards        | loses   |
        | EST-643 | 2  | 3 4 5 4 | 14 of four cards         | loses   |
        | EST-644 | A  | A 6     | a soft 12                | loses   |
        | EST-645 | A  | 2 5     | a soft 13                | loses   |
        | EST-646 | 3  | A 4     | a soft 14                | loses   |
        | EST-647 | A  | 4 3     | a soft 15                | loses   |
        | EST-648 | A  | 5 2     | a soft 16                | loses   |
        | EST-649 | 2  | A 3 2   | a soft 16 of three cards | loses   |

    @estonian.dealer.draws-to-16
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
        | id      | dealt | up | drawn |
        | EST-650 | 10 2  | 10 | 3 5   |
        | EST-651 | 10 2  | 10 | 2 6   |
        | EST-652 | 10 4  | 7  | 9 A   |
        | EST-653 | 5 4   | 6  | 6 3 2 |

    @EST-654 @estonian.dealer.draws-to-16
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

    @estonian.dealer.draws-to-16
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
        | id      | hit | drawn | total | outcome |
        | EST-655 | 10  | 5 6   | 21    | pushes  |
        | EST-656 | 9   | 6 5   | 20    | loses   |
        | EST-657 | 2   | 2 6   | 13    | loses   |

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

    @estonian.dealer.stands-17
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
        | id      | up | drawn | total   | outcome |
        | EST-619 | 10 | 8     | hard 18 | loses   |
        | EST-620 | 10 | 9     | hard 19 | loses   |
        | EST-621 | 10 | K     | hard 20 | loses   |
        | EST-622 | A  | 7     | soft 18 | loses   |
        | EST-623 | A  | 8     | soft 19 | loses   |
        | EST-624 | A  | 9     | soft 20 | loses   |
        | EST-625 | 6  | 5 7   | hard 18 | loses   |
        | EST-626 | 3  | 6 10  | hard 19 | loses   |
        | EST-627 | 6  | 5 9   | hard 20 | loses   |
        | EST-628 | 6  | 5 K   | hard 21 | loses   |
        | EST-629 | 2  | A 5   | soft 18 | loses   |
        | EST-630 | A  | 2 7   | soft 20 | loses   |
        | EST-631 | A  | 4 6   | soft 21 | loses   |
        | EST-632 | 10 | 6 6   | hard 22 | wins    |
        | EST-633 | 9  | 7 9   | hard 25 | wins    |
        | EST-634 | 10 | 2 A 4 | hard 17 | pushes  |
