package baize.server.live;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Pools;
import baize.floor.jackpot.Hit;
import baize.floor.jackpot.PoolState.Running;
import baize.games.jackpot.Claim;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Prize;
import baize.server.Http;
import baize.wire.Games;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Pools as everyone may see them: what is displayed, not what is kept back, and hits without names. */
final class PoolJson {
    private static final Patron ANYONE = new Patron("anyone");

    private PoolJson() {}

    static ObjectNode all(Pools pools) {
        ObjectNode list = Http.object();
        ArrayNode shown = list.putArray("pools");
        pools.all().forEach(pool -> {
            Running running = pool.running();
            if (running != null) shown.add(summary(running));
        });
        return list;
    }

    /** As a lobby shows it. */
    static ObjectNode brief(Running pool) {
        return Http.object()
                .put("id", pool.id())
                .put("name", pool.name())
                .put("meter", pool.pool().amount().toString())
                .put("note", note(pool));
    }

    private static ObjectNode summary(Running pool) {
        ObjectNode json = brief(pool)
                .put("game", pool.game())
                .put("stake", pool.rules().stake().toString())
                .put("bonus", pool.rules().bonus().toString());
        ArrayNode tables = json.putArray("tables");
        pool.tables().forEach(tables::add);
        return json;
    }

    static ObjectNode whole(Running pool) {
        ObjectNode json = summary(pool);
        ArrayNode prizes = json.putArray("prizes");
        for (Prize prize : pool.rules().prizes().reversed())
            prizes.addObject()
                    .put("prize", prize.id())
                    .put("percent", prize.percent())
                    .put("least", prize.least().toString())
                    .put("amount", now(pool, prize).toString());
        ArrayNode hits = json.putArray("hits");
        for (Hit hit : pool.hits())
            hits.addObject()
                    .put("at", hit.at().truncatedTo(ChronoUnit.MILLIS).toString())
                    .put("table", hit.table())
                    .put("round", hit.table() + "-" + hit.round())
                    .put("box", hit.box().number())
                    .put("prize", hit.prize())
                    .put("amount", hit.amount().toString());
        return json;
    }

    /** What one winner would be paid now. */
    private static Money now(Running pool, Prize prize) {
        List<Claim> one = List.of(new Claim(ANYONE, Box.of(1), prize));
        for (JackpotEvent event : new Jackpot(pool.rules()).pay(pool.pool(), one))
            if (event instanceof JackpotEvent.Paid paid)
                return paid.awards().getFirst().amount();
        return prize.least();
    }

    /** {@code Royal flush takes all of it, straight flush 10%. Tables 1 and 2.} */
    private static String note(Running pool) {
        List<String> shares = new ArrayList<>();
        for (Prize prize : pool.rules().prizes().reversed())
            if (prize.isShareOfPool())
                shares.add(Games.of(pool.game()).jackpotPrize(prize.id()) + share(prize, shares.isEmpty()));
        String text = capital(String.join(", ", shares)) + ".";
        String tables = tables(pool.tables());
        return tables == null ? text : text + " " + tables + ".";
    }

    private static String share(Prize prize, boolean first) {
        String share = prize.percent() == 100 ? "all of it" : prize.percent() + "%";
        return (first ? " takes " : " ") + share;
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static @Nullable String tables(List<String> ids) {
        if (ids.isEmpty()) return null;
        if (ids.size() == 1) return "Table " + ids.getFirst();
        return "Tables " + String.join(", ", ids.subList(0, ids.size() - 1)) + " and " + ids.getLast();
    }
}
