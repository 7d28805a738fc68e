package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What any table asks of a wager before the first card: a seat, the sign's limits, the player's means. */
public record Wagering(TableBook book, Table table) {

    /** The table with which a round begins now: a sign that is due has changed. */
    public static Wagering atRoundStart(TableBook book, Table table) {
        TableEvent.SignChanged changed = Signage.beforeRound(table);
        return new Wagering(book, changed == null ? table : table.evolve(changed));
    }

    /** What happens at the table when a round begins now. */
    public static List<TableEvent> roundStart(Table table) {
        TableEvent.SignChanged changed = Signage.beforeRound(table);
        return changed == null ? List.of() : List.of(changed);
    }

    /** Why this patron may not play at this box, if so. */
    public @Nullable Refusal seat(Patron patron, Box box) {
        return Seating.seatRefusal(book, table, patron, box);
    }

    /** Why this patron may not stake more than stands, if the card is blocked. */
    @Rule("R-13")
    public @Nullable Refusal blocked(Patron patron) {
        Guest guest = table.guest(patron);
        return guest.isBlocked() ? refusal(TableReason.NO_PLAYER_CARD, Seating.blocked(guest)) : null;
    }

    /** Why this patron may not play at this table at all, if so, wherever he or she would sit. */
    public @Nullable Refusal player(Patron patron) {
        return Seating.playerRefusal(book, table, patron);
    }

    /** Why what lies on the layout cannot have been the player's, if so. */
    public @Nullable Refusal hadAtHand(Patron patron, Money stake, Money tokens, @Nullable Placed was) {
        Refusal refusal = inChips(stake);
        if (refusal != null) return refusal;
        Guest guest = table.guest(patron);
        Money moreTokens = was == null ? tokens : tokens.minus(was.tokens());
        Money chips = (was == null ? stake : stake.minus(was.stake())).minus(moreTokens);
        if (tokens.isAbove(stake)
                || tokens.isBelow(Money.ZERO)
                || (guest.tokens() != null && moreTokens.isAbove(guest.tokens())))
            return refusal(TableReason.NOT_ENOUGH_TOKENS, moreTokens + " in tokens was not at hand");
        if (!stake.isPositive() || (guest.chips() != null && chips.isAbove(guest.chips())))
            return refusal(TableReason.NOT_ENOUGH_CHIPS, chips + " was not at hand");
        return null;
    }

    /** The seat that a wager takes with it. */
    public List<TableEvent> seating(Patron patron, Box box) {
        return box.equals(table.guest(patron).box()) ? List.of() : List.of(new TableEvent.Seated(patron, box));
    }

    /** Why a wager of this size may not lie on this area, if so. */
    @Rule({
        "three-card-poker 6.1",
        "three-card-poker 6.4",
        "caribbean-stud 6.1",
        "caribbean-stud 6.4",
        "blackjack 6.1",
        "blackjack 6.4",
        "R-5"
    })
    public @Nullable Refusal size(Patron patron, String area, Money stake) {
        Limits limits = table.limits(patron, area);
        if (stake.isBelow(limits.minimum()))
            return refusal(TableReason.BELOW_MINIMUM, stake + " is below " + limits.minimum());
        if (stake.isAbove(limits.maximum()))
            return refusal(TableReason.ABOVE_MAXIMUM, stake + " is above " + limits.maximum());
        if (!stake.minus(limits.minimum()).isMultipleOf(limits.unit()))
            return refusal(
                    TableReason.NOT_IN_UNITS, stake + " is not " + limits.minimum() + " and units of " + limits.unit());
        return inChips(stake);
    }

    /** Why a stake cannot be laid down, if so: it must be made of the table's chips. No stake is for others to say. */
    @Rule({"three-card-poker 5.1", "caribbean-stud 5.2", "blackjack 5.2", "R-199"})
    public @Nullable Refusal inChips(Money stake) {
        Chips chips = book.table().chips();
        return !stake.isPositive() || chips.canPay(stake)
                ? null
                : refusal(TableReason.NOT_IN_CHIPS, stake + " cannot be made of chips of " + chips);
    }

    /** As much of an amount as can be laid down in the table's chips. */
    @Rule("R-199")
    public Money inChipsUpTo(Money most) {
        return book.table().chips().down(most);
    }

    /** The stakes within these limits that can be laid down, up to {@code most}, if any. */
    @Rule("R-199")
    public Offer.@Nullable Stakes stakes(Limits limits, Money most) {
        return book.table().chips().within(limits, most);
    }

    /** Why the player cannot put this much more onto the layout, if so. */
    @Rule({
        "three-card-poker 5.1",
        "three-card-poker 1.1 \"casino promotional token\"",
        "caribbean-stud 5.2",
        "caribbean-stud 1.1 \"casino promotional token\"",
        "blackjack 5.2",
        "blackjack 1.1 \"Casino Promotional Token\"",
        "R-16",
        "R-17"
    })
    public @Nullable Refusal means(Patron patron, Money more, Money tokens) {
        Guest guest = table.guest(patron);
        Money chips = more.minus(tokens);
        if (tokens.isAbove(more)
                || tokens.isBelow(Money.ZERO)
                || (guest.tokens() != null && tokens.isAbove(guest.tokens())))
            return refusal(TableReason.NOT_ENOUGH_TOKENS, tokens + " in tokens is more than there are");
        if (guest.chips() != null && chips.isAbove(guest.chips()))
            return refusal(TableReason.NOT_ENOUGH_CHIPS, chips + " is more than the " + guest.chips() + " at hand");
        if (guest.lossLimitLeft() != null && chips.isAbove(guest.lossLimitLeft()))
            return refusal(
                    TableReason.LOSS_LIMIT_EXCEEDED,
                    chips + " is more than the " + guest.lossLimitLeft() + " left of the loss limit");
        return null;
    }

    /**
     * Why a stake leaves too little of the loss limit for what the round may ask for after it, if so. Where the house
     * reserves nothing, who has no room left is only warned.
     *
     * @param more what is laid down now, and {@code toCome} what a round may need besides
     * @param what is to come, in the words of the game, and {@code rule} its clause on loss limits
     */
    @Rule({"R-15", "R-16"})
    public @Nullable Refusal reserve(Patron patron, Money more, Money toCome, String what, String rule) {
        Money left = table.guest(patron).lossLimitLeft();
        Money needed = more.plus(toCome);
        if (!book.table().lossLimitReserveFullBet() || left == null || !needed.isAbove(left)) return null;
        return new Refusal(
                book.reason(TableReason.LOSS_LIMIT_EXCEEDED),
                rule,
                "the loss limit leaves " + left + "; " + more + " now and " + toCome + " for " + what + " are "
                        + needed);
    }

    /**
     * The stakes this player may set an area to, if any.
     *
     * @param standing what lies there already
     * @param times how often the stake must fit into the loss limit, with what is to follow it
     * @param reserved what else is
     */
    public Offer.@Nullable Stakes stakes(Patron patron, String area, Money standing, int times, Money reserved) {
        Limits limits = table.limits(patron, area);
        Guest guest = table.guest(patron);
        Money most = guest.isBlocked() ? standing : limits.maximum();
        if (guest.chips() != null) most = most.min(guest.chips().plus(standing));
        Money left = guest.lossLimitLeft();
        if (left != null) {
            Money room = left.plus(standing).minus(reserved);
            most = most.min(Money.cents(new Odds(1, times).commission(room.cents())));
        }
        return stakes(limits, most.max(standing));
    }

    /**
     * A wager found on the layout as it lies: below the minimum it is valid, above the maximum it is valid up to it.
     *
     * @param under the clause on the first, {@code over} on the second
     */
    @Rule({
        "three-card-poker 6.2",
        "three-card-poker 6.3",
        "caribbean-stud 6.2",
        "caribbean-stud 6.3",
        "blackjack 6.2",
        "blackjack 6.3",
        "R-3",
        "R-5"
    })
    public Placed found(Patron patron, String area, Money stake, Money tokens, String under, String over) {
        Limits limits = table.limits(patron, area);
        if (stake.isAbove(limits.maximum()))
            return new Placed(stake, tokens, inChipsUpTo(limits.maximum()), List.of(over, "R-3"));
        if (stake.isBelow(limits.minimum())) return new Placed(stake, tokens, stake, List.of(under, "R-5"));
        return Placed.of(stake, tokens);
    }

    /**
     * A wager that is held to another (a Play wager to its Ante): valid up to {@code valid}.
     *
     * @param over the clause on wagers above a maximum
     */
    @Rule({"R-3", "R-4"})
    public static Placed heldTo(Money stake, Money tokens, Money valid, String over) {
        if (!valid.isBelow(stake)) return Placed.of(stake, tokens);
        return new Placed(stake, tokens, valid, List.of(over, "R-3", "R-4"));
    }

    private Refusal refusal(TableReason reason, String detail) {
        return Seating.refusal(book, reason, detail);
    }
}
