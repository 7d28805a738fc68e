package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.chance.Generator;
import baize.core.chance.SeededGenerator;
import baize.core.rule.Rule;
import baize.games.bingo.strips.Strips;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A series of scorecards: so many books, numbered one after the other, with a page for each game. It is its own master
 * table: every page follows from the key, the book's number and the game, so that any box can be recovered from what is
 * printed beside it.
 *
 * @param key what the numbers follow from; also the series' own serial number
 * @param first the number of the first book
 * @param books how many there are
 * @param boxes six or twelve a page
 * @param games pages of a book
 */
@Rule({"2.2.2", "2.3", "2.3.1", "2.3.3"})
public record Series(long key, int first, int books, int boxes, int games, boolean columnRanges) {
    private static final String PURPOSE = "baize/bingo/strip/1";

    /** The serial number of the series, as it is printed. */
    @Rule("2.2.2")
    public String number() {
        return "%016X".formatted(key);
    }

    /** The key that a serial number stands for. */
    public static long key(String number) {
        try {
            return Long.parseUnsignedLong(number, 16);
        } catch (NumberFormatException bad) {
            throw new IllegalArgumentException("expected a series like 00000000000004D2, got \"" + number + "\"", bad);
        }
    }

    public int last() {
        return first + books - 1;
    }

    public boolean has(int serial) {
        return serial >= first && serial <= last();
    }

    /** The page of a book for a game. */
    @Rule("2.3.3")
    public Scorecard page(int serial, int game) {
        if (!has(serial) || game < 1 || game > games)
            throw new IllegalArgumentException("no page of book " + serial + " for game " + game);
        List<BingoBox> page = new ArrayList<>(boxes);
        for (int strip = 0; strip < boxes / Strips.BOXES; strip++)
            page.addAll(Strips.strip(generator(serial, game, strip), columnRanges));
        return new Scorecard(page);
    }

    private Generator generator(int serial, int game, int strip) {
        ByteBuffer seed = ByteBuffer.allocate(SeededGenerator.SEED);
        seed.putLong(key).putInt(serial).putInt(game).putInt(strip);
        seed.put(PURPOSE.getBytes(StandardCharsets.US_ASCII));
        return new SeededGenerator(seed.array());
    }

    /** Whether no two boxes of the series have the same fifteen numbers. */
    @Rule({"2.4", "R-134"})
    public boolean isUnique() {
        Set<Balls> seen = HashSet.newHashSet(books * games * boxes);
        for (int serial = first; serial <= last(); serial++)
            for (int game = 1; game <= games; game++)
                for (BingoBox box : page(serial, game).boxes()) if (!seen.add(box.balls())) return false;
        return true;
    }

    /** The first series from this one on in which no box comes twice. */
    @Rule({"2.4", "R-134"})
    public Series unique() {
        return unique(Series::isUnique);
    }

    /** The same, where somebody knows already of a series that it is so. */
    Series unique(Predicate<Series> known) {
        Series series = this;
        while (!known.test(series)) series = new Series(series.key + 1, first, books, boxes, games, columnRanges);
        return series;
    }
}
