package baize.floor.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/** Keeps other processes from writing to a data folder; the operating system lets go of it when this process ends. */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Makes the folder where there is none. */
    static FolderLock take(Path folder) {
        if (Files.exists(folder) && !Files.isDirectory(folder))
            throw new NotOpened("expected a folder, got a file: " + folder);
        try {
            OwnFiles.makeFolder(folder);
            Path file = folder.resolve("floor.lock");
            OwnFiles.makeFile(file);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
            if (lock(channel) != null) return new FolderLock(channel);
            channel.close();
        } catch (IOException failure) {
            throw NotOpened.because(
                    "cannot write to the folder " + folder, new IOException(failure.toString(), failure));
        }
        throw new NotOpened("the floor in " + folder + " is already open: another process is writing to it");
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException here) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failure) {
            throw new StoreDown("cannot let go of the lock file: " + failure.getMessage(), failure);
        }
    }
}
