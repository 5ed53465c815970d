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
