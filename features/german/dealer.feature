Feature: The dealer's play

  Rule: The dealer's turn comes when the last hand is done

    @GER-400 @german.dealer.after-all
    Scenario: The dealer draws nothing while a hand is still to be played
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 10 4  | 5     |
        | dealer | 6     | 9 5   |
      When box 1 stands
      Then the dealer holds 6 ?
      When box 2 hits
      Then the dealer holds 6 ?
      When box 2 stands
      Then the dealer holds 6 9 5

    @GER-401 @german.dealer.after-all
    Scenario: A split hand is waited for too
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 8 8   | 10 2 9 |
        | dealer | 6     | 10 2   |
      When box 1 splits
      And hand 1 of box 1 stands
      Then the dealer holds 6 ?
      When hand 2 of box 1 hits
      And hand 2 of box 1 stands
      Then the dealer holds 6 10 2

    @german.dealer.after-all
    Scenario Outline: The dealer plays when the last hand <does>
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | 10 7    |         |
        | box 2  | <dealt> | <drawn> |
        | dealer | 6       | 10 2    |
      When box 1 stands
      And box 2 <does>
      Then the round is over
      And the dealer holds 6 10 2
      And box 1 loses

      Examples:
        | id      | does    | dealt | drawn |
        | GER-402 | stands  | 10 9  |       |
        | GER-403 | doubles | 6 5   | 9     |
        | GER-404 | hits    | 10 6  | K     |
        | GER-405 | splits  | A A   | 9 8   |

    @GER-758 @german.dealer.after-all
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

    @GER-759 @german.dealer.after-all
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

  Rule: The dealer's turn begins with turning the hole card

    @GER-410 @german.dealer.shows
    Scenario: The hole card is turned before anything is drawn
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 6     | 7 4   |
      When box 1 stands
      Then the dealer turns 7 before the dealer draws 4
      And the dealer holds 6 7 4

    @german.dealer.shows
    Scenario Outline: Behind <up> the hole card is turned where nothing is drawn
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | 10 8  |        |
        | dealer | <up>  | <hole> |
      When box 1 stands
      Then the dealer holds <up> <hole>
      And box 1 <outcome>

      Examples:
        | id      | up | hole | outcome |
        | GER-411 | 9  | 8    | wins    |
        | GER-412 | 10 | 9    | loses   |
        | GER-413 | A  | 7    | pushes  |

  Rule: The dealer draws up to a best total of at least 17, so that a soft 17 stands

    @german.dealer.to-17
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
        | GER-420 | 10 | 6 A       | hard 17 | wins    |
        | GER-421 | 10 | 7         | hard 17 | wins    |
        | GER-422 | A  | 6         | soft 17 | wins    |
        | GER-423 | 6  | A         | soft 17 | wins    |
        | GER-424 | 2  | 4 A       | soft 17 | wins    |
        | GER-425 | A  | A 5       | soft 17 | wins    |
        | GER-426 | A  | 5 3       | soft 19 | loses   |
        | GER-427 | A  | 5 10 4    | hard 20 | loses   |
        | GER-428 | 5  | J A 3     | hard 19 | loses   |
        | GER-429 | 10 | 6 5       | hard 21 | loses   |
        | GER-430 | 2  | 2 2 2 2 9 | hard 19 | loses   |
        | GER-431 | 10 | 6 K       | hard 26 | wins    |
        | GER-432 | A  | 5 9 6     | hard 21 | loses   |
        | GER-433 | K  | Q         | hard 20 | loses   |

    @GER-435 @german.dealer.to-17
    Scenario: The dealer draws on although every hand is beaten
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 5   |       |
        | box 2  | 10 4  |       |
        | dealer | 10    | 6 9   |
      When boxes 1 and 2 stand
      Then the dealer holds 10 6 9
      And box 1 wins

    @GER-436 @german.dealer.to-17
    Scenario: The dealer stops at 17 although every hand is better
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 10 J  |       |
        | dealer | 10    | 7     |
      When boxes 1 and 2 stand
      Then the dealer holds 10 7
      And box 1 wins

    @GER-437 @german.dealer.to-17
    Scenario: The dealer draws against a drawn 21
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 7 4   | K     |
        | dealer | 10    | 5 6   |
      When box 1 hits
      And box 1 stands
      Then the dealer holds 10 5 6
      And box 1 pushes

    @GER-438 @german.dealer.to-17
    Scenario: The dealer draws for the one hand that is left
      Given boxes 1, 2 and 3 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | A K   |       |
        | box 3  | 10 8  |       |
        | dealer | 6     | 5 9   |
      When box 1 hits
      And boxes 2 and 3 stand
      Then the dealer holds 6 5 9
      And box 3 loses

    @german.dealer.to-17
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
        | GER-719 | 10 | 8     | hard 18 | loses   |
        | GER-720 | 10 | 9     | hard 19 | loses   |
        | GER-721 | 10 | K     | hard 20 | loses   |
        | GER-722 | A  | 7     | soft 18 | loses   |
        | GER-723 | A  | 8     | soft 19 | loses   |
        | GER-724 | A  | 9     | soft 20 | loses   |
        | GER-725 | 6  | 5 7   | hard 18 | loses   |
        | GER-726 | 3  | 6 10  | hard 19 | loses   |
        | GER-727 | 6  | 5 9   | hard 20 | loses   |
        | GER-728 | 6  | 5 K   | hard 21 | loses   |
        | GER-729 | 2  | A 5   | soft 18 | loses   |
        | GER-730 | A  | 2 7   | soft 20 | loses   |
        | GER-731 | A  | 4 6   | soft 21 | loses   |
        | GER-732 | 10 | 6 6   | hard 22 | wins    |
        | GER-733 | 9  | 7 9   | hard 25 | wins    |
        | GER-734 | 10 | 2 A 4 | hard 17 | pushes  |

    @german.dealer.to-17
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
        | GER-735 | 10 | 2 6     | 12                       | loses   |
        | GER-736 | 10 | 3 4     | 13                       | pushes  |
        | GER-737 | 5  | 9 4     | 14                       | loses   |
        | GER-738 | 10 | 5 2     | 15                       | pushes  |
        | GER-739 | 10 | 6 A     | 16                       | pushes  |
        | GER-740 | 7  | 9 5     | 16                       | loses   |
        | GER-741 | 5  | 5 5 2   | 15 of three cards        | pushes  |
        | GER-742 | 6  | 4 6 2   | 16 of three cards        | loses   |
        | GER-743 | 2  | 3 4 5 4 | 14 of four cards         | loses   |
        | GER-744 | A  | A 6     | a soft 12                | loses   |
        | GER-745 | A  | 2 5     | a soft 13                | loses   |
        | GER-746 | 3  | A 4     | a soft 14                | loses   |
        | GER-747 | A  | 4 3     | a soft 15                | loses   |
        | GER-748 | A  | 5 2     | a soft 16                | loses   |
        | GER-749 | 2  | A 3 2   | a soft 16 of three cards | loses   |

    @german.dealer.to-17
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
        | GER-750 | 10 2  | 10 | 3 5   |
        | GER-751 | 10 2  | 10 | 2 6   |
        | GER-752 | 10 4  | 7  | 9 A   |
        | GER-753 | 5 4   | 6  | 6 3 2 |

    @GER-754 @german.dealer.to-17
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

    @german.dealer.to-17
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
        | GER-755 | 10  | 5 6   | 21    | pushes  |
        | GER-756 | 9   | 6 5   | 20    | loses   |
        | GER-757 | 2   | 2 6   | 13    | loses   |

  Rule: The dealer's play where every hand is bust or a natural

    @german.dealer-draws-when-decided.shows-and-draws
    Scenario Outline: The dealer plays on when the only hand <does> on <dealt>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 6       | 5 8     |
      When box 1 <does>
      Then the dealer holds 6 5 8
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | does    | outcome |
        | GER-440 | 10 6  | K     | hits    | loses   |
        | GER-441 | A K   |       | stands  | wins    |
        | GER-442 | 10 4  | J     | doubles | loses   |

    @GER-443 @german.dealer-draws-when-decided.shows-and-draws
    Scenario: The dealer plays on when one hand is bust and the other a natural
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | A Q   |       |
        | dealer | 10    | 4 7   |
      When box 1 hits
      And box 2 stands
      Then the dealer holds 10 4 7
      And box 1 loses
      And box 2 wins

    @german.dealer-draws-when-decided.shows-only
    Scenario Outline: The dealer only shows the hole card when the only hand <does> on <dealt>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 6       | 5       |
      When box 1 <does>
      Then the dealer holds 6 5
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | does   | outcome |
        | GER-445 | 10 6  | K     | hits   | loses   |
        | GER-446 | A K   |       | stands | wins    |

    @GER-447 @german.dealer-draws-when-decided.shows-only
    Scenario: The dealer draws for a hand that is neither
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | box 2  | 10 9  |       |
        | dealer | 6     | 5 9   |
      When box 1 hits
      And box 2 stands
      Then the dealer holds 6 5 9
      And box 2 loses

    @german.dealer-draws-when-decided.nothing
    Scenario Outline: The hole card stays down when the only hand <does> on <dealt>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt   | drawn   |
        | box 1  | <dealt> | <drawn> |
        | dealer | 6       | 5       |
      When box 1 <does>
      Then the round is over
      And the dealer holds 6 ?
      And box 1 <outcome>

      Examples:
        | id      | dealt | drawn | does   | outcome |
        | GER-450 | 10 6  | K     | hits   | loses   |
        | GER-451 | A K   |       | stands | wins    |

    @german.dealer-draws-when-decided.nothing
    Scenario Outline: After the peek with <up> up the hole card stays down behind a natural
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | dealer | <up>  | 9     |
      When box 1 stands
      Then the dealer holds <up> ?
      And box 1 wins

      Examples:
        | id      | up |
        | GER-452 | A  |
        | GER-453 | 10 |

    @GER-454 @german.dealer-draws-when-decided.nothing
    Scenario: The dealer plays for a hand that is neither
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | A K   |       |
        | box 2  | 10 9  |       |
        | dealer | 6     | 5 9   |
      When boxes 1 and 2 stand
      Then the dealer holds 6 5 9
      And box 2 loses

    @german.dealer-draws-when-decided.nothing @german.peek-on.rank-ten
    Scenario Outline: Behind a picture the hole card is turned for a natural, and is <hole>
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn  |
        | box 1  | A K   |        |
        | dealer | Q     | <hole> |
      When box 1 stands
      Then the dealer holds Q <hole>
      And box 1 <outcome>

      Examples:
        | id      | hole | outcome |
        | GER-455 | A    | pushes  |
        | GER-456 | 5    | wins    |

  Rule: The hands are settled once the dealer has drawn

    @GER-460 @german.settle.after-dealer
    Scenario: A hand that stood is not settled before the dealer's play
      Given boxes 1 and 2 stake 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 J  |       |
        | box 2  | 10 2  | 7     |
        | dealer | 6     | 9 5   |
      When box 1 stands
      Then box 1 is not settled
      When box 2 hits
      Then box 1 is not settled
      When box 2 stands
      Then box 1 pushes
      And box 2 loses

    @GER-461 @german.settle.after-dealer
    Scenario: The dealer's last card comes before the settlement
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | dealer | 6     | 7 4   |
      When box 1 stands
      Then the dealer draws 4 before box 1 is settled
      And box 1 wins

    @GER-462 @german.settle.after-dealer
    Scenario: With the settlement the round is over and the table is bare
      Given Ann has 100
      And Ann stakes 10 on boxes 1 and 2
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 8  |       |
        | box 2  | 10 7  |       |
        | dealer | 10    | 9     |
      When box 1 stands
      Then 20 lies on the table
      When box 2 stands
      Then the round is over
      And nothing lies on the table
