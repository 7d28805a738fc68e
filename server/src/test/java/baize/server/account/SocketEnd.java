package baize.server.account;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A client's end of a socket at table 4: keeps the answers, and how it was closed. */
final class SocketEnd implements WebSocket.Listener {
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final LinkedBlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();

    WebSocket open(HttpClient client, int port, String header, String value) {
        return client.newWebSocketBuilder()
                .header(header, value)
                .header("Origin", "http://127.0.0.1:" + port)
                .buildAsync(URI.create("ws://127.0.0.1:" + port + "/ws/tables/4"), this)
                .join();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            if (!part.toString().startsWith("{\"version\"")) answers.add(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed.complete(status);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
        closed.complete(-1);
    }

    int closing() throws Exception {
        return closed.get(30, TimeUnit.SECONDS);
    }

    /** Sends a command; its answer. */
    String ask(WebSocket socket, String command) throws Exception {
        socket.sendText("{\"id\":\"" + House.id() + "\",\"command\":" + command + "}", true)
                .join();
        return String.valueOf(answers.poll(30, TimeUnit.SECONDS));
    }
}
