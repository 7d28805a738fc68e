package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which addresses are proxies of the house. */
final class ProxiesTest {
    private static boolean have(Proxies proxies, String address) {
        return proxies.have(InetAddress.ofLiteral(address));
    }

    @Test
    void they_are_named_by_address_or_by_network() {
        Proxies proxies = Proxies.of(List.of("10.1.2.3", "192.168.4.0/22", "2001:db8::/33", "::1"));
        assertThat(have(proxies, "10.1.2.3")).isTrue();
        assertThat(have(proxies, "10.1.2.4")).isFalse();
        assertThat(have(proxies, "192.168.7.255")).isTrue();
        assertThat(have(proxies, "192.168.8.0")).isFalse();
        assertThat(have(proxies, "192.168.3.255")).isFalse();
        assertThat(have(proxies, "2001:db8:7fff::9")).isTrue();
        assertThat(have(proxies, "2001:db8:8000::9")).isFalse();
        assertThat(have(proxies, "::1")).isTrue();
        assertThat(have(proxies, "::ffff:10.1.2.3"))
                .as("the same address, written for version 6")
                .isTrue();
        assertThat(have(Proxies.NONE, "127.0.0.1")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "proxy", "10.0.0", "10.0.0.0/", "10.0.0.0/x", "10.0.0.0/33", "0.0.0.0/0", "::/129", "/8"})
    void what_is_neither_is_told_what_was_expected(String address) {
        assertThatThrownBy(() -> Proxies.of(List.of("10.0.0.1", address)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected an address or a network, as 10.0.0.5 or 10.0.0.0/8, got \"" + address + "\"");
    }
}
