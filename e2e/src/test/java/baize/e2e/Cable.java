package baize.e2e;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The cable between a browser and the house. It may be pulled, and what the house says may be held back while what the
 * browser says still arrives: that is how a wager gets accepted and nobody hears of it.
 */
final class Cable implements AutoCloseable {
    private final URI house;
    private final ServerSocket end;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private boolean pulled;
    private boolean held;

    Cable(TestHouse to) {
        house = URI.create(to.address());
        try {
            end = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        Thread.ofVirtual().start(this::accept);
    }

    String address() {
        return "http://" + house.getHost() + ":" + end.getLocalPort() + "/";
    }

    /** Nothing goes through any more, and what was held back is lost. */
    synchronized void pull() {
        pulled = true;
        sockets.forEach(Cable::close);
        sockets.clear();
        release();
    }

    synchronized void plug() {
        pulled = false;
    }

    /** What the house says waits until {@link #release}. */
    synchronized void hold() {
        held = true;
    }

    synchronized void release() {
        held = false;
        notifyAll();
    }

    private void accept() {
        while (!end.isClosed()) {
            try {
                connect(end.accept());
            } catch (IOException closed) {
                return;
            }
        }
    }

    private synchronized void connect(Socket browser) {
        if (pulled) {
            close(browser);
            return;
        }
        try {
            Socket server = new Socket(house.getHost(), house.getPort());
            sockets.add(browser);
            sockets.add(server);
            Thread.ofVirtual().start(() -> carry(browser, server, false));
            Thread.ofVirtual().start(() -> carry(server, browser, true));
        } catch (IOException unreachable) {
            close(browser);
        }
    }

    private void carry(Socket from, Socket to, boolean answers) {
        byte[] some = new byte[8192];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int size = in.read(some); size >= 0; size = in.read(some)) {
                if (answers) awaitRelease();
                out.write(some, 0, size);
            }
        } catch (IOException broken) {
            // One side has gone; both are closed.
        } finally {
            sockets.remove(from);
            sockets.remove(to);
        }
    }

    private synchronized void awaitRelease() throws IOException {
        try {
            while (held) wait();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException(stopped);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            // It is closed either way.
        }
    }

    @Override
    public void close() {
        pull();
        try {
            end.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
