package baize.cli.bench;

import io.vertx.core.http.WebSocket;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A table at which two players and a dealer sit, each with a socket: whoever's turn it is sends a command as soon as
 * the last one is answered. All of it happens on one event loop.
 */
final class SocketTable {
    private static final String ANTE = "{\"do\":\"wager\",\"on\":\"ante\",\"stake\":\"10.00\",\"box\":";
    private static final String PLAY = "{\"do\":\"play\",\"box\":";

    private final WebSocket dealer;
    private final List<WebSocket> players;
    private final SocketLoad load;
    private final BooleanSupplier goesOn;
    private final long[] sent;
    private Step step = Step.REVEAL;
    private int waitedFor;

    /** What is waited for. */
    private enum Step {
        WAGERS,
        DEAL,
        DECISIONS,
        REVEAL
    }

    SocketTable(WebSocket dealer, List<WebSocket> players, SocketLoad load, BooleanSupplier goesOn) {
        this.dealer = dealer;
        this.players = players;
        this.load = load;
        this.goesOn = goesOn;
        this.sent = new long[players.size() + 1];
        dealer.textMessageHandler(text -> heard(players.size(), text));
        for (int at = 0; at < players.size(); at++) {
            int seat = at;
            players.get(at).textMessageHandler(text -> heard(seat, text));
        }
    }

    /** Begins a round. */
    void begin() {
        step = Step.WAGERS;
        waitedFor = players.size();
        for (int at = 0; at < players.size(); at++) send(players.get(at), at, ANTE + (at + 1) + "}");
    }

    private void send(WebSocket from, int at, String command) {
        sent[at] = System.nanoTime();
        var _ = from.writeTextMessage("{\"id\":\"" + load.id() + "\",\"command\":" + command + "}");
    }

    private void heard(int at, String text) {
        if (text.startsWith("{\"version\"")) {
            load.viewed();
            return;
        }
        load.answered(System.nanoTime() - sent[at]);
        if (!text.contains("\"events\"")) throw new IllegalStateException("not accepted: " + text);
        if (--waitedFor == 0) goOn();
    }

    private void goOn() {
        waitedFor = 1;
        switch (step) {
            case WAGERS -> {
                step = Step.DEAL;
                send(dealer, players.size(), "{\"do\":\"deal\"}");
            }
            case DEAL -> {
                step = Step.DECISIONS;
                waitedFor = players.size();
                for (int at = 0; at < players.size(); at++) send(players.get(at), at, PLAY + (at + 1) + "}");
            }
            case DECISIONS -> {
                step = Step.REVEAL;
                send(dealer, players.size(), "{\"do\":\"reveal\"}");
            }
            case REVEAL -> {
                if (goesOn.getAsBoolean()) begin();
                else load.rests();
            }
        }
    }
}
