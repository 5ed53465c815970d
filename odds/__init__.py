"""Exact odds: what every hand is worth, the best table, its edge, for any of the engine's rules and 1 to 8 decks.

`solve(rules)` in `solve` gives them as one value; `edge_of_table` gives the edge of any other table; `simulate` plays a
table at random through the reference engine, as a check. numpy is needed: `pip install 'stacked-deck[odds]'`.

What is worked out
    All is for one box with a stake of 1, a fresh shoe, and cards that do not come back: each hand's own cards and
    the up card are gone from the shoe, and nothing else is known. A value is an expectation in stakes. Where the
    dealer peeks, a cell's values are what they are once no natural was found; the edges count those naturals too.
    Where the dealer does not, every value has them in it: hits, doubles and splits lose to them as the rules say.

    `cells` has for each two-card hand and up card the value of each action that the rules allow, the hand being
    played on as is best for its very cards. `edge.composition` is that play's edge, `edge.table` that of the table.

    The table has a letter for each row and up card: S stand, H hit, D double else hit, d double else stand, P
    split, R surrender else hit, r surrender else stand. H and S rows go by hard and soft totals, P rows by the
    pair. A pair whose letter is P, and that may not be split again, plays by its total's row. The table is the best
    of all in that no change of one letter betters its exact edge, hands of three and more cards and split hands
    included. So a fallback is for the hands that come to it: where a 16 is surrendered to a ten, the hands left
    over are drawn ones, made of small cards, and stand, although a dealt 16 would rather hit. Where no hand comes
    to a letter it says what is best over all hands of that row that could be dealt and drawn.

What is exact, and for which way of playing
    The hands that are dealt: exactly, for the best play. A split box: exactly, for a fixed way of playing it. It is
    split again whenever it may be; each of its hands is then played by its own cards alone, whatever the others
    hold and however many there are: by the table for the table's edge, and for the composition's edge as is best in
    a box that was split once, with the other hand's card of the pair gone (where a dealer natural takes the first
    stake alone, the leftmost hand and the others each in their own best way). A player who looked at the other
    hands could do a little better; that is not worked out. The other hands' cards are reckoned with in full: how
    many cards of the pair came, and which second cards were none.

    Insurance has its value beside the edges, in chips for each chip, before anyone plays; the edges never take it.
    That a hand which stood may still be surrendered adds nothing for one box, and is left out.

What to know besides
    - Under `peek: ace-or-rank-ten` column T stands for all tens: one letter, best over both kinds, and values over
      both.
    - Where `natural.after_split` and `natural.against_21: ties` meet a dealer who does not draw against naturals
      alone, a split natural is reckoned as if naturals alone were left, whatever its neighbour holds.
    - A stacked shoe must outlast the longest round; otherwise the values mean nothing.

How it is done, and what it costs
    All hands of up to 21 points are nodes, 3,072 of them for a dealt box and up to 2,400 for each pair and number
    of known cards of it. The dealer's final totals are worked out for all nodes at once, from the 1,700 multisets
    of cards on which a dealer may stop. Values then go backwards over the nodes and chances forwards, for all up
    cards together. What a peek tells is left in as a factor, so that plain draws serve every game. The number of
    decks costs nothing. The number of hands counts through the cards of the pair that may be gone, 2 n - 4 for n
    hands, so time grows in proportion to n. Measured by `benchmarks/odds.py` with eight decks, for each ruleset and
    option: 0.15 s for two hands, 0.5 s for four, 1.4 s for eight; at most 1.0 s, where a dealer natural takes the first
    stake alone and the leftmost hand has nodes of its own.
"""
