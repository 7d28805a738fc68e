package baize.lab.bots;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.ball.Balls;
import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stakes;
import baize.core.rule.Rule;
import baize.games.bingo.Bingo;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Checking;
import baize.games.bingo.BingoState.Issuing;
import baize.games.bingo.BingoState.Settled;
import baize.games.bingo.Play;
import baize.games.table.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BingoBotTest {
    private static final long SEED = 25;
    private static final int SESSIONS = 12;
    private static final int PLAYERS = 10;

    private final FastGenerator generator = FastGenerator.stream(SEED, 0);
    private final Map<String, String> settings = BingoBot.KIND.settings();
    private final Bingo game = new Bingo(BingoRules.read(new Settings(settings)));
    private final List<Bot<BingoState, BingoCommand>> bots = new ArrayList<>();
    private final Map<String, Integer> seen = new TreeMap<>();
    private BingoState state = game.initial();
    private Money staked = Money.ZERO;
    private Money settled = Money.ZERO;

    @Test
    @Rule({"bingo 3.4", "bingo 4.7", "bingo 8.1", "bingo 8.2"})
    void bots_play_sessions_that_the_hall_accepts_and_some_of_them_forget() {
        for (int seat = 1; seat <= PLAYERS; seat++)
            bots.add(BingoBot.KIND
                    .maker()
                    .bot(
                            new Bots.Place(new Patron("bot-" + seat), Box.of(seat), settings),
                            Habits.BUSY,
                            FastGenerator.stream(SEED, seat)));
        for (int session = 1; session <= SESSIONS; session++) {
            step(new OpenSession("%016X".formatted(generator.nextLong())));
            while (!(state instanceof Settled)) move();
            assertThat(staked).as("seed %d, session %d", SEED, session).isEqualTo(settled);
        }
        assertThat(seen)
                .as(seen.toString())
                .containsKeys("by hand", "by itself", "marked", "called by hand", "good", "rejected", "forfeited");
        assertThat(seen.get("issued")).isBetween(SESSIONS * PLAYERS, 2 * SESSIONS * PLAYERS);
    }

    private void move() {
        for (Bot<BingoState, BingoCommand> bot : bots)
            for (BingoCommand next = bot.next(state); next != null; next = bot.next(state)) step(next);
        step(
                switch (state) {
                    case Settled _ -> throw new AssertionError("no session is open");
                    case Issuing s -> new Start(s.hall().round() % 6 == 5 ? List.of(1, 2, 3, 4, 5) : List.of());
                    case Checking _ -> new Verify(Grade.GAMING_SUPERVISOR, null);
                    case Calling s ->
                        s.play().isWon() || s.play().called().size() == Balls.COUNT ? new Settle() : call(s.play());
                });
    }

    private Call call(Play play) {
        Balls left = Balls.ALL.without(play.balls());
        return new Call(left.at(generator.below(left.size())), null);
    }

    private void step(BingoCommand command) {
        switch (game.decide(state, command)) {
            case Decision.Accepted<BingoEvent>(var events) -> {
                for (BingoEvent event : events) {
                    state = game.evolve(state, event);
                    count(event);
                }
            }
            case Decision.Refused<BingoEvent>(var refusal) ->
                throw new AssertionError("seed " + SEED + ": " + command + " refused: " + refusal);
        }
    }

    private void count(BingoEvent event) {
        if (event instanceof Stakes stakes) staked = staked.plus(stakes.staked().amount());
        if (event instanceof Settles settles) for (Line line : settles.lines()) settled = settled.plus(line.stake());
        switch (event) {
            case CardIssued e -> {
                note("issued");
                note(e.automatic() ? "by itself" : "by hand");
            }
            case NumberMarked _ -> note("marked");
            case ClaimMade e when !e.automatic() -> note("called by hand");
            case ClaimVerified _ -> note("good");
            case ClaimRejected _ -> note("rejected");
            case PrizeForfeited _ -> note("forfeited");
            default -> {}
        }
    }

    private void note(String what) {
        seen.merge(what, 1, Integer::sum);
    }
}
