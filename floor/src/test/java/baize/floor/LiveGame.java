package baize.floor;

import static baize.floor.TestFloor.now;

import baize.core.money.Money;
import baize.floor.jackpot.LinkedFloor;
import baize.floor.table.Setup;
import baize.games.jackpot.JackpotRules;
import baize.wire.Cue;
import baize.wire.Games;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The five games as live tables may have them, and what a house dealer waits for at each. */
enum LiveGame {
    THREE_CARD_POKER(TestFloor.SETTINGS, Cue.Wait.WAGERING, Cue.Wait.DECIDING),
    CARIBBEAN_STUD(LinkedFloor.SETTINGS, Cue.Wait.WAGERING, Cue.Wait.DECIDING),
    BLACKJACK(
            Map.of("minimum", "10.00", "chips", "5-25-100", "device", "shoe", "decks", "6", "sideWagers", "none"),
            Cue.Wait.WAGERING,
            Cue.Wait.DECIDING),
    CRAPS(CrapsFloor.SETTINGS, Cue.Wait.WAGERING, Cue.Wait.SHOOTING),
    BINGO(BingoFloor.SETTINGS, Cue.Wait.WAGERING, Cue.Wait.CALLING);

    private final Map<String, String> settings;
    private final List<Cue.Wait> waits;

    LiveGame(Map<String, String> settings, Cue.Wait... waits) {
        this.settings = settings;
        this.waits = List.of(waits);
    }

    List<Cue.Wait> waits() {
        return waits;
    }

    /** A table of it that the house deals at, linked to a pool where it has a jackpot. */
    LiveTable<?, ?, ?, ?> at(Floor floor, String id) {
        String game = name().toLowerCase(Locale.ROOT).replace('_', '-');
        Setup setup = Setup.of(game, settings, Money.dollars(500_000));
        JackpotRules rules = Games.of(game).jackpotRules(settings);
        if (rules == null) return now(floor.setUp(id, setup));
        now(floor.pools().setUp("pool", "Jackpot", game, rules));
        return now(floor.setUp(id, setup.linkedTo("pool")));
    }
}
