package baize.floor.journal;

import com.sun.security.auth.module.UnixSystem;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The files of a floor are for the eyes of who runs it alone: cards in play and ticket numbers lie in them. Where the
 * file system knows no such thing, nothing is asked of it.
 */
public final class OwnFiles {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    /** In a folder with this bit anybody puts files. */
    private static final int STICKY = 01000;

    private static final List<String> NAMES = List.of(
            "floor.db",
            "floor.db-wal",
            "floor.db-shm",
            "floor.lock",
            "accounts.db",
            "accounts.db-wal",
            "accounts.db-shm",
            "seal.key");

    private OwnFiles() {}

    /** Makes a folder, where there is none, that nobody else can look into. */
    public static void makeFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) return;
        Path parent = parent(folder);
        Files.createDirectories(parent);
        try {
            Files.createDirectory(folder, permitting(parent, FOLDER));
        } catch (FileAlreadyExistsException another) {
            if (!Files.isDirectory(folder)) throw another;
        }
    }

    /** Makes an empty file, where there is none, that nobody else can read. */
    public static void makeFile(Path file) throws IOException {
        try {
            Files.createFile(file, permitting(parent(file), FILE));
        } catch (FileAlreadyExistsException there) {
            // It stays as it is.
        }
    }

    private static Path parent(Path path) {
        Path whole = path.toAbsolutePath();
        return Objects.requireNonNullElse(whole.getParent(), whole);
    }

    private static FileAttribute<?>[] permitting(Path beside, Set<PosixFilePermission> permissions) throws IOException {
        return knowsOwners(beside)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    private static boolean knowsOwners(Path place) throws IOException {
        return place.getFileSystem().supportedFileAttributeViews().contains("unix")
                && Files.getFileStore(place).supportsFileAttributeView("posix");
    }

    /**
     * Takes away what others may do with a floor's folder and files, where they are of who runs this.
     *
     * @return what was changed, a line; empty where nothing was
     * @throws NotOpened where one is another's, or cannot be changed
     */
    public static List<String> narrow(Path folder) {
        try {
            if (!Files.isDirectory(folder) || !knowsOwners(folder)) return List.of();
            List<String> changed = new ArrayList<>();
            narrow(folder, FOLDER, changed);
            for (String name : NAMES) {
                Path file = folder.resolve(name);
                if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) narrow(file, FILE, changed);
            }
            return changed.isEmpty()
                    ? List.of()
                    : List.of("taken from others, who could read or change it: " + String.join(", ", changed));
        } catch (IOException failure) {
            throw new NotOpened("cannot make " + folder + " its owner's alone: " + failure);
        }
    }

    private static void narrow(Path path, Set<PosixFilePermission> most, List<String> changed) throws IOException {
        if ((int) Files.getAttribute(path, "unix:uid") != new UnixSystem().getUid())
            throw new NotOpened(
                    path + " is " + Files.getOwner(path).getName() + "'s: expected a floor of who opens it");
        Set<PosixFilePermission> given = Files.getPosixFilePermissions(path);
        if (most.containsAll(given)) return;
        if (((int) Files.getAttribute(path, "unix:mode") & STICKY) != 0)
            throw new NotOpened(path + " is a folder for everyone: expected one for the floor alone");
        Set<PosixFilePermission> left = EnumSet.copyOf(most);
        left.retainAll(given);
        try {
            Files.setPosixFilePermissions(path, left);
        } catch (IOException failure) {
            throw new NotOpened("others may read or change " + path + ", and that cannot be changed: " + failure);
        }
        changed.add(path.toString());
    }
}
