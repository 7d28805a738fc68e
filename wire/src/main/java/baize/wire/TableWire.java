package baize.wire;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.games.table.PaymentError;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The commands and events that all tables share. */
final class TableWire {
    static final Names<TableCommand> COMMANDS = new Names<TableCommand>()
            .name("tick", TableCommand.Tick.class)
            .name("admit", TableCommand.Admit.class)
            .name("card-out", TableCommand.CardOut.class)
            .name("sit", TableCommand.Sit.class)
            .name("leave", TableCommand.Leave.class)
            .name("put-up-sign", TableCommand.PutUpSign.class)
            .name("take-down-sign", TableCommand.TakeDownSign.class)
            .name("raise-minimum", TableCommand.RaiseMinimum.class)
            .name("change-limits", TableCommand.ChangeLimits.class)
            .name("personal-limit", TableCommand.PersonalLimit.class)
            .name("withdraw-personal-limit", TableCommand.WithdrawPersonalLimit.class)
            .name("close-sign", TableCommand.CloseSign.class)
            .name("close", TableCommand.Close.class)
            .name("open", TableCommand.Open.class)
            .name("change-cards", TableCommand.ChangeCards.class)
            .name("reclaim-seat", TableCommand.ReclaimSeat.class)
            .name("restrict", TableCommand.Restrict.class)
            .name("lift-restriction", TableCommand.LiftRestriction.class)
            .name("incident", TableCommand.Incident.class)
            .name("overpayment", TableCommand.Overpayment.class)
            .name("underpayment", TableCommand.Underpayment.class)
            .name("rectify-payment", TableCommand.RectifyPayment.class);

    static final Names<TableEvent> EVENTS = new Names<TableEvent>()
            .name("table/clock-ticked/1", TableEvent.ClockTicked.class)
            .name("table/patron-admitted/1", TableEvent.PatronAdmitted.class)
            .name("table/carded-out/1", TableEvent.PatronCardedOut.class)
            .name("table/seated/1", TableEvent.Seated.class)
            .name("table/seat-left/1", TableEvent.SeatLeft.class)
            .name("table/sign-put-up/1", TableEvent.SignPutUp.class)
            .name("table/sign-taken-down/1", TableEvent.SignTakenDown.class)
            .name("table/sign-changed/1", TableEvent.SignChanged.class)
            .name("table/next-sign-set/1", TableEvent.NextSignSet.class)
            .name("table/minimum-raised/1", TableEvent.MinimumRaised.class)
            .name("table/personal-limit-set/1", TableEvent.PersonalLimitSet.class)
            .name("table/personal-limit-withdrawn/1", TableEvent.PersonalLimitWithdrawn.class)
            .name("table/close-sign-put-up/1", TableEvent.CloseSignPutUp.class)
            .name("table/closing-ordered/1", TableEvent.ClosingOrdered.class)
            .name("table/closed/1", TableEvent.TableClosed.class)
            .name("table/opened/1", TableEvent.TableOpened.class)
            .name("table/cards-changed/1", TableEvent.CardsChanged.class)
            .name("table/device-changed/1", TableEvent.DeviceChanged.class)
            .name("table/restricted/1", TableEvent.Restricted.class)
            .name("table/restriction-lifted/1", TableEvent.RestrictionLifted.class)
            .name("table/incident-recorded/1", TableEvent.IncidentRecorded.class)
            .name("table/notified/1", TableEvent.Notified.class)
            .name("table/payment-erred/1", TableEvent.PaymentErred.class)
            .name("table/payment-rectified/1", TableEvent.PaymentRectified.class)
            .name("table/payments-reported/1", TableEvent.PaymentsReported.class);

    private TableWire() {}

    /** Who may send a command that all tables share. */
    static Sender sender(TableCommand command) {
        return switch (command) {
            case TableCommand.Player c -> new Sender.Player(c.patron());
            case TableCommand.Staff c -> new Sender.Staff(c.by());
            case TableCommand.House _, TableCommand.Clock _ -> new Sender.House();
        };
    }

    /** Whether a viewer may be told: seats and signs are there to be seen, people and their affairs are not. */
    static boolean isTold(TableEvent event, Viewer viewer) {
        boolean staff = viewer instanceof Viewer.Staff;
        return switch (event) {
            case TableEvent.PatronAdmitted e -> viewer.isPrivyTo(e.patron());
            case TableEvent.Restricted e -> viewer.isPrivyTo(e.patron());
            case TableEvent.RestrictionLifted e -> viewer.isPrivyTo(e.patron());
            case TableEvent.PersonalLimitSet e -> viewer.isPrivyTo(e.patron());
            case TableEvent.PersonalLimitWithdrawn e -> viewer.isPrivyTo(e.patron());
            case TableEvent.IncidentRecorded _,
                    TableEvent.Notified _,
                    TableEvent.PaymentErred _,
                    TableEvent.PaymentRectified _,
                    TableEvent.PaymentsReported _ -> staff;
            case TableEvent.ClockTicked _ -> false;
            case TableEvent.PatronCardedOut _,
                    TableEvent.Seated _,
                    TableEvent.SeatLeft _,
                    TableEvent.SignPutUp _,
                    TableEvent.SignTakenDown _,
                    TableEvent.SignChanged _,
                    TableEvent.NextSignSet _,
                    TableEvent.MinimumRaised _,
                    TableEvent.CloseSignPutUp _,
                    TableEvent.ClosingOrdered _,
                    TableEvent.TableClosed _,
                    TableEvent.TableOpened _,
                    TableEvent.CardsChanged _,
                    TableEvent.DeviceChanged _ -> true;
        };
    }

    /** The same where it is each player's own affair that he or she is there. */
    static boolean isToldDiscreetly(TableEvent event, Viewer viewer) {
        return isTold(event, viewer)
                && switch (event) {
                    case TableEvent.PatronCardedOut e -> viewer.isPrivyTo(e.patron());
                    case TableEvent.Seated e -> viewer.isPrivyTo(e.patron());
                    case TableEvent.SeatLeft e -> viewer.isPrivyTo(e.patron());
                    case TableEvent.MinimumRaised e -> e.markers().stream().allMatch(viewer::isPrivyTo);
                    default -> true;
                };
    }

    /** Reads a shared command by its name, or answers that the name is none of these. */
    static @Nullable TableCommand command(String name, Fields f, List<String> areas) {
        return switch (name) {
            case "tick" -> new TableCommand.Tick(f.instant("at"));
            case "admit" -> admit(f, "patron", "chips");
            case "card-out" -> new TableCommand.CardOut(f.patron("patron"));
            case "sit" -> new TableCommand.Sit(f.patron("patron"), f.box("box"));
            case "leave" -> leave(f);
            case "put-up-sign" ->
                new TableCommand.PutUpSign(f.by("by"), area(f, areas), f.money("minimum"), f.instant("at"));
            case "take-down-sign" -> new TableCommand.TakeDownSign(f.by("by"));
            case "raise-minimum" -> new TableCommand.RaiseMinimum(f.by("by"), area(f, areas), f.money("minimum"));
            case "change-limits" ->
                new TableCommand.ChangeLimits(
                        f.by("by"),
                        area(f, areas),
                        f.moneyIfAny("minimum"),
                        f.moneyIfAny("maximum"),
                        f.moneyIfAny("unit"));
            case "personal-limit" ->
                new TableCommand.PersonalLimit(
                        f.by("by"), f.patron("patron"), area(f, areas), f.money("minimum"), f.money("maximum"));
            case "withdraw-personal-limit" -> new TableCommand.WithdrawPersonalLimit(f.by("by"), f.patron("patron"));
            case "close-sign" -> new TableCommand.CloseSign(f.by("by"), f.has("at") ? f.instant("at") : null);
            case "close" -> new TableCommand.Close(f.by("by"));
            case "open" -> new TableCommand.Open(f.by("by"));
            case "change-cards" -> new TableCommand.ChangeCards(f.by("by"));
            case "reclaim-seat" -> new TableCommand.ReclaimSeat(f.by("by"), f.box("box"));
            case "restrict" -> new TableCommand.Restrict(f.by("by"), f.patron("patron"), f.patrons("with"));
            case "lift-restriction" -> new TableCommand.LiftRestriction(f.by("by"), f.patron("patron"));
            case "incident" ->
                new TableCommand.Incident(f.by("by"), clause(f), f.patronIfAny("patron"), f.text("text"));
            case "overpayment" ->
                new TableCommand.Overpayment(
                        f.by("by"),
                        of(f),
                        f.patronIfAny("patron"),
                        f.money("amount"),
                        f.flag("intentional"),
                        f.has("made") ? f.instant("made") : null);
            case "underpayment" ->
                new TableCommand.Underpayment(
                        f.by("by"),
                        of(f),
                        f.patronIfAny("patron"),
                        f.money("amount"),
                        f.flag("intentional"),
                        f.has("made") ? f.instant("made") : null);
            case "rectify-payment" ->
                new TableCommand.RectifyPayment(
                        f.by("by"),
                        f.number("number"),
                        f.has("amount") && !f.has("text") ? null : f.text("text"),
                        f.moneyIfAny("amount"),
                        f.has("agreed") ? f.flag("agreed") : null);
            default -> null;
        };
    }

    private static PaymentError.Of of(Fields f) {
        return f.has("of")
                ? f.choice("of", List.of(PaymentError.Of.values()), PaymentError.Of::id)
                : PaymentError.Of.WAGER;
    }

    /** A patron leaves the table; the box says nothing new. */
    private static TableCommand.Leave leave(Fields f) {
        f.boxIfAny("box");
        return new TableCommand.Leave(f.patron("patron"));
    }

    /** What is known of a patron; a script calls the id {@code id} and the chips a bankroll. */
    static TableCommand.Admit admit(Fields f, String id, String chips) {
        Patron patron = f.patron(id);
        PlayerCard card =
                f.has("card") ? f.choice("card", List.of(PlayerCard.values()), PlayerCard::id) : PlayerCard.VALID;
        return new TableCommand.Admit(
                patron,
                card,
                f.moneyIfAny(chips),
                f.moneyIfAny("lossLimitLeft"),
                f.moneyIfAny("tokens"),
                !f.has("member") || f.flag("member"),
                f.dayIfAny("warned"));
    }

    /** A clause may carry its game's id. */
    private static String clause(Fields f) {
        String clause = f.text("clause");
        for (String game : Games.ids()) if (clause.startsWith(game + " ")) return clause.substring(game.length() + 1);
        return clause;
    }

    private static @Nullable String area(Fields f, List<String> areas) {
        return f.has("on") ? f.choice("on", areas, area -> area) : null;
    }
}
