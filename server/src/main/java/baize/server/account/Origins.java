package baize.server.account;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.core.net.SocketAddress;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Where requests come from.
 *
 * @param proxied whether a proxy of the house stands before the server, so that what it says of the sender holds
 */
record Origins(boolean proxied) {
    /** The bytes of an address of version 6 that one household or host has to itself. */
    private static final int NETWORK = 8;

    /** Whether the connection is a secret between sender and server, or the sender's proxy says so. */
    boolean isSecure(HttpServerRequest request) {
        String forwarded = request.getHeader("X-Forwarded-Proto");
        return request.isSSL() || forwarded != null && forwarded.strip().equalsIgnoreCase("https");
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
        String forwarded = proxied ? request.getHeader("X-Forwarded-For") : null;
        if (forwarded != null && !forwarded.isBlank())
            return network(forwarded.substring(forwarded.lastIndexOf(',') + 1).strip());
        SocketAddress from = request.remoteAddress();
        return from == null || from.hostAddress() == null ? "unknown" : network(from.hostAddress());
    }

    private static String network(String address) {
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            return HexFormat.of().formatHex(bytes.length > NETWORK ? Arrays.copyOf(bytes, NETWORK) : bytes);
        } catch (IllegalArgumentException none) {
            return "unknown";
        }
    }
}
