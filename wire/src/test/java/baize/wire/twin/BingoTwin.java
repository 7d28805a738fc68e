package baize.wire.twin;

import static baize.wire.twin.Impossible.ever;
import static baize.wire.twin.Impossible.in;

import baize.wire.twin.BingoHall.Entry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Bingo, reckoned by hand. */
final class BingoTwin implements Twin {
    private static final String SEVERAL = "one-after-another";

    @Override
    public String game() {
        return "bingo";
    }

    @Override
    public List<String> remedies() {
        return List.of(
                "said-wrongly",
                "entered-wrongly",
                "entered-wrongly-before",
                "announced-late",
                "terminal-error",
                "card-fails",
                "false-claim",
                "void-entry",
                "invalidate",
                "invalidate-fraud",
                "invalidate-retain",
                "invalidate-a-stranger",
                "close",
                SEVERAL);
    }

    @Override
    public List<String> phases() {
        return List.of(
                "sold",
                "announced",
                "calling",
                "claimed",
                "verified",
                "paid",
                "won",
                "settled",
                "left",
                "next",
                "session-over",
                "next-session");
    }

    @Override
    public List<Impossible> impossible() {
        String noGame = "sold settled left session-over next-session";
        return List.of(
                in(noGame + " announced next", "said-wrongly announced-late", "8.3: no number of the game is drawn"),
                in("sold announced next next-session", "entered-wrongly entered-wrongly-before", "8.3: none is drawn"),
                in(noGame + " won", "terminal-error", "8.4: there is no game that cannot be completed"),
                in("session-over", "card-fails", "8.5: no card is in play"),
                in(noGame + " announced next", "false-claim", "5.4: no number of the game is drawn"),
                in(
                        "sold next-session",
                        "invalidate invalidate-fraud invalidate-retain",
                        "9.4: no game has begun, or has a result, in this session"),
                ever("invalidate-a-stranger", "R-192: it names somebody without an entry"));
    }

    @Override
    public Set<String> orders() {
        return Set.of("open", "restrict", "lift-restriction", "incident");
    }

    /** Everybody pays the same fee, nobody has a box, and there are no cards but the players'. */
    @Override
    public Set<String> unknown() {
        Set<String> unknown = new TreeSet<>(ORDERS);
        unknown.removeAll(orders());
        unknown.removeAll(List.of("close-sign", "close"));
        unknown.addAll(REGISTER);
        return unknown;
    }

    @Override
    public void play(Playout playout, String remedy, String phase) {
        new Round(playout, remedy, phase).play();
    }

    @Override
    public String toString() {
        return game();
    }

    /** A session of two games, the moment at which something strikes, and what comes after. */
    private final class Round {
        private static final String STAFF = "'by': 'gaming-supervisor'";
        private final List<String> patrons = List.of("ann", "bob", "cat", "dan");
        private final Playout p;
        private final String phase;
        private final BingoHall hall;
        private final List<Integer> order = new ArrayList<>();
        private String remedy;
        private boolean struck;
        private int serial = 1000;
        /** At which call or claim it strikes. */
        private int countdown;

        Round(Playout playout, String remedy, String phase) {
            this.p = playout;
            this.remedy = remedy;
            this.phase = phase;
            this.hall = new BingoHall(playout);
            this.countdown = p.random.nextInt(phase.equals("calling") ? 25 : 2);
        }

        void play() {
            house();
            for (String patron : patrons) for (int cards = 1 + p.random.nextInt(2); cards > 0; cards--) issue(patron);
            strikeIn("sold");
            game();
            strikeIn("settled");
            if (phase.equals("left") && leave(p.oneOf(patrons))) strikeIn("left");
            if (hall.session) game();
            strikeIn("session-over");
            if (!hall.session && !hall.closed) issue("bob");
            strikeIn("next-session");
            hall.end();
        }

        private void house() {
            p.house("games", "" + BingoHall.GAMES);
            p.house("cards", "20");
            p.house("sharePer", hall.perBox ? "box" : "player");
            p.house("minorRollover", "" + hall.rollover);
            p.house("prize", Playout.money(hall.prize));
            p.house("entryFee", Playout.money(hall.fee));
            p.house(
                    "minors",
                    hall.minors.entrySet().stream()
                            .map(minor -> minor.getKey() + ":" + Playout.money(minor.getValue()))
                            .collect(Collectors.joining(" ")));
            p.opens(hall.pool, 0);
            p.house("jackpotGames", "1 2");
            p.house("jackpotMeter", Playout.money(hall.pool / 1_000_000));
            p.house("jackpotSeed", Playout.money(hall.seed));
            p.house("jackpotShareOfFee", "%d.%04d%%".formatted(hall.share / 10_000, hall.share % 10_000));
            p.house(
                    "jackpotLevels",
                    Arrays.stream(hall.levels)
                            .map(level -> (level[0] == 0 ? "numbers" : "within-" + level[0]) + ":" + level[1])
                            .collect(Collectors.joining(" ")));
        }

        private void issue(String patron) {
            BingoCard card = BingoCard.random(++serial, patron, p.chance(30), p.random);
            p.say("{'do': 'issue', 'patron': '" + patron + "', 'serial': " + serial + ", 'boxes': ['" + card.box()
                    + "'], " + (card.automatic() ? "'medium': 'electronic', 'automatic': true}" : "'by': 'dealer'}"));
            hall.issue(card);
        }

        private void game() {
            boolean first = hall.played == 0;
            if (hall.cards.isEmpty() || hall.closed) return;
            List<Integer> drawn = shuffled(1, BingoCard.NUMBERS).subList(0, 5);
            p.say("{'do': 'start', 'jackpotNumbers': " + drawn + "}");
            BingoGame game = hall.start(drawn);
            order.clear();
            order.addAll(shuffled(1, BingoCard.NUMBERS));
            order.addAll(shuffled(BingoCard.NUMBERS + 1, 90));
            strikeIn(first ? "announced" : "next");
            while (hall.game == game) {
                if (game.isChecking()) verify(game);
                else if (game.isWon() || game.drawn.size() == 90) settle(game);
                else if (!game.unannounced.isEmpty() && p.chance(20))
                    announce(game, game.unannounced.iterator().next());
                else {
                    if (p.chance(2)) leave(p.oneOf(patrons));
                    call(game);
                }
                if (hall.game == game && !game.isWon()) claim(game);
            }
        }

        private List<Integer> shuffled(int from, int to) {
            List<Integer> all =
                    new ArrayList<>(IntStream.rangeClosed(from, to).boxed().toList());
            Collections.shuffle(all, p.random);
            return all;
        }

        /** The next number that has not been drawn; now and then the caller says another. */
        private void call(BingoGame game) {
            int number = undrawn(game);
            boolean announced = !p.chance(4);
            boolean paid = game.good().stream().anyMatch(pattern -> !pattern.equals(BingoCard.BINGO));
            p.say("{'do': 'call', 'number': " + number + (announced ? "" : ", 'announced': " + (91 - number)) + "}");
            game.timeIsOver();
            hall.payMinors(game);
            game.call(number, announced || 91 - number == number);
            if (paid) strikeAtLast("paid");
            if (hall.game == game) strikeAtLast("calling");
        }

        private int undrawn(BingoGame game) {
            return order.stream()
                    .filter(one -> !game.drawn.contains(one))
                    .findFirst()
                    .orElse(90);
        }

        /** Most who have something to call out do so. */
        private void claim(BingoGame game) {
            for (BingoCard card : List.copyOf(game.cards))
                if (!card.automatic() && game.isEntitled(card) && p.chance(80)) {
                    p.say("{'do': 'claim', 'patron': '" + card.patron() + "', 'by': 'dealer', 'serial': "
                            + card.serial() + "}");
                    game.claim(card);
                }
            if (game.isChecking()) strikeAtLast("claimed");
        }

        private void verify(BingoGame game) {
            p.say("{'do': 'verify', " + STAFF + "}");
            game.verify();
            if (game.isWon()) strikeIn("won");
            else if (!game.good().isEmpty()) strikeAtLast("verified");
        }

        private void settle(BingoGame game) {
            for (int number : List.copyOf(game.unannounced)) if (!game.isWon()) announce(game, number);
            if (hall.game != game || game.isChecking()) return;
            if (!game.isWon() && game.cards.stream().anyMatch(game::isEntitled)) claim(game);
            if (game.isChecking()) return;
            p.say("{'do': 'settle'}");
            if (!game.isWon()) game.timeIsOver();
            hall.settle(game);
        }

        private void announce(BingoGame game, int number) {
            int call = game.drawn.indexOf(number) + 1;
            p.say("{'do': 'correct-call', 'by': 'dealer', 'call': " + call + "}");
            game.correct(call, number);
            game.sound();
        }

        /** Not before a prize is paid; whether this one leaves. */
        private boolean leave(String patron) {
            boolean owed = hall.game != null
                    && hall.game.claims.stream()
                            .anyMatch(claim ->
                                    claim.isGood() && claim.card.patron().equals(patron));
            if (owed || hall.entry(patron).left) return false;
            p.say("{'do': 'leave', 'patron': '" + patron + "'}");
            hall.leave(patron);
            return true;
        }

        private void strikeAtLast(String now) {
            if (phase.equals(now) && countdown-- <= 0) strikeIn(now);
        }

        private void strikeIn(String now) {
            if (!phase.equals(now) || struck) return;
            struck = true;
            p.strike(this::strikes);
        }

        private void strikes() {
            if (!remedy.equals(SEVERAL)) strike();
            else
                for (String one : remedies().subList(0, remedies().size() - 1))
                    if (p.chance(30)) {
                        remedy = one;
                        strike();
                    }
        }

        private void strike() {
            String one = p.oneOf(patrons);
            switch (remedy) {
                case "said-wrongly", "entered-wrongly", "entered-wrongly-before" -> correct();
                case "announced-late" -> announceLate();
                case "terminal-error" -> terminalError();
                case "card-fails" -> {
                    if (!hall.cards.isEmpty()) cardFails(p.oneOf(hall.cards));
                }
                case "false-claim" -> falseClaim(one);
                case "void-entry" -> voidEntry(one);
                case "close" -> close();
                default -> invalidate(one);
            }
        }

        private void terminalError() {
            BingoGame game = hall.game;
            p.say(game != null && !game.isWon(), "{'do': 'terminal-error', 'by': 'dealer'}");
            if (game != null && !game.isWon()) hall.voided(game);
        }

        /** Something was said or entered in error at the last call, or at an earlier one. */
        private void correct() {
            BingoGame game = hall.game == null ? hall.over : hall.game;
            if (game == null || game.drawn.isEmpty())
                p.refused("{'do': 'correct-call', 'by': 'dealer', 'announced': 2}");
            else correct(game);
        }

        private void correct(BingoGame game) {
            int calls = game.drawn.size();
            int call = remedy.endsWith("before") && calls > 1 ? 1 + p.random.nextInt(calls - 1) : calls;
            boolean said = remedy.equals("said-wrongly");
            int wrong = game.drawn.get(call - 1);
            int right = said ? wrong : p.chance(50) ? undrawn(game) : fresh(game);
            boolean can = (said || calls < 90)
                    && (hall.game != null
                            || (!said && hall.isPaid((won, card) -> BingoHall.restsOn(won, card, wrong))));
            p.say(
                    can,
                    "{'do': 'correct-call', 'by': 'dealer', 'call': " + call + ", "
                            + (said ? "'announced': " + (wrong % 90 + 1) : "'number': " + right) + "}");
            if (!can) return;
            game.correct(call, right);
            if (!said) hall.recallOn(wrong);
            if (hall.game != null) game.sound();
        }

        private int fresh(BingoGame game) {
            return shuffled(1, 90).stream()
                    .filter(number -> !game.drawn.contains(number))
                    .findFirst()
                    .orElse(90);
        }

        /** What was drawn and not announced is announced. */
        private void announceLate() {
            BingoGame game = hall.game;
            if (game == null || game.drawn.isEmpty()) {
                p.refused("{'do': 'correct-call', 'by': 'dealer'}");
                return;
            }
            if (game.unannounced.isEmpty()) p.refused("{'do': 'correct-call', 'by': 'dealer'}");
            for (int number : List.copyOf(game.unannounced)) announce(game, number);
        }

        /** After twenty minutes; what was claimed is checked before, and a bingo ends its game. */
        private void close() {
            BingoGame game = hall.game;
            if (game != null && game.isChecking()) verify(game);
            if (game != null && game.isWon()) settle(game);
            p.say("{'do': 'tick', 'at': '2026-11-16T20:00:00+11:00'}");
            p.say("{'do': 'close-sign', " + STAFF + "}");
            p.say("{'do': 'tick', 'at': '2026-11-16T20:20:00+11:00'}");
            p.say("{'do': 'close', " + STAFF + "}");
            hall.close();
        }

        /** No number is called until it is replaced; it has all the marks that it had. */
        private void cardFails(BingoCard card) {
            boolean can = hall.session && hall.cards.contains(card) && card.automatic();
            p.say(can, "{'do': 'card-fails', 'by': 'dealer', 'serial': " + card.serial() + "}");
            p.say(can, "{'do': 'replace-card', 'by': 'dealer', 'serial': " + card.serial() + "}");
        }

        /** Whoever claims wrongly plays on. */
        private void falseClaim(String patron) {
            BingoGame game = hall.game;
            boolean can = game != null && !game.drawn.isEmpty();
            for (BingoCard card : hall.cards)
                if (card.patron().equals(patron) && (game == null || isIdle(game, card))) {
                    p.say(
                            can,
                            "{'do': 'claim', 'patron': '" + patron + "', 'by': 'dealer', 'serial': " + card.serial()
                                    + "}");
                    if (game != null && can) game.claim(card);
                    return;
                }
        }

        private static boolean isIdle(BingoGame game, BingoCard card) {
            return game.open.keySet().stream().noneMatch(pattern -> card.shows(pattern, game.heard()));
        }

        private void voidEntry(String patron) {
            Entry entry = hall.entry(patron);
            boolean can =
                    entry.hasPaid() || hall.isPaid((_, card) -> card.patron().equals(patron));
            p.say(can, "{'do': 'void-entry', " + STAFF + ", 'patron': '" + patron + "', 'text': 'a computer'}");
            if (can) hall.voidEntry(patron);
        }

        /** The game in play has no result then, nor has the one that was settled last, until the next begins. */
        private void invalidate(String patron) {
            boolean stranger = remedy.equals("invalidate-a-stranger");
            boolean fraud = remedy.equals("invalidate-fraud");
            boolean names = fraud || remedy.equals("invalidate-retain");
            boolean can = (hall.game != null || hall.hasResult) && !stranger && (!names || hall.entry(patron).fee > 0);
            String named = stranger ? "zoe" : patron;
            p.say(
                    can,
                    "{'do': 'invalidate', " + STAFF
                            + (remedy.equals("invalidate-retain")
                                    ? ", 'retain': ['" + named
                                            + "'], 'reason': 'seen on film', 'second': 'gaming-manager'"
                                    : fraud || stranger ? ", 'cause': '9.4.2', 'forfeit': ['" + named + "']" : "")
                            + "}");
            if (!can) return;
            if (names) hall.entry(patron).kept = true;
            if (fraud) hall.forfeited(patron);
            if (hall.game == null) hall.undo();
            else hall.voided(hall.game);
        }
    }
}
