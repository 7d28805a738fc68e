package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The master table of the series in use: which numbers are on which card. Pages are worked out once and kept for the
 * game in play, and so is what the last number has made of them, which every viewer asks for; that changes no answer,
 * only how soon it comes.
 */
@Rule("2.3.3")
final class CardBook {
    private final BingoRules rules;
    private volatile @Nullable Shelf shelf;
    private volatile @Nullable Series unique;
    private volatile @Nullable Marking marking;

    CardBook(BingoRules rules) {
        this.rules = rules;
    }

    /** A box of a card in play. */
    record Held(Issued card, int number, BingoBox box) {}

    /** A box in play, with its marks as {@link Pattern#missing} reads them. */
    record Marked(Issued card, int number, int marks) {
        boolean shows(Pattern pattern) {
            return pattern.isShownBy(marks);
        }
    }

    /** Every box of a game after these numbers. */
    private record Marking(String series, int game, Balls heard, List<Issued> cards, List<Marked> boxes) {
        boolean isOf(Session session, Play play) {
            return game == play.game()
                    && heard.equals(play.heard())
                    && series.equals(session.series())
                    && cards.equals(session.cards());
        }
    }

    /** What is on a card in a game. */
    Scorecard card(Session session, Issued card, int game) {
        return card(session.series(), card, game);
    }

    /** The same by the serial number of its series. */
    Scorecard card(String series, Issued card, int game) {
        return card.boxes().isEmpty()
                ? shelf(rules.series(Series.key(series)), game).page(card.serial())
                : new Scorecard(card.boxes());
    }

    private Shelf shelf(Series series, int game) {
        Shelf known = shelf;
        if (known != null && known.isOf(series, game)) return known;
        Shelf fresh = new Shelf(series, game);
        shelf = fresh;
        return fresh;
    }

    /** Every box that plays, with what has been announced on it. */
    List<Marked> inPlay(Session session, Play play) {
        Marking known = marking;
        if (known != null && known.isOf(session, play)) return known.boxes();
        Balls heard = play.heard();
        List<Marked> all = new ArrayList<>();
        for (Issued card : session.cards())
            if (card.from() <= play.game())
                for (Held held : boxes(session, card, play.game()))
                    all.add(new Marked(card, held.number(), held.box().marks(heard)));
        marking = new Marking(session.series(), play.game(), heard, session.cards(), all);
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

    static boolean shows(BingoBox box, Pattern pattern, Balls called) {
        return pattern.isShownBy(box.marks(called));
    }
}
