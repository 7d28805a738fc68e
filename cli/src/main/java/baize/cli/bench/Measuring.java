package baize.cli.bench;

/** A way to find a figure on this machine. */
interface Measuring {
    Found measure();
}
