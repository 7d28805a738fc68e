package baize.lab.bots;

import baize.core.ball.Balls;
import baize.core.chance.Generator;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Checking;
import baize.games.bingo.BingoState.Issuing;
import baize.games.bingo.BingoState.Settled;
import baize.games.bingo.Issued;
import baize.games.bingo.Medium;
import baize.games.bingo.Pattern;
import baize.games.bingo.Play;
import baize.games.bingo.Prize;
import baize.games.bingo.Scorecard;
import baize.games.bingo.Series;
import baize.games.bingo.Session;
import baize.games.table.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plays bingo as people do: most let their cards play by themselves, some mark and call by hand. Those overlook a
 * number now and then, and now and then do not notice that they have won. What was overlooked stays so for the
 * game, however often the hall is looked at.
 */
@Rule({"bingo 3.4", "bingo 4.7", "bingo 4.9"})
final class BingoBot implements Bot<BingoState, BingoCommand> {
    static final Bots.Kind<BingoState, BingoCommand> KIND = new Bots.Kind<>(
            "bingo", Map.of("cards", "60", "minors", "any-line:10.00 four-corners:15.00"), BingoBot::new);

    private static final int BY_HAND_ONE_IN = 3;
    private static final int TWO_BOOKS_ONE_IN = 3;
    private static final int OVERLOOKS_ONE_IN = 60;
    private static final int SILENT_ONE_IN = 40;

    private final Patron patron;
    private final BingoRules rules;
    private final Habits habits;
    private final Generator generator;
    private final boolean byHand;
    private final int books;
    private final Map<Integer, Scorecard> pages = new HashMap<>();
    private String paper = "";
    private int round = -1;
    private int heard;
    private Balls overlooked = Balls.NONE;
    private boolean silent;
    private boolean mistaken;

    BingoBot(Bots.Place place, Habits habits, Generator generator) {
        this.patron = place.patron();
        this.rules = BingoRules.read(new Settings(place.settings()));
        this.habits = habits;
        this.generator = generator;
        byHand = Habits.oneIn(BY_HAND_ONE_IN, generator);
        books = !byHand && Habits.oneIn(TWO_BOOKS_ONE_IN, generator) ? 2 : 1;
    }

    @Override
    public @Nullable BingoCommand next(BingoState state) {
        return switch (state) {
            case Settled _ -> null;
            case Issuing s -> buy(s);
            case Calling s -> play(s, s.play());
            case Checking s -> play(s, s.play());
        };
    }

    private @Nullable BingoCommand buy(BingoState state) {
        Session session = state.hall().session();
        Money chips = state.table().guest(patron).chips();
        boolean canPay = chips == null || !chips.isBelow(rules.entryFee());
        if (session == null || !canPay || own(session).size() >= books) return null;
        boolean sold = session.last() >= rules.series(0).last();
        return sold ? null : new BingoCommand.Issue(patron, null, null, List.of(), Medium.ELECTRONIC, !byHand, null);
    }

    private List<Issued> own(Session session) {
        List<Issued> own = new ArrayList<>();
        for (Issued card : session.cards()) if (card.patron().equals(patron)) own.add(card);
        return own;
    }

    private @Nullable BingoCommand play(BingoState state, Play play) {
        Session session = state.hall().session();
        if (session == null || play.called().isEmpty()) return null;
        hear(state.round(), play);
        for (Issued card : own(session)) {
            if (card.from() > play.game() || card.failed()) continue;
            BingoCommand command = onCard(play, card, page(session, card, play.game()));
            if (command != null) return command;
        }
        return null;
    }

    /** What becomes of each number is settled when it is first heard. */
    private void hear(int now, Play play) {
        if (now != round || heard > play.called().size()) {
            round = now;
            heard = 0;
            overlooked = Balls.NONE;
        }
        for (; heard < play.called().size(); heard++) {
            if (Habits.oneIn(OVERLOOKS_ONE_IN, generator))
                overlooked = overlooked.with(play.called().get(heard));
            silent = Habits.oneIn(SILENT_ONE_IN, generator);
            mistaken = Habits.oneIn(habits.refused(), generator);
        }
    }

    private Scorecard page(Session session, Issued card, int game) {
        if (!card.boxes().isEmpty()) return new Scorecard(card.boxes());
        String now = session.series() + "/" + game;
        if (!paper.equals(now)) pages.clear();
        paper = now;
        return pages.computeIfAbsent(
                card.serial(),
                serial -> rules.series(Series.key(session.series())).page(serial, game));
    }

    /** The newest number first, for it may win; then what was not marked in time. */
    private @Nullable BingoCommand onCard(Play play, Issued card, Scorecard page) {
        boolean presses = card.medium() == Medium.ELECTRONIC && !card.automatic();
        BingoCommand newest = presses ? mark(card, page, play.called().getLast()) : null;
        if (newest != null) return newest;
        if (mistaken && play.claims().stream().noneMatch(made -> made.serial() == card.serial())) {
            mistaken = false;
            return claim(card);
        }
        boolean calls = presses || !rules.autoPlayCalls();
        if (calls && !silent && hasWon(play, card, page)) return claim(card);
        if (presses)
            for (int number : play.called()) {
                BingoCommand mark = mark(card, page, number);
                if (mark != null) return mark;
            }
        return null;
    }

    private @Nullable BingoCommand mark(Issued card, Scorecard page, int number) {
        return overlooked.has(number) || card.marks().has(number) || !page.has(number)
                ? null
                : new BingoCommand.Mark(patron, card.serial(), number);
    }

    private BingoCommand claim(Issued card) {
        return new BingoCommand.Claim(patron, null, card.serial(), null, null, null);
    }

    /** Whether the last number completed something that has not been claimed. */
    @Rule({"bingo 8.1", "R-125"})
    private boolean hasWon(Play play, Issued card, Scorecard page) {
        Balls marks = card.automatic() ? play.balls() : card.marks();
        Balls before = marks.without(Balls.NONE.with(play.called().getLast()));
        for (int number = 1; number <= page.boxes().size(); number++) {
            BingoBox box = page.boxes().get(number - 1);
            for (Prize prize : play.prizes())
                if (prize.pattern().isShownBy(box.marks(marks))
                        && !prize.pattern().isShownBy(box.marks(before))
                        && isOpen(play, card, number, prize.pattern())) return true;
        }
        return false;
    }

    private boolean isOpen(Play play, Issued card, int box, Pattern pattern) {
        return !play.hasForfeited(patron, pattern)
                && play.claims().stream()
                        .noneMatch(made ->
                                made.serial() == card.serial() && made.box() == box && made.pattern() == pattern);
    }
}
