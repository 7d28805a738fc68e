package baize.games.bingo;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.bingo.BingoReason.*;

import baize.core.ball.Balls;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.*;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** The game of bingo: what may happen when. Rule 4 of its book. */
public final class Bingo implements Game<BingoState, BingoCommand, BingoEvent, BingoView> {
    private final BingoRules rules;
    private final CardBook book;
    private final BingoEvolution evolution;
    private final BingoIssuing issuing;
    private final BingoCalling calling;
    private final BingoClaims claims;
    private final BingoClosing closing;
    private final BingoRemedies remedies;
    private final BingoOffers offers;

    public Bingo(BingoRules rules) {
        this.rules = rules;
        this.book = new CardBook(rules);
        BingoSettlement settlement = new BingoSettlement(rules, book);
        this.evolution = new BingoEvolution(rules);
        this.issuing = new BingoIssuing(rules, this, book);
        this.calling = new BingoCalling(rules, this, book, settlement);
        this.claims = new BingoClaims(rules, book, settlement);
        this.closing = new BingoClosing(rules, this, settlement);
        this.remedies = new BingoRemedies(rules, this, book, calling, settlement, closing);
        this.offers = new BingoOffers(this, rules, book);
    }

    @Override
    public BingoState initial() {
        return new Settled(Hall.opened(rules));
    }

    private record Turn(BingoState state, BingoCommand command) {}

    @Override
    @Rule({"1.1 \"game\"", "4.4", "4.8", "7.1", "R-125", "R-130"})
    public Decision<BingoEvent> decide(BingoState state, BingoCommand command) {
        return switch (new Turn(state, command)) {
            case Turn(Settled s, OpenSession c) -> issuing.open(s, c);
            case Turn(Issuing s, OpenSession c) when s.isDeserted() -> issuing.open(s, c);
            case Turn(BingoState _, OpenSession _) -> refuse(SESSION_OPEN, "a session is open");
            case Turn(BingoState s, Issue c) -> issuing.issue(s, c);
            case Turn(BingoState s, Automatic c) -> issuing.automatic(s, c);
            case Turn(BingoState s, Mark c) -> issuing.mark(s, c);

            case Turn(Settled _, Start _) -> refuse(NO_SESSION, "no session is open");
            case Turn(Issuing s, Start c) -> calling.start(s, c);
            case Turn(BingoState _, Start _) -> refuse(GAME_IN_PROGRESS, "a game is in play");

            case Turn(Calling s, Call c) -> calling.call(s, c);
            case Turn(Checking _, Call _), Turn(Checking _, Settle _) ->
                refuse(DRAW_LOCKED, "a claim is being checked");
            case Turn(Calling s, Claim c) -> claims.claim(s, s.play(), c);
            case Turn(Checking s, Claim c) -> claims.claim(s, s.play(), c);
            case Turn(Checking s, Verify c) -> claims.verify(s, c);
            case Turn(Calling _, Verify _) -> refuse(NOTHING_TO_CHECK, "no claim waits to be checked");
            case Turn(Calling s, Settle _) -> settle(s);
            case Turn(BingoState _, Call _),
                    Turn(BingoState _, Claim _),
                    Turn(BingoState _, Verify _),
                    Turn(BingoState _, Settle _) -> refuse(NO_GAME, "no game is in play");

            case Turn(BingoState s, Remedy c) -> remedies.decide(s, c.irregularity());
            case Turn(BingoState _, TellJackpot c) -> accept(new JackpotTold(c.pool()));
            case Turn(BingoState s, AtTable c) -> atTable(s, c.command());
        };
    }

    private Decision<BingoEvent> settle(Calling s) {
        return switch (calling.settle(s)) {
            case Decision.Accepted<BingoEvent>(var events) -> accept(closing.settled(s, events));
            case Decision.Refused<BingoEvent> refused -> refused;
        };
    }

    /** A hall has no boxes to sit at, no limits, no chips to change: what it shares with tables is the rest. */
    @Rule({"3.3", "9.8"})
    private Decision<BingoEvent> atTable(BingoState s, TableCommand command) {
        return switch (command) {
            case TableCommand.Leave c when s.hasWager(c.patron()) -> issuing.leave(s, c);
            case TableCommand.Close c -> closing.close(s, c);
            case TableCommand.Restrict c
            when !c.with().isEmpty() -> refuse(NOT_AT_BINGO, "players are kept out, not apart");
            case TableCommand.Tick _,
                    TableCommand.Admit _,
                    TableCommand.CardOut _,
                    TableCommand.Leave _,
                    TableCommand.CloseSign _,
                    TableCommand.Open _,
                    TableCommand.Restrict _,
                    TableCommand.LiftRestriction _,
                    TableCommand.Incident _ -> shared(s, command);
            default -> refuse(NOT_AT_BINGO, "every player pays the same fee, and nobody has a box");
        };
    }

    Decision<BingoEvent> shared(BingoState s, TableCommand command) {
        return switch (s.table().decide(rules, s, command)) {
            case Decision.Accepted<TableEvent>(var events) ->
                accept(events.stream().<BingoEvent>map(TableChanged::new).toList());
            case Decision.Refused<TableEvent>(var refusal) -> new Decision.Refused<>(refusal);
        };
    }

    /** The state after these events. */
    BingoState after(BingoState state, List<BingoEvent> events) {
        BingoState next = state;
        for (BingoEvent event : events) next = evolve(next, event);
        return next;
    }

    @Override
    public BingoState evolve(BingoState state, BingoEvent event) {
        return evolution.evolve(state, event);
    }

    @Override
    @Rule({"2.2.1", "4.5", "6.5.1", "1.1 \"dealer terminal\"", "R-136"})
    public BingoCommand withOutcome(BingoState state, BingoCommand command, Outcomes outcomes) {
        return switch (command) {
            case OpenSession c when c.series() == null && opensNext(state) -> new OpenSession(printed(outcomes));
            case Issue c
            when c.series() == null && state instanceof Settled ->
                new Issue(c.patron(), c.by(), c.serial(), c.boxes(), c.medium(), c.automatic(), printed(outcomes));
            case Start c when c.jackpotNumbers().isEmpty() && isJackpotNext(state) -> new Start(drawn(outcomes));
            case Call c when c.number() == null && mayCall(state) -> new Call(ball(state, outcomes), c.announced());
            default -> command;
        };
    }

    private boolean opensNext(BingoState state) {
        return state instanceof Settled || state instanceof Issuing s && s.isDeserted();
    }

    private String printed(Outcomes outcomes) {
        return rules.series(outcomes.seriesKey()).unique(book::isUnique).number();
    }

    private boolean isJackpotNext(BingoState state) {
        return state instanceof Issuing s && rules.isJackpotGame(s.hall().open().played() + 1);
    }

    private List<Integer> drawn(Outcomes outcomes) {
        Outcomes.Drum drum = outcomes.drum();
        List<Integer> numbers = new ArrayList<>();
        Balls left = Balls.ALL;
        while (numbers.size() < rules.jackpotNumbers()) {
            int number = drum.next(left);
            numbers.add(number);
            left = left.without(Balls.NONE.with(number));
        }
        return List.copyOf(numbers);
    }

    private static boolean mayCall(BingoState state) {
        return state instanceof Calling s
                && !s.play().isWon()
                && s.play().called().size() < Balls.COUNT
                && !BingoCalling.hasFailedCard(s);
    }

    private static int ball(BingoState state, Outcomes outcomes) {
        return outcomes.drum()
                .next(Balls.ALL.without(BingoEvolution.playOf(state).balls()));
    }

    @Override
    public List<Offer<BingoCommand>> offers(BingoState state, Viewer viewer) {
        return offers.to(state, viewer);
    }

    @Override
    public BingoView view(BingoState state, Viewer viewer) {
        return BingoView.of(rules, book, state, viewer);
    }
}
