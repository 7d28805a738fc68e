package baize.floor.journal;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Brings a database to the newest schema. Takes its time: whoever opens a database looks first whether it must. */
final class Migrations {
    /** The newest version among the resources. */
    static final int NEWEST = 2;

    /** The oldest version that can be read as it is. */
    static final int READABLE = 1;

    private Migrations() {}

    static void run(String place, DataSource database, String dialect) {
        try {
            Flyway.configure(Migrations.class.getClassLoader())
                    .dataSource(database)
                    .locations("classpath:baize/floor/journal/" + dialect)
                    .load()
                    .migrate();
        } catch (FlywayException failure) {
            throw NotOpened.because("cannot prepare " + place, failure);
        }
    }
}
