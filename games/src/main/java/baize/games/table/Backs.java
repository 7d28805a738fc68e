package baize.games.table;

/** The backs of the two decks of a shuffling device, which must tell the one in play from the other. */
public final class Backs {
    private Backs() {}

    /**
     * Reads the setting {@code backs}.
     *
     * @param clause the clause that asks for it
     */
    public static void read(Settings settings, Device device, String clause) {
        if (device == Device.SHOE && settings.given("backs") == null) return;
        settings.read("backs", "red-blue", value -> {
            String[] colours = value.split("-", -1);
            if (colours.length != 2 || colours[0].isBlank() || colours[1].isBlank() || colours[0].equals(colours[1]))
                throw new IllegalArgumentException(
                        "expected two different colours like red-blue (" + clause + "), got \"" + value + "\"");
            return colours;
        });
    }
}
