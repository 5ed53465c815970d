Feature: The computer players

  # H hits, S stands, D doubles, P splits. A view is posed to a player, who has nothing else to go by.

  Rule: A computer player decides by what it sees, and by nothing else

    @european.ai.sees
    Scenario Outline: The <level> player's <cards> against <up>, with a <hole> face down
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn  |
        | box 1  | <cards> |        |
        | dealer | <up>    | <hole> |
      When the cards are dealt
      Then the <level> player chooses to <choice>

      Examples:
        | id      | level  | cards | up | hole | choice |
        | EUR-860 | easy   | 10 5  | 10 | 6    | hit    |
        | EUR-861 | easy   | 10 5  | 10 | 10   | hit    |
        | EUR-862 | easy   | 9 3   | 4  | A    | hit    |
        | EUR-863 | easy   | 9 3   | 4  | 5    | hit    |
        | EUR-864 | easy   | 9 3   | 4  | 10   | hit    |
        | EUR-865 | easy   | 10 10 | 6  | 10   | stand  |
        | EUR-866 | easy   | 10 10 | 6  | 4    | stand  |
        | EUR-867 | easy   | 10 7  | 10 | 10   | stand  |
        | EUR-868 | easy   | 10 7  | 10 | 5    | stand  |
        | EUR-869 | normal | 10 5  | 10 | 6    | hit    |
        | EUR-870 | normal | 10 5  | 10 | 10   | hit    |
        | EUR-871 | normal | 9 3   | 4  | A    | stand  |
        | EUR-872 | normal | 9 3   | 4  | 5    | stand  |
        | EUR-873 | normal | 9 3   | 4  | 10   | stand  |
        | EUR-874 | normal | 10 10 | 6  | 10   | stand  |
        | EUR-875 | normal | 10 10 | 6  | 4    | stand  |
        | EUR-876 | normal | 10 7  | 10 | 10   | stand  |
        | EUR-877 | normal | 10 7  | 10 | 5    | stand  |
        | EUR-878 | hard   | 10 5  | 10 | 6    | hit    |
        | EUR-879 | hard   | 10 5  | 10 | 10   | hit    |
        | EUR-880 | hard   | 9 3   | 4  | A    | stand  |
        | EUR-881 | hard   | 9 3   | 4  | 5    | stand  |
        | EUR-882 | hard   | 9 3   | 4  | 10   | stand  |
        | EUR-883 | hard   | 10 10 | 6  | 10   | stand  |
        | EUR-884 | hard   | 10 10 | 6  | 4    | stand  |
        | EUR-885 | hard   | 10 7  | 10 | 10   | stand  |
        | EUR-886 | hard   | 10 7  | 10 | 5    | stand  |

    @european.ai.sees
    Scenario Outline: The <level> player's <cards> against <up>, with a <next> on top of the shoe
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn  |
        | box 1  | <cards> | <next> |
        | dealer | <up>    | <then> |
      When the cards are dealt
      Then the <level> player chooses to <choice>
      When box 1 hits

      Examples:
        | id      | level  | cards | up | next | then | choice |
        | EUR-887 | easy   | 10 6  | 9  | 5    | 8    | hit    |
        | EUR-888 | easy   | 10 6  | 9  | 10   | 8    | hit    |
        | EUR-889 | easy   | 10 3  | 6  | 8    | A    | hit    |
        | EUR-890 | easy   | 10 3  | 6  | 10   | A    | hit    |
        | EUR-891 | normal | 10 6  | 9  | 5    | 8    | hit    |
        | EUR-892 | normal | 10 6  | 9  | 10   | 8    | hit    |
        | EUR-893 | normal | 10 3  | 6  | 8    | A    | stand  |
        | EUR-894 | normal | 10 3  | 6  | 10   | A    | stand  |
        | EUR-895 | hard   | 10 6  | 9  | 5    | 8    | hit    |
        | EUR-896 | hard   | 10 6  | 9  | 10   | 8    | hit    |
        | EUR-897 | hard   | 10 3  | 6  | 8    | A    | stand  |
        | EUR-898 | hard   | 10 3  | 6  | 10   | A    | stand  |

    @european.ai.sees
    Scenario Outline: The <level> player's <cards> against <up> for <stake> out of <chips>
      Given Ann has <chips>
      And Ann stakes <stake> on box 1
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <cards> |       |
        | dealer | <up>    |       |
      When the cards are dealt
      Then the <level> player chooses to <choice>

      Examples:
        | id      | level  | cards | up | stake | chips | choice |
        | EUR-899 | easy   | 9 3   | 4  | 1     | 1000  | hit    |
        | EUR-900 | easy   | 9 3   | 4  | 500   | 1000  | hit    |
        | EUR-901 | easy   | 9 3   | 4  | 10    | 10    | hit    |
        | EUR-902 | easy   | 10 5  | 10 | 1     | 1000  | hit    |
        | EUR-903 | easy   | 10 5  | 10 | 500   | 1000  | hit    |
        | EUR-904 | easy   | 10 5  | 10 | 10    | 10    | hit    |
        | EUR-905 | normal | 9 3   | 4  | 1     | 1000  | stand  |
        | EUR-906 | normal | 9 3   | 4  | 500   | 1000  | stand  |
        | EUR-907 | normal | 9 3   | 4  | 10    | 10    | stand  |
        | EUR-908 | normal | 10 5  | 10 | 1     | 1000  | hit    |
        | EUR-909 | normal | 10 5  | 10 | 500   | 1000  | hit    |
        | EUR-910 | normal | 10 5  | 10 | 10    | 10    | hit    |
        | EUR-911 | hard   | 9 3   | 4  | 1     | 1000  | stand  |
        | EUR-912 | hard   | 9 3   | 4  | 500   | 1000  | stand  |
        | EUR-913 | hard   | 9 3   | 4  | 10    | 10    | stand  |
        | EUR-914 | hard   | 10 5  | 10 | 1     | 1000  | hit    |
        | EUR-915 | hard   | 10 5  | 10 | 500   | 1000  | hit    |
        | EUR-916 | hard   | 10 5  | 10 | 10    | 10    | hit    |

    @european.ai.sees
    Scenario Outline: The <level> player's 11 against 6 with too few chips for a double
      Given Ann has 15
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 4   |       |
        | dealer | 6     |       |
      When the cards are dealt
      Then the <level> player chooses to hit

      Examples:
        | id      | level  |
        | EUR-917 | easy   |
        | EUR-918 | normal |
        | EUR-919 | hard   |

    @european.ai.sees
    Scenario Outline: The <level> player's second box, beside a hand that stands
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <other> |       |
        | box 2  | 10 6    |       |
        | dealer | 9       |       |
      When box 1 stands
      Then the <level> player chooses to hit

      Examples:
        | id      | level  | other |
        | EUR-920 | easy   | 10 10 |
        | EUR-921 | easy   | 2 5   |
        | EUR-922 | normal | 10 10 |
        | EUR-923 | normal | 2 5   |
        | EUR-924 | hard   | 10 10 |
        | EUR-925 | hard   | 2 5   |

  Rule: The easy player hits on 16 or less and stands on more

    @european.ai.easy
    Scenario Outline: Easy with a <hand>, <cards>
      When the easy player is asked with <cards> against each up card
      Then it chooses:
        | 2   | 3   | 4   | 5   | 6   | 7   | 8   | 9   | 10   | A   |
        | <2> | <3> | <4> | <5> | <6> | <7> | <8> | <9> | <10> | <A> |

      Examples:
        | id      | hand             | cards  | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-700 | hard 5           | 3 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-701 | hard 9           | 6 3    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-702 | hard 11          | 6 5    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-703 | hard 12          | 10 2   | H | H | H | H | H | H | H | H | H  | H |
        | EUR-704 | hard 13          | 9 4    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-705 | hard 15          | 8 7    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-706 | hard 16          | 10 6   | H | H | H | H | H | H | H | H | H  | H |
        | EUR-707 | hard 16 of three | 5 4 7  | H | H | H | H | H | H | H | H | H  | H |
        | EUR-708 | hard 17          | 10 7   | S | S | S | S | S | S | S | S | S  | S |
        | EUR-709 | hard 17 of three | 6 5 6  | S | S | S | S | S | S | S | S | S  | S |
        | EUR-710 | hard 18          | 10 8   | S | S | S | S | S | S | S | S | S  | S |
        | EUR-711 | hard 20 of three | 10 4 6 | S | S | S | S | S | S | S | S | S  | S |
        | EUR-712 | soft 13          | A 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-713 | soft 15          | A 4    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-714 | soft 16          | A 5    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-715 | soft 16 of three | A 3 2  | H | H | H | H | H | H | H | H | H  | H |
        | EUR-716 | soft 17          | A 6    | S | S | S | S | S | S | S | S | S  | S |
        | EUR-717 | soft 17 of three | A 2 4  | S | S | S | S | S | S | S | S | S  | S |
        | EUR-718 | soft 18          | A 7    | S | S | S | S | S | S | S | S | S  | S |
        | EUR-719 | soft 20          | A 9    | S | S | S | S | S | S | S | S | S  | S |
        | EUR-720 | pair of 2        | 2 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-721 | pair of 8        | 8 8    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-722 | pair of 9        | 9 9    | S | S | S | S | S | S | S | S | S  | S |
        | EUR-723 | pair of 10       | 10 10  | S | S | S | S | S | S | S | S | S  | S |
        | EUR-724 | pair of aces     | A A    | H | H | H | H | H | H | H | H | H  | H |

  Rule: The normal player reads its move from a table of hard totals, soft totals and pairs against the up card

    @european.ai.normal
    Scenario Outline: Normal with a <hand>, <cards>
      When the normal player is asked with <cards> against each up card
      Then it chooses:
        | 2   | 3   | 4   | 5   | 6   | 7   | 8   | 9   | 10   | A   |
        | <2> | <3> | <4> | <5> | <6> | <7> | <8> | <9> | <10> | <A> |

      Examples:
        | id      | hand       | cards  | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-725 | hard 5     | 3 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-726 | hard 6     | 4 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-727 | hard 7     | 5 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-728 | hard 8     | 6 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-729 | hard 9     | 6 3    | H | D | D | D | D | H | H | H | H  | H |
        | EUR-730 | hard 10    | 7 3    | D | D | D | D | D | D | D | D | H  | H |
        | EUR-731 | hard 12    | 8 4    | H | H | S | S | S | H | H | H | H  | H |
        | EUR-732 | hard 13    | 10 3   | S | S | S | S | S | H | H | H | H  | H |
        | EUR-733 | hard 14    | 10 4   | S | S | S | S | S | H | H | H | H  | H |
        | EUR-734 | hard 15    | 10 5   | S | S | S | S | S | H | H | H | H  | H |
        | EUR-735 | hard 16    | 10 6   | S | S | S | S | S | H | H | H | H  | H |
        | EUR-736 | hard 17    | 10 7   | S | S | S | S | S | S | S | S | S  | S |
        | EUR-737 | hard 18    | 10 8   | S | S | S | S | S | S | S | S | S  | S |
        | EUR-738 | hard 19    | 10 9   | S | S | S | S | S | S | S | S | S  | S |
        | EUR-739 | hard 20    | 10 4 6 | S | S | S | S | S | S | S | S | S  | S |
        | EUR-740 | hard 21    | 10 5 6 | S | S | S | S | S | S | S | S | S  | S |
        | EUR-741 | soft 13    | A 2    | H | H | H | D | D | H | H | H | H  | H |
        | EUR-742 | soft 14    | A 3    | H | H | H | D | D | H | H | H | H  | H |
        | EUR-743 | soft 15    | A 4    | H | H | D | D | D | H | H | H | H  | H |
        | EUR-744 | soft 16    | A 5    | H | H | D | D | D | H | H | H | H  | H |
        | EUR-745 | soft 17    | A 6    | H | D | D | D | D | H | H | H | H  | H |
        | EUR-746 | soft 18    | A 7    | S | D | D | D | D | S | S | H | H  | H |
        | EUR-747 | soft 19    | A 8    | S | S | S | S | S | S | S | S | S  | S |
        | EUR-748 | soft 20    | A 9    | S | S | S | S | S | S | S | S | S  | S |
        | EUR-749 | soft 21    | A 4 6  | S | S | S | S | S | S | S | S | S  | S |
        | EUR-750 | pair of 2  | 2 2    | P | P | P | P | P | P | H | H | H  | H |
        | EUR-751 | pair of 3  | 3 3    | P | P | P | P | P | P | H | H | H  | H |
        | EUR-752 | pair of 4  | 4 4    | H | H | H | P | P | H | H | H | H  | H |
        | EUR-753 | pair of 5  | 5 5    | D | D | D | D | D | D | D | D | H  | H |
        | EUR-754 | pair of 6  | 6 6    | P | P | P | P | P | H | H | H | H  | H |
        | EUR-755 | pair of 7  | 7 7    | P | P | P | P | P | P | H | H | H  | H |
        | EUR-756 | pair of 9  | 9 9    | P | P | P | P | P | S | P | P | S  | S |
        | EUR-757 | pair of 10 | 10 10  | S | S | S | S | S | S | S | S | S  | S |

      @european.ai-normal-table.general
      Examples:
        | id      | hand         | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-758 | hard 11      | 7 4   | D | D | D | D | D | D | D | D | D  | H |
        | EUR-759 | pair of 8    | 8 8   | P | P | P | P | P | P | P | P | P  | P |
        | EUR-760 | pair of aces | A A   | P | P | P | P | P | P | P | P | P  | P |

    @european.ai.normal
    Scenario Outline: Normal with a <hand>, <cards>, that may not be doubled
      When the normal player is asked with <cards> against each up card
      Then it chooses:
        | 2   | 3   | 4   | 5   | 6   | 7   | 8   | 9   | 10   | A   |
        | <2> | <3> | <4> | <5> | <6> | <7> | <8> | <9> | <10> | <A> |

      Examples:
        | id       | hand             | cards  | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-761  | hard 11 of three | 5 3 3  | H | H | H | H | H | H | H | H | H  | H |
        | EUR-762  | hard 9 of three  | 4 3 2  | H | H | H | H | H | H | H | H | H  | H |
        | EUR-763  | hard 10 of three | 5 3 2  | H | H | H | H | H | H | H | H | H  | H |
        | EUR-764  | hard 12 of three | 5 4 3  | H | H | S | S | S | H | H | H | H  | H |
        | EUR-765  | hard 16 of three | 6 3 7  | S | S | S | S | S | H | H | H | H  | H |
        | EUR-766  | soft 17 of three | A 2 4  | H | H | H | H | H | H | H | H | H  | H |
        | EUR-767  | soft 18 of three | A 3 4  | S | S | S | S | S | S | S | H | H  | H |
        | EUR-768  | soft 19 of three | A 3 5  | S | S | S | S | S | S | S | S | S  | S |
        | EUR-1157 | hard 20 of three | 5 5 10 | S | S | S | S | S | S | S | S | S  | S |

    @EUR-840 @european.ai.normal @european.split-second-card.dealt @european.double-after-split.yes
    Scenario: Normal doubles an 11 after a split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 9   |
        | dealer | 6     |       |
      When box 1 splits
      Then the normal player chooses to double

    @EUR-841 @european.ai.normal @european.split-second-card.dealt @european.double-after-split.no
    Scenario: Normal hits an 11 that may not be doubled after a split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 9   |
        | dealer | 6     |       |
      When box 1 splits
      Then the normal player chooses to hit

    @european.ai.normal @european.split-second-card.dealt
    Scenario Outline: Normal plays a third pair of 8 against <up> as a pair
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 8 10  |
        | dealer | <up>  |       |
      When box 1 splits
      Then the normal player chooses to split

      Examples:
        | id      | up |
        | EUR-842 | 6  |
        | EUR-843 | 9  |

    @european.ai.normal @european.split-second-card.dealt
    Scenario Outline: Normal plays a pair of 8 against <up> by its total where four hands are there
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn           |
        | box 1  | 8 8   | 10 8 10 8 10 8  |
        | dealer | <up>  |                 |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 splits
      And hand 2 of box 1 stands
      And hand 3 of box 1 splits
      And hand 3 of box 1 stands
      Then the normal player chooses to <choice>

      Examples:
        | id      | up | choice |
        | EUR-844 | 6  | stand  |
        | EUR-845 | 9  | hit    |

    @european.ai.normal
    Scenario Outline: The normal player's <cards> against <up>, with no chips left to split them
      Given Ann has 10
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <cards> |       |
        | dealer | <up>    | 10    |
      When the cards are dealt
      Then the normal player chooses to <choice>

      Examples:
        | id       | cards | up | choice |
        | EUR-1140 | A A   | 6  | hit    |
        | EUR-1141 | 2 2   | 5  | hit    |
        | EUR-1142 | 3 3   | 7  | hit    |
        | EUR-1143 | 8 8   | 10 | hit    |
        | EUR-1144 | 10 10 | 6  | stand  |
        | EUR-1145 | 9 9   | 9  | stand  |

  Rule: The hard player makes the best move under these very rules

    @european.ai.hard
    Scenario Outline: Hard with a <hand>, <cards>
      When the hard player is asked with <cards> against each up card
      Then it chooses:
        | 2   | 3   | 4   | 5   | 6   | 7   | 8   | 9   | 10   | A   |
        | <2> | <3> | <4> | <5> | <6> | <7> | <8> | <9> | <10> | <A> |

      Examples:
        | id      | hand       | cards  | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-769 | hard 5     | 3 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-770 | hard 6     | 4 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-771 | hard 7     | 5 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-772 | hard 8     | 6 2    | H | H | H | H | H | H | H | H | H  | H |
        | EUR-773 | hard 12    | 8 4    | H | H | S | S | S | H | H | H | H  | H |
        | EUR-774 | hard 13    | 10 3   | S | S | S | S | S | H | H | H | H  | H |
        | EUR-775 | hard 14    | 10 4   | S | S | S | S | S | H | H | H | H  | H |
        | EUR-776 | hard 15    | 10 5   | S | S | S | S | S | H | H | H | H  | H |
        | EUR-777 | hard 17    | 10 7   | S | S | S | S | S | S | S | S | S  | S |
        | EUR-778 | hard 18    | 10 8   | S | S | S | S | S | S | S | S | S  | S |
        | EUR-779 | hard 19    | 10 9   | S | S | S | S | S | S | S | S | S  | S |
        | EUR-780 | hard 20    | 10 4 6 | S | S | S | S | S | S | S | S | S  | S |
        | EUR-781 | hard 21    | 10 5 6 | S | S | S | S | S | S | S | S | S  | S |
        | EUR-782 | soft 19    | A 8    | S | S | S | S | S | S | S | S | S  | S |
        | EUR-783 | soft 20    | A 9    | S | S | S | S | S | S | S | S | S  | S |
        | EUR-784 | soft 21    | A 4 6  | S | S | S | S | S | S | S | S | S  | S |
        | EUR-785 | pair of 7  | 7 7    | P | P | P | P | P | P | H | H | H  | H |
        | EUR-786 | pair of 9  | 9 9    | P | P | P | P | P | S | P | P | S  | S |
        | EUR-787 | pair of 10 | 10 10  | S | S | S | S | S | S | S | S | S  | S |

      @european.double-and-split-units.stake-of-the-hand
      Examples:
        | id      | hand      | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-788 | hard 9    | 6 3   | H | D | D | D | D | H | H | H | H  | H |
        | EUR-789 | hard 10   | 7 3   | D | D | D | D | D | D | D | D | H  | H |
        | EUR-790 | hard 16   | 10 6  | S | S | S | S | S | H | H | H | H  | H |
        | EUR-791 | soft 13   | A 2   | H | H | H | D | D | H | H | H | H  | H |
        | EUR-792 | soft 14   | A 3   | H | H | H | D | D | H | H | H | H  | H |
        | EUR-793 | soft 15   | A 4   | H | H | D | D | D | H | H | H | H  | H |
        | EUR-794 | soft 16   | A 5   | H | H | D | D | D | H | H | H | H  | H |
        | EUR-795 | soft 17   | A 6   | H | D | D | D | D | H | H | H | H  | H |
        | EUR-796 | soft 18   | A 7   | S | D | D | D | D | S | S | H | H  | H |
        | EUR-797 | pair of 5 | 5 5   | D | D | D | D | D | D | D | D | H  | H |

      @european.dealer-natural-takes-doubles.all-stakes @european.peek.never
      Examples:
        | id      | hand         | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-798 | pair of 8    | 8 8   | P | P | P | P | P | P | P | P | H  | H |
        | EUR-799 | pair of aces | A A   | P | P | P | P | P | P | P | P | P  | H |

      @european.double-after-split.yes @european.double-and-split-units.stake-of-the-hand
      Examples:
        | id      | hand      | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-800 | pair of 2 | 2 2   | P | P | P | P | P | P | H | H | H  | H |
        | EUR-801 | pair of 3 | 3 3   | P | P | P | P | P | P | H | H | H  | H |
        | EUR-802 | pair of 4 | 4 4   | H | H | H | P | P | H | H | H | H  | H |
        | EUR-803 | pair of 6 | 6 6   | P | P | P | P | P | H | H | H | H  | H |

      @european.dealer-natural-takes-doubles.all-stakes @european.double-and-split-units.stake-of-the-hand @european.peek.never
      Examples:
        | id      | hand    | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-804 | hard 11 | 7 4   | D | D | D | D | D | D | D | D | H  | H |

    @european.ai.hard
    Scenario Outline: Hard with a <hand>, <cards>, that may not be doubled
      When the hard player is asked with <cards> against each up card
      Then it chooses:
        | 2   | 3   | 4   | 5   | 6   | 7   | 8   | 9   | 10   | A   |
        | <2> | <3> | <4> | <5> | <6> | <7> | <8> | <9> | <10> | <A> |

      Examples:
        | id      | hand             | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-805 | hard 11 of three | 5 3 3 | H | H | H | H | H | H | H | H | H  | H |
        | EUR-806 | hard 9 of three  | 4 3 2 | H | H | H | H | H | H | H | H | H  | H |
        | EUR-807 | hard 10 of three | 5 3 2 | H | H | H | H | H | H | H | H | H  | H |
        | EUR-808 | soft 17 of three | A 2 4 | H | H | H | H | H | H | H | H | H  | H |
        | EUR-809 | soft 19 of three | A 3 5 | S | S | S | S | S | S | S | S | S  | S |

      @european.ai-exact-strategy.total-table
      Examples:
        | id      | hand             | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-810 | hard 12 of three | 5 4 3 | H | H | S | S | S | H | H | H | H  | H |
        | EUR-811 | soft 18 of three | A 3 4 | S | S | S | S | S | S | S | H | H  | H |

      @european.ai-exact-strategy.total-table @european.double-and-split-units.stake-of-the-hand
      Examples:
        | id      | hand             | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-812 | hard 16 of three | 6 3 7 | S | S | S | S | S | H | H | H | H  | H |

    @european.ai.hard
    Scenario Outline: Hard with a <hand>, <cards>, where the rules are read otherwise
      When the hard player is asked with <cards> against each up card
      Then it chooses:
        | 2   | 3   | 4   | 5   | 6   | 7   | 8   | 9   | 10   | A   |
        | <2> | <3> | <4> | <5> | <6> | <7> | <8> | <9> | <10> | <A> |

      @european.peek.with-ace-or-ten
      Examples:
        | id      | hand         | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-820 | hard 11      | 7 4   | D | D | D | D | D | D | D | D | D  | H |
        | EUR-821 | pair of 8    | 8 8   | P | P | P | P | P | P | P | P | P  | P |
        | EUR-822 | pair of aces | A A   | P | P | P | P | P | P | P | P | P  | P |

      @european.dealer-natural-takes-doubles.first-stake
      Examples:
        | id      | hand         | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-823 | hard 11      | 7 4   | D | D | D | D | D | D | D | D | D  | H |
        | EUR-824 | pair of 8    | 8 8   | P | P | P | P | P | P | P | P | P  | P |
        | EUR-825 | pair of aces | A A   | P | P | P | P | P | P | P | P | P  | P |

      @european.double-after-split.no
      Examples:
        | id      | hand      | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-826 | pair of 2 | 2 2   | H | H | P | P | P | P | H | H | H  | H |
        | EUR-827 | pair of 4 | 4 4   | H | H | H | H | H | H | H | H | H  | H |
        | EUR-828 | pair of 6 | 6 6   | H | P | P | P | P | H | H | H | H  | H |

      @european.double-and-split-units.one-per-hand
      Examples:
        | id      | hand      | cards | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | A |
        | EUR-829 | hard 11   | 7 4   | H | H | H | H | H | H | H | H | H  | H |
        | EUR-830 | soft 17   | A 6   | H | H | H | H | H | H | H | H | H  | H |
        | EUR-831 | pair of 5 | 5 5   | H | H | H | H | H | H | H | H | H  | H |

    @EUR-850 @european.ai.hard @european.split-second-card.dealt @european.double-after-split.yes @european.double-and-split-units.stake-of-the-hand
    Scenario: Hard doubles an 11 after a split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 9   |
        | dealer | 6     |       |
      When box 1 splits
      Then the hard player chooses to double

    @EUR-851 @european.ai.hard @european.split-second-card.dealt @european.double-after-split.no
    Scenario: Hard hits an 11 that may not be doubled after a split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 9   |
        | dealer | 6     |       |
      When box 1 splits
      Then the hard player chooses to hit

    @european.double-and-split-units.stake-of-the-hand
    Scenario Outline: A doubled hand <outcome> twice its stake against <up> and <drawn>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 2  | <card>  |
        | dealer | <up>  | <drawn> |
      When box 1 doubles
      Then box 1 <outcome> 20

      Examples:
        | id       | card | up | drawn | outcome |
        | EUR-1115 | 8    | 10 | 8     | wins    |
        | EUR-1116 | 4    | 10 | 8     | loses   |
        | EUR-1117 | 2    | 10 | 6 9   | wins    |

    @EUR-1131 @european.double-and-split-units.stake-of-the-hand
    Scenario: A doubled hand that goes bust loses twice its stake
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | 10    | 8     |
      When box 1 doubles
      And box 2 stands
      Then box 1 loses 20
      And box 2 wins 10

    @EUR-1132 @european.double-and-split-units.stake-of-the-hand @european.split-second-card.dealt
    Scenario: A split lays a stake as large as the first
      Given box 1 stakes 15
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 3  |
        | dealer | 7     | 10    |
      When box 1 splits
      Then the stake of hand 1 of box 1 is 15
      And the stake of hand 2 of box 1 is 15
      When box 1 stands on every hand
      Then hand 1 of box 1 wins 15
      And hand 2 of box 1 loses 15
