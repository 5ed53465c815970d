Feature: One deck to its last quarter

  Rule: One deck is dealt from until less than a quarter of it is left, and then shuffled for the next round

    A round in which every box gives up takes two cards a box and the dealer's one, whatever they are.

    @CLUB-001 @club.shoe.last-quarter
    Scenario: The first round's shoe is one deck
      Given a shoe shuffled from seed 1
      And box 1 stakes 10
      When the cards are dealt
      Then the shoe holds 52 cards
      And the shoe holds 4 of each rank

    @CLUB-002 @club.shoe.last-quarter
    Scenario: With 13 cards left one more round is dealt from them, with 10 left none
      Given a shoe shuffled from seed 1
      And box 1 stakes 10
      When the cards are dealt
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      Then the shoe is shuffled
      And the shoe holds 52 cards

    @CLUB-003 @club.shoe.last-quarter
    Scenario: With 12 cards left the shoe is shuffled
      Given a shoe shuffled from seed 1
      And boxes 1 and 2 stake 10 each
      When the cards are dealt
      And boxes 1 and 2 surrender
      And Ann takes the same bet and deals
      And boxes 1 and 2 surrender
      And Ann clears the table
      And box 1 stakes 10
      And the cards are dealt
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      And box 1 surrenders
      And Ann takes the same bet and deals
      Then the shoe is shuffled
      And the shoe holds 52 cards
