package baize.cli;

import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which floor: a data folder, or a database. */
final class Store {
    /** Where a floor is when nothing is said. */
    static final String FOLDER = "baize-data";

    @Option(names = "--data", paramLabel = "DIR", description = "The floor's data folder; " + FOLDER + " if not given.")
    private @Nullable String data;

    @Option(names = "--database", paramLabel = "URL", description = "The floor's PostgreSQL database instead.")
    private @Nullable String database;

    /** Opens the journal to read, beside a floor that may be running. */
    Journal openToRead() {
        if (data != null && database != null) throw new BadInput("expected --data or --database, got both");
        try {
            return database == null
                    ? SqliteJournal.openReadOnly(folder(data == null ? FOLDER : data))
                    : PostgresJournal.openReadOnly(database);
        } catch (NotOpened failure) {
            throw new BadInput(String.valueOf(failure.getMessage()), failure);
        }
    }

    private static Path folder(String name) {
        try {
            Path folder = Path.of(name);
            if (!Files.isDirectory(folder))
                throw new BadInput("--data: no folder " + name + "; expected a floor's data folder");
            return folder;
        } catch (InvalidPathException bad) {
            throw new BadInput("--data: no folder " + name + "; expected a floor's data folder", bad);
        }
    }
}
