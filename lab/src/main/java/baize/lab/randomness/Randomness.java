package baize.lab.randomness;

import baize.core.card.Card;
import baize.core.chance.Deals;
import baize.core.chance.Generator;
import baize.lab.simulate.Progress;
import java.util.List;
import java.util.stream.Stream;

/** All tests of a generator: draws of every kind, tallied as they come. */
public final class Randomness {
    /** The fewest draws: with these, the rarest thing that is counted is expected five times. */
    public static final long LEAST_DRAWS = 25_000;

    private static final int PROGRESS = 1 << 12;

    private final PlaceTally cards = new PlaceTally("cards by place", Card.COUNT, Outcomes.CARDS);
    private final NeighbourTally cardPairs = NeighbourTally.ofPairs("successive cards", Card.COUNT, Outcomes.CARDS);
    private final PlaceTally wordCards = new PlaceTally("one-word deals by place", Card.COUNT, Deals.MOST);
    private final NeighbourTally wordPairs =
            NeighbourTally.ofPairs("one-word deals, successive cards", Card.COUNT, Deals.MOST);
    private final DiceTally dice = new DiceTally();
    private final PlaceTally balls = new PlaceTally("balls by place", Outcomes.BALLS, Outcomes.BALLS);
    private final NeighbourTally gaps = NeighbourTally.ofGaps("balls by gap", Outcomes.BALLS, Outcomes.BALLS);

    private final int[] dealt = new int[Outcomes.CARDS];
    private final int[] dealtByWord = new int[Deals.MOST];
    private final int[] called = new int[Outcomes.BALLS];

    private Randomness() {}

    /** Tests what becomes of a generator's words in play, by so many deals, rolls and calls of all balls. */
    public static Report of(Generator generator, long draws, Progress progress) {
        return of(Outcomes.of(generator), draws, progress);
    }

    public static Report of(Outcomes outcomes, long draws, Progress progress) {
        if (draws < LEAST_DRAWS)
            throw new IllegalArgumentException("expected at least " + LEAST_DRAWS + " draws, got " + draws);
        Randomness tallies = new Randomness();
        for (long draw = 0; draw < draws; draw++) {
            if (draw % PROGRESS == 0) progress.done(draw);
            tallies.add(outcomes);
        }
        progress.done(draws);
        return new Report(draws, tallies.findings());
    }

    private void add(Outcomes outcomes) {
        outcomes.deal(dealt);
        cards.add(dealt);
        cardPairs.add(dealt);
        outcomes.dealByWord(dealtByWord);
        wordCards.add(dealtByWord);
        wordPairs.add(dealtByWord);
        dice.add(outcomes.roll());
        outcomes.call(called);
        balls.add(called);
        gaps.add(called);
    }

    private List<Finding> findings() {
        return Stream.of(
                        cards.findings(),
                        cardPairs.findings(),
                        wordCards.findings(),
                        wordPairs.findings(),
                        dice.findings(),
                        balls.findings(),
                        gaps.findings())
                .flatMap(List::stream)
                .toList();
    }
}
