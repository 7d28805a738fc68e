package baize.games.bingo;

import org.jspecify.annotations.Nullable;

/**
 * The pages of one series for one game, each made when it is first asked for. Pages never change, so that whoever makes
 * one twice makes the same.
 */
final class Shelf {
    private final Series series;
    private final int game;
    private final @Nullable Scorecard[] pages;

    Shelf(Series series, int game) {
        this.series = series;
        this.game = game;
        this.pages = new @Nullable Scorecard[series.books()];
    }

    boolean isOf(Series other, int page) {
        return game == page && series.equals(other);
    }

    Scorecard page(int serial) {
        int at = serial - series.first();
        Scorecard page = pages[at];
        if (page != null) return page;
        Scorecard made = series.page(serial, game);
        pages[at] = made;
        return made;
    }
}
