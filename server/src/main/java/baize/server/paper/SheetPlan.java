package baize.server.paper;

import baize.games.bingo.BingoBox;
import baize.games.bingo.strips.Strips;

/**
 * Where things are on a page of A4, in millimetres from the left and from below: boxes of a strip under each other, a
 * second strip beside the first.
 *
 * @param strips one on a six-up page, two on a twelve-up one
 */
record SheetPlan(int strips) {
    static final double WIDTH = 210;
    static final double HEIGHT = 297;
    static final double LEFT = 9;
    static final double RIGHT = WIDTH - LEFT;
    static final double HEAD = 29;
    static final double HEAD_BOTTOM = HEIGHT - 9 - HEAD;
    static final double FOOT = 8.5;

    private static final double BOTTOM = 16;
    private static final double TOP = HEAD_BOTTOM - 3.2;
    private static final double GAP = 3;
    private static final double BETWEEN = 5;
    private static final int LINES = 3;

    static SheetPlan of(int boxes) {
        return new SheetPlan(boxes / Strips.BOXES);
    }

    int boxes() {
        return strips * Strips.BOXES;
    }

    /** The strip along a box that has its number. */
    double tab() {
        return strips == 1 ? 8 : 6;
    }

    double numberSize() {
        return strips == 1 ? 31 : 19;
    }

    /** The lettering of a box's own number, which has to fit its tab. */
    double boxNumberSize() {
        return strips == 1 ? 13 : 11;
    }

    double cellWidth() {
        return (boxWidth() - tab()) / BingoBox.COLUMNS;
    }

    double cellHeight() {
        return boxHeight() / LINES;
    }

    double boxWidth() {
        return (RIGHT - LEFT - (strips - 1) * BETWEEN) / strips;
    }

    double boxHeight() {
        return (TOP - BOTTOM - (Strips.BOXES - 1) * GAP) / Strips.BOXES;
    }

    /** The left side of a box, counted from 0, with its tab. */
    double boxLeft(int box) {
        int strip = box / Strips.BOXES;
        return LEFT + strip * (boxWidth() + BETWEEN);
    }

    double boxBottom(int box) {
        return TOP - boxHeight() - box % Strips.BOXES * (boxHeight() + GAP);
    }

    double gridLeft(int box) {
        return boxLeft(box) + tab();
    }

    double cellLeft(int box, int cell) {
        return gridLeft(box) + cell % BingoBox.COLUMNS * cellWidth();
    }

    double cellBottom(int box, int cell) {
        return boxBottom(box) + (LINES - 1 - cell / BingoBox.COLUMNS) * cellHeight();
    }
}
