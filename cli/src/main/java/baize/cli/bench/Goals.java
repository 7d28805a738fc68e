package baize.cli.bench;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.core.chance.SecureGenerator;
import baize.core.chance.Shuffle;
import baize.games.bingo.strips.Strips;
import baize.lab.par.Par;
import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleUnaryOperator;

/** The figures of what has been built; those that need no disk on one core, but for solvers that use all there are. */
public final class Goals {
    private static final String BINGO = "bingo";
    private static final String BLACKJACK = "blackjack";
    private static final String CRAPS = "craps";
    private static final String STUD = "caribbean-stud";
    private static final String THREE_CARD = "three-card-poker";
    private static final Map<String, String> NO_SIDES = Map.of("sideWagers", "none");
    private static final long SEED = 25;
    private static final int FIVES = 2_598_960;
    private static final int HANDS = 1 << 16;
    private static final int DEALS = 1 << 14;
    private static final int STRIPS = 1 << 10;
    private static final int SHOES = 1 << 10;

    public static final List<Goal> ALL = List.of(
            new Goal("strengths-ordered", "ns/hand", 1.2, true, Goals::strengthsOrdered),
            new Goal("strengths-random", "ns/hand", 3.7, true, Goals::strengthsRandom),
            new Goal("three-card-poker-rounds", "rounds/s", 25_000_000, false, () -> rounds(THREE_CARD, Map.of())),
            new Goal("caribbean-stud-rounds", "rounds/s", 20_000_000, false, () -> rounds(STUD, Map.of())),
            new Goal("blackjack-rounds", "rounds/s", 13_000_000, false, () -> rounds(BLACKJACK, NO_SIDES)),
            new Goal("craps-rolls", "rolls/s", 60_000_000, false, () -> rounds(CRAPS, Map.of())),
            new Goal("craps-rolls-all-wagers", "rolls/s", 10_000_000, false, () -> rolls("every-wager")),
            new Goal("bingo-strips", "strips/s", 500_000, false, Goals::strips),
            new Goal("bingo-games", "games/s", 100_000, false, () -> rounds(BINGO, Map.of())),
            new Goal("three-card-poker-exact", "ms", 5, true, () -> exact(THREE_CARD, Work.MILLIS)),
            new Goal("caribbean-stud-exact", "s", 1, true, () -> exact(STUD, Work.SECONDS)),
            new Goal("blackjack-exact", "s", 0.3, true, () -> exact(BLACKJACK, Work.SECONDS)),
            new Goal("craps-exact", "ms", 20, true, () -> exact(CRAPS, Work.MILLIS)),
            new Goal("commands-decided", "commands/s", 2_000_000, false, Goals::commandsDecided),
            new Goal("floor-512", "commands/s", 0.5, false, () -> new FloorRace(256, 2)),
            new Goal("floor-1", "commands/s", 0.5, false, () -> new FloorRace(1, 1)),
            new Goal("server-commands", "commands/s", 12_000, false, () -> new ServerRun(256, 2)),
            new Goal("secure-deal", "ns/deal", 100, true, Goals::secureDeal),
            new Goal("secure-shoe", "ns/shoe", 3_000, true, Goals::secureShoe));

    private Goals() {}

    private static Work strengthsOrdered() {
        return new Work(FIVES, Work.NANOS, Goals::allFives);
    }

    private static long allFives() {
        long sum = 0;
        for (int a = 0; a < Card.COUNT; a++) {
            long one = PokerHand.with(PokerHand.EMPTY, a);
            for (int b = a + 1; b < Card.COUNT; b++) sum += threeMore(PokerHand.with(one, b), b + 1);
        }
        return sum;
    }

    private static int threeMore(long hand, int from) {
        int sum = 0;
        for (int c = from; c < Card.COUNT; c++) {
            long three = PokerHand.with(hand, c);
            for (int d = c + 1; d < Card.COUNT; d++) {
                long four = PokerHand.with(three, d);
                for (int e = d + 1; e < Card.COUNT; e++) sum += PokerHand.strength(PokerHand.with(four, e));
            }
        }
        return sum;
    }

    private static Work strengthsRandom() {
        int[] cards = new int[HANDS * 5];
        FastGenerator generator = FastGenerator.stream(SEED, 0);
        Deals deals = new Deals(5);
        for (int hand = 0; hand < HANDS; hand++) deals.next(generator, cards, hand * 5);
        return new Work(HANDS, Work.NANOS, () -> strengths(cards));
    }

    private static long strengths(int[] cards) {
        int sum = 0;
        for (int at = 0; at < cards.length; at += 5)
            sum += PokerHand.strength(cards[at], cards[at + 1], cards[at + 2], cards[at + 3], cards[at + 4]);
        return sum;
    }

    private static Work rounds(String game, Map<String, String> house) {
        return rounds(new Job(game, house, "optimal", Long.MAX_VALUE, SEED));
    }

    private static Work rolls(String strategy) {
        return rounds(new Job(CRAPS, Map.of(), strategy, Long.MAX_VALUE, SEED));
    }

    private static Work rounds(Job job) {
        Kernel kernel = job.kernel();
        long[] tally = new long[kernel.outcomes()];
        AtomicLong block = new AtomicLong();
        return new Work(Job.BLOCK, Work.PER_SECOND, () -> {
            job.run(kernel, block.getAndIncrement(), tally);
            return tally[0];
        });
    }

    private static Work strips() {
        FastGenerator generator = FastGenerator.stream(SEED, 0);
        byte[] cells = new byte[Strips.CELLS];
        return new Work(STRIPS, Work.PER_SECOND, () -> {
            long sum = 0;
            for (int strip = 0; strip < STRIPS; strip++) {
                Strips.fill(generator, true, cells);
                sum += cells[0];
            }
            return sum;
        });
    }

    private static Work exact(String game, DoubleUnaryOperator unit) {
        return new Work(1, unit, () -> Par.of(game, Map.of()).wagers().size());
    }

    private static Work commandsDecided() {
        ThreeCardRounds rounds = new ThreeCardRounds(FastGenerator.stream(SEED, 0));
        return new Work(rounds.commands(), Work.PER_SECOND, rounds::play);
    }

    private static Work secureDeal() {
        SecureGenerator generator = new SecureGenerator();
        Deals deals = new Deals(10);
        int[] cards = new int[10];
        return new Work(DEALS, Work.NANOS, () -> {
            long sum = 0;
            for (int deal = 0; deal < DEALS; deal++) {
                deals.next(generator, cards, 0);
                sum += cards[9];
            }
            return sum;
        });
    }

    private static Work secureShoe() {
        SecureGenerator generator = new SecureGenerator();
        int[] shoe = Shuffle.shoe(6, generator);
        return new Work(SHOES, Work.NANOS, () -> {
            long sum = 0;
            for (int shuffle = 0; shuffle < SHOES; shuffle++) {
                Shuffle.shuffle(shoe, generator);
                sum += shoe[0];
            }
            return sum;
        });
    }
}
