package baize.e2e;

/** A size of screen in CSS pixels. */
record Screen(int width, int height) {
    static final Screen DESK = new Screen(1440, 900);
    static final Screen PHONE = new Screen(390, 844);
}
