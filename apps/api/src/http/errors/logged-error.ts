const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Data exceptions and broken constraints: PostgreSQL quotes the value that it refuses. */
const QUOTES_VALUES = /^2[23]/;
/** Facts about a failure that name our own things: tables, columns, system calls. */
const FACTS = ['code', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall'] as const;

const textOf = (error: Error, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
};

/** Where it was thrown: a stack begins with the message, and that may hold anything. */
const framesOf = (error: Error) =>
  (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

/**
 * The message without user data: a failed query without its parameters, and no quotes from a
 * request.
 */
export function loggedMessage(error: Error): string {
  const [query, code] = [textOf(error, 'query'), textOf(error, 'code')];
  const isOfDatabase = code !== undefined && SQLSTATE.test(code);
  if (isOfDatabase && QUOTES_VALUES.test(code)) return `refused by the database (${code})`;
  if (query !== undefined && !isOfDatabase) return `Failed query: ${query}`;
  return error instanceof SyntaxError ? 'what was read has another syntax' : error.message;
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * What the log keeps of an error. Drivers carry the statement's parameters in the message, the
 * stack and fields of their own; these are people's names, numbers and words, so that only what is
 * listed here is written.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const facts = FACTS.flatMap((name) => {
    const value = textOf(error, name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    type: error.name,
    message: loggedMessage(error),
    ...Object.fromEntries(facts),
    stack: framesOf(error).join('\n'),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** The same as text, for a terminal: the error and its causes, each with where it was thrown. */
export function loggedText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  const cause = error.cause === undefined ? [] : [`caused by ${loggedText(error.cause)}`];
  return [`${error.name}: ${loggedMessage(error)}`, ...framesOf(error), ...cause].join('\n');
}
