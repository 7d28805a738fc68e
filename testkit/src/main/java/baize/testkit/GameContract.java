package baize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.testkit.Playouts.Moment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What every game keeps to, whatever its rules: checked at each moment of seeded play. A game's test extends it. */
public abstract class GameContract<S, C, E, V> {
    /** A table to play at: the game with some house settings, and what is sent before the play. */
    public record House<S, C, E, V>(String name, Game<S, C, E, V> game, List<C> preparation) {}

    protected abstract List<House<S, C, E, V>> houses();

    protected abstract List<Patron> patrons();

    /** How often a command is picked in play; 0 for never. */
    protected abstract int weight(C command);

    /** The stake that a command carries, if it does. */
    protected abstract @Nullable Money stakeOf(C command);

    protected abstract C withStake(C command, Money stake);

    /** The command with another number, where it is offered with several. */
    protected C withNumber(C command, int number) {
        throw new IllegalArgumentException(command + " has no number, and so not " + number);
    }

    /** The same command for other boxes. */
    protected abstract List<C> elsewhere(C command);

    /** Every command without figures that this viewer could think of, and some with. */
    protected abstract List<C> universe(S state, Viewer viewer);

    /** Whether every wager has been settled. */
    protected abstract boolean isAtRest(S state);

    /** What the state says the patron has on the layout. */
    protected abstract Money standing(S state, Patron patron);

    /** What the state says the patron has at hand; absent for ample. */
    protected abstract @Nullable Money chips(S state, Patron patron);

    /** The cards on the table that this viewer may not see, by the book and not by the view. */
    protected abstract Collection<Card> hidden(S state, Viewer viewer);

    /** What else a view may not give away: the worth of hidden cards in words. */
    protected void checkView(S state, Viewer viewer, V view) {}

    protected int seeds() {
        return 30;
    }

    protected int steps() {
        return 60;
    }

    /** Who runs the table: a dealer, unless the game needs a higher rank to go on. */
    protected Grade runBy() {
        return Grade.DEALER;
    }

    private List<Viewer> actors() {
        List<Viewer> actors = new ArrayList<>();
        for (Patron patron : patrons()) actors.add(new Viewer.Player(patron));
        actors.add(new Viewer.Staff(runBy()));
        return actors;
    }

    private void atEachMoment(BiConsumer<House<S, C, E, V>, Moment<S, E>> check) {
        for (House<S, C, E, V> house : houses())
            try {
                playouts(house).check(seeds(), moment -> check.accept(house, moment));
            } catch (AssertionError failure) {
                throw new AssertionError(house.name() + " " + failure.getMessage(), failure);
            }
    }

    private Playouts<S, C, E> playouts(House<S, C, E, V> house) {
        return new Playouts<>(
                house.game(), actors(), house.preparation(), this::weight, this::withStake, this::withNumber, steps());
    }

    private boolean isAccepted(House<S, C, E, V> house, S state, C command) {
        var outcomes = SeededOutcomes.of(FastGenerator.stream(7, 7));
        C complete = house.game().withOutcome(state, command, outcomes);
        return house.game().decide(state, complete) instanceof Decision.Accepted<E>;
    }

    /** Millions of these are checked, so nothing is put into words until one fails. */
    private void expect(boolean accepted, House<S, C, E, V> house, S state, C command) {
        if (isAccepted(house, state, command) != accepted)
            throw new AssertionError(
                    command + (accepted ? " is offered and refused in " : " is accepted and not offered in ") + state);
    }

    private boolean isCovered(List<Offer<C>> offers, C command) {
        Money stake = stakeOf(command);
        for (Offer<C> offer : offers) {
            if (offer.command().equals(command)) return true;
            for (int number : offer.numbers())
                if (withNumber(offer.command(), number).equals(command)) return true;
            Offer.Stakes stakes = offer.stakes();
            if (stakes != null
                    && stake != null
                    && stakes.contains(stake)
                    && withStake(offer.command(), stake).equals(command)) return true;
        }
        return false;
    }

    @Test
    void every_phase_is_reached_in_play() {
        Set<Class<?>> reached = new HashSet<>();
        atEachMoment((_, moment) -> reached.add(moment.state().getClass()));
        Class<?> phases = Arrays.stream(reached.iterator().next().getInterfaces())
                .filter(Class::isSealed)
                .findFirst()
                .orElseThrow();
        assertThat(reached).containsExactlyInAnyOrder(phases.getPermittedSubclasses());
    }

    @Test
    void every_offer_is_accepted_over_its_whole_range() {
        atEachMoment((house, moment) -> {
            for (Viewer viewer : actors())
                for (Offer<C> offer : house.game().offers(moment.state(), viewer))
                    for (C member : members(offer)) expect(true, house, moment.state(), member);
        });
    }

    private List<C> members(Offer<C> offer) {
        Offer.Stakes stakes = offer.stakes();
        if (!offer.numbers().isEmpty()) return numbered(offer, offer.numbers());
        if (stakes == null) return List.of(offer.command());
        Money second = stakes.min().plus(stakes.unit()).min(stakes.max());
        return List.of(
                withStake(offer.command(), stakes.min()),
                withStake(offer.command(), second),
                withStake(offer.command(), stakes.max()));
    }

    private List<C> numbered(Offer<C> offer, List<Integer> numbers) {
        assertThat(offer.command())
                .isEqualTo(withNumber(offer.command(), offer.numbers().getFirst()));
        return numbers.stream()
                .map(number -> withNumber(offer.command(), number))
                .toList();
    }

    @Test
    void what_lies_beside_an_offer_is_refused_unless_another_covers_it() {
        atEachMoment((house, moment) -> {
            for (Viewer viewer : actors()) {
                List<Offer<C>> offers = house.game().offers(moment.state(), viewer);
                for (Offer<C> offer : offers)
                    for (C neighbour : neighbours(offer))
                        expect(isCovered(offers, neighbour), house, moment.state(), neighbour);
            }
        });
    }

    private List<C> neighbours(Offer<C> offer) {
        List<C> neighbours = new ArrayList<>(elsewhere(offer.command()));
        Offer.Stakes stakes = offer.stakes();
        if (stakes != null) {
            Money cent = Money.cents(1);
            neighbours.add(withStake(offer.command(), stakes.min().minus(cent)));
            neighbours.add(withStake(offer.command(), stakes.min().plus(cent)));
            neighbours.add(withStake(offer.command(), stakes.max().plus(cent)));
            neighbours.add(withStake(offer.command(), stakes.max().plus(stakes.unit())));
        }
        for (int number : offer.numbers()) neighbours.addAll(numbered(offer, List.of(number - 1, number + 1)));
        return neighbours;
    }

    @Test
    void what_would_be_accepted_is_offered_and_nothing_else() {
        atEachMoment((house, moment) -> {
            for (Viewer viewer : actors()) {
                List<Offer<C>> offers = house.game().offers(moment.state(), viewer);
                for (C command : universe(moment.state(), viewer))
                    expect(isCovered(offers, command), house, moment.state(), command);
            }
        });
    }

    @Test
    void replaying_the_events_gives_an_equal_state() {
        atEachMoment((house, moment) -> {
            S replayed = house.game().initial();
            for (E event : moment.events()) replayed = house.game().evolve(replayed, event);
            assertThat(replayed).isEqualTo(moment.state());
            assertThat(replayed.hashCode()).isEqualTo(moment.state().hashCode());
        });
    }

    @Test
    void every_stake_is_settled_once_and_money_in_is_money_out() {
        atEachMoment((house, moment) -> {
            Books books = Books.check(moment.events());
            assertThat(books.areClear()).as("%s", moment.state()).isEqualTo(isAtRest(moment.state()));
            for (Patron patron : patrons()) checkBooks(house, moment.state(), books, patron);
        });
    }

    private void checkBooks(House<S, C, E, V> house, S state, Books books, Patron patron) {
        assertThat(standing(state, patron)).as("stakes of %s", patron).isEqualTo(books.standing(patron));
        Money now = chips(state, patron);
        Money first = chips(prepared(house), patron);
        if (now != null && first != null)
            assertThat(now).as("chips of %s", patron).isEqualTo(first.plus(books.moved(patron)));
    }

    private S prepared(House<S, C, E, V> house) {
        Given<S, C, E> given = Given.given(house.game());
        return given.having(house.preparation()).state();
    }

    @Test
    void no_view_holds_a_hidden_card() {
        atEachMoment((house, moment) -> {
            List<Viewer> viewers = new ArrayList<>(actors());
            viewers.add(new Viewer.Passerby());
            viewers.add(new Viewer.Staff(Grade.GAMING_MANAGER));
            for (Viewer viewer : viewers) {
                V view = house.game().view(moment.state(), viewer);
                Collection<Card> hidden = hidden(moment.state(), viewer);
                for (Card card : hidden.isEmpty() ? List.<Card>of() : CardsIn.value(view))
                    if (hidden.contains(card))
                        throw new AssertionError(viewer + " sees " + card + " in " + moment.state());
                checkView(moment.state(), viewer, view);
            }
        });
    }
}
