package baize.e2e;

/** A size of screen in CSS pixels. */
record Screen(int width, int height) {
    static final Screen DESK = new Screen(1440, 900);
    /** What hangs in a hall. */
    static final Screen HALL = new Screen(1920, 1080);

    static final Screen PHONE = new Screen(390, 844);
}
