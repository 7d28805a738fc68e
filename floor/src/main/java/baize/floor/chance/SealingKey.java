package baize.floor.chance;

import baize.core.chance.Generator;
import baize.core.chance.SecureGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Base64;
import java.util.EnumSet;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The key under which seeds are kept until they are used: AES-256 in Galois counter mode, bound to table and round. It
 * lives in a file of its own, never in the database, so that who reads the database cannot foresee a deal.
 */
public final class SealingKey {
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;

    /** One a thread: looking a cipher up takes longer than using it. */
    private static final ThreadLocal<Cipher> CIPHERS = ThreadLocal.withInitial(SealingKey::cipher);

    private static final ThreadLocal<Generator> GENERATORS = ThreadLocal.withInitial(SecureGenerator::new);

    private static final int FINGERPRINT_BYTES = 8;

    private final SecretKeySpec key;
    private final String name;

    private SealingKey(byte[] key, String name) {
        this.key = new SecretKeySpec(key, "AES");
        this.name = name;
    }

    /** A key for this process alone, for what needs no tomorrow. */
    public static SealingKey random() {
        return new SealingKey(drawn(Seed.BYTES), "the sealing key");
    }

    private static byte[] drawn(int count) {
        ByteBuffer bytes = ByteBuffer.allocate(count + Long.BYTES);
        while (bytes.position() < count) bytes.putLong(GENERATORS.get().nextLong());
        return Arrays.copyOf(bytes.array(), count);
    }

    /** The key in a file; where there is none, a new one is put there, readable by its owner alone. */
    public static SealingKey inFile(Path file) {
        try {
            if (!Files.exists(file)) create(file);
            return parse(Files.readString(file, StandardCharsets.US_ASCII).strip(), file);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the sealing key " + file, failure);
        }
    }

    /** Whole or not at all: a key that is there can be read, whenever its maker was stopped. */
    private static void create(Path file) throws IOException {
        Path made = Files.createTempFile(file.toAbsolutePath().getParent(), file.getFileName() + ".", ".new");
        try {
            if (Files.getFileStore(made).supportsFileAttributeView("posix"))
                Files.setPosixFilePermissions(
                        made, EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE));
            Files.writeString(made, HexFormat.of().formatHex(drawn(Seed.BYTES)) + "\n", StandardOpenOption.SYNC);
            publish(made, file);
        } finally {
            Files.deleteIfExists(made);
        }
    }

    private static void publish(Path made, Path file) throws IOException {
        try {
            Files.createLink(file, made);
        } catch (UnsupportedOperationException noLinks) {
            Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileAlreadyExistsException another) {
            // Another process was first; its key is read.
        }
    }

    private static SealingKey parse(String hex, Path file) {
        if (!hex.matches("[0-9a-fA-F]{" + 2 * Seed.BYTES + "}"))
            throw new IllegalArgumentException(
                    file + ": expected a sealing key of " + 2 * Seed.BYTES + " hexadecimal digits");
        return new SealingKey(HexFormat.of().parseHex(hex), "the sealing key " + file);
    }

    /** By what the key is known again; tells nothing of it. */
    public String fingerprint() {
        return HexFormat.of().formatHex(derive("fingerprint", ""), 0, FINGERPRINT_BYTES);
    }

    /** Where it is, never what it is. */
    @Override
    public String toString() {
        return name;
    }

    /** 48 bytes that only who has the key can work out, always the same for the same purpose and text. */
    public byte[] derive(String purpose, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA384");
            mac.init(key);
            mac.update(("baize " + purpose + " 1\n").getBytes(StandardCharsets.UTF_8));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException broken) {
            throw new IllegalStateException("this Java has no HMAC", broken);
        }
    }

    String seal(String table, int round, Seed seed) {
        byte[] nonce = drawn(NONCE);
        byte[] sealed = run(Cipher.ENCRYPT_MODE, nonce, seed.bytes(), table, round);
        byte[] all = new byte[NONCE + sealed.length];
        System.arraycopy(nonce, 0, all, 0, NONCE);
        System.arraycopy(sealed, 0, all, NONCE, sealed.length);
        return Base64.getEncoder().encodeToString(all);
    }

    Seed open(String table, int round, String sealed) {
        byte[] all = Base64.getDecoder().decode(sealed);
        byte[] nonce = Arrays.copyOf(all, NONCE);
        byte[] text = Arrays.copyOfRange(all, NONCE, all.length);
        return Seed.of(run(Cipher.DECRYPT_MODE, nonce, text, table, round));
    }

    private static Cipher cipher() {
        try {
            return Cipher.getInstance("AES/GCM/NoPadding");
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java has no AES in Galois counter mode", missing);
        }
    }

    private byte[] run(int mode, byte[] nonce, byte[] text, String table, int round) {
        try {
            Cipher cipher = CIPHERS.get();
            cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
            cipher.updateAAD((table + "-" + round).getBytes(StandardCharsets.UTF_8));
            return cipher.doFinal(text);
        } catch (GeneralSecurityException wrong) {
            throw new IllegalStateException(
                    "the sealing key does not open the seed of round " + table + "-" + round
                            + "; is it this floor's key?",
                    wrong);
        }
    }
}
