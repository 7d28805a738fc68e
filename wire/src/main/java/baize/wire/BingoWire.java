package baize.wire;

import baize.core.engine.Game;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.Bingo;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoIrregularity.CorrectCall;
import baize.games.bingo.BingoIrregularity.Invalidate;
import baize.games.bingo.BingoIrregularity.VoidEntry;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.*;
import baize.games.bingo.BingoView;
import baize.games.bingo.CallLog;
import baize.games.bingo.Claimed;
import baize.games.bingo.Divided;
import baize.games.bingo.Issued;
import baize.games.bingo.Level;
import baize.games.bingo.Play;
import baize.games.bingo.PrizeForm;
import baize.games.bingo.Session;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.games.table.Dollars;
import baize.games.table.Settings;
import baize.games.table.Standing;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.TableView;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Bingo as a host and its clients know it. */
public final class BingoWire extends FormedWire<BingoState, BingoCommand, BingoEvent, BingoView> {
    public BingoWire() {
        super(new BingoForms());
    }

    @Override
    public String id() {
        return "bingo";
    }

    @Override
    public Game<BingoState, BingoCommand, BingoEvent, BingoView> game(Settings settings) {
        return new Bingo(BingoRules.read(settings));
    }

    @Override
    public void checkLive(Map<String, String> settings) {
        BingoRules.read(new Settings(settings));
    }

    @Override
    @Rule({"bingo 7.5", "R-142"})
    public Dollars dollars(Map<String, String> settings, Line line) {
        if (line.tokensReturned().isZero()) return Dollars.NONE;
        PrizeForm form = PrizeForm.parse(settings.getOrDefault("prizeForm", "cash"));
        return new Dollars(form.casinoDollars(line.returned()), form.slotDollars(line.returned()));
    }

    @Override
    public String place() {
        return "Seat";
    }

    @Override
    public boolean isDiscreet() {
        return true;
    }

    @Override
    @Rule("bingo 3.3")
    public Money fee(Map<String, String> settings) {
        return BingoRules.read(new Settings(settings)).entryFee();
    }

    @Override
    public int round(BingoState state) {
        return state.round();
    }

    @Override
    public Table table(BingoState state) {
        return state.table();
    }

    @Override
    public Standing standing(BingoState state) {
        return state;
    }

    @Override
    public boolean betweenRounds(BingoState state) {
        return state.play() == null;
    }

    /**
     * A session is open but for a while after the last one; one that everybody has left gives way to the next. Its
     * first game begins some time
     * after the first card was issued, the others likewise; numbers come at the caller's pace, claims are checked
     * at once, and who completes a box on the same number has the time of a call to say so. While a device waits to
     * be replaced, nothing is called. A game that nobody plays any more ends with its fifteenth number.
     */
    @Override
    @Rule({
        "bingo 1.1 \"caller\"",
        "bingo 4.4",
        "bingo 4.5",
        "bingo 4.6",
        "bingo 7.1",
        "bingo 8.5",
        "R-125",
        "R-127",
        "R-135"
    })
    public @Nullable Cue<BingoCommand> cue(BingoState state) {
        if (!state.table().open()) return null;
        return switch (state) {
            case Settled s -> opening(s);
            case Issuing s when s.isDeserted() -> opening(s);
            case Issuing s when !s.wagersStand() -> null;
            case Issuing s -> new Cue<>(new Start(List.of()), Cue.Wait.WAGERING, "game-" + (s.round() + 1));
            case Checking s ->
                new Cue<>(new Verify(Grade.GAMING_SUPERVISOR, null), Cue.Wait.NOW, "check-" + at(s, s.play()));
            case Calling s when !isInOrder(s) -> null;
            case Calling s when s.isAbandoned() -> new Cue<>(new Settle(), Cue.Wait.NOW, "settle-" + at(s, s.play()));
            case Calling s -> calling(s);
        };
    }

    private static Cue<BingoCommand> calling(Calling s) {
        CallLog log = s.play().log();
        if (!s.play().isWon()
                && s.play().called().size() == 90
                && log != null
                && !log.wrong().isEmpty())
            return new Cue<>(
                    new Remedy(new CorrectCall(
                            Grade.DEALER, null, null, log.wrong().getFirst().call())),
                    Cue.Wait.NOW,
                    "correct-" + at(s, s.play()));
        return s.play().isWon() || s.play().called().size() == 90
                ? new Cue<>(new Settle(), Cue.Wait.CALLING, "settle-" + at(s, s.play()))
                : new Cue<>(new Call(null, null), Cue.Wait.CALLING, "call-" + at(s, s.play()));
    }

    /** What the last game of a session came to can be looked into as long as there is time before any game. */
    @Rule({"bingo 9.4", "R-193"})
    private static Cue<BingoCommand> opening(BingoState s) {
        boolean played = s.hall().over() != null || s.hall().outcome() != null;
        return new Cue<>(
                new OpenSession(null),
                played ? Cue.Wait.WAGERING : Cue.Wait.NOW,
                "session-" + s.hall().sessions());
    }

    /** Claims are checked when no other follows on the number, and a bingo that was found good ends the game. */
    @Override
    @Rule({"bingo 7.1", "bingo 7.4", "R-127"})
    public @Nullable BingoCommand unsaid(BingoState state, @Nullable BingoCommand next) {
        if (next instanceof Claim || next instanceof Verify || next instanceof Settle || next instanceof Remedy)
            return null;
        return switch (state) {
            case Settled _, Issuing _ -> null;
            case Checking _ -> new Verify(Grade.GAMING_SUPERVISOR, null);
            case Calling s -> s.play().isWon() && isInOrder(s) ? new Settle() : null;
        };
    }

    private static boolean isInOrder(BingoState state) {
        Session session = state.hall().session();
        return session != null && session.cards().stream().noneMatch(Issued::failed);
    }

    private static String at(BingoState s, Play play) {
        return s.round() + "-" + play.called().size() + "-" + play.claims().size();
    }

    @Override
    public BingoCommand atTable(TableCommand command) {
        return new AtTable(command);
    }

    @Override
    public @Nullable TableEvent tableEvent(BingoEvent event) {
        return event instanceof TableChanged changed ? changed.event() : null;
    }

    /** A fee feeds the pool, the end of a game may draw on it, and an end that does not stand puts that back. */
    @Override
    public boolean asksJackpot(BingoCommand command) {
        return command instanceof Issue
                || command instanceof Start
                || command instanceof Settle
                || command instanceof Remedy(Invalidate _)
                || command instanceof Remedy(CorrectCall _)
                || command instanceof Remedy(VoidEntry _);
    }

    @Override
    public @Nullable JackpotEvent jackpotEvent(BingoEvent event) {
        return event instanceof JackpotMoved moved ? moved.event() : null;
    }

    /** {@code bingo on a jackpot number}, {@code bingo within 45 numbers}. */
    @Override
    @Rule({"bingo 6.5.2", "R-137"})
    public String jackpotPrize(String id) {
        return id.equals(Level.NUMBERS) ? "bingo on a jackpot number" : "bingo " + id.replace('-', ' ') + " numbers";
    }

    @Override
    public Pool jackpot(BingoState state) {
        return state.hall().jackpot().pool();
    }

    @Override
    public BingoCommand tellJackpot(Pool pool) {
        return new TellJackpot(pool);
    }

    @Override
    @Rule({"bingo 3.3", "bingo 6.1", "R-138"})
    public String linkClause(JackpotRules.Disagreement other) {
        return other.limb() == 1 ? "6.1" : "3.3";
    }

    @Override
    public JackpotRules jackpotRules(Map<String, String> settings) {
        return BingoRules.read(new Settings(settings)).jackpot();
    }

    @Override
    public String poolSetting(String key) {
        return switch (key) {
            case "stake" -> "entryFee";
            case "increment" -> "jackpotShareOfFee";
            case "seed" -> "jackpotSeed";
            case "meter" -> "jackpotMeter";
            case "levels" -> "jackpotLevels";
            default -> key;
        };
    }

    @Override
    public Sender sender(BingoCommand command) {
        return switch (command) {
            case BingoCommand.Player c -> new Sender.Player(c.patron());
            case Issue c -> of(c.patron(), c.by());
            case Claim c -> of(c.patron(), c.by());
            case OpenSession _, Start _, Call _, Settle _ -> new Sender.Staff(Grade.DEALER);
            case Verify c -> new Sender.Staff(c.by());
            case TellJackpot _ -> new Sender.House();
            case Remedy(var irregularity) -> new Sender.Staff(irregularity.by());
            case AtTable(var shared) -> TableWire.sender(shared);
        };
    }

    private static Sender of(Patron patron, @Nullable Grade by) {
        return by == null ? new Sender.Player(patron) : new Sender.Staff(by);
    }

    /** A number put in place of one that was drawn is an outcome too. */
    @Override
    @Rule({"bingo 8.3", "R-139"})
    public boolean hasOutcome(BingoCommand command) {
        return switch (command) {
            case OpenSession c -> c.series() != null;
            case Issue c -> c.series() != null || !c.boxes().isEmpty();
            case Start c -> !c.jackpotNumbers().isEmpty();
            case Call c -> c.number() != null;
            case Remedy(CorrectCall c) -> c.number() != null;
            default -> false;
        };
    }

    @Override
    public BingoCommand withoutOutcome(BingoCommand command) {
        return switch (command) {
            case OpenSession _ -> new OpenSession(null);
            case Issue c -> new Issue(c.patron(), c.by(), c.serial(), List.of(), c.medium(), c.automatic(), null);
            case Start _ -> new Start(List.of());
            case Call c -> new Call(null, c.announced());
            default -> command;
        };
    }

    @Override
    BingoCommand command(String name, Fields fields) {
        return BingoReading.command(name, fields);
    }

    @Override
    public TableView shared(BingoView view) {
        return view.table();
    }

    /** In a hall of hundreds, those who have called or won; for the staff everybody. */
    @Override
    public Collection<Patron> named(BingoView view) {
        Set<Patron> named = new LinkedHashSet<>(super.named(view));
        for (Claimed claim : view.claims()) named.add(claim.patron());
        for (Divided won : view.last()) named.addAll(won.winners());
        return named;
    }

    /** Numbers, claims and prizes are announced to the whole hall; cards and fees are between player and house. */
    @Override
    @Rule({"bingo 4.4", "bingo 4.5", "bingo 8.3"})
    public @Nullable BingoEvent told(BingoEvent event, Viewer viewer) {
        return switch (event) {
            case TableChanged(var shared) -> TableWire.isToldDiscreetly(shared, viewer) ? event : null;
            case JackpotTold _, JackpotMoved _ -> viewer instanceof Viewer.Staff ? event : null;
            case OutcomeInvalidated e ->
                new OutcomeInvalidated(e.fraudulent(), own(viewer, e.forfeit()), own(viewer, e.retain()), e.by());
            case SessionOpened _,
                    GameStarted _,
                    NumberCalled _,
                    ClaimMade _,
                    ClaimVerified _,
                    ClaimRejected _,
                    CallCorrected _,
                    ClaimUndone _,
                    CardFailed _,
                    CardReplaced _ -> event;
            case CardIssued e -> own(event, viewer, e.patron());
            case AutomaticSet _, NumberMarked _ -> viewer instanceof Viewer.Staff ? event : null;
            case PrizeForfeited e -> own(event, viewer, e.patron());
            case ForfeitLifted e -> own(event, viewer, e.patron());
            case PrizesRecalled e -> recalled(e, viewer);
            case SharesPaid e -> {
                List<Line> lines = lines(viewer, e.lines());
                yield lines.isEmpty() ? null : new SharesPaid(lines);
            }
            case EntryVoided e -> own(event, viewer, e.patron());
            case PlayerLeft e -> own(event, viewer, e.patron());
            case MinorsSettled e -> new MinorsSettled(e.divided(), lines(viewer, e.lines()));
            case GameSettled e -> new GameSettled(e.divided(), lines(viewer, e.lines()), e.carried());
            case GameVoided e ->
                new GameVoided(e.rule(), e.rules(), e.divided(), lines(viewer, e.lines()), e.carried());
            case GameUndone e ->
                new GameUndone(
                        e.rule(),
                        e.rules(),
                        lines(viewer, e.undone()),
                        e.adjustments().stream()
                                .filter(one -> viewer.isPrivyTo(one.patron()))
                                .toList(),
                        e.carried());
            case FeesReturned e -> {
                List<Line> lines = lines(viewer, e.lines());
                yield lines.isEmpty() ? null : new FeesReturned(lines);
            }
            case SessionEnded e -> new SessionEnded(e.how(), lines(viewer, e.lines()), e.carried());
        };
    }

    /** Who has won what is everybody's to know, what was paid for it is not. */
    private static PrizesRecalled recalled(PrizesRecalled e, Viewer viewer) {
        return new PrizesRecalled(
                e.rule(),
                e.rules(),
                e.claims(),
                lines(viewer, e.undone()),
                e.adjustments().stream()
                        .filter(one -> viewer.isPrivyTo(one.patron()))
                        .toList(),
                e.divided(),
                e.open());
    }

    private static @Nullable BingoEvent own(BingoEvent event, Viewer viewer, Patron patron) {
        return viewer.isPrivyTo(patron) ? event : null;
    }

    private static List<Patron> own(Viewer viewer, List<Patron> all) {
        return all.stream().filter(viewer::isPrivyTo).toList();
    }

    private static List<Line> lines(Viewer viewer, List<Line> all) {
        return all.stream().filter(line -> viewer.isPrivyTo(line.patron())).toList();
    }
}
