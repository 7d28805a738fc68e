package baize.lab.randomness;

/** The numbers from 0 to {@code count - 1}, doubled and moved so that their mean is zero and all are whole. */
record Centred(int count) {
    int of(int number) {
        return 2 * number - (count - 1);
    }

    double variance() {
        return ((double) count * count - 1) / 3;
    }

    /** The mean product of two different ones, drawn without putting back. */
    double meanProduct() {
        return -variance() / (count - 1);
    }
}
