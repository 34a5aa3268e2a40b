import * as z from 'zod/mini';

/** `nothing`: empty lists, null, zero. `something`: one of everything. */
export type Filled = 'nothing' | 'something';

type Schema = z.ZodMiniType;

const WORDS = ['가', '1', '가나다'];
const SHAPES = [
  '2026-11-20',
  '2026-11',
  '2026',
  '09:00',
  '2026-11-20T03:00:00.000Z',
  '01012345678',
  'a@example.com',
  'https://example.com',
  '00000000-0000-4000-8000-000000000000',
  '0000000000000000',
  'a'.repeat(32),
  'a'.repeat(43),
  'a'.repeat(64),
  `${'a'.repeat(64)}.webp`,
  '1234',
  'academy-2026-11-20-030000Z',
];

/** The first of some values that a schema takes. */
function taken(schema: Schema, values: readonly unknown[]): unknown {
  const found = values.find((value) => z.safeParse(schema, value).success);
  if (found === undefined) throw new Error(`No value fits a ${defOf(schema).type}.`);
  return found;
}

const NUMBERS = [1, 0, 2, 5, 10, 12, 60, 2026, 0.5, -1];

const COUNTS = [1, 2, 3, 5, 6, 7, 12];

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: unknown): Def => (schema as { def: Def }).def;

/** What holds other values: an object, a list, one that may be missing. */
function compoundOf(schema: Schema, def: Def, filled: Filled): { value: unknown } | undefined {
  const inner = (of: unknown) => valueOf(of as Schema, filled);
  const something = filled === 'something';
  if (def.type === 'object') {
    const fields = Object.entries(def.shape);
    return { value: Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])) };
  }
  if (def.type === 'array') {
    if (!something && z.safeParse(schema, []).success) return { value: [] };
    const lists = COUNTS.map((length) => Array.from({ length }, () => inner(def.element)));
    return { value: taken(schema, lists) };
  }
  if (def.type === 'record') {
    if (!something && z.safeParse(schema, {}).success) return { value: {} };
    const keys = defOf(def.keyType);
    const names = keys.type === 'enum' ? Object.values(keys.entries) : [inner(def.keyType)];
    const entries = names.map((name) => [String(name), inner(def.valueType)]);
    return { value: Object.fromEntries(entries) };
  }
  if (def.type === 'tuple') return { value: def.items.map(inner) };
  if (def.type === 'nullable') return { value: something ? inner(def.innerType) : null };
  if (def.type === 'optional' || def.type === 'default' || def.type === 'prefault')
    return { value: something ? inner(def.innerType) : undefined };
  if (def.type === 'readonly' || def.type === 'catch') return { value: inner(def.innerType) };
  if (def.type === 'pipe') return { value: inner(def.in) };
  if (def.type === 'lazy') return { value: inner(def.getter()) };
  if (def.type === 'union') return { value: inner(def.options[0]) };
  return undefined;
}

/**
 * A value that a schema takes, made from nothing but the schema: for tests that ask what a page
 * makes of an answer without anything in it, whatever the answer is.
 */
function valueOf(schema: Schema, filled: Filled): unknown {
  const def = defOf(schema);
  const compound = compoundOf(schema, def, filled);
  if (compound) return compound.value;
  const something = filled === 'something';
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'literal') return def.values[0];
  if (def.type === 'boolean') return something;
  if (def.type === 'string')
    return taken(schema, something ? [...WORDS, ...SHAPES] : ['', ...WORDS, ...SHAPES]);
  if (def.type === 'number') return taken(schema, something ? NUMBERS : [0, ...NUMBERS]);
  return z.safeParse(schema, undefined).success ? undefined : taken(schema, [{}, '', 0, null]);
}

/** An answer as its reader gets it: what the endpoint's schema made of such a value. */
export const anAnswer = <S extends Schema>(schema: S, filled: Filled): z.output<S> =>
  z.parse(schema, valueOf(schema, filled));
