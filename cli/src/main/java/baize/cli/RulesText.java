package baize.cli;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.sheet.Titles;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.server.book.Clause;
import baize.server.book.RuleBook;
import java.util.List;
import java.util.function.Predicate;

/** The rule book as text for people. */
record RulesText(Terminal terminal) {
    /** Every game in a row. */
    void whole(RuleBook book) {
        terminal.heading("The rule book: " + Numbers.count(book.clauses().size(), "clause"));
        TextTable table = new TextTable(
                left("Game"),
                right("Clauses"),
                right("Owed code"),
                right("Have it"),
                right("Owed a test"),
                right("Have one"),
                right("In worked rounds"));
        for (String game : book.games()) totals(table, game, book.game(game).clauses());
        totals(table, "all", book.clauses());
        print(table);
        terminal.say("");
        terminal.say("A game: ./baize rules three-card-poker    A clause: ./baize rules three-card-poker 9.4.1.1");
    }

    private static void totals(TextTable table, String name, List<Clause> clauses) {
        table.row(
                name,
                Numbers.grouped(clauses.size()),
                count(clauses, Clause::needsCode),
                count(clauses, clause -> clause.needsCode() && !clause.code().isEmpty()),
                count(clauses, Clause::needsTest),
                count(clauses, clause -> clause.needsTest() && !clause.tests().isEmpty()),
                count(clauses, clause -> !clause.rounds().isEmpty()));
    }

    private static String count(List<Clause> clauses, Predicate<Clause> which) {
        return Numbers.grouped(clauses.stream().filter(which).count());
    }

    /** A game's clauses under the headings of its sections. */
    void game(RuleBook book) {
        terminal.heading(Titles.of(book.clauses().getFirst().game()));
        terminal.say("how many places in the code, tests and worked rounds cite each clause; - where one is owed");
        TextTable table = clauses();
        for (Clause clause : book.clauses()) {
            if (clause.isHeading()) table.row("", "", "", "", "", "");
            table.row(
                    clause.isHeading() ? terminal.ink().heading(clause.number()) : clause.number(),
                    mark(clause.code(), clause.needsCode()),
                    mark(clause.tests(), clause.needsTest()),
                    mark(clause.rounds(), false),
                    clause.isHeading() ? "" : clause.software(),
                    clause.isHeading() ? terminal.ink().heading(clause.title()) : clause.summary());
        }
        print(table);
    }

    private static TextTable clauses() {
        return new TextTable(
                left("Clause"), right("Code"), right("Tests"), right("Rounds"), left("Software"), left("Says"));
    }

    private String mark(List<String> found, boolean owed) {
        if (!found.isEmpty()) return terminal.ink().good(Integer.toString(found.size()));
        return owed ? terminal.ink().bad("-") : "";
    }

    /** One clause with all that is known of it. */
    void clause(RuleBook book, Clause clause) {
        terminal.heading(clause.game() + " " + clause.number());
        terminal.say(clause.title() + ".");
        if (!clause.note().isEmpty()) terminal.say(terminal.ink().faint(clause.note()));
        terminal.say("");
        TextTable facts = new TextTable(left(""), left(""));
        facts.row("kind", clause.kind());
        facts.row("software", owes(clause.software()));
        facts(facts, "code", clause.code());
        facts(facts, "tests", clause.tests());
        facts(facts, "rounds", clause.rounds());
        for (Clause part : book.under(clause)) facts.row(part.number(), part.summary());
        print(facts);
    }

    private static void facts(TextTable table, String name, List<String> found) {
        if (found.isEmpty()) table.row(name, "none");
        for (int at = 0; at < found.size(); at++) table.row(at == 0 ? name : "", found.get(at));
    }

    private static String owes(String software) {
        return switch (software) {
            case "enforce" -> "must enforce it";
            case "compute" -> "must compute it";
            case "record" -> "must record it";
            case "configure" -> "must have it as a setting";
            case "display" -> "must display it";
            case "inform" -> "need only inform of it";
            default -> software;
        };
    }

    private void print(TextTable table) {
        table.print(terminal.out(), terminal.ink(), terminal.width());
    }
}
