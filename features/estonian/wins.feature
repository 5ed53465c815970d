Feature: What wins

  Rule: A total above the dealer's is paid 1:1, and one below it loses, as the text implies

    @estonian.pays.win
    Scenario Outline: <dealt> against the dealer's <total> <outcome>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | 9       | <drawn> |
      When box 1 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | total | outcome |
        | EST-220 | 10 9  | 9     | 18    | wins    |
        | EST-221 | 10 7  | 9     | 18    | loses   |
        | EST-222 | A 7   | 8     | 17    | wins    |
        | EST-223 | A 5   | 8     | 17    | loses   |
        | EST-224 | 10 Q  | 7 5   | 21    | loses   |
        | EST-225 | 2 2   | 8     | 17    | loses   |

    @estonian.pays.win
    Scenario Outline: A stake of <stake> nets <net> with <dealt>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 9       | 9     |
      When box 1 stands
      Then box 1 nets <net>

      Examples:
        | id      | stake | dealt | net  |
        | EST-226 | 10    | 10 9  | 10   |
        | EST-227 | 10    | 10 7  | -10  |
        | EST-228 | 7     | 10 9  | 7    |
        | EST-229 | 2.5   | 10 7  | -2.5 |

    @EST-230 @estonian.pays.win
    Scenario: 21 of three cards is paid 1:1
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 6   | K     |
        | dealer | 9     | 9     |
      When box 1 hits
      And box 1 stands
      Then box 1 wins 10

    @EST-231 @estonian.pays.win
    Scenario: Each box is compared by itself
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

    @EST-666 @estonian.pays.win
    Scenario: The second box wins its stake as the first does
      Given box 1 stakes 10
      And box 2 stakes 15
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | J 10  |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 15

    @EST-667 @estonian.pays.win
    Scenario: Two split hands win their stakes
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 10 J  |
        | dealer | 10    | 8     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 wins 10

    @EST-668 @estonian.pays.win
    Scenario: A hand that drew wins its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 2 9   |
        | dealer | 10    | 8     |
      When box 1 hits two times
      And box 1 stands
      Then box 1 wins 10

    @estonian.pays.win
    Scenario Outline: A lower total loses its stake once
      Given box 1 stakes 15
      And these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> |          |
        | dealer | 10      | <second> |
      When box 1 stands
      Then box 1 loses 15

      Examples:
        | id      | dealt | second |
        | EST-669 | 10 7  | 8      |
        | EST-670 | 9 9   | 9      |
        | EST-671 | 10 9  | K      |
        | EST-672 | 10 K  | 6 5    |

    @EST-673 @estonian.pays.win
    Scenario: A drawn 21 ties with a drawn 21, and wins against less
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | K     |
        | box 2  | 10 K  |       |
        | dealer | 5     | 6 10  |
      When box 1 hits
      And boxes 1 and 2 stand
      Then box 1 pushes
      And box 2 loses

    @estonian.pays.win
    Scenario Outline: Five cards of <total> are compared like two
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn      |
        | box 1  | 2 3   | 4 2 <last> |
        | dealer | 10    | 8          |
      When box 1 hits three times
      Then box 1 is not settled
      And box 1 totals <total>
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | last | total | outcome |
        | EST-674 | 5    | 16    | loses   |
        | EST-675 | 7    | 18    | pushes  |
        | EST-676 | 8    | 19    | wins    |

    @estonian.pays.win
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
        | id      | first | second | sum     | one    | other  |
        | EST-677 | 10    | 8      | hard 19 | wins   | loses  |
        | EST-678 | 8     | 10     | hard 17 | loses  | wins   |
        | EST-679 | 10    | 9      | hard 19 | wins   | pushes |
        | EST-680 | 9     | 8      | hard 18 | pushes | loses  |

    @estonian.pays.win
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
        | id      | dealt | outcome |
        | EST-681 | 10 7  | loses   |
        | EST-682 | 9 9   | pushes  |

    @estonian.pays.win @estonian.pays.natural @estonian.settle.push
    Scenario Outline: In the next round <dealt> against <up> and <second> <outcome>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> |          |
        | box 2  | 10 7    |          |
        | dealer | <up>    | <second> |
      When boxes 1 and 2 stand
      And boxes 1 and 2 stake 10
      And boxes 1 and 2 stand
      Then box 1 <outcome>

      Examples:
        | id      | dealt | up | second | outcome  |
        | EST-755 | 10 9  | 10 | 8      | wins 10  |
        | EST-756 | A K   | 10 | 9      | wins 15  |
        | EST-757 | 9 9   | 10 | 8      | pushes   |
        | EST-758 | 10 7  | 10 | 8      | loses 10 |

  Rule: A push leaves the stake as it is

    @estonian.settle.push
    Scenario Outline: <dealt> ties with the dealer's <up> <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | <up>    | <drawn> |
      When box 1 stands
      Then box 1 pushes

      Examples:
        | id      | dealt | up | drawn |
        | EST-240 | 10 8  | 9  | 9     |
        | EST-241 | 10 7  | 9  | 8     |
        | EST-242 | A 7   | 10 | 8     |
        | EST-243 | J Q   | 10 | 4 6   |

    @EST-244 @estonian.settle.push
    Scenario: A push nets nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 9     | 9     |
      When box 1 stands
      Then box 1 nets 0

    @EST-245 @estonian.settle.push
    Scenario: Drawn 21s tie
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | 10    | 5 6   |
      When box 1 hits
      And box 1 stands
      Then box 1 pushes

    @EST-246 @estonian.settle.push
    Scenario: A doubled stake that ties nets nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 7     |
        | dealer | 9     | 9     |
      When box 1 doubles
      Then box 1 nets 0

    @estonian.settle.push @estonian.insured-natural.push
    Scenario Outline: A natural ties with the dealer's <up> <second>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | A K   |          |
        | box 2  | 10 9  |          |
        | dealer | <up>  | <second> |
      When boxes 1 and 2 stand
      Then box 1 pushes
      And box 2 loses

      Examples:
        | id      | up | second |
        | EST-247 | A  | J      |
        | EST-248 | Q  | A      |

    @EST-249 @estonian.insured-natural.loses
    Scenario: A natural loses to the dealer's
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | Q     | A     |
      When boxes 1 and 2 stand
      Then box 1 loses 10
      And box 2 loses 10

    @estonian.settle.push
    Scenario Outline: <dealt> of the second box ties with <up> and <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | 10 9    |         |
        | box 2  | <dealt> |         |
        | dealer | <up>    | <drawn> |
      When boxes 1 and 2 stand
      Then box 2 pushes
      And box 2 nets 0
      And box 1 <outcome>

      Examples:
        | id      | dealt | up | drawn | outcome |
        | EST-660 | 10 8  | 10 | 8     | wins    |
        | EST-661 | 9 9   | 3  | 5 10  | wins    |
        | EST-662 | J Q   | K  | 10    | loses   |
        | EST-663 | A 9   | 10 | Q     | loses   |

    @EST-664 @estonian.settle.push
    Scenario: A split hand ties with the dealer
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 9 9   | 10 8  |
        | dealer | 10    | 9     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 pushes
      And hand 2 of box 1 loses

    @EST-665 @estonian.settle.push
    Scenario: A doubled hand ties with the dealer and brings nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 9     |
      When box 1 doubles
      Then box 1 pushes
      And box 1 nets 0

  Rule: A dealer over 21 has lost to every player

    @estonian.settle.dealer-bust
    Scenario Outline: <dealt> wins against the dealer's bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 6       | 10 K  |
      When box 1 stands
      Then the dealer totals 26
      And box 1 wins

      Examples:
        | id      | dealt |
        | EST-250 | 2 2   |
        | EST-251 | 10 5  |
        | EST-252 | 10 10 |

    @EST-253 @estonian.player-bust.loses
    Scenario: A hand over 21 is lost all the same
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 5  |       |
        | dealer | 6     | 10 K  |
      When box 1 hits
      And box 2 stands
      Then box 1 loses
      And box 2 wins

    @EST-254 @estonian.player-bust.wins
    Scenario: A hand over 21 wins with all the others
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 5  |       |
        | dealer | 6     | 10 K  |
      When box 1 hits
      And box 2 stands
      Then box 1 wins
      And box 2 wins

    @estonian.player-bust.loses
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
        | EST-683 | 6    | 22    |
        | EST-684 | 7    | 23    |
        | EST-685 | K    | 26    |

    @EST-686 @estonian.player-bust.loses
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

    @EST-687 @estonian.player-bust.loses
    Scenario: A doubled hand that goes bust loses both stakes
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 8  |       |
        | dealer | 10    | 6 K   |
      When box 1 doubles
      And box 2 stands
      Then box 1 loses 20
      And box 2 wins 10

    @estonian.settle.dealer-bust
    Scenario Outline: Against a bust dealer <dealt> wins on the second box too
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | 10 7    |       |
        | box 2  | <dealt> |       |
        | dealer | 10      | 6 9   |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 10

      Examples:
        | id      | dealt |
        | EST-688 | 2 3   |
        | EST-689 | 6 5   |
        | EST-690 | 10 2  |
        | EST-691 | 9 7   |
        | EST-692 | 10 K  |

    @EST-693 @estonian.settle.dealer-bust
    Scenario: Against a bust dealer both split hands win
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 2 10  |
        | dealer | 10    | 6 9   |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 wins 10

    @EST-694 @estonian.settle.dealer-bust
    Scenario: Against a bust dealer a doubled hand wins twice its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 10    | 6 9   |
      When box 1 doubles
      Then box 1 wins 20

    @EST-759 @estonian.player-bust.loses
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

    @estonian.player-bust.wins
    Scenario Outline: A bust hand <outcome> where the dealer comes to <total>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 10 6  | K        |
        | box 2  | 10 9  |          |
        | dealer | 10    | 6 <last> |
      When box 1 hits
      And box 2 stands
      Then the dealer totals <total>
      And box 1 <outcome>

      Examples:
        | id      | last | total | outcome |
        | EST-760 | 5    | 21    | loses   |
        | EST-761 | 6    | 22    | wins    |
        | EST-804 | 2    | 18    | loses   |

  Rule: An ace and a ten or a picture as a hand's two first cards are a natural

    @estonian.natural
    Scenario Outline: <dealt> is a natural
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | box 2  | 10 9   |       |
        | dealer | 9       | 8     |
      When the cards are dealt
      Then box 1 has a blackjack
      And box 2 has no blackjack
      When boxes 1 and 2 stand
      Then box 1 wins

      Examples:
        | id      | dealt |
        | EST-260 | A 10  |
        | EST-261 | J A   |
        | EST-262 | A Q   |
        | EST-263 | K A   |

    @estonian.natural
    Scenario Outline: <dealt> with <drawn> is no natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 9       | 8       |
      When box 1 hits
      And box 1 stands
      Then box 1 totals 21
      And box 1 has no blackjack
      And box 1 wins 10

      Examples:
        | id      | dealt | drawn |
        | EST-264 | 7 7   | 7     |
        | EST-265 | A 5   | 5     |
        | EST-266 | 10 10 | A     |

  Rule: A winning natural is paid 3:2

    @estonian.pays.natural
    Scenario Outline: A natural on a stake of <stake> wins <net>
      Given box 1 stakes <stake>
      And box 2 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 9     | 9     |
      When boxes 1 and 2 stand
      Then box 1 wins <net>
      And box 2 wins 10

      Examples:
        | id      | stake | net  |
        | EST-270 | 10    | 15   |
        | EST-271 | 5     | 7.5  |
        | EST-272 | 1     | 1.5  |
        | EST-772 | 7     | 10.5 |
        | EST-273 | 2.5   | 3.75 |

    @EST-274 @estonian.natural-beats-21.beats
    Scenario: A natural wins against a drawn 21
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 10 |       |
        | dealer | 9     | 5 7   |
      When boxes 1 and 2 stand
      Then the dealer totals 21
      And box 1 wins 15
      And box 2 loses

    @estonian.pays.natural
    Scenario Outline: A natural on <stake> makes <has> of 100 chips
      Given Ann has 100
      And Ann stakes <stake> on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 10    | 9     |
      When box 1 stands
      Then Ann has <has>

      Examples:
        | id      | stake | has   |
        | EST-775 | 5     | 107.5 |
        | EST-776 | 7     | 110.5 |

    @EST-275 @estonian.natural-beats-21.ties
    Scenario: A natural ties with a drawn 21
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 10 |       |
        | dealer | 9     | 5 7   |
      When boxes 1 and 2 stand
      Then box 1 pushes
      And box 2 loses

    @estonian.pays.natural @estonian.natural-beats-21.ties
    Scenario Outline: A natural is paid 3:2 against the dealer's <total>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | A K   |          |
        | box 2  | 10 9  |          |
        | dealer | 9     | 6 <last> |
      When boxes 1 and 2 stand
      Then the dealer totals <total>
      And box 1 wins 15
      And box 2 <outcome>

      Examples:
        | id      | last | total | outcome |
        | EST-802 | 5    | 20    | loses   |
        | EST-803 | 7    | 22    | wins    |

    @EST-276 @estonian.dealer-natural-beats-21.beats
    Scenario: The dealer's natural beats a drawn 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | 10    | A     |
      When box 1 hits
      And box 1 stands
      Then box 1 totals 21
      And box 1 loses

    @EST-277 @estonian.dealer-natural-beats-21.ties
    Scenario: A drawn 21 ties with the dealer's natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | 10    | A     |
      When box 1 hits
      And box 1 stands
      Then box 1 pushes

    @estonian.pays.natural
    Scenario Outline: <dealt> is paid 3:2 against <up> and <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | box 2  | 10 7    |         |
        | dealer | <up>    | <drawn> |
      When boxes 1 and 2 stand
      Then box 1 wins 15

      Examples:
        | id      | dealt | up | drawn |
        | EST-695 | A 10  | 10 | 9     |
        | EST-696 | 10 A  | A  | 8     |
        | EST-697 | A J   | 6  | 10 8  |
        | EST-698 | Q A   | 9  | 2 9   |
        | EST-699 | K A   | 10 | 6 A   |
        | EST-700 | A Q   | A  | 7     |

    @EST-701 @estonian.pays.natural
    Scenario: A blackjack of the second box is paid 3:2
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | A K   |       |
        | dealer | 10    | 8     |
      When boxes 1 and 2 stand
      Then box 1 wins 10
      And box 2 wins 15

    @estonian.natural-beats-21.beats
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
        | EST-702 | 5  | 6 10  |
        | EST-703 | 10 | 4 7   |
        | EST-704 | A  | 5 5   |
