package baize.wire;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stake;
import baize.core.pay.Stakes;
import baize.core.pay.Travel;
import baize.core.pay.Travels;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** One table under a script: takes commands, keeps the books, and writes down what came of it. */
final class ScriptTable<S, C, E, V> {
    private final GameWire<S, C, E, V> wire;
    private final Game<S, C, E, V> game;
    private final Outcomes outcomes;
    private final List<Settled> settlements = new ArrayList<>();
    private final List<Refused> refusals = new ArrayList<>();
    private final List<TableEvent.Notified> notices = new ArrayList<>();
    private final List<Adjustment> adjustments = new ArrayList<>();
    private final List<E> events = new ArrayList<>();
    private final Map<Patron, Money> balances = new LinkedHashMap<>();
    private final Map<Area, Money> inPlay = new LinkedHashMap<>();
    private S state;

    private record Settled(int round, Line line) {}

    private record Refused(int command, Refusal refusal) {}

    private record Area(Patron patron, Box box, String wager) {}

    ScriptTable(GameWire<S, C, E, V> wire, Settings house, Outcomes outcomes) {
        this.wire = wire;
        this.outcomes = outcomes;
        try {
            this.game = wire.game(house);
        } catch (Settings.BadSetting bad) {
            throw new Malformed("house." + bad.key(), bad.expected());
        }
        this.state = game.initial();
    }

    void admit(TableCommand.Admit admit) {
        balances.put(admit.patron(), Money.ZERO);
        submit(-1, wire.atTable(admit));
    }

    void submit(int index, C command) {
        unsaid(command);
        carryOut(index, command);
    }

    /** The end of the script. */
    void finish() {
        unsaid(null);
    }

    private void unsaid(@Nullable C next) {
        for (C due = wire.unsaid(state, next); due != null; due = wire.unsaid(state, next)) carryOut(-1, due);
    }

    private void carryOut(int index, C command) {
        switch (game.decide(state, game.withOutcome(state, command, outcomes))) {
            case Decision.Accepted<E>(var happened) -> happened.forEach(this::happened);
            case Decision.Refused<E>(var refusal) -> refusals.add(new Refused(index, refusal));
        }
    }

    private void happened(E event) {
        events.add(event);
        if (event instanceof Stakes stakes) staked(stakes.staked());
        if (event instanceof Settles settles) for (Line line : settles.lines()) settled(line);
        if (event instanceof Travels travels) for (Travel travel : travels.travels()) travelled(travel);
        if (event instanceof Adjusts adjusts) for (Adjustment one : adjusts.adjustments()) adjusted(one);
        if (wire.tableEvent(event) instanceof TableEvent.Notified notice) notices.add(notice);
        state = game.evolve(state, event);
    }

    private void staked(Stake stake) {
        Area area = new Area(stake.patron(), stake.box(), stake.wager());
        inPlay.merge(area, stake.amount(), Money::plus);
        inPlay.values().removeIf(Money::isZero);
        balances.putIfAbsent(stake.patron(), Money.ZERO);
    }

    /** Tokens are no money: only what was staked and came back in chips counts. */
    private void settled(Line line) {
        settlements.add(new Settled(wire.round(state), line));
        inPlay.computeIfPresent(
                new Area(line.patron(), line.box(), line.wager()), (_, stood) -> left(stood.minus(line.stake())));
        Money in = line.returned().minus(line.tokensReturned());
        Money out = line.stake().minus(line.tokens());
        balances.merge(line.patron(), in.minus(out), Money::plus);
    }

    private void travelled(Travel travel) {
        inPlay.merge(
                new Area(travel.patron(), travel.box(), travel.from()),
                travel.amount(),
                (there, part) -> left(there.minus(part)));
        inPlay.merge(new Area(travel.patron(), travel.box(), travel.to()), travel.amount(), Money::plus);
    }

    private void adjusted(Adjustment adjustment) {
        adjustments.add(adjustment);
        balances.merge(adjustment.patron(), adjustment.amount(), Money::plus);
    }

    private static @Nullable Money left(Money money) {
        return money.isZero() ? null : money;
    }

    ObjectNode result(ObjectNode json) {
        json.put("game", wire.id());
        ArrayNode lines = json.putArray("settlements");
        settlements.forEach(settled -> Lines.write(lines.addObject(), settled.round(), settled.line()));
        ArrayNode refused = json.putArray("refusals");
        for (Refused one : refusals)
            refused.addObject()
                    .put("command", one.command())
                    .put("rule", one.refusal().rule())
                    .put("reason", one.refusal().reason().id())
                    .put("detail", one.refusal().detail());
        ObjectNode net = json.putObject("balances");
        balances.forEach((patron, money) -> net.put(patron.id(), money.signed()));
        if (!adjustments.isEmpty()) adjustments(json.putArray("adjustments"));
        if (!inPlay.isEmpty()) standing(json.putArray("inPlay"));
        ArrayNode told = json.putArray("notices");
        for (TableEvent.Notified notice : notices)
            told.addObject()
                    .put("to", notice.to().id())
                    .put("rule", notice.rule())
                    .put("about", notice.about());
        ArrayNode all = json.putArray("events");
        events.forEach(event -> all.add(wire.eventJson(event)));
        return json;
    }

    private void adjustments(ArrayNode list) {
        for (Adjustment one : adjustments) {
            ObjectNode node = list.addObject().put("patron", one.patron().id());
            if (one.box() != null) node.put("box", one.box().number());
            node.put("wager", one.wager()).put("amount", one.amount().signed()).put("rule", one.rule());
            one.rules().forEach(node.putArray("rules")::add);
        }
    }

    private void standing(ArrayNode list) {
        inPlay.forEach((area, money) -> list.addObject()
                .put("patron", area.patron().id())
                .put("box", area.box().number())
                .put("wager", area.wager())
                .put("stake", money.toString()));
    }
}
