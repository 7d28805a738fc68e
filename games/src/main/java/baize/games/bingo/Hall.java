package baize.games.bingo;

import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.jackpot.Pool;
import baize.games.jackpot.TablePool;
import baize.games.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What of a hall outlasts a game.
 *
 * @param round games begun so far, through all sessions
 * @param sessions sessions opened so far
 * @param session the one that is open, if one is
 * @param carried prizes that are added to the next game
 * @param last what the last game paid and to whom
 * @param lines how it was settled
 * @param outcome what it takes to undo its result; absent where there is none, or it stands for good
 * @param over the last game until the next begins, for what is found out later
 */
public record Hall(
        Table table,
        TablePool jackpot,
        int round,
        int sessions,
        @Nullable Session session,
        List<Prize> carried,
        List<Divided> last,
        List<Line> lines,
        @Nullable Outcome outcome,
        @Nullable LastGame over) {

    static Hall opened(BingoRules rules) {
        return new Hall(
                Table.opened(rules.table()),
                TablePool.of(Pool.of(rules.meter())),
                0,
                0,
                null,
                List.of(),
                List.of(),
                List.of(),
                null,
                null);
    }

    /** The session that must be open. */
    Session open() {
        if (session == null) throw new IllegalStateException("corrupt history: no session is open");
        return session;
    }

    Hall with(Table changed) {
        return new Hall(changed, jackpot, round, sessions, session, carried, last, lines, outcome, over);
    }

    Hall with(TablePool pool) {
        return new Hall(table, pool, round, sessions, session, carried, last, lines, outcome, over);
    }

    Hall with(@Nullable Session other) {
        return new Hall(table, jackpot, round, sessions, other, carried, last, lines, outcome, over);
    }

    Hall session(UnaryOperator<Session> change) {
        return with(change.apply(open()));
    }

    /** What came before stands for good. */
    Hall opened(Session opened) {
        return new Hall(table, jackpot, round, opened.number(), opened, carried, last, lines, null, null);
    }

    /** What was carried is in the game that begins. */
    Hall started(int begun) {
        return new Hall(table, jackpot, begun, sessions, session, List.of(), List.of(), List.of(), null, null);
    }

    @Rule({"6.4", "8.4.2", "R-124"})
    Hall carrying(List<Prize> prizes) {
        return new Hall(table, jackpot, round, sessions, session, prizes, last, lines, outcome, over);
    }

    /** After lines were paid that belong to the game at hand. */
    Hall paid(List<Divided> divided, List<Line> settled) {
        return new Hall(
                table.settled(settled),
                jackpot,
                round,
                sessions,
                session,
                carried,
                joined(last, divided),
                joined(lines, settled),
                outcome,
                over);
    }

    Hall with(@Nullable Outcome other) {
        return new Hall(table, jackpot, round, sessions, session, carried, last, lines, other, over);
    }

    Hall with(@Nullable LastGame other) {
        return new Hall(table, jackpot, round, sessions, session, carried, last, lines, outcome, other);
    }

    /** Without lines that do not stand, and what they paid. */
    @Rule({"9.4", "9.5"})
    Hall without(List<Line> undone) {
        return without(undone, List.of()).with((Outcome) null);
    }

    /** Without lines that do not stand; what they paid is divided otherwise, or not at all. */
    Hall without(List<Line> undone, List<Divided> otherwise) {
        Set<String> wagers = new HashSet<>();
        for (Line line : undone) wagers.add(line.wager());
        // Two boxes of a player may have won alike, and only one of the lines does not stand.
        List<Line> stand = new ArrayList<>(lines);
        undone.forEach(stand::remove);
        return new Hall(
                table,
                jackpot,
                round,
                sessions,
                session,
                carried,
                joined(
                        last.stream()
                                .filter(won -> !wagers.contains(won.wager()))
                                .toList(),
                        otherwise),
                List.copyOf(stand),
                outcome,
                over);
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        List<T> all = new ArrayList<>(first);
        all.addAll(second);
        return List.copyOf(all);
    }
}
