package baize.wire.twin;

import java.util.List;
import java.util.Set;

/** One game, played and reckoned apart from the program. */
interface Twin {
    /** What the staff of any table may order about seats, signs, cards and people. */
    Set<String> ORDERS = Set.of(
            "put-up-sign",
            "take-down-sign",
            "raise-minimum",
            "change-limits",
            "personal-limit",
            "withdraw-personal-limit",
            "close-sign",
            "close",
            "open",
            "change-cards",
            "reclaim-seat",
            "restrict",
            "lift-restriction",
            "incident");

    /** What the staff may do about wrong payments, where the book has a register of them. */
    Set<String> REGISTER = Set.of("overpayment", "underpayment", "rectify-payment");

    String game();

    /** What the staff may do about something that went wrong, by names of the twin's own. */
    List<String> remedies();

    /** The moments from the first wager of a round to the first of the next. */
    List<String> phases();

    /** What cannot come together, a line for each reason. */
    List<Impossible> impossible();

    /** Wire names of what the staff may order that moves no money. */
    Set<String> orders();

    /** Wire names of what is refused at this game whatever happens, since its book has nothing of the kind. */
    Set<String> unknown();

    /** A round in which this remedy strikes in this phase, with what follows from it. */
    void play(Playout playout, String remedy, String phase);
}
