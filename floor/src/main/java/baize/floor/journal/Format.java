package baize.floor.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/** In which form a floor is stored, as its journal says. One of another form is for the program that wrote it. */
final class Format {
    /** Until 1.0 it is counted up, in the scripts too, whenever what is stored changes. */
    static final int OURS = 5;

    private Format() {}

    /** Refuses, in one line, what holds no journal of this format. */
    static void check(DataSource database, String place) throws SQLException {
        int found;
        try (Connection connection = database.getConnection()) {
            if (!Schema.isThere(connection, "rows")) throw new NotOpened("no floor in " + place);
            found = Schema.isThere(connection, "format") ? number(connection) : 0;
        }
        if (found != OURS)
            throw new NotOpened(place + " holds a floor of "
                    + (found == 0 ? "an earlier format" : "format " + found) + ", and this program is for format "
                    + OURS + ": open it with the program that wrote it, or begin a new floor in another"
                    + " folder or database");
    }

    private static int number(Connection connection) throws SQLException {
        try (Statement select = connection.createStatement();
                ResultSet found = select.executeQuery("select number from format")) {
            return found.next() ? found.getInt(1) : 0;
        }
    }
}
