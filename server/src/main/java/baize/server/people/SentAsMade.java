package baize.server.people;

import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The body of an answer that a worker writes while it goes out. It waits for a reader who is slow, so that no more than
 * two parts of it are in memory, and gives up on one who does not read at all.
 */
final class SentAsMade extends OutputStream {
    private static final int PART = 1 << 16;
    private static final int PATIENCE_SECONDS = 30;

    private final Context loop;
    private final HttpServerResponse response;
    private Buffer part = Buffer.buffer(PART);
    private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

    /** @param loop the event loop of the answer's connection */
    SentAsMade(Context loop, HttpServerResponse response) {
        this.loop = loop;
        this.response = response;
    }

    @Override
    public void write(int one) throws IOException {
        part.appendByte((byte) one);
        if (part.length() >= PART) send();
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        part.appendBytes(bytes, from, length);
        if (part.length() >= PART) send();
    }

    /** Sends what there is and waits until all of it is out. */
    @Override
    public void close() throws IOException {
        if (part.length() > 0) send();
        await();
    }

    private void send() throws IOException {
        await();
        Buffer whole = part;
        CompletableFuture<Void> sent = new CompletableFuture<>();
        loop.runOnContext(_ -> {
            var _ = response.write(whole).onSuccess(sent::complete).onFailure(sent::completeExceptionally);
        });
        part = Buffer.buffer(PART);
        last = sent;
    }

    private void await() throws IOException {
        try {
            last.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException gone) {
            throw new IOException("the reader is gone", gone);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("stopped", stopped);
        }
    }
}
