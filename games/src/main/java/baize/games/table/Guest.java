package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a table remembers of a patron.
 *
 * @param box where he or she sits, if anywhere
 * @param chips chips at hand; absent for ample
 * @param lossLimitLeft what may still be lost; absent without a limit
 * @param tokens promotional tokens at hand; absent for ample
 * @param marker the sign whose minimums this player keeps, if a marker stands before the box
 * @param personal limits of this player's own, the area's before the general ones
 * @param idle completed rounds in a row without a wager, at a full table
 * @param warned the day of the last warning that the game keeps in mind
 * @param apart those with whom this patron may not play
 */
public record Guest(
        Patron patron,
        @Nullable Box box,
        PlayerCard card,
        boolean member,
        @Nullable Money chips,
        @Nullable Money lossLimitLeft,
        @Nullable Money tokens,
        @Nullable Sign marker,
        List<Personal> personal,
        int idle,
        @Nullable LocalDate warned,
        boolean excluded,
        List<Patron> apart) {

    /** Limits for one player, on one area or on all. */
    public record Personal(@Nullable String on, Limits limits) {}

    /** A patron of whom nothing is known: ample funds and a valid card, which is a member's. */
    static Guest unknown(Patron patron) {
        return new Guest(
                patron, null, PlayerCard.VALID, true, null, null, null, null, List.of(), 0, null, false, List.of());
    }

    /** Whether nothing would be lost by forgetting this patron. */
    boolean isForgettable() {
        return equals(unknown(patron));
    }

    /** What the house does not say again stays as it was. */
    Guest admitted(TableEvent.PatronAdmitted e) {
        return new Guest(
                patron,
                box,
                e.card(),
                e.member(),
                orElse(e.chips(), chips),
                orElse(e.lossLimitLeft(), lossLimitLeft),
                orElse(e.tokens(), tokens),
                marker,
                personal,
                idle,
                e.warned() == null ? warned : e.warned(),
                excluded,
                apart);
    }

    private static @Nullable Money orElse(@Nullable Money said, @Nullable Money known) {
        return said == null ? known : said;
    }

    Guest seatedAt(Box at) {
        return new Guest(
                patron, at, card, member, chips, lossLimitLeft, tokens, marker, personal, 0, warned, excluded, apart);
    }

    /** Without a seat, and so without a marker; limits of one's own last until they are withdrawn. */
    Guest gone() {
        return new Guest(
                patron, null, card, member, chips, lossLimitLeft, tokens, null, personal, 0, warned, excluded, apart);
    }

    /** Known no longer, but for limits of one's own and restrictions, which last until staff lift them. */
    @Rule({"R-7", "R-9"})
    Guest cardedOut() {
        return new Guest(
                patron, null, PlayerCard.VALID, true, null, null, null, null, personal, 0, null, excluded, apart);
    }

    /** Whether this patron may not begin to play now, whatever the day. */
    boolean isBlocked() {
        return card == PlayerCard.BLOCKED;
    }

    Guest withMarker(@Nullable Sign sign) {
        return new Guest(
                patron, box, card, member, chips, lossLimitLeft, tokens, sign, personal, idle, warned, excluded, apart);
    }

    /** With limits of one's own for an area, or for all; those for the same area before are replaced. */
    Guest withPersonal(Personal limits) {
        List<Personal> all = new ArrayList<>(personal);
        all.removeIf(other -> Objects.equals(other.on(), limits.on()));
        if (limits.on() == null) all.addLast(limits);
        else all.addFirst(limits);
        return withPersonal(List.copyOf(all));
    }

    Guest withoutPersonal() {
        return withPersonal(List.of());
    }

    private Guest withPersonal(List<Personal> all) {
        return new Guest(
                patron, box, card, member, chips, lossLimitLeft, tokens, marker, all, idle, warned, excluded, apart);
    }

    /** This player's own limits on an area, if any. */
    @Nullable
    Limits personal(String area) {
        for (Personal own : personal) if (own.on() == null || own.on().equals(area)) return own.limits();
        return null;
    }

    Guest withIdle(int rounds) {
        return new Guest(
                patron,
                box,
                card,
                member,
                chips,
                lossLimitLeft,
                tokens,
                marker,
                personal,
                rounds,
                warned,
                excluded,
                apart);
    }

    Guest warnedOn(LocalDate day) {
        return new Guest(
                patron, box, card, member, chips, lossLimitLeft, tokens, marker, personal, idle, day, excluded, apart);
    }

    Guest restricted(boolean out, List<Patron> from) {
        return new Guest(
                patron, box, card, member, chips, lossLimitLeft, tokens, marker, personal, idle, warned, out, from);
    }

    /** Under one more restriction: kept from these, or, where none are named, from the game. */
    Guest restrictedFurther(List<Patron> from) {
        Set<Patron> all = new LinkedHashSet<>(apart);
        all.addAll(from);
        return restricted(excluded || from.isEmpty(), List.copyOf(all));
    }

    Guest withAmpleMeans() {
        return new Guest(patron, box, card, member, null, null, null, marker, personal, idle, warned, excluded, apart);
    }

    boolean countsMoney() {
        return chips != null || lossLimitLeft != null || tokens != null;
    }

    /** After chips and tokens came in (or, below zero, went onto the layout). */
    Guest moved(Money money, Money promotional) {
        return new Guest(
                patron,
                box,
                card,
                member,
                added(chips, money),
                added(lossLimitLeft, money),
                added(tokens, promotional),
                marker,
                personal,
                idle,
                warned,
                excluded,
                apart);
    }

    private static @Nullable Money added(@Nullable Money held, Money money) {
        return held == null ? null : held.plus(money);
    }
}
