package baize.server.account;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The proxies of the house, which are believed when they say whom they speak for. Nobody else is. */
public final class Proxies {
    public static final Proxies NONE = new Proxies(List.of());

    private final List<Network> networks;

    private Proxies(List<Network> networks) {
        this.networks = networks;
    }

    /**
     * Proxies by address, or by network as in {@code 10.0.0.0/8}.
     *
     * @throws IllegalArgumentException names the first that is neither
     */
    public static Proxies of(List<String> addresses) {
        List<Network> networks = new ArrayList<>();
        for (String address : addresses) networks.add(Network.parse(address));
        return new Proxies(List.copyOf(networks));
    }

    /** Reads an address; of version 4 only in four parts, since {@code 10.1} is more likely a slip. */
    static InetAddress address(String text) {
        if (text.indexOf(':') < 0 && text.chars().filter(each -> each == '.').count() != 3)
            throw new IllegalArgumentException("expected an address, got \"" + text + "\"");
        return InetAddress.ofLiteral(text);
    }

    boolean have(InetAddress address) {
        return networks.stream().anyMatch(network -> network.holds(address));
    }

    /** The addresses that begin with the same bits. */
    private record Network(InetAddress of, int bits) {
        static Network parse(String text) {
            int slash = text.indexOf('/');
            try {
                InetAddress of = address(slash < 0 ? text : text.substring(0, slash));
                int all = of.getAddress().length * Byte.SIZE;
                int bits = slash < 0 ? all : Integer.parseInt(text.substring(slash + 1));
                // A network of everybody would believe anyone.
                if (bits >= 1 && bits <= all) return new Network(of, bits);
            } catch (IllegalArgumentException none) {
                // Neither an address nor, after the slash, a number.
            }
            throw new IllegalArgumentException(
                    "expected an address or a network, as 10.0.0.5 or 10.0.0.0/8, got \"" + text + "\"");
        }

        boolean holds(InetAddress other) {
            byte[] first = of.getAddress();
            byte[] address = other.getAddress();
            if (address.length != first.length) return false;
            int whole = bits / Byte.SIZE;
            if (!Arrays.equals(address, 0, whole, first, 0, whole)) return false;
            int rest = bits % Byte.SIZE;
            int mask = 0xff << (Byte.SIZE - rest);
            return rest == 0 || ((address[whole] ^ first[whole]) & mask & 0xff) == 0;
        }
    }
}
