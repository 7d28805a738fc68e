package baize.server.account;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.core.net.SocketAddress;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where requests come from.
 *
 * @param proxies what they say of a request is believed
 */
record Origins(Proxies proxies) {
    /** The bytes of an address of version 6 that one household or host has to itself. */
    private static final int NETWORK = 8;

    private static final String UNKNOWN = "unknown";

    /** Whether the connection is a secret between sender and server, or a proxy of the house says so. */
    boolean isSecure(HttpServerRequest request) {
        if (request.isSSL()) return true;
        InetAddress from = connected(request);
        String forwarded = from != null && proxies.have(from) ? request.getHeader("X-Forwarded-Proto") : null;
        return forwarded != null && forwarded.strip().equalsIgnoreCase("https");
    }

    /** Whether a page of this server sent the request, by what the browser says; none where it says nothing. */
    @Nullable
    Boolean isOurs(HttpServerRequest request) {
        String origin = request.getHeader("Origin");
        if (origin == null) return null;
        HostAndPort ours = request.authority();
        if (ours == null) return false;
        try {
            URI from = new URI(origin);
            boolean tls = "https".equalsIgnoreCase(from.getScheme());
            int usual = tls ? 443 : 80;
            int port = from.getPort() < 0 ? usual : from.getPort();
            int here = ours.port() <= 0 ? usual : ours.port();
            return from.getHost() != null && from.getHost().equalsIgnoreCase(ours.host()) && port == here;
        } catch (URISyntaxException malformed) {
            return false;
        }
    }

    /** The sender's address, as limits go by it. */
    String address(HttpServerRequest request) {
        InetAddress sender = sender(request);
        if (sender == null) return UNKNOWN;
        byte[] bytes = sender.getAddress();
        return HexFormat.of().formatHex(bytes.length > NETWORK ? Arrays.copyOf(bytes, NETWORK) : bytes);
    }

    /** The sender's address, as people write it. */
    String host(HttpServerRequest request) {
        InetAddress sender = sender(request);
        return sender == null ? UNKNOWN : sender.getHostAddress();
    }

    /**
     * Who sent it: the last in the row of those it came through who is no proxy of the house. What stands before may be
     * anything the sender likes.
     */
    private @Nullable InetAddress sender(HttpServerRequest request) {
        InetAddress sender = connected(request);
        if (sender == null || !proxies.have(sender)) return sender;
        List<String> through = Arrays.asList(
                String.join(",", request.headers().getAll("X-Forwarded-For")).split(",", -1));
        for (String address : through.reversed()) {
            InetAddress before = parsed(address.strip());
            if (before == null) return sender;
            sender = before;
            if (!proxies.have(sender)) return sender;
        }
        return sender;
    }

    private static @Nullable InetAddress connected(HttpServerRequest request) {
        SocketAddress from = request.remoteAddress();
        return from == null || from.hostAddress() == null ? null : parsed(from.hostAddress());
    }

    private static @Nullable InetAddress parsed(String address) {
        try {
            return Proxies.address(address);
        } catch (IllegalArgumentException none) {
            return null;
        }
    }
}
