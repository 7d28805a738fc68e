package baize.server;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.server.account.Browser;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a field that no request has. */
final class UnknownFieldTest {
    /** A request that could be read, were it not for one field: who sends it, where, and what it says. */
    private record Sent(String by, String at, String body) {
        Sent(String by, String body) {
            this(by, "", body);
        }
    }

    private static final String PAT = "{'id':'pat','name':'Pat','card':'1000-7','pin':'4711'}";

    /** One for each path of openapi.yaml that takes a body. */
    private static final Map<String, Sent> ALL = Map.ofEntries(
            Map.entry("/api/tables/{id}/commands", new Sent("guest", "4", "{'do':'card-in'}")),
            Map.entry("/api/tables/{id}/preview", new Sent("dana", "4", "{'do':'no-more-bets'}")),
            Map.entry("/api/tables/{id}/note", new Sent("guest", "9", "{'id':'a','amount':'50.00'}")),
            Map.entry(
                    "/api/tables/{id}/ticket-in",
                    new Sent("guest", "9", "{'id':'b','number':'00-0000-0000-0000-0000'}")),
            Map.entry("/api/tables/{id}/ticket-out", new Sent("guest", "9", "{'id':'c'}")),
            Map.entry(
                    "/api/tables/{id}/manual-payment",
                    new Sent("dana", "9", "{'id':'d','patron':'pat','amount':'5.00','signed':true}")),
            Map.entry("/api/tickets/{number}/redeem", new Sent("cora", "00-0000-0000-0000-0000", "{'to':'cash'}")),
            Map.entry("/api/tickets/{number}/void", new Sent("max", "00-0000-0000-0000-0000", "{'text':'misprint'}")),
            Map.entry("/api/pools/{id}/corrections", new Sent("max", "grand", "{'amount':'-1.00','reason':'why'}")),
            Map.entry("/api/sign-in", new Sent("nobody", "{'number':'dana','secret':'dana-password'}")),
            Map.entry(
                    "/api/setup",
                    new Sent("nobody", "{'code':'abcd','member':'eve','name':'Eve','password':'long enough'}")),
            Map.entry("/api/me/limits", new Sent("guest", "{'limit':'loss','period':'day','most':'100.00'}")),
            Map.entry("/api/me/pause", new Sent("guest", "{'for':'day'}")),
            Map.entry("/api/me/deposit", new Sent("guest", "{'amount':'10.00'}")),
            Map.entry("/api/patrons", new Sent("cora", "{'id':'ann','name':'Ann','card':'1000-8','pin':'4711'}")),
            Map.entry("/api/patrons/{id}/deposit", new Sent("cora", "pat", "{'amount':'10.00'}")),
            Map.entry("/api/patrons/{id}/withdraw", new Sent("cora", "pat", "{'amount':'10.00'}")),
            Map.entry("/api/patrons/{id}/pay-owed", new Sent("cora", "pat", "{'amount':'10.00','from':'cash'}")),
            Map.entry(
                    "/api/staff",
                    new Sent("ada", "{'id':'eve','name':'Eve','role':'dealer','password':'long enough'}")),
            Map.entry("/api/tokens", new Sent("ada", "{'for':'staff/dana','label':'test','days':1}")));

    @TempDir
    Path folder;

    @Test
    void a_field_that_no_request_has_is_named_and_nothing_is_done() throws SQLException {
        assertThat(ALL.keySet()).isEqualTo(described());
        try (House house = House.open(RealAnswersTest.options(folder, true))) {
            Map<String, Browser> people = people(house);
            requireNonNull(people.get("cora")).post("/api/patrons", PAT);
            Map<String, Long> before = rows();
            for (Map.Entry<String, Sent> each : ALL.entrySet()) {
                Sent sent = each.getValue();
                Browser.Reply reply = requireNonNull(people.get(sent.by()))
                        .post(
                                each.getKey().replaceAll("\\{.*}", sent.at()),
                                sent.body().replace("}", ",'amuont':'1.00'}"));
                assertThat(reply.status()).as(each.getKey() + reply.body()).isEqualTo(400);
                assertThat(reply.text("/detail")).as(each.getKey()).contains("amuont: no such field here; expected ");
            }
            assertThat(rows()).isEqualTo(before);
        }
    }

    private static Set<String> described() {
        Set<String> paths = new TreeSet<>();
        Descriptions.json("openapi").path("paths").properties().forEach(path -> {
            if (path.getValue().path("post").has("requestBody")) paths.add(path.getKey());
        });
        return paths;
    }

    /** All of them, signed in. */
    private static Map<String, Browser> people(House house) {
        Browser guest = new Browser(house.port());
        guest.post("/api/guest", "");
        Map<String, Browser> people = new TreeMap<>(Map.of("nobody", new Browser(house.port()), "guest", guest));
        for (String each : List.of("ada", "dana", "max", "cora"))
            people.put(each, new Browser(house.port()).signIn(each, each + "-password"));
        return people;
    }

    /** How many rows each table of the journal and of the accounts has. */
    private Map<String, Long> rows() throws SQLException {
        Map<String, Long> rows = new TreeMap<>();
        for (String file : List.of("floor.db", "accounts.db"))
            try (Connection store = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(file));
                    Statement statement = store.createStatement()) {
                List<String> tables = new ArrayList<>();
                try (ResultSet found = statement.executeQuery("select name from sqlite_master where type = 'table'")) {
                    while (found.next()) tables.add(found.getString(1));
                }
                for (String table : tables)
                    try (ResultSet found = statement.executeQuery("select count(*) from \"" + table + '"')) {
                        rows.put(file + ' ' + table, found.getLong(1));
                    }
            }
        return rows;
    }
}
