Feature: The settlement

  Rule: Every hand is settled by itself

    @GER-600 @german.settle.each-hand
    Scenario: One of three hands wins, one pushes and one loses
      Given box 1 stakes 10
      And box 2 stakes 20
      And box 3 stakes 5
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 7  |       |
        | box 2  | 10 9  |       |
        | box 3  | 10 8  |       |
        | dealer | 9     | 9     |
      When boxes 1, 2 and 3 stand
      Then box 1 nets -10
      And box 2 nets 20
      And box 3 nets 0

    @GER-601 @german.settle.each-hand
    Scenario: One split hand wins and the other loses
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | A 9   |
        | dealer | 9     | 9     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 wins
      And hand 2 of box 1 loses
      And box 1 nets 0

    @GER-602 @german.settle.each-hand
    Scenario: One split hand goes bust and the other pushes
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
      And box 1 nets -10

    @GER-603 @german.settle.each-hand
    Scenario: What a player has after a natural, a bust and a push
      Given Ann has 100
      And Ann stakes 10 on boxes 1, 2 and 3
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A J   |       |
        | box 2  | 10 6  | K     |
        | box 3  | 10 8  |       |
        | dealer | 9     | 9     |
      When box 1 stands
      And box 2 hits
      And box 3 stands
      Then Ann has 105

    @german.settle.each-hand
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
        | GER-769 | 10 7  | 8      |
        | GER-770 | 9 9   | 9      |
        | GER-771 | 10 9  | K      |
        | GER-772 | 10 K  | 6 5    |

    @german.settle.each-hand
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
        | GER-777 | 10    | 8      | hard 19 | wins   | loses  |
        | GER-778 | 8     | 10     | hard 17 | loses  | wins   |
        | GER-779 | 10    | 9      | hard 19 | wins   | pushes |
        | GER-780 | 9     | 8      | hard 18 | pushes | loses  |

    @german.settle.each-hand
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
        | GER-781 | 10 7  | loses   |
        | GER-782 | 9 9   | pushes  |

  Rule: A bust hand is lost, and a dealer's bust does not save it

    @GER-610 @german.settle.bust-loses
    Scenario: The dealer goes bust as well
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | 6     |
        | box 2  | 10 2  |       |
        | dealer | 6     | 10 J  |
      When box 1 hits
      And box 2 stands
      Then the dealer totals 26
      And box 1 loses 10
      And box 2 wins

    @GER-611 @german.settle.bust-loses
    Scenario: A bust of 22 is lost to a lower total of the dealer's
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 2  | K     |
        | dealer | 10    | 7     |
      When box 1 stands
      And box 2 hits
      Then box 1 wins
      And box 2 loses

    @GER-612 @german.settle.bust-loses
    Scenario: A doubled hand that is bust is lost with all its stake
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 4  | K     |
        | box 2  | 10 3  |       |
        | dealer | 6     | 10 Q  |
      When box 1 doubles
      And box 2 stands
      Then box 1 loses 20
      And box 2 wins

    @german.settle.bust-loses
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
        | GER-783 | 6    | 22    |
        | GER-784 | 7    | 23    |
        | GER-785 | K    | 26    |

    @GER-786 @german.settle.bust-loses
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

    @GER-787 @german.settle.bust-loses
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

    @GER-859 @german.settle.bust-loses
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

  Rule: A dealer over 21 makes every hand win that is not bust

    @german.settle.dealer-bust
    Scenario Outline: <dealt> wins against the dealer's bust
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 6       | 10 6  |
      When box 1 stands
      Then the dealer totals 22
      And box 1 wins

      Examples:
        | id      | dealt |
        | GER-620 | 2 2   |
        | GER-621 | 10 5  |
        | GER-622 | 10 10 |

    @GER-623 @german.settle.dealer-bust
    Scenario: Every hand wins, the doubled one twice
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 3  |       |
        | box 2  | 6 5   | 2     |
        | box 3  | 7 7   | 7     |
        | dealer | 6     | 10 K  |
      When box 1 stands
      And box 2 doubles
      And box 3 hits
      And box 3 stands
      Then box 1 wins
      And box 2 wins 20
      And box 3 wins

    @german.settle.dealer-bust
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
        | GER-788 | 2 3   |
        | GER-789 | 6 5   |
        | GER-790 | 10 2  |
        | GER-791 | 9 7   |
        | GER-792 | 10 K  |

    @GER-793 @german.settle.dealer-bust
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

    @GER-794 @german.settle.dealer-bust
    Scenario: Against a bust dealer a doubled hand wins twice its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 10    | 6 9   |
      When box 1 doubles
      Then box 1 wins 20

  Rule: A hand without a natural loses to the dealer's

    @german.settle.dealer-natural
    Scenario Outline: <dealt> with a stake of <stake> loses to the dealer's <up> and <hole>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt   | drawn  |
        | box 1  | <dealt> |        |
        | dealer | <up>    | <hole> |
      When box 1 declines insurance
      Then the dealer has a blackjack
      And box 1 loses <stake>

      Examples:
        | id      | stake | dealt | up | hole |
        | GER-630 | 10    | 10 10 | A  | K    |
        | GER-631 | 7     | A 9   | A  | 10   |

    @GER-632 @german.settle.dealer-natural
    Scenario: Three hands lose their stakes to the dealer's ten and ace
      Given box 1 stakes 10
      And box 2 stakes 15
      And box 3 stakes 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 J  |       |
        | box 2  | A 9   |       |
        | box 3  | 2 3   |       |
        | dealer | 10    | A     |
      When the cards are dealt
      Then box 1 loses 10
      And box 2 loses 15
      And box 3 loses 1

    @german.settle.dealer-natural @german.peek-on.rank-ten
    Scenario Outline: A drawn 21 of <dealt> with <drawn> loses to the natural behind a picture
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | K       | A       |
      When box 1 hits
      And box 1 stands
      Then box 1 totals 21
      And box 1 loses

      Examples:
        | id      | dealt | drawn |
        | GER-633 | 7 7   | 7     |
        | GER-634 | A 5   | 5     |

  Rule: A hand that loses to the dealer's natural is paid 2:1 on the insurance that was taken for it

    @german.insurance.wins
    Scenario Outline: The insurance of a stake of <stake> wins <won> with an ace and <hole>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 9  |        |
        | dealer | A     | <hole> |
      When box 1 insures
      Then the insurance of box 1 wins <won>
      And box 1 nets 0

      Examples:
        | id      | stake | hole | won |
        | GER-640 | 10    | 10   | 10  |
        | GER-641 | 15    | J    | 15  |
        | GER-642 | 1     | Q    | 1   |
        | GER-643 | 100   | K    | 100 |

    @GER-644 @german.insurance.wins
    Scenario: It is paid to the hands that have it and to no other
      Given box 1 stakes 10
      And boxes 2 and 3 stake 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 10 8  |       |
        | box 3  | 10 7  |       |
        | dealer | A     | K     |
      When box 1 insures
      And box 2 declines insurance
      And box 3 insures
      Then the insurance of box 1 wins 10
      And the insurance of box 3 wins 30
      And box 2 nets -30

    @GER-872 @german.insurance.wins
    Scenario: A won insurance makes good what the dealer's natural took
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | K     |
      When box 1 insures
      Then Ann has 100

    @GER-645 @german.insure-a-natural.yes @german.insured-natural-pays.yes
    Scenario: An insured natural pushes and has its insurance paid
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | A     | Q     |
      When box 1 insures
      Then box 1 pushes
      And the insurance of box 1 wins 10

    @GER-646 @german.insure-a-natural.yes @german.insured-natural-pays.no
    Scenario: An insured natural pushes and its insurance is lost
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | A     | Q     |
      When boxes 1 and 2 insure
      Then box 1 pushes
      And the insurance of box 1 loses 5
      And the insurance of box 2 wins 10

    @german.insurance.wins
    Scenario Outline: A hand of <dealt> has its insurance of <half> paid twice
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | A       | K     |
      When box 1 insures
      Then box 1 loses
      And the insurance of box 1 wins <stake>

      Examples:
        | id      | dealt | stake | half |
        | GER-823 | 5 6   | 10    | 5    |
        | GER-824 | 2 9   | 15    | 7.5  |
        | GER-825 | 10 9  | 7     | 3.5  |
        | GER-826 | 8 8   | 10    | 5    |

  Rule: A natural is paid 3:2 when the dealer has none

    @german.pays.natural
    Scenario Outline: A natural on a stake of <stake> wins <net>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 9     | 9     |
      When box 1 stands
      Then box 1 wins <net>

      Examples:
        | id      | stake | net  |
        | GER-650 | 10    | 15   |
        | GER-651 | 5     | 7.5  |
        | GER-652 | 1     | 1.5  |
        | GER-863 | 7     | 10.5 |
        | GER-653 | 2.5   | 3.75 |
        | GER-654 | 100   | 150  |

    @german.pays.natural
    Scenario Outline: A natural on <stake> makes <has> of 100 chips
      Given Ann has 100
      And Ann stakes <stake> on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | 9     | 9     |
      When box 1 stands
      Then Ann has <has>

      Examples:
        | id      | stake | has   |
        | GER-870 | 5     | 107.5 |
        | GER-871 | 7     | 110.5 |

    @GER-655 @german.pays.natural
    Scenario: The third hand's natural is paid like the first's
      Given box 1 stakes 10
      And box 2 stakes 20
      And box 3 stakes 30
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | box 3  | Q A   |       |
        | dealer | 9     | 9     |
      When boxes 1, 2 and 3 stand
      Then box 1 wins 15
      And box 2 wins 20
      And box 3 wins 45

    @german.pays.natural
    Scenario Outline: A natural is paid against <up> with <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | A J   |         |
        | box 2  | 10 8  |         |
        | dealer | <up>  | <drawn> |
      When boxes 1 and 2 stand
      Then box 1 wins 15
      And box 2 <outcome>

      Examples:
        | id      | up | drawn | outcome |
        | GER-656 | A  | 7     | pushes  |
        | GER-657 | 10 | 6 5   | loses   |
        | GER-658 | 6  | 10 K  | wins    |

    @german.pays.natural
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
        | GER-795 | A 10  | 10 | 9     |
        | GER-796 | 10 A  | A  | 8     |
        | GER-797 | A J   | 6  | 10 8  |
        | GER-798 | Q A   | 9  | 2 9   |
        | GER-799 | K A   | 10 | 6 A   |
        | GER-800 | A Q   | A  | 7     |

    @GER-801 @german.pays.natural
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

  Rule: A win without a natural is paid 1:1

    @german.pays.win
    Scenario Outline: A stake of <stake> wins <stake>
      Given box 1 stakes <stake>
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 9     |
      When box 1 stands
      Then box 1 wins <stake>

      Examples:
        | id      | stake |
        | GER-660 | 1     |
        | GER-661 | 10    |
        | GER-662 | 7.5   |
        | GER-663 | 100   |

    @GER-664 @german.pays.win
    Scenario: 21 of three cards is a plain win
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 6   | K     |
        | dealer | 9     | 9     |
      When box 1 hits
      And box 1 stands
      Then box 1 wins 10

    @GER-665 @german.pays.win
    Scenario: A dealer's bust pays alike
      Given Ann has 100
      And Ann stakes 15 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 2  |       |
        | dealer | 6     | 10 K  |
      When box 1 stands
      Then box 1 wins 15
      And Ann has 115

    @GER-766 @german.pays.win
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

    @GER-767 @german.pays.win
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

    @GER-768 @german.pays.win
    Scenario: A hand that drew wins its stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 2 9   |
        | dealer | 10    | 8     |
      When box 1 hits two times
      And box 1 stands
      Then box 1 wins 10

    @german.pays.win @german.pays.natural @german.settle.push @german.settle.higher
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
        | GER-855 | 10 9  | 10 | 8      | wins 10  |
        | GER-856 | A K   | 10 | 9      | wins 15  |
        | GER-857 | 9 9   | 10 | 8      | pushes   |
        | GER-858 | 10 7  | 10 | 8      | loses 10 |

  Rule: A split hand's 21 of two cards is paid 1:1, and is lost to a dealer's natural

    @german.split.two-card-21
    Scenario Outline: A split <pair> has <drawn> and is paid 1:1
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt  | drawn   |
        | box 1  | <pair> | <drawn> |
        | dealer | 9      | 8       |
      When box 1 splits
      And box 1 stands on every hand
      Then hand <number> of box 1 totals 21
      And hand <number> of box 1 wins 10

      Examples:
        | id      | pair  | drawn | number |
        | GER-670 | 10 10 | A 9   | 1      |
        | GER-671 | K Q   | 9 A   | 2      |

    @GER-672 @german.split.two-card-21
    Scenario: A split ace with a ten is paid 1:1, and a dealt one beside it 3:2
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 10  |
        | box 2  | A 10  |       |
        | dealer | 9     | 8     |
      When box 1 splits
      And box 2 stands
      Then hand 1 of box 1 wins 10
      And hand 2 of box 1 wins 10
      And box 2 wins 15

    @german.split.two-card-21 @german.peek-on.rank-ten
    Scenario Outline: A split 21 of <pair> loses to the natural behind a picture
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt  | drawn   |
        | box 1  | <pair> | <drawn> |
        | box 2  | A 10   |         |
        | dealer | K      | A       |
      When box 1 splits
      And box 1 stands on every hand
      And box 2 stands
      Then hand <number> of box 1 totals 21
      And hand <number> of box 1 loses 10
      And box 2 pushes

      Examples:
        | id      | pair | drawn | number |
        | GER-673 | J Q  | A 9   | 1      |
        | GER-674 | 10 K | 9 A   | 2      |

    @GER-675 @german.split.two-card-21 @german.peek-on.rank-ten
    Scenario: Split aces with tens lose to the natural behind a picture
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | K 10  |
        | dealer | J     | A     |
      When box 1 splits
      Then the round is over
      And hand 1 of box 1 loses 10
      And hand 2 of box 1 loses 10

  Rule: Where nothing else has decided, a total above the dealer's wins

    @german.settle.higher
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
        | GER-680 | 10 9  | 9     | 18    | wins    |
        | GER-681 | 10 7  | 9     | 18    | loses   |
        | GER-682 | A 7   | 8     | 17    | wins    |
        | GER-683 | A 5   | 8     | 17    | loses   |
        | GER-684 | K Q   | 7 5   | 21    | loses   |
        | GER-685 | 2 2   | 8     | 17    | loses   |

    @GER-686 @german.settle.higher
    Scenario: The number of cards does not matter
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 2 3   | 4 2 3 4 |
        | box 2  | 10 7  |         |
        | dealer | 10    | 2 3 2   |
      When box 1 hits 4 times
      And boxes 1 and 2 stand
      Then box 1 wins
      And box 2 pushes

    @GER-773 @german.settle.higher
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

    @german.settle.higher
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
        | GER-774 | 5    | 16    | loses   |
        | GER-775 | 7    | 18    | pushes  |
        | GER-776 | 8    | 19    | wins    |

  Rule: An equal hand pushes and has its stake returned, a natural against the dealer's natural too

    @german.settle.push
    Scenario Outline: <dealt> and the dealer's <total> push
      Given Ann has 100
      And Ann stakes 15 on box 1
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> |         |
        | dealer | 9       | <drawn> |
      When box 1 stands
      Then box 1 pushes
      And Ann has 100

      Examples:
        | id      | dealt | drawn | total |
        | GER-690 | 10 7  | 8     | 17    |
        | GER-691 | A 7   | 9     | 18    |
        | GER-692 | K Q   | 6 5   | 20    |

    @GER-693 @german.settle.push
    Scenario: Two drawn 21 push, and a doubled one has both its stakes back
      Given Ann has 100
      And Ann stakes 10 on boxes 1 and 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | box 2  | 6 5   | K     |
        | dealer | 9     | 5 7   |
      When box 1 hits
      And box 1 stands
      And box 2 doubles
      Then box 1 pushes
      And box 2 pushes
      And Ann has 100

    @GER-694 @german.settle.push
    Scenario: A natural pushes against the dealer's ten and ace
      Given box 1 stakes 10
      And box 2 stakes 20
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 10    | A     |
      When the cards are dealt
      Then box 1 pushes
      And box 1 nets 0
      And box 2 loses

    @GER-695 @german.settle.push @german.insure-a-natural.yes
    Scenario: A natural pushes against the dealer's ace and ten
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | A     | 10    |
      When box 1 declines insurance
      Then box 1 pushes
      And Ann has 100

    @GER-696 @german.settle.push @german.insure-a-natural.no
    Scenario: A natural pushes against the dealer's ace and ten, and is not asked before
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | A     | 10    |
      When the cards are dealt
      Then the round is over
      And box 1 pushes
      And Ann has 100

    @german.settle.push @german.peek-on.rank-ten
    Scenario Outline: A natural pushes against the <up> and ace that come out after play
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 J  |       |
        | box 2  | A K   |       |
        | dealer | <up>  | A     |
      When boxes 1 and 2 stand
      Then box 1 loses
      And box 2 pushes

      Examples:
        | id      | up |
        | GER-697 | J  |
        | GER-698 | K  |

    @german.settle.push
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
        | GER-760 | 10 8  | 10 | 8     | wins    |
        | GER-761 | 9 9   | 3  | 5 10  | wins    |
        | GER-762 | J Q   | K  | 10    | loses   |
        | GER-763 | A 9   | 10 | Q     | loses   |

    @GER-764 @german.settle.push
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

    @GER-765 @german.settle.push
    Scenario: A doubled hand ties with the dealer and brings nothing
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 8     |
        | dealer | 10    | 9     |
      When box 1 doubles
      Then box 1 pushes
      And box 1 nets 0
