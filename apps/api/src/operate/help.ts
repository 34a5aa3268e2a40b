import { wordInHelp, type Command } from './command';

const CALL = 'npm run operate --';

const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const callOf = ({ name, words }: Command) => [name, ...words.map(wordInHelp)].join(' ');

/** The list of commands. */
export const generalHelp = (commands: readonly Command[]): string =>
  [
    `Usage: ${CALL} <command> [options]`,
    '',
    ...columns(commands.map((command) => [callOf(command), command.about])),
    '',
    `One command in detail: ${CALL} <command> --help`,
    'The database is the one of DATABASE_URL, else the embedded one in DATA_DIR, as for the server (docs/env.md).',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused: the text says why and what to do.',
  ].join('\n');

/** One command with its options. */
export function commandHelp(command: Command): string {
  const options = Object.entries(command.options);
  return [
    `Usage: ${CALL} ${callOf(command)}${options.length > 0 ? ' [options]' : ''}`,
    '',
    `  ${command.about}`,
    ...(command.details.length > 0 ? ['', ...command.details.map((line) => `  ${line}`)] : []),
    ...(options.length > 0
      ? [
          '',
          ...columns(
            options.map(([name, { value, about }]) => [
              `--${name}${value ? ` <${value}>` : ''}`,
              about,
            ]),
          ),
        ]
      : []),
  ].join('\n');
}
