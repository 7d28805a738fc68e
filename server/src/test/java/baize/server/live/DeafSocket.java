package baize.server.live;

import baize.server.TestGate;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A client's end of a socket that talks and does not listen, unless it is told to. */
final class DeafSocket implements AutoCloseable {
    private static final int SMALL = 4096;
    private static final int TEXT = 0x81;
    private static final int PING = 0x89;
    private static final int MASKED = 0x80;
    private static final int MEDIUM = 126;

    private final SocketChannel channel;
    private @Nullable ByteBuffer rest;

    private DeafSocket(SocketChannel channel) {
        this.channel = channel;
    }

    /** A connection over which nothing has been said. */
    static DeafSocket connect(int port) throws IOException {
        SocketChannel channel = SocketChannel.open();
        channel.setOption(StandardSocketOptions.SO_RCVBUF, SMALL);
        channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return new DeafSocket(channel);
    }

    static DeafSocket open(int port, String path, @Nullable String who) throws IOException {
        DeafSocket socket = connect(port);
        String head = "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                + (who == null ? "" : TestGate.WHO + ": " + who + "\r\n") + "\r\n";
        socket.channel.write(ByteBuffer.wrap(head.getBytes(StandardCharsets.US_ASCII)));
        String answer = "";
        ByteBuffer one = ByteBuffer.allocate(1);
        while (!answer.endsWith("\r\n\r\n")) {
            if (socket.channel.read(one.clear()) < 0) throw new IOException("not opened: " + answer);
            answer += (char) one.get(0);
        }
        if (!answer.startsWith("HTTP/1.1 101 ")) throw new IOException(answer);
        socket.channel.configureBlocking(false);
        return socket;
    }

    /** A message as it goes over the line. */
    static byte[] text(String text) {
        return frame(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] ping(int bytes) {
        return frame(PING, new byte[bytes]);
    }

    private static byte[] frame(int kind, byte[] said) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(kind);
        if (said.length < MEDIUM) out.write(MASKED | said.length);
        else {
            out.write(MASKED | MEDIUM);
            out.write(said.length >> 8);
            out.write(said.length);
        }
        out.writeBytes(new byte[4]); // masked with nothing
        out.writeBytes(said);
        return out.toByteArray();
    }

    /** Says as much of this as the line takes now; whether it took all. */
    boolean say(byte[] frame) throws IOException {
        ByteBuffer left = rest == null ? ByteBuffer.wrap(frame) : rest;
        channel.configureBlocking(false);
        channel.write(left);
        rest = left.hasRemaining() ? left : null;
        return rest == null;
    }

    /** Listens until the server has closed the line; how much was heard. */
    long drain() throws IOException {
        channel.configureBlocking(true);
        ByteBuffer heard = ByteBuffer.allocate(1 << 16);
        long bytes = 0;
        try {
            for (int read = 0; read >= 0; read = channel.read(heard.clear())) bytes += read;
        } catch (IOException reset) {
            // Cut off is cut off.
        }
        return bytes;
    }

    /** Listens for so many bytes, or until the line is closed; how many were heard. */
    String hear(int bytes) throws IOException {
        channel.configureBlocking(true);
        ByteBuffer heard = ByteBuffer.allocate(bytes);
        boolean open = true;
        while (open && heard.hasRemaining()) open = channel.read(heard) >= 0;
        return new String(heard.array(), 0, heard.position(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
