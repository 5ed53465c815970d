Feature: Insurance against the dealer's blackjack

  Rule: Every hand has bust, but an insurance bet is alive

    @MID-070 @midnight.insured-hands-all-bust.draw-second-card
    Scenario: The dealer draws one card for the insurance alone
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | A     | Q     |
      When box 1 insures
      And box 1 hits
      Then box 1 is bust
      And the insurance of box 1 wins 10
      And box 1 nets 0

    @MID-071 @midnight.insured-hands-all-bust.no-draw
    Scenario: The dealer takes no card and the insurance loses
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 6  | K     |
        | dealer | A     |       |
      When box 1 insures
      And box 1 hits
      Then box 1 is bust
      And the dealer draws no card
      And the insurance of box 1 loses 5

  Rule: Insurance is settled as soon as the dealer's second card is drawn

    @MID-072 @midnight.insurance.settled-on-second-card @midnight.insurance.loses
    Scenario: The insurance is lost before the dealer draws on
      Given box 1 stakes 10
      And these cards:
        | seat   | dealt | drawn |
        | box 1  | 10 9  |       |
        | dealer | A     | 3 5   |
      When box 1 insures
      And box 1 stands
      Then the insurance of box 1 loses 5
      And the insurance of box 1 is settled before the dealer draws 5
      And the dealer totals soft 19
      And box 1 pushes
