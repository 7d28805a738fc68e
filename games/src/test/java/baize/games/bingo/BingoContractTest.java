package baize.games.bingo;

import static baize.games.bingo.BingoTable.*;

import baize.core.card.Card;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.table.Invalidation;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.testkit.GameContract;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;

/** Bingo keeps the contract of a game, in several halls. */
@Tag("long")
@Rule({"1.1 \"game\"", "3.4", "4.8", "7.1", "7.4", "R-125", "R-129"})
class BingoContractTest extends GameContract<BingoState, BingoCommand, BingoEvent, BingoView> {
    @Override
    protected List<House<BingoState, BingoCommand, BingoEvent, BingoView>> houses() {
        return List.of(
                house("ample means", List.of(), "minors=any-line:50.00 pickels:20.00"),
                house(
                        "limited means, a jackpot",
                        List.of(admit(ANN, 25L, null), admit(BOB, 300L, 20L), admit(CAT, 9L, null)),
                        "jackpotGames=1 2",
                        "jackpotMeter=1000.00",
                        "sharePer=box",
                        "boxes=12",
                        "cards=4"),
                house(
                        "nobody may but Ann, and her card fails",
                        List.of(
                                next(ANN),
                                staff(new CardFails(DEALER, 1001)),
                                at(new TableCommand.Admit(BOB, PlayerCard.BLOCKED, null, null, null, true, null)),
                                at(new TableCommand.Admit(CAT, PlayerCard.VALID, null, null, null, false, null))),
                        "autoPlayCalls=false",
                        "seats=2"),
                house(
                        "the hall is closing",
                        List.of(
                                clock("2026-11-16T20:00"),
                                next(ANN),
                                next(BOB),
                                at(new TableCommand.CloseSign(SUPERVISOR, null)),
                                clock("2026-11-16T20:25"))));
    }

    private static House<BingoState, BingoCommand, BingoEvent, BingoView> house(
            String name, List<BingoCommand> preparation, String... settings) {
        return new House<>(name, game(settings), preparation);
    }

    @Override
    protected int seeds() {
        return 2;
    }

    @Override
    protected int steps() {
        return 220;
    }

    @Override
    protected Grade runBy() {
        return SUPERVISOR;
    }

    @Override
    protected List<Patron> patrons() {
        return List.of(ANN, BOB, CAT);
    }

    @Override
    protected int weight(BingoCommand command) {
        return switch (command) {
            case Call _ -> 60;
            case Verify _, Start _, Settle _ -> 30;
            case Issue c -> c.automatic() ? 6 : 2;
            case Automatic c -> c.on() ? 2 : 1;
            case OpenSession _ -> 4;
            case Remedy(ReplaceCard _) -> 10;
            case Remedy(TerminalError _), Remedy(Invalidate _), Claim _, Mark _, Remedy _ -> 1;
            case AtTable(var shared) -> shared instanceof TableCommand.Open ? 20 : 1;
            case TellJackpot _ -> 0;
        };
    }

    /** A fee is the same for all: no command carries a stake. */
    @Override
    protected @Nullable Money stakeOf(BingoCommand command) {
        return null;
    }

    @Override
    protected BingoCommand withStake(BingoCommand command, Money stake) {
        throw new IllegalArgumentException(command + " has no stake");
    }

    @Override
    protected BingoCommand withNumber(BingoCommand command, int number) {
        if (!(command instanceof Mark c)) throw new IllegalArgumentException(command + " has no number");
        return new Mark(c.patron(), c.serial(), number);
    }

    @Override
    protected List<BingoCommand> elsewhere(BingoCommand command) {
        return command instanceof Mark c ? List.of(new Mark(c.patron(), c.serial() + 500, c.number())) : List.of();
    }

    @Override
    protected List<BingoCommand> universe(BingoState state, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player(Patron patron) -> ofPlayer(state, patron);
            case Viewer.Staff(Grade by) -> ofStaff(by);
            case Viewer.Passerby _ -> List.of();
        };
    }

    private static List<BingoCommand> ofPlayer(BingoState state, Patron patron) {
        List<BingoCommand> all = new ArrayList<>();
        for (boolean automatic : new boolean[] {false, true})
            all.add(new Issue(patron, null, null, List.of(), Medium.ELECTRONIC, automatic, null));
        for (int serial = 1001; serial <= 1004; serial++) {
            all.add(new Automatic(patron, serial, true));
            all.add(new Automatic(patron, serial, false));
            for (int number : new int[] {0, 1, 17, 45, 90}) all.add(new Mark(patron, serial, number));
        }
        Session session = state.hall().session();
        Play play = state.play();
        if (session != null && play != null)
            for (Issued card : session.cards())
                if (card.patron().equals(patron) && card.from() <= play.game())
                    all.add(new Claim(patron, null, card.serial(), null, null, null));
        all.add(leave(patron));
        return all;
    }

    private static List<BingoCommand> ofStaff(Grade by) {
        List<BingoCommand> all = new ArrayList<>(List.of(
                new OpenSession(null),
                start(),
                new Call(null, null),
                new Verify(by, null),
                settle(),
                staff(new TerminalError(by)),
                staff(new Invalidate(by, new Invalidation(false, List.of(), List.of(), null, null))),
                at(new TableCommand.Close(by)),
                at(new TableCommand.Open(by))));
        for (int serial = 1001; serial <= 1009; serial++) all.add(staff(new ReplaceCard(by, serial)));
        return all;
    }

    @Override
    protected boolean isAtRest(BingoState state) {
        return !state.wagersStand();
    }

    @Override
    protected Money standing(BingoState state, Patron patron) {
        return state.staked(patron);
    }

    @Override
    protected @Nullable Money chips(BingoState state, Patron patron) {
        return state.table().guest(patron).chips();
    }

    @Override
    protected Collection<Card> hidden(BingoState state, Viewer viewer) {
        return List.of();
    }

    /** Boxes are for their holder, cards for the holder and the staff, and so are lines and forfeits. */
    @Override
    protected void checkView(BingoState state, Viewer viewer, BingoView view) {
        for (BingoView.CardView card : view.cards()) {
            if (!sees(viewer, card.patron())) throw new AssertionError(viewer + " sees " + card);
            if (viewer instanceof Viewer.Staff && !card.boxes().isEmpty())
                throw new AssertionError(viewer + " sees the boxes of " + card);
        }
        for (var line : view.lines())
            if (!sees(viewer, line.patron())) throw new AssertionError(viewer + " sees " + line);
        for (var one : view.forfeits())
            if (!sees(viewer, one.patron())) throw new AssertionError(viewer + " sees " + one);
    }

    private static boolean sees(Viewer viewer, Patron patron) {
        return viewer instanceof Viewer.Staff || (viewer instanceof Viewer.Player(Patron self) && self.equals(patron));
    }
}
