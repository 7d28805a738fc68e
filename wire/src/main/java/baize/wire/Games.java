package baize.wire;

import java.util.List;

/** The games there are, by their ids. A new one joins with one line. */
public final class Games {
    private static final List<GameWire<?, ?, ?, ?>> ALL =
            List.of(new StudWire(), new ThreeCardWire(), new BlackjackWire(), new CrapsWire(), new BingoWire());

    private Games() {}

    public static List<String> ids() {
        return ALL.stream().<String>map(GameWire::id).toList();
    }

    public static GameWire<?, ?, ?, ?> of(String id) {
        for (GameWire<?, ?, ?, ?> game : ALL) if (game.id().equals(id)) return game;
        throw new IllegalArgumentException("expected " + String.join(" or ", ids()) + ", got \"" + id + "\"");
    }
}
