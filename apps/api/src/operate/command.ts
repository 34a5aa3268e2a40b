import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What a command has of the world; tests hand in their own. */
export interface CommandIo {
  environment: Readonly<Record<string, string | undefined>>;
  /** The schema of the academy that `--academy` named, with the environment of it. */
  schema?: string | undefined;
  clock: () => Date;
  /** One line of what was asked for: stdout. */
  print(line: string): void;
  /** One line about the work: stderr, so that stdout can be handed on to another program. */
  note(line: string): void;
  /** Where secrets are typed or piped in. */
  input: NodeJS.ReadStream | NodeJS.ReadableStream;
}

type ParsedOption = NonNullable<ParseArgsConfig['options']>[string];

/** One option as `parseArgs` understands it, and what `--help` says of it. */
interface Option extends ParsedOption {
  about: string;
  /** Name of the value in `--help`: `file` → `--to <file>`. */
  value?: string;
}

type Options = Record<string, Option>;
type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; strict: true; allowPositionals: true }>
>['values'];

/** What was typed after the command's name. */
interface Given<O extends Options> {
  options: Values<O>;
  /** The words that are no options, at most as many as `words` names. */
  words: string[];
}

interface Spec<O extends Options> {
  name: string;
  /** One line for the list, in the imperative. */
  about: string;
  /**
   * The words it takes, as `--help` shows them: `['on|off|status']`. All are required but one in
   * brackets: `['[backup]']`.
   */
  words?: readonly string[];
  options: O;
  /** Whether `--academy` makes it about one of many. */
  ofAcademy?: boolean;
  /** What it does for all of many, when `--academy` named none; left out: that is refused. */
  ofAll?: (given: Given<O>, io: CommandIo) => Promise<void>;
  /** Further lines for `--help <command>`. */
  details?: readonly string[];
  /**
   * Throws `OperatorError` for whatever the person can put right; anything else is a defect and
   * shown with its stack.
   */
  run(given: Given<O>, io: CommandIo): Promise<void>;
}

/** A command of the table, its options folded away. */
export interface Command {
  name: string;
  about: string;
  words: readonly string[];
  options: Readonly<Options>;
  details: readonly string[];
  ofAcademy: boolean;
  start(args: readonly string[], io: CommandIo): Promise<void>;
}

/** Exit codes of `operate`: scripts and timers read them, people read the text. */
export const EXIT = { done: 0, failed: 1, usage: 2, refused: 3 } as const;

/**
 * Something the operator can put right: said in a sentence with the way out, without a stack.
 * `refused`: looked at and answered with no.
 */
export class OperatorError extends Error {
  constructor(
    message: string,
    readonly exit: number = EXIT.refused,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const wrongUsage = (message: string): OperatorError =>
  new OperatorError(message, EXIT.usage);

/** A word as it is typed: `<file>`, or `[file]` where it may be left out. */
export const wordInHelp = (word: string): string => (word.startsWith('[') ? word : `<${word}>`);

/** Whether the installation is of many academies. */
const isOfHouse = ({ DIRECTORY_URL, DIRECTORY_URL_FILE }: CommandIo['environment']): boolean =>
  Boolean(DIRECTORY_URL) || Boolean(DIRECTORY_URL_FILE);

/** Describes one command; its options reach `run` with their types. */
export function command<const O extends Options>({
  name,
  about,
  words = [],
  options,
  details = [],
  ofAcademy = false,
  ofAll,
  run,
}: Spec<O>): Command {
  const read = (args: readonly string[]) => {
    try {
      return parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    } catch (error) {
      throw wrongUsage(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    name,
    about,
    words,
    options,
    details,
    ofAcademy,
    start: async (args, io) => {
      const { values, positionals } = read(args);
      const required = words.filter((word) => !word.startsWith('['));
      if (positionals.length < required.length || positionals.length > words.length) {
        throw wrongUsage(
          words.length === 0
            ? `\`${name}\` takes options only.`
            : `\`${name}\` takes ${words.map(wordInHelp).join(' ')}.`,
        );
      }
      const isOfMany = ofAcademy && io.schema === undefined && isOfHouse(io.environment);
      if (isOfMany && !ofAll)
        throw wrongUsage(
          `DIRECTORY_URL is set: say of which academy. \`${name} --academy <academy>\``,
        );
      await (isOfMany && ofAll ? ofAll : run)({ options: values, words: positionals }, io);
    },
  };
}
