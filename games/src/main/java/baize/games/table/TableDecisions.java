package baize.games.table;

import static baize.core.engine.Decision.accept;

import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.table.TableBook.Power;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The transition table of what all tables share; each matter is decided in a class named after its chapter. */
final class TableDecisions {
    private TableDecisions() {}

    static Decision<TableEvent> decide(TableBook book, Table table, Standing standing, TableCommand command) {
        return switch (command) {
            case TableCommand.Tick c -> tick(book, table, c);
            case TableCommand.Admit c ->
                accept(new TableEvent.PatronAdmitted(
                        c.patron(), c.card(), c.chips(), c.lossLimitLeft(), c.tokens(), c.member(), c.warned()));
            case TableCommand.CardOut c -> Seating.cardOut(book, table, standing, c);
            case TableCommand.Sit c -> Seating.sit(book, table, standing, c);
            case TableCommand.Leave c -> Seating.leave(book, table, standing, c);
            case TableCommand.ReclaimSeat c -> Seating.reclaim(book, table, standing, c);
            case TableCommand.Restrict c -> Seating.restrict(book, c);
            case TableCommand.LiftRestriction c -> Seating.lift(book, table, c);
            case TableCommand.PutUpSign c -> Signage.putUp(book, table, c);
            case TableCommand.TakeDownSign c -> Signage.takeDown(book, table, c);
            case TableCommand.RaiseMinimum c -> Signage.raise(book, table, c);
            case TableCommand.ChangeLimits c -> Signage.change(book, table, c);
            case TableCommand.PersonalLimit c -> Signage.personal(book, table, c);
            case TableCommand.WithdrawPersonalLimit c -> Signage.withdrawPersonal(book, table, c);
            case TableCommand.CloseSign c -> Closure.announce(book, table, c);
            case TableCommand.Close c -> Closure.close(book, table, standing, c);
            case TableCommand.Open c -> Closure.open(book, table, c);
            case TableCommand.ChangeCards c -> changeCards(book, standing, c);
            case TableCommand.Incident c -> Incidents.record(book, c);
            case TableCommand.Overpayment c -> Payments.over(book, table, c);
            case TableCommand.Underpayment c -> Payments.under(book, table, c);
            case TableCommand.RectifyPayment c -> Payments.rectify(book, table, c);
        };
    }

    private static Decision<TableEvent> tick(TableBook book, Table table, TableCommand.Tick c) {
        if (table.now() != null && c.at().isBefore(table.now()))
            return refuse(book, TableReason.CLOCK_RUNS_BACKWARDS, c.at() + " is before " + table.now());
        List<TableEvent> events = new ArrayList<>(Payments.reports(book, table, c.at()));
        events.add(new TableEvent.ClockTicked(c.at()));
        return accept(events);
    }

    @Rule({"three-card-poker 3.7", "caribbean-stud 3.7", "blackjack 3.5"})
    private static Decision<TableEvent> changeCards(TableBook book, Standing standing, TableCommand.ChangeCards c) {
        var wrongGrade = wrongGrade(book, c.by(), Power.CHANGE_CARDS);
        if (wrongGrade != null) return wrongGrade;
        if (standing.cardsOut())
            return Decision.refuse(
                    book.reason(TableReason.ROUND_IN_PROGRESS),
                    book.clause(Power.CHANGE_CARDS),
                    "cards are changed after the round");
        return accept(new TableEvent.CardsChanged(c.by()));
    }

    static Decision<TableEvent> refuse(TableBook book, TableReason reason, String detail) {
        return Decision.refuse(book.reason(reason), detail);
    }

    /** The refusal of a grade short of casino supervisor, under the clause that reserves the power to one. */
    @Rule("R-24")
    static @Nullable Decision<TableEvent> wrongGrade(TableBook book, Grade by, Power power) {
        if (book.table().allows(by, Grade.CASINO_SUPERVISOR)) return null;
        return Decision.refuse(
                book.reason(TableReason.WRONG_GRADE), book.clause(power), wrongGrade(by, Grade.CASINO_SUPERVISOR));
    }

    static String wrongGrade(Grade by, Grade needed) {
        return "needs a " + needed.id() + ", not a " + by.id();
    }
}
