Feature: Doubling

  Rule: Any two first cards may be doubled, with the exception of a natural

    @estonian.double.any-two
    Scenario Outline: <dealt> may be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn  |
        | box 1  | <dealt> | <card> |
        | dealer | 9       | 8      |
      When box 1 doubles
      Then it is accepted
      And box 1 <outcome>

      Examples:
        | id      | dealt | card | outcome |
        | EST-400 | 2 2   | 10   | loses   |
        | EST-401 | 5 3   | 10   | wins    |
        | EST-402 | 5 4   | 9    | wins    |
        | EST-403 | 6 5   | 10   | wins    |
        | EST-404 | 10 2  | 6    | wins    |
        | EST-405 | 9 9   | 2    | wins    |
        | EST-406 | K Q   | A    | wins    |
        | EST-407 | A 2   | 7    | wins    |
        | EST-408 | A 9   | 8    | wins    |

    @EST-409 @estonian.double.any-two
    Scenario: A natural may not be doubled
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 tries to double
      Then it is refused
      When boxes 1 and 2 stand
      Then box 1 wins 15

    @estonian.double.any-two
    Scenario Outline: <dealt> with <drawn> may not be doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 9       | 8       |
      When box 1 hits
      And box 1 tries to double
      Then it is refused
      When box 1 stands
      Then box 1 loses 10

      Examples:
        | id      | dealt | drawn |
        | EST-410 | 2 3   | 6     |
        | EST-411 | 5 4   | 2     |
        | EST-412 | A 2   | 3     |

    @EST-413 @estonian.double.any-two
    Scenario: A double doubles the stake
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then the stake of box 1 is 20
      And box 1 loses 20
      And Ann has 80

    @EST-414 @estonian.double.any-two
    Scenario: A double needs the chips for it
      Given Ann has 15
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   |       |
        | dealer | 9     | 8     |
      When box 1 tries to double
      Then it is refused
      And Ann has 5
      When box 1 stands
      Then box 1 loses 10

    @EST-773 @estonian.double.any-two
    Scenario: The last chips are enough for a double
      Given Ann has 20
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then it is accepted
      And the stake of box 1 is 20
      And box 1 wins

    @estonian.dealer-natural-takes-doubles.all-stakes
    Scenario Outline: The dealer's <up> <second> takes the doubled stake
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 6 5   | 9        |
        | dealer | <up>  | <second> |
      When box 1 doubles
      Then box 1 loses 20

      Examples:
        | id      | up | second |
        | EST-415 | A  | J      |
        | EST-416 | 10 | A      |

    @EST-778 @estonian.dealer-natural-takes-doubles.all-stakes
    Scenario: The dealer's natural leaves 80 chips after a double
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 9     |
        | dealer | K     | A     |
      When box 1 doubles
      Then Ann has 80

    @EST-417 @estonian.dealer-natural-takes-doubles.all-stakes
    Scenario: The dealer's natural takes both stakes of a split
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | dealer | 10    | A     |
      When box 1 splits
      And box 1 stands on every hand
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 loses 10

    @estonian.dealer-natural-takes-doubles.first-stake
    Scenario Outline: The dealer's <up> <second> takes the first stake alone
      Given Ann has 100
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 6 5   | 9        |
        | dealer | <up>  | <second> |
      When box 1 doubles
      Then box 1 nets -10
      And Ann has 90

      Examples:
        | id      | up | second |
        | EST-418 | A  | J      |
        | EST-419 | 10 | A      |

    @EST-420 @estonian.dealer-natural-takes-doubles.first-stake
    Scenario: The dealer's natural takes the first stake of a split alone
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 10 K  |
        | dealer | 10    | A     |
      When box 1 splits
      And box 1 stands on every hand
      Then box 1 nets -10

    @estonian.double.any-two
    Scenario Outline: <dealt> may be doubled against <up>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn    |
        | box 1  | <dealt> | 9        |
        | dealer | <up>    | <second> |
      When box 1 doubles
      Then it is accepted
      And box 1 wins 20

      Examples:
        | id      | dealt | up | second |
        | EST-709 | 6 5   | A  | 7      |
        | EST-710 | 6 4   | A  | 7      |
        | EST-711 | 6 4   | 10 | 8      |
        | EST-712 | 5 5   | 7  | 10     |
        | EST-713 | 4 6   | 6  | 10 9   |

    @EST-714 @estonian.double.any-two
    Scenario: The second box may double as the first
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | box 2  | 6 5   | 9     |
        | dealer | 10    | 8     |
      When box 1 stands
      And box 2 doubles
      Then it is accepted
      And box 2 wins 20

  Rule: A doubled hand receives a single card

    @EST-430 @estonian.double.one-card
    Scenario: One card, and the next box is in turn
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 6 5   | 2     |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 doubles
      Then box 1 holds 6 5 2
      And box 2 is in turn
      When box 1 tries to hit
      Then it is refused
      When box 2 stands
      Then box 1 loses

    @EST-431 @estonian.double.one-card
    Scenario: A doubled hand is not doubled again
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 5 4   | 2     |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 doubles
      And box 1 tries to double
      Then it is refused
      When box 2 stands
      Then box 1 loses 20

    @EST-715 @estonian.double.one-card
    Scenario: A doubled split hand takes no second card, and the other hand plays on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn    |
        | box 1  | 5 5   | 6 4 2 10 |
        | dealer | 10    | 8        |
      When box 1 splits
      And hand 1 of box 1 doubles
      And hand 1 of box 1 tries to hit
      Then it is refused
      When hand 2 of box 1 hits
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 holds 5 6 2
      And hand 1 of box 1 loses
      And hand 2 of box 1 wins

  Rule: A hand that a split made may be doubled

    @EST-440 @estonian.double.after-split
    Scenario: The first split hand is doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 3 10 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 doubles
      Then it is accepted
      When hand 2 of box 1 stands
      Then hand 1 of box 1 wins 20
      And hand 2 of box 1 wins 10

    @EST-441 @estonian.double.after-split
    Scenario: The second split hand is doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 3 9 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 stands
      And hand 2 of box 1 doubles
      Then it is accepted
      And hand 2 of box 1 wins 20

    @EST-442 @estonian.double.after-split
    Scenario: A split hand that has hit is not doubled
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 2 10 2 |
        | dealer | 9     | 8      |
      When box 1 splits
      And hand 1 of box 1 hits
      And hand 1 of box 1 tries to double
      Then it is refused
      When box 1 stands on every hand
      Then hand 1 of box 1 loses 10

    @EST-791 @estonian.double.after-split
    Scenario: A double after a split needs the chips for it
      Given Ann has 25
      And Ann stakes 10 on box 1
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 8 8   | 3 10  |
        | dealer | 9     | 8     |
      When box 1 splits
      And hand 1 of box 1 tries to double
      Then it is refused
      And Ann has 5
      When box 1 stands on every hand
      Then hand 1 of box 1 loses 10
      And hand 2 of box 1 wins 10

  Rule: A split ace may not be doubled

    @estonian.double.not-split-aces
    Scenario Outline: The <place> split ace is not doubled
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A A   | 9 8   |
        | box 2  | 10 9  |       |
        | dealer | 9     | 8     |
      When box 1 splits
      And hand <number> of box 1 tries to double
      Then it is refused
      When box 1 stands on every hand
      And box 2 stands
      Then hand <number> of box 1 wins 10

      Examples:
        | id      | place  | number |
        | EST-450 | first  | 1      |
        | EST-451 | second | 2      |
