package baize.server.book;

/** How far apart two spellings are: the letters to add, drop or change. */
final class Spelling {
    private Spelling() {}

    static int distance(String from, String to) {
        int[] above = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) above[column] = column;
        for (int row = 1; row <= from.length(); row++) {
            int[] here = new int[to.length() + 1];
            here[0] = row;
            for (int column = 1; column <= to.length(); column++) {
                int changed = above[column - 1] + (from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1);
                here[column] = Math.min(changed, Math.min(above[column], here[column - 1]) + 1);
            }
            above = here;
        }
        return above[to.length()];
    }
}
