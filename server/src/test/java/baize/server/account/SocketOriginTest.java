package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sockets with a cookie open for pages of this server alone: browsers send cookies along with anyone's. */
final class SocketOriginTest {
    @TempDir
    Path folder;

    private House house;
    private String cookie;

    @BeforeEach
    void open() {
        house = new House(House.Plan.in(folder)).staffed();
        cookie = house.browser().signIn("dana", House.PASSWORD).cookie();
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** The status of an upgrade with these headers; clients of the JDK would not let a test choose them. */
    private String upgrade(String... headers) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), house.port())) {
            socket.setSoTimeout((int) Duration.ofSeconds(30).toMillis());
            String request = "GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:" + house.port()
                    + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" + String.join("\r\n", headers) + "\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            return in.readLine();
        }
    }

    @Test
    void a_page_of_this_server_may_open_one() throws IOException {
        assertThat(upgrade("Cookie: " + cookie, "Origin: http://127.0.0.1:" + house.port()))
                .contains(" 200 ");
    }

    @Test
    void another_page_may_not_nor_one_that_does_not_say() throws IOException {
        assertThat(upgrade("Cookie: " + cookie, "Origin: http://127.0.0.1:1")).contains(" 403 ");
        assertThat(upgrade("Cookie: " + cookie, "Origin: https://elsewhere.example"))
                .contains(" 403 ");
        assertThat(upgrade("Cookie: " + cookie, "Origin: null")).contains(" 403 ");
        assertThat(upgrade("Cookie: " + cookie)).contains(" 403 ");
        assertThat(house.denied("origin")).isEqualTo(4);
    }

    @Test
    void a_program_with_a_token_needs_no_page() throws IOException {
        String key = house.accounts
                .tokens()
                .make(Subject.staff("dana"), "console", Duration.ofDays(1))
                .key();
        assertThat(upgrade("Authorization: Bearer " + key)).contains(" 200 ");
    }
}
