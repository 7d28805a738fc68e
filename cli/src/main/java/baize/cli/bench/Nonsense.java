package baize.cli.bench;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Sends requests that make no sense: sensible ones with a few bytes changed, by a seed. Each has a secret in it. */
final class Nonsense implements Runnable {
    /** Nothing that is typed must be found in a log. */
    static final String SECRET = "sw0rdf1sh-4071";

    private static final String[] REQUESTS = {
        "POST /api/sign-in HTTP/1.1\n{\"number\":\"4000\",\"secret\":\"" + SECRET + "\"}",
        "POST /api/setup HTTP/1.1\n{\"code\":\"" + SECRET
                + "\",\"member\":\"ada\",\"name\":\"Ada\",\"password\":\"x\"}",
        "POST /api/tables/4/commands HTTP/1.1\n{\"do\":\"wager\",\"box\":1,\"on\":\"ante\",\"stake\":\"" + SECRET
                + "\"}",
        "POST /api/tables/4/preview HTTP/1.1\n{\"do\":\"deal\",\"by\":{\"" + SECRET + "\":[[[[]]]]}}",
        "GET /api/par/bingo?cards=" + SECRET + "&x=%41 HTTP/1.1\n",
        "GET /api/rounds/4-" + SECRET + " HTTP/1.1\n",
        "GET /api/tables/%34?after=" + SECRET + " HTTP/1.1\n",
        "PUT /api/patrons/" + SECRET + "/limits HTTP/1.1\n{\"loss\":{\"day\":\"1e9\"}}",
    };
    private static final byte[] BYTES =
            "%{}[]\",:\\\r\n\0 \u00e9\u00ff\u0080/?&=;+-0x".getBytes(StandardCharsets.ISO_8859_1);
    private static final int PATIENCE = 30_000;

    private final InetSocketAddress at;
    private final long count;
    private final Generator random;
    private final Map<Integer, Long> answers = new TreeMap<>();
    private long cutOff;

    /** @param sender which of several with one seed */
    Nonsense(URI at, long count, long seed, int sender) {
        this.at = new InetSocketAddress(at.getHost(), at.getPort());
        this.count = count;
        this.random = FastGenerator.stream(seed, sender);
    }

    /** How often each status was answered. */
    Map<Integer, Long> answers() {
        return answers;
    }

    /** How often the line was cut instead. */
    long cutOff() {
        return cutOff;
    }

    @Override
    public void run() {
        long left = count;
        while (left > 0) {
            try (Socket socket = new Socket(at.getAddress(), at.getPort())) {
                socket.setSoTimeout(PATIENCE);
                // Many lines are opened one after the other: none of them lingers.
                socket.setSoLinger(true, 0);
                InputStream in = new BufferedInputStream(socket.getInputStream());
                boolean open = true;
                while (open && left > 0) {
                    left--;
                    // After a broken head the server may wait for what will not come: it hears that nothing will.
                    boolean broken = random.below(4) == 0;
                    socket.getOutputStream().write(request(broken));
                    if (broken) socket.shutdownOutput();
                    open = hear(in) && !broken;
                }
            } catch (IOException cut) {
                cutOff++;
            }
        }
    }

    /** A request, whole or broken in its head, its body or both. */
    private byte[] request(boolean brokenHead) {
        String[] parts = REQUESTS[random.below(REQUESTS.length)].split("\n", 2);
        byte[] body = broken(parts[1].getBytes(StandardCharsets.ISO_8859_1));
        String head = parts[0] + "\r\nHost: 127.0.0.1\r\nX-Baize-Csrf: " + SECRET + "\r\nCookie: baize=" + SECRET
                + "\r\nContent-Length: " + body.length + "\r\n\r\n";
        byte[] top = head.getBytes(StandardCharsets.ISO_8859_1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(brokenHead ? withEnd(broken(top)) : top);
        out.writeBytes(body);
        return out.toByteArray();
    }

    private byte[] broken(byte[] whole) {
        if (whole.length == 0) return whole;
        byte[] other = whole.clone();
        for (int change = 1 + random.below(3); change > 0; change--)
            other[random.below(other.length)] = BYTES[random.below(BYTES.length)];
        return random.below(8) == 0 ? Arrays.copyOf(other, 1 + random.below(other.length)) : other;
    }

    /** A head that has no end would only be waited for. */
    private static byte[] withEnd(byte[] head) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(head);
        out.writeBytes("\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        return out.toByteArray();
    }

    /** Reads an answer; whether the line goes on. */
    private boolean hear(InputStream in) throws IOException {
        String status = line(in);
        if (!status.startsWith("HTTP/1.")) throw new IOException("cut off");
        answers.merge(Integer.parseInt(status.substring(9, 12)), 1L, Long::sum);
        int length = 0;
        boolean open = true;
        for (String header = line(in); !header.isEmpty(); header = line(in)) {
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:"))
                length = Integer.parseInt(lower.substring(15).strip());
            if (lower.equals("connection: close")) open = false;
        }
        in.skipNBytes(length);
        return open;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) throw new IOException("cut off");
            if (next != '\r') line.append((char) next);
        }
        return line.toString();
    }
}
