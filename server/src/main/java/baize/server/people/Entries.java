package baize.server.people;

import baize.core.money.Money;
import baize.floor.Statement;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronEvent.*;
import baize.server.Http;
import tools.jackson.databind.node.ObjectNode;

/** A statement as JSON. */
final class Entries {
    private Entries() {}

    static ObjectNode json(Statement statement) {
        ObjectNode json = Http.object();
        var list = json.putArray("entries");
        for (Statement.Movement movement : statement.movements()) write(list.addObject(), movement);
        if (statement.before() > 0) json.put("before", statement.before());
        else json.putNull("before");
        return json;
    }

    private static void write(ObjectNode json, Statement.Movement movement) {
        json.put("at", movement.at().toString());
        movement.events().forEach(event -> name(json, event));
        Money change = movement.change();
        if (change.isPositive()) json.put("in", change.toString());
        else if (!change.isZero()) json.put("out", change.negated().toString());
        json.put("balance", movement.balance().toString());
    }

    /** What moved the money, among all that happened at once. */
    private static void name(ObjectNode json, PatronEvent event) {
        switch (event) {
            case Deposited e ->
                json.put("what", "deposit").put("means", e.means().id());
            case Withdrawn _ -> json.put("what", "withdrawal");
            case MovedToTable e -> json.put("what", "to-table").put("table", e.table());
            case MovedFromTable e -> json.put("what", "from-table").put("table", e.table());
            case PaidByTable e ->
                json.put("what", "paid-by-table")
                        .put("table", e.table())
                        .put("game", e.game())
                        .put("rule", e.rule());
            case ChargedByTable e -> {
                json.put("what", "charged-by-table")
                        .put("table", e.table())
                        .put("game", e.game())
                        .put("rule", e.rule());
                if (!e.owed().isZero()) json.put("owed", e.owed().toString());
            }
            case OwedPaid e ->
                json.put("what", "owed-paid").put("owed", e.amount().negated().toString());
            case TicketBought e ->
                json.put("what", "ticket-bought").put("ticket", shown(e.number().digits()));
            case TicketRedeemed e ->
                json.put("what", "ticket-redeemed")
                        .put("ticket", shown(e.number().digits()));
            case TicketRefunded e ->
                json.put("what", "ticket-refunded")
                        .put("ticket", shown(e.number().digits()));
            case PatronRegistered _,
                    MembershipChanged _,
                    CardIssued _,
                    CardCancelled _,
                    DepositLimitSet _,
                    LossLimitSet _,
                    TimeLimitSet _,
                    LimitChangeWithdrawn _,
                    Paused _,
                    Excluded _,
                    ExclusionLifted _,
                    KeptApart _,
                    ApartLifted _,
                    BarredFromGame _,
                    BarLifted _,
                    CardInserted _,
                    CardRemoved _,
                    PlayRecorded _,
                    DollarsPaid _ -> {}
        }
    }

    /** Who has a ticket's number has its money: the end of it is enough to know it by. */
    private static String shown(String digits) {
        return digits.substring(Math.max(0, digits.length() - 4));
    }
}
