Feature: The points

  Rule: A card with a number is worth that number

    @german.value.number
    Scenario Outline: A <rank> is worth <rank>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt    | drawn |
        | box 1  | <rank> 5 |       |
        | dealer | 10       | 8     |
      When the cards are dealt
      Then box 1 totals <total>
      When box 1 stands
      Then box 1 loses

      Examples:
        | id      | rank | total   |
        | GER-500 | 2    | hard 7  |
        | GER-501 | 3    | hard 8  |
        | GER-502 | 4    | hard 9  |
        | GER-503 | 6    | hard 11 |
        | GER-504 | 7    | hard 12 |
        | GER-505 | 8    | hard 13 |
        | GER-506 | 9    | hard 14 |
        | GER-507 | 10   | hard 15 |

    @GER-508 @german.value.number
    Scenario: The dealer's cards are worth the same
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 9     | 3 6   |
      When box 1 stands
      Then the dealer totals hard 18
      And box 1 wins

  Rule: A picture is worth 10, and an ace 1 or 11

    @german.value.picture-ace
    Scenario Outline: A <rank> with a five makes <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt    | drawn |
        | box 1  | <rank> 5 |       |
        | dealer | 10       | 8     |
      When box 1 stands
      Then box 1 totals <total>
      And box 1 loses

      Examples:
        | id      | rank | total   |
        | GER-510 | J    | hard 15 |
        | GER-511 | Q    | hard 15 |
        | GER-512 | K    | hard 15 |
        | GER-513 | A    | soft 16 |

    @GER-514 @german.value.picture-ace
    Scenario: An ace that is drawn is worth 11 or 1 as well
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 4 5   | A     |
        | box 2  | 9 5   | A     |
        | dealer | J     | 9     |
      When box 1 hits
      Then box 1 totals soft 20
      When box 1 stands
      And box 2 hits
      Then box 2 totals hard 15
      When box 2 stands
      Then box 1 wins

    @GER-515 @german.value.picture-ace
    Scenario: The dealer's pictures and aces are worth the same
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | K     | 5 A 2 |
      When box 1 stands
      Then the dealer totals hard 18
      And box 1 wins

  Rule: The cards of a hand are added up to its total

    @GER-520 @german.value.total
    Scenario: The total grows with each card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 4 5 6 |
        | dealer | 9     | 8     |
      When the cards are dealt
      Then box 1 totals 5
      When box 1 hits
      Then box 1 totals 9
      When box 1 hits two times
      Then box 1 totals 20

    @GER-521 @german.value.total
    Scenario: The dealer's cards are added up alike
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 8  |         |
        | dealer | 2     | 3 4 5 6 |
      When box 1 stands
      Then the dealer totals 20
      And box 1 loses

    @GER-522 @german.value.total
    Scenario: Each split hand has a total of its own
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 4 4   | 5 6 7 K |
        | dealer | 9     | 9       |
      When box 1 splits
      Then hand 1 of box 1 totals 9
      And hand 2 of box 1 totals 10
      When hand 1 of box 1 hits
      And hand 1 of box 1 stands
      And hand 2 of box 1 hits
      Then hand 1 of box 1 totals 16
      And hand 2 of box 1 totals 20

    @GER-827 @german.value.total
    Scenario: The total is told anew after each card
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 2 3   | 4 5   |
        | dealer | 10    | 7     |
      When box 1 hits
      Then box 1 totals 9
      When box 1 hits
      Then box 1 totals 14
      When box 1 stands
      Then box 1 loses

    @german.value.total
    Scenario Outline: <dealt> make <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 8     |
      When box 1 stands
      Then box 1 totals <total>
      And box 1 loses

      Examples:
        | id      | dealt | total |
        | GER-828 | 2 2   | 4     |
        | GER-829 | 7 7   | 14    |
        | GER-830 | 8 8   | 16    |
        | GER-831 | 9 2   | 11    |

    @german.value.total
    Scenario Outline: Five cards make <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn      |
        | box 1  | 2 3   | 2 4 <last> |
        | dealer | 10    | 8          |
      When box 1 hits three times
      And box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | last | total | outcome |
        | GER-832 | 5    | 16    | loses   |
        | GER-833 | 8    | 19    | wins    |

    @GER-844 @german.value.total
    Scenario: The total of the next round begins anew
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | 10    | 8     |
      And in the next round these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 4  |       |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 1 stakes 10
      And box 1 stands
      Then box 1 totals 14
      And box 1 loses

  Rule: A hand with an ace has the highest of its totals that does not pass 21

    @german.value.best
    Scenario Outline: <dealt> with <drawn> is a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 10      | 8       |
      When box 1 hits
      Then box 1 totals <first>
      When box 1 hits
      Then box 1 totals <total>
      When box 1 stands
      Then box 1 <outcome>

      Examples:
        | id      | dealt | drawn | first   | total   | outcome |
        | GER-530 | A A   | 4 6   | soft 16 | hard 12 | loses   |
        | GER-531 | 5 A   | A 5   | soft 17 | hard 12 | loses   |
        | GER-532 | A A   | A 6   | soft 13 | soft 19 | wins    |
        | GER-533 | 3 6   | A A   | soft 20 | soft 21 | wins    |
        | GER-534 | A 2   | 3 K   | soft 16 | hard 16 | loses   |
        | GER-535 | A 5   | K 4   | hard 16 | hard 20 | wins    |
        | GER-536 | 7 2   | A 3   | soft 20 | hard 13 | loses   |

    @german.value.best
    Scenario Outline: Two cards, <dealt>, are a <total>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 10      | 8     |
      When box 1 stands
      Then box 1 totals <total>
      And box 1 <outcome>

      Examples:
        | id      | dealt | total   | outcome |
        | GER-537 | A A   | soft 12 | loses   |
        | GER-538 | A 6   | soft 17 | loses   |
        | GER-539 | 8 A   | soft 19 | wins    |

    @german.value.best
    Scenario Outline: The dealer's <up> with <drawn> is a <total>
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
        | GER-540 | A  | A 7    | soft 19 | loses   |
        | GER-541 | 4  | 4 A    | soft 19 | loses   |
        | GER-542 | 10 | 5 A A  | hard 17 | wins    |
        | GER-543 | A  | 5 10 3 | hard 19 | loses   |

    @german.value.best
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
        | GER-834 | A A   | K   | hard 12 | loses   |
        | GER-835 | A A   | 10  | hard 12 | loses   |
        | GER-836 | 5 A   | K   | hard 16 | loses   |
        | GER-837 | A 5   | Q   | hard 16 | loses   |
        | GER-838 | 9 2   | A   | hard 12 | loses   |
        | GER-839 | A 4   | 6   | soft 21 | wins    |
        | GER-840 | 6 4   | A   | soft 21 | wins    |
        | GER-841 | 10 K  | A   | hard 21 | wins    |

    @GER-842 @german.value.best
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

  Rule: Two cards that make 21 are a natural

    @german.natural
    Scenario Outline: <dealt> is a natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn |
        | box 1  | <dealt> |       |
        | dealer | 9       | 8     |
      When the cards are dealt
      Then box 1 has a blackjack
      When box 1 stands
      Then box 1 wins

      Examples:
        | id      | dealt |
        | GER-550 | A 10  |
        | GER-551 | J A   |
        | GER-552 | A Q   |
        | GER-553 | K A   |

    @german.natural
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
        | GER-554 | 7 7   | 7     |
        | GER-555 | A 5   | 5     |
        | GER-556 | 10 10 | A     |

    @GER-557 @german.natural
    Scenario: A later hand's natural is one, and the dealer's ten and ace
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | A J   |       |
        | dealer | 10    | A     |
      When the cards are dealt
      Then box 2 has a blackjack
      And the dealer has a blackjack
      And box 1 has no blackjack

  Rule: A natural is more than a 21 of three cards or more

    @GER-560 @german.natural.beats-21
    Scenario: A natural wins against the dealer's drawn 21, and another 21 ties with it
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 7 7   | 7     |
        | dealer | 9     | 5 7   |
      When box 1 stands
      And box 2 hits
      And box 2 stands
      Then the dealer totals 21
      And box 1 wins
      And box 2 pushes

    @german.natural.beats-21
    Scenario Outline: A natural of the second hand wins against <up> with <drawn>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn   |
        | box 1  | 10 J  |         |
        | box 2  | Q A   |         |
        | dealer | <up>  | <drawn> |
      When boxes 1 and 2 stand
      Then the dealer totals 21
      And box 1 loses
      And box 2 wins

      Examples:
        | id      | up | drawn |
        | GER-561 | 10 | 6 5   |
        | GER-562 | A  | 5 5   |

    @GER-563 @german.natural.beats-21 @german.peek-on.rank-ten
    Scenario: The dealer's natural wins against a drawn 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 7   | 7     |
        | dealer | Q     | A     |
      When box 1 hits
      And box 1 stands
      Then box 1 totals 21
      And box 1 loses

    @german.natural.beats-21
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
        | GER-802 | 5  | 6 10  |
        | GER-803 | 10 | 4 7   |
        | GER-804 | A  | 5 5   |
