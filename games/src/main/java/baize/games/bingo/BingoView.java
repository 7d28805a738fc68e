package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.CardBook.Marked;
import baize.games.table.TableView;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer may see of a hall, built up from nothing: the board, the prizes and who has won for all; cards for
 * their holder.
 *
 * @param round the game in play, or the last one, through all sessions
 * @param session the one that is open
 * @param prizes of the game in play, or of the one that is next
 * @param called the numbers of the game in play, in their order
 * @param announced what was said instead of the last of them, until that is corrected
 * @param cards the viewer's own; for the staff all that were issued, without their boxes
 * @param progress how near the boxes of the hall are to each prize that is still to be won
 * @param forfeits what the viewer can no longer win in this game
 * @param carried what is added to the next game
 * @param last what the last game, or the one in play, has paid
 * @param lines how it was settled, a player's own
 * @param wrong calls at which another number was said than the one drawn; that one counts when it is announced
 * @param over for the staff, the numbers of the game that was over last, while one of them can still be put right
 */
public record BingoView(
        int round,
        Phase phase,
        TableView table,
        @Nullable SessionView session,
        List<PrizeView> prizes,
        JackpotView jackpot,
        List<Integer> called,
        @Nullable Integer announced,
        List<CardView> cards,
        List<Claimed> claims,
        List<ProgressView> progress,
        List<ForfeitView> forfeits,
        List<Prize> carried,
        List<Divided> last,
        List<Line> lines,
        List<CallLog.Wrong> wrong,
        List<Integer> over) {

    /** The phases by name. */
    public enum Phase {
        SETTLED,
        ISSUING,
        CALLING,
        CHECKING
    }

    /**
     * The session.
     *
     * @param series the serial number of its scorecards
     * @param game the game in play, or the next
     * @param colour of that game's paper
     * @param share how much of a fee goes to the jackpot
     * @param first the first serial number issued, of cards given up too; 0 while there is none
     * @param cards how many are in play
     * @param players how many have paid
     */
    public record SessionView(
            int number,
            String series,
            @Nullable Instant opened,
            int games,
            int game,
            String colour,
            List<String> colours,
            int boxes,
            Money entryFee,
            String share,
            boolean automaticCalls,
            String sharePer,
            int first,
            int last,
            int cards,
            int players) {}

    /** A prize, its pattern as it is printed, and what it is paid in; a winner's own share is among {@code last}. */
    public record PrizeView(
            Pattern pattern,
            List<String> drawn,
            Money amount,
            Money cash,
            Money casinoDollars,
            Money slotDollars,
            boolean open) {}

    /**
     * The jackpot.
     *
     * @param games those in which it can be won
     * @param numbers those drawn for the game in play
     */
    @Rule({"6.3", "6.3.1", "6.3.2", "6.3 \"current jackpot amount\"", "6.3.3", "6.3.4", "6.3.5", "R-141"})
    public record JackpotView(
            Money amount,
            List<Integer> games,
            boolean inPlay,
            List<Integer> numbers,
            List<LevelView> levels,
            BingoRules.JackpotForm form) {}

    public record LevelView(String id, int percent, Money amount) {}

    /**
     * A scorecard.
     *
     * @param boxes the 27 spaces of each, for its holder
     * @param marks what is marked in this game, by hand or by itself
     * @param needs for each box what it still needs, by what has been called
     */
    public record CardView(
            int serial,
            Patron patron,
            Medium medium,
            boolean automatic,
            boolean failed,
            int from,
            List<BingoBox> boxes,
            List<Integer> marks,
            List<List<Need>> needs) {}

    /** How many boxes of the hall need one, two or three more numbers for a prize. */
    public record ProgressView(Pattern pattern, int one, int two, int three) {}

    /** A prize that a player failed to claim. */
    public record ForfeitView(Patron patron, Pattern pattern) {}

    @Rule({"2.1.2", "4.1", "4.4", "4.5", "5.5", "6.2", "R-141"})
    static BingoView of(BingoRules rules, CardBook book, BingoState s, Viewer viewer) {
        Play play = s.play();
        Hall hall = s.hall();
        return new BingoView(
                s.round(),
                phase(s),
                TableView.ofHall(rules.table(), s.table(), viewer),
                session(rules, hall, play),
                prizes(rules, hall, play),
                jackpot(rules, hall, play),
                play == null ? List.of() : play.called(),
                play == null ? null : play.announced(),
                cards(book, s, viewer),
                play == null ? List.of() : play.claims(),
                play == null ? List.of() : progress(book, hall.open(), play),
                play == null
                        ? List.of()
                        : play.forfeits().stream()
                                .filter(one -> viewer.isPrivyTo(one.patron()))
                                .map(one -> new ForfeitView(one.patron(), one.pattern()))
                                .toList(),
                hall.carried(),
                hall.last(),
                hall.lines().stream()
                        .filter(line -> viewer.isPrivyTo(line.patron()))
                        .toList(),
                play == null ? List.of() : CallLog.of(play.log()).wrong(),
                over(hall, viewer));
    }

    @Rule({"8.3", "R-193"})
    private static List<Integer> over(Hall hall, Viewer viewer) {
        LastGame last = hall.over();
        return last == null || !(viewer instanceof Viewer.Staff)
                ? List.of()
                : last.play().called();
    }

    private static Phase phase(BingoState s) {
        return switch (s) {
            case BingoState.Settled _ -> Phase.SETTLED;
            case BingoState.Issuing _ -> Phase.ISSUING;
            case BingoState.Calling _ -> Phase.CALLING;
            case BingoState.Checking _ -> Phase.CHECKING;
        };
    }

    private static int game(Session session, BingoRules rules, @Nullable Play play) {
        return play == null ? Math.min(session.played() + 1, rules.games()) : play.game();
    }

    @Rule({"3.3", "4.1", "4.3", "6.3.6", "6.3.7"})
    private static @Nullable SessionView session(BingoRules rules, Hall hall, @Nullable Play play) {
        Session session = hall.session();
        if (session == null) return null;
        int game = game(session, rules, play);
        return new SessionView(
                session.number(),
                session.series(),
                session.opened(),
                rules.games(),
                game,
                rules.colours().get(game - 1),
                rules.colours(),
                rules.boxes(),
                rules.entryFee(),
                rules.settings().getOrDefault("jackpotShareOfFee", ""),
                rules.autoPlayCalls(),
                rules.sharePer().id(),
                session.first(),
                session.last(),
                session.cards().size(),
                (int) session.entries().stream().filter(entry -> !entry.left()).count());
    }

    @Rule({"4.4", "5.5", "7.5"})
    private static List<PrizeView> prizes(BingoRules rules, Hall hall, @Nullable Play play) {
        List<PrizeView> views = new ArrayList<>();
        if (play != null) {
            for (Divided won : play.won())
                views.add(prize(rules, new Prize(Pattern.parse(won.wager()), won.prize()), false));
            for (Prize prize : play.prizes()) views.add(prize(rules, prize, true));
            return views;
        }
        Session session = hall.session();
        int next = session == null ? 1 : Math.min(session.played() + 1, rules.games());
        for (Prize prize : BingoCalling.prizes(rules, hall, next)) views.add(prize(rules, prize, true));
        return views;
    }

    private static PrizeView prize(BingoRules rules, Prize prize, boolean open) {
        PrizeForm form = rules.prizeForm();
        Money amount = prize.amount();
        return new PrizeView(
                prize.pattern(),
                prize.pattern().drawn(),
                amount,
                form.cash(amount),
                form.casinoDollars(amount),
                form.slotDollars(amount),
                open);
    }

    private static JackpotView jackpot(BingoRules rules, Hall hall, @Nullable Play play) {
        Money pool = hall.jackpot().pool().amount();
        return new JackpotView(
                pool,
                rules.jackpotGames(),
                play != null && rules.isJackpotGame(play.game()),
                play == null ? List.of() : play.jackpotNumbers(),
                rules.levels().stream()
                        .map(level -> new LevelView(
                                level.id(), level.percent(), Money.cents(pool.cents() * level.percent() / 100)))
                        .toList(),
                rules.jackpotForm());
    }

    private static List<CardView> cards(CardBook book, BingoState s, Viewer viewer) {
        Session session = s.hall().session();
        if (session == null) return List.of();
        Play play = s.play();
        List<CardView> views = new ArrayList<>();
        for (Issued card : session.cards())
            if (viewer.isPrivyTo(card.patron()))
                views.add(card(book, session, card, play, viewer instanceof Viewer.Player));
        return views;
    }

    /** Before its first game a card shows that game's page. */
    @Rule({"3.2.2", "3.4"})
    private static CardView card(CardBook book, Session session, Issued card, @Nullable Play play, boolean own) {
        int page = Math.max(card.from(), play == null ? session.played() + 1 : play.game());
        boolean plays = play != null && card.from() <= play.game();
        Balls marks = play == null || !plays ? Balls.NONE : card.automatic() ? play.heard() : card.marks();
        List<BingoBox> boxes = own ? book.card(session, card, page).boxes() : List.of();
        return new CardView(
                card.serial(),
                card.patron(),
                card.medium(),
                card.automatic(),
                card.failed(),
                card.from(),
                boxes,
                own ? marks.numbers() : List.of(),
                play == null || !plays
                        ? List.of()
                        : boxes.stream()
                                .map(box -> Need.of(box, play.prizes(), play.heard()))
                                .toList());
    }

    private static List<ProgressView> progress(CardBook book, Session session, Play play) {
        List<Marked> boxes = book.inPlay(session, play);
        List<ProgressView> views = new ArrayList<>();
        for (Prize prize : play.prizes()) {
            int[] needing = new int[4];
            for (Marked held : boxes) {
                int missing = prize.pattern().missing(held.marks());
                if (missing < needing.length) needing[missing]++;
            }
            views.add(new ProgressView(prize.pattern(), needing[1], needing[2], needing[3]));
        }
        return views;
    }
}
