package baize.lab.simulate;

import baize.core.chance.FastGenerator;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stakes;
import baize.games.bingo.Bingo;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.Call;
import baize.games.bingo.BingoCommand.Issue;
import baize.games.bingo.BingoCommand.OpenSession;
import baize.games.bingo.BingoCommand.Settle;
import baize.games.bingo.BingoCommand.Start;
import baize.games.bingo.BingoCommand.Verify;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoEvent.ClaimVerified;
import baize.games.bingo.BingoEvent.GameSettled;
import baize.games.bingo.BingoEvent.JackpotMoved;
import baize.games.bingo.BingoEvent.MinorsSettled;
import baize.games.bingo.BingoEvent.NumberCalled;
import baize.games.bingo.BingoEvent.SessionOpened;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Checking;
import baize.games.bingo.Divided;
import baize.games.bingo.Medium;
import baize.games.bingo.Series;
import baize.games.bingo.strips.Strips;
import baize.games.jackpot.JackpotEvent;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The machine that pays, driven as the simulator's loop plays: every book is sold and plays by itself. */
final class BingoMachine {
    private final BingoRules rules;
    private final Bingo machine;
    private BingoState state;
    private String series = "";
    private int called;

    /** By pattern: the call that won it, the boxes that did, and those who shared. */
    final Map<String, Integer> calls = new TreeMap<>();

    final Map<String, Integer> boxes = new TreeMap<>();
    final Map<String, Integer> shares = new TreeMap<>();

    /** The level of the jackpot that the last game has won. */
    String level = "";

    Money staked = Money.ZERO;
    Money settled = Money.ZERO;

    /** What lines have paid by the wager's id, the entry's stake under its own. */
    final Map<String, Money> paid = new TreeMap<>();

    BingoMachine(BingoRules rules) {
        this.rules = rules;
        machine = new Bingo(rules);
        state = machine.initial();
    }

    BingoState state() {
        return state;
    }

    /** Opens a session and sells each book to another player. */
    void sell(FastGenerator generator) {
        step(new OpenSession("%016X".formatted(generator.nextLong())));
        for (int card = 1; card <= rules.cards(); card++)
            step(new Issue(new Patron("player-" + card), null, null, List.of(), Medium.ELECTRONIC, true, null));
    }

    /** Plays a game with these balls, each one less than its number. */
    void play(int[] balls, List<Integer> jackpot) {
        calls.clear();
        boxes.clear();
        shares.clear();
        level = "";
        called = 0;
        step(new Start(jackpot));
        while (state instanceof Calling || state instanceof Checking)
            step(state instanceof Calling open ? next(open, balls) : new Verify(Grade.GAMING_SUPERVISOR, null));
    }

    private BingoCommand next(Calling open, int[] balls) {
        return open.play().isWon() ? new Settle() : new Call(balls[called] + 1, null);
    }

    /** Lays the cards of a game out for the loop. */
    void layOut(BingoCards cards, int game) {
        Series books = rules.series(Series.key(series));
        int strip = 0;
        for (int serial = books.first(); serial <= books.last(); serial++) {
            List<BingoBox> page = books.page(serial, game).boxes();
            for (int from = 0; from < page.size(); from += Strips.BOXES)
                cards.put(strip++, cells(page.subList(from, from + Strips.BOXES)));
        }
    }

    private static byte[] cells(List<BingoBox> strip) {
        byte[] cells = new byte[Strips.CELLS];
        int at = 0;
        for (BingoBox box : strip) for (int number : box.cells()) cells[at++] = (byte) number;
        return cells;
    }

    /** The first of these balls as numbers. */
    static List<Integer> numbers(int[] balls, int count) {
        return IntStream.range(0, count).mapToObj(at -> balls[at] + 1).toList();
    }

    private void step(BingoCommand command) {
        switch (machine.decide(state, command)) {
            case Decision.Accepted<BingoEvent>(var events) -> {
                for (BingoEvent event : events) {
                    state = machine.evolve(state, event);
                    count(event);
                }
            }
            case Decision.Refused<BingoEvent>(var refusal) ->
                throw new AssertionError(command + " refused: " + refusal);
        }
    }

    private void count(BingoEvent event) {
        if (event instanceof Stakes stakes) staked = staked.plus(stakes.staked().amount());
        if (event instanceof Settles settles) settles.lines().forEach(this::count);
        switch (event) {
            case SessionOpened opened -> series = opened.series();
            case NumberCalled _ -> called++;
            case ClaimVerified claim -> {
                calls.put(claim.pattern().id(), called);
                boxes.merge(claim.pattern().id(), 1, Integer::sum);
            }
            case MinorsSettled minors -> minors.divided().forEach(this::share);
            case GameSettled game -> game.divided().forEach(this::share);
            case JackpotMoved(JackpotEvent.Paid won) ->
                level = won.awards().getFirst().prize();
            default -> {}
        }
    }

    private void count(Line line) {
        settled = settled.plus(line.stake());
        paid.merge(line.wager(), line.pays(), Money::plus);
    }

    private void share(Divided divided) {
        if (!divided.wager().equals("jackpot"))
            shares.put(divided.wager(), divided.winners().size());
    }
}
