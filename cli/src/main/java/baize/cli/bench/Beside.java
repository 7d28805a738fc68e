package baize.cli.bench;

/**
 * What a durable figure is compared with, measured alternately with it.
 *
 * @param reference the same bytes written by a bare loop, in the figure's unit
 * @param fdatasync how often a second the disk makes a small append durable
 * @param place the disk's folder
 */
public record Beside(double reference, double fdatasync, String place) {}
