import * as z from 'zod/mini';
import { namedSchemas } from './named-schemas';
import { valueFormats } from './value-formats';

type Json = Readonly<Record<string, unknown>>;
type Direction = 'input' | 'output';

const REF = '#/components/schemas/';
/** While it is not known whether what is sent looks like what is answered. */
const SENT = '~sent';

/** Every `$ref` of a JSON value, rewritten. */
const withRefs = (value: unknown, rewrite: (ref: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((each) => withRefs(each, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? rewrite(inner) : withRefs(inner, rewrite),
    ]),
  );
};

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Collects named schemas (`named-schemas.ts`) while they become JSON, so that each occurs once and
 * generated clients use its name. A request may differ from an answer (fields with a default may be
 * left out): then it is called `…Input`.
 */
export function createComponents() {
  const collected: Record<Direction, Map<string, unknown>> = {
    input: new Map(),
    output: new Map(),
  };

  function toJson(schema: z.ZodMiniType, io: Direction): unknown {
    const {
      $schema: _version,
      $defs: defs = {},
      id,
      ...own
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: namedSchemas,
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, valueFormats.get(zodSchema));
      },
    });
    const hoist = (value: unknown) =>
      withRefs(value, (ref) => `${REF}${ref.split('/').at(-1)}${io === 'input' ? SENT : ''}`);
    for (const [name, def] of Object.entries(defs)) {
      const { id: _id, ...rest } = isRecord(def) ? def : {};
      collected[io].set(name, hoist(rest));
    }
    if (typeof id !== 'string') return hoist(own);
    collected[io].set(id, hoist(own));
    return { $ref: `${REF}${id}${io === 'input' ? SENT : ''}` };
  }

  /** The document with its names settled, and their schemas. */
  function settle(document: unknown) {
    const { input, output } = collected;
    const same = new Set([...input.keys()].filter((name) => output.has(name)));
    const settled = (value: unknown) =>
      withRefs(value, (ref) => {
        if (!ref.endsWith(SENT)) return ref;
        const name = ref.slice(REF.length, -SENT.length);
        return `${REF}${same.has(name) || !output.has(name) ? name : `${name}Input`}`;
      });
    // A schema is another one as soon as something in it is.
    for (let before = -1; before !== same.size;) {
      before = same.size;
      for (const name of same)
        if (JSON.stringify(settled(input.get(name))) !== JSON.stringify(output.get(name)))
          same.delete(name);
    }
    const sent = [...input].filter(([name]) => !same.has(name));
    return {
      document: settled(document),
      schemas: Object.fromEntries(
        [
          ...output,
          ...sent.map(([name, value]): [string, unknown] => [
            output.has(name) ? `${name}Input` : name,
            settled(value),
          ]),
        ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    };
  }

  return { toJson, settle };
}
