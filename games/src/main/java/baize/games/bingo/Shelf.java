package baize.games.bingo;

import java.util.concurrent.atomic.AtomicReferenceArray;

/** The pages of one series for one game, each made once when it is first asked for. */
final class Shelf {
    private final Series series;
    private final int game;
    private final AtomicReferenceArray<Scorecard> pages;

    Shelf(Series series, int game) {
        this.series = series;
        this.game = game;
        this.pages = new AtomicReferenceArray<>(series.books());
    }

    boolean isOf(Series other, int page) {
        return game == page && series.equals(other);
    }

    Scorecard page(int serial) {
        int at = serial - series.first();
        Scorecard page = pages.get(at);
        if (page != null) return page;
        Scorecard made = series.page(serial, game);
        pages.set(at, made);
        return made;
    }
}
