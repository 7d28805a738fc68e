package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The master table of the series in use: which numbers are on which card. Pages are worked out once and kept for the
 * game in play; that changes no answer, only how soon it comes.
 */
@Rule("2.3.3")
final class CardBook {
    private final BingoRules rules;
    private volatile @Nullable Shelf shelf;
    private volatile @Nullable Series unique;

    CardBook(BingoRules rules) {
        this.rules = rules;
    }

    /** A box of a card in play. */
    record Held(Issued card, int number, BingoBox box) {}

    /** What is on a card in a game. */
    Scorecard card(Session session, Issued card, int game) {
        return card.boxes().isEmpty()
                ? shelf(rules.series(Series.key(session.series())), game).page(card.serial())
                : new Scorecard(card.boxes());
    }

    private Shelf shelf(Series series, int game) {
        Shelf known = shelf;
        if (known != null && known.isOf(series, game)) return known;
        Shelf fresh = new Shelf(series, game);
        shelf = fresh;
        return fresh;
    }

    /** Every box that plays in a game. */
    List<Held> inPlay(Session session, int game) {
        List<Held> all = new ArrayList<>();
        for (Issued card : session.cards()) if (card.from() <= game) all.addAll(boxes(session, card, game));
        return all;
    }

    List<Held> boxes(Session session, Issued card, int game) {
        List<BingoBox> boxes = card(session, card, game).boxes();
        List<Held> held = new ArrayList<>(boxes.size());
        for (int at = 0; at < boxes.size(); at++) held.add(new Held(card, at + 1, boxes.get(at)));
        return held;
    }

    /** Whether no box of the series comes twice. */
    @Rule({"2.4", "R-134"})
    boolean isUnique(Series series) {
        if (series.equals(unique)) return true;
        if (!series.isUnique()) return false;
        unique = series;
        return true;
    }

    /** The first series from this one on in which no box comes twice. */
    @Rule({"2.4", "R-134"})
    Series unique(Series from) {
        Series series = from;
        while (!isUnique(series)) series = series.next();
        return series;
    }

    static boolean shows(BingoBox box, Pattern pattern, Balls called) {
        return pattern.isShownBy(box.marks(called));
    }
}
