import * as z from 'zod/mini';

/**
 * One call of an app's main job. `$name` in a parameter, the query, the body or a header stands for
 * what an earlier answer was asked to `keep`: the path of a value in it, `content.0.id`. A step
 * signs with the token kept as `$token`, if there is one.
 */
export interface Step {
  /** Its name in the endpoint tables and on the client. */
  call: string;
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  keep?: Readonly<Record<string, string>>;
}

export type Journey = readonly Step[];

/**
 * A call as it went over the wire, with `$name` where an earlier answer is used, and what was
 * answered.
 */
export const exchangeSchema = z.object({
  call: z.string(),
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.optional(z.json()),
  keep: z.optional(z.record(z.string(), z.string())),
  status: z.number(),
  answer: z.json(),
});
export type Exchange = z.output<typeof exchangeSchema>;
export const exchangesSchema = z.array(exchangeSchema);

export type Kept = Map<string, unknown>;

const NAMED = /\$([a-zA-Z]+)/g;
export const isNamed = (value: unknown): value is string =>
  typeof value === 'string' && /\$[a-zA-Z]+/.test(value);

function valueOf(name: string, kept: Kept): unknown {
  if (!kept.has(name)) throw new Error(`Nothing was kept as $${name}`);
  return kept.get(name);
}

/**
 * Puts what was kept in the place of every `$name`. A text that is nothing else becomes the value
 * itself, a number stays a number.
 */
export function filled(value: unknown, kept: Kept): unknown {
  if (typeof value === 'string') {
    const whole = /^\$([a-zA-Z]+)$/.exec(value)?.[1];
    return whole === undefined
      ? value.replace(NAMED, (_, name: string) => String(valueOf(name, kept)))
      : valueOf(whole, kept);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, kept)]));
}

/** The value at `content.0.id`. */
export function at(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  if (found === undefined || found === null) throw new Error(`The answer has nothing at ${path}`);
  return found;
}

/** Keeps what a step asks for of its answer. */
export function keepFrom(
  answer: unknown,
  { keep = {} }: Pick<Step | Exchange, 'keep'>,
  kept: Kept,
): void {
  for (const [name, path] of Object.entries(keep)) kept.set(name, at(answer, path));
}
