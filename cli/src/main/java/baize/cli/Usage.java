package baize.cli;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Bad usage in one line: what was given, and what was expected. */
final class Usage {
    private Usage() {}

    static String line(CommandLine.ParameterException bad) {
        CommandSpec command = bad.getCommandLine().getCommandSpec();
        return switch (bad) {
            case CommandLine.UnmatchedArgumentException unmatched ->
                unmatched(command, unmatched.getUnmatched().getFirst());
            case CommandLine.MissingParameterException missing -> missing(command, missing);
            default -> where(command) + bad.getMessage();
        };
    }

    private static String unmatched(CommandSpec command, String argument) {
        if (argument.startsWith("-"))
            return where(command) + "no option " + argument + "; expected one of " + options(command);
        return command.parent() == null
                ? "no command \"" + argument + "\"; expected one of " + commands(command)
                : where(command) + "one argument too many: \"" + argument + "\"";
    }

    private static String missing(CommandSpec command, CommandLine.MissingParameterException missing) {
        String names = missing.getMissing().stream()
                .map(argument -> argument instanceof OptionSpec option
                        ? option.longestName() + " " + option.paramLabel()
                        : argument.paramLabel())
                .collect(Collectors.joining(", "));
        return where(command) + "expected " + names;
    }

    private static String where(CommandSpec command) {
        return command.parent() == null ? "" : command.name() + ": ";
    }

    static String commands(CommandSpec command) {
        return String.join(", ", command.root().subcommands().keySet());
    }

    private static String options(CommandSpec command) {
        List<OptionSpec> options = command.options();
        return options.stream().map(OptionSpec::longestName).sorted().collect(Collectors.joining(", "));
    }
}
