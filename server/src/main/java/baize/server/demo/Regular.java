package baize.server.demo;

import baize.core.chance.Generator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.floor.stream.Answer;
import baize.floor.table.Hosted;
import baize.floor.table.Setup;
import baize.lab.bots.Bot;
import baize.lab.bots.Bots;
import baize.lab.bots.Habits;
import baize.wire.Cue;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A place at a table that bots take turns at. Whatever is to be done is first noticed, then done after a while, as
 * people do; only the answer to one thing lets it look for the next. All of it happens on the bots' thread.
 */
final class Regular<S, C, E, V> {
    /** So many patrons come in turn. */
    private static final int TURNS = 3;

    /** One round in so many is the last before a break. */
    private static final int ONE_IN_LEAVES = 30;

    private final Company<S, C, E, V> company;
    private final Bots.Kind<S, C> kind;
    private final int place;
    private final Generator generator;
    private final Pace pace;
    private int turn;
    private @Nullable Box box;
    private @Nullable Bot<S, C> bot;
    private @Nullable Deed deed;
    private @Nullable CompletableFuture<? extends Answer<?>> sent;
    private Instant restUntil = Instant.MIN;
    private int round = -1;
    private boolean leaving;
    private boolean left;

    /**
     * What is to be done, and when.
     *
     * @param about the same as long as it is the same thing
     */
    private record Deed(String about, Instant at) {}

    /** A thing that could be done now. */
    private record Idea(String about, Pace.Span after, Supplier<CompletableFuture<? extends Answer<?>>> doing) {}

    Regular(Company<S, C, E, V> company, Bots.Kind<S, C> kind, int place, Generator generator) {
        this.company = company;
        this.kind = kind;
        this.place = place;
        this.generator = generator;
        this.pace = company.options().pace();
        // Who was there when the floor closed goes on.
        while (turn < TURNS - 1 && !company.isPresent(patron())) turn++;
        if (!company.isPresent(patron())) turn = 0;
    }

    /** Places count over all tables, so no two have a patron in common. */
    private int number() {
        return place * TURNS + turn;
    }

    private Patron patron() {
        return Regulars.patron(number());
    }

    void look(Instant now, boolean watched) {
        if (isWaiting(now) || now.isBefore(restUntil)) return;
        Idea idea = idea(watched);
        if (idea == null) {
            deed = null;
        } else if (deed == null || !deed.about().equals(idea.about())) {
            deed = new Deed(idea.about(), now.plus(idea.after().draw(generator)));
        } else if (!now.isBefore(deed.at())) {
            deed = null;
            sent = idea.doing().get();
        }
    }

    /** Whether an answer is still to come; one that was refused or failed is a reason to keep away for a while. */
    private boolean isWaiting(Instant now) {
        CompletableFuture<? extends Answer<?>> waited = sent;
        if (waited == null) return false;
        if (!waited.isDone()) return true;
        sent = null;
        boolean done = !waited.isCompletedExceptionally() && waited.join() instanceof Answer.Done<?>;
        if (done && left) turn = (turn + 1) % TURNS;
        if (!done || left) rest(now);
        return false;
    }

    void rest(Instant now) {
        restUntil = now.plus(pace.away().draw(generator));
        deed = null;
        bot = null;
        leaving = false;
        left = false;
    }

    private @Nullable Idea idea(boolean watched) {
        Patron patron = patron();
        if (!company.isPresent(patron))
            return watched ? new Idea("arrive", pace.arriving(), () -> company.arrive(patron, name())) : null;
        Hosted<S, C, E, V> hosted = company.hosted();
        boolean between = company.table().wire().betweenRounds(hosted.state());
        if (between) noticeRound(company.table().wire().round(hosted.state()));
        if (leaving && between)
            return company.hasWager(patron) ? null : new Idea("leave", pace.arriving(), this::leave);
        boolean wagering = between || isAwaiting(hosted.state(), Cue.Wait.WAGERING);
        if (wagering && !watched) return null;
        if (company.needsChips(patron)) return new Idea("buy", pace.arriving(), () -> company.buy(patron));
        return play(patron, hosted.state(), between, wagering);
    }

    private String name() {
        return Regulars.name(number());
    }

    private boolean isAwaiting(S state, Cue.Wait what) {
        Cue<C> cue = company.table().wire().cue(state);
        return cue != null && cue.after() == what;
    }

    /** Who means to leave waits until nothing of his stands any more, and wagers nothing new. */
    private void noticeRound(int now) {
        if (now != round && round >= 0) leaving |= generator.below(ONE_IN_LEAVES) == 0;
        round = now;
    }

    private CompletableFuture<? extends Answer<?>> leave() {
        left = true;
        return company.leave(patron());
    }

    private @Nullable Idea play(Patron patron, S state, boolean between, boolean wagering) {
        Bot<S, C> player = bot(patron);
        C command = player == null ? null : player.next(state);
        if (command == null) return null;
        Pace.Span span = between ? pace.pause() : wagering ? pace.wagering() : thinking(state);
        String about =
                (wagering ? "wager-" : "decide-") + company.table().wire().round(state) + between;
        return new Idea(about, span, () -> company.play(patron, command));
    }

    /** Numbers come whether one has thought or not. */
    private Pace.Span thinking(S state) {
        return isAwaiting(state, Cue.Wait.CALLING) ? pace.calling() : pace.deciding();
    }

    /** Made anew where someone else has taken the box meanwhile. */
    private @Nullable Bot<S, C> bot(Patron patron) {
        if (bot != null && box != null && !company.isElsewhere(patron, box)) return bot;
        box = company.box(patron, generator);
        Setup setup = company.hosted().setup();
        bot = box == null || setup == null
                ? null
                : kind.maker().bot(new Bots.Place(patron, box, setup.settings()), Habits.CALM, generator);
        return bot;
    }
}
