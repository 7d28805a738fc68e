package baize.cli.bench;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Strangers who send over sockets as fast as they can and read nothing; who is cut off comes back at once. */
final class Flood implements AutoCloseable {
    private static final int TEXT = 0x81;
    private static final int PING = 0x89;
    private static final int MASKED = 0x80;
    private static final int LENGTH = 100;
    private static final int AT_ONCE = 500;

    private final InetSocketAddress at;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicLong sent = new AtomicLong();
    private final AtomicLong sockets = new AtomicLong();
    private volatile boolean over;

    /** Every fourth of them pings, which asks for answers too; the others send commands. */
    Flood(URI at, int strangers) {
        this.at = new InetSocketAddress(at.getHost(), at.getPort());
        for (int stranger = 0; stranger < strangers; stranger++) {
            ByteBuffer frames = frames(stranger % 4 == 3 ? PING : TEXT);
            threads.add(Thread.ofPlatform().daemon().start(() -> send(frames)));
        }
    }

    private static ByteBuffer frames(int kind) {
        byte[] said = ("{\"id\":\"" + "x".repeat(LENGTH - 20) + "\",\"co\":1}").getBytes(StandardCharsets.US_ASCII);
        ByteBuffer frames = ByteBuffer.allocateDirect(AT_ONCE * (said.length + 6));
        for (int frame = 0; frame < AT_ONCE; frame++)
            frames.put((byte) kind)
                    .put((byte) (MASKED | said.length))
                    .putInt(0) // masked with nothing
                    .put(said);
        return frames.flip();
    }

    private void send(ByteBuffer frames) {
        while (!over) {
            try (SocketChannel channel = SocketChannel.open(at)) {
                channel.write(ByteBuffer.wrap(head().getBytes(StandardCharsets.US_ASCII)));
                sockets.incrementAndGet();
                while (!over) sent.addAndGet(channel.write(frames.duplicate()));
            } catch (IOException cut) {
                // It comes back at once.
            }
        }
    }

    private String head() {
        return "GET /ws/tables/4 HTTP/1.1\r\nHost: " + at.getHostString() + ":" + at.getPort()
                + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    }

    /** Bytes that were sent; most are lost with the line on which they wait. */
    long sent() {
        return sent.get();
    }

    /** How often one of them came. */
    long sockets() {
        return sockets.get();
    }

    @Override
    public void close() {
        over = true;
        // Those that wait for room on the line hear of it only so.
        threads.forEach(Thread::interrupt);
    }
}
