import { commonWords } from './common-words';
import type { Words } from '../docs/api-table';

/** What a field of requests and answers is, in Korean. */
export function wordFor({ own, fields = [] }: Words, name: string): string | undefined {
  const entity = fields.find((labels) => Object.hasOwn(labels, name));
  return own?.[name] ?? entity?.[name]?.label ?? commonWords[name];
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field with its word, before what its value looks like: `점심 단가 (금액, 원)`. */
function described(value: unknown, word: string | undefined): unknown {
  if (!isRecord(value) || word === undefined) return value;
  const { description: format, ...rest } = value;
  return {
    ...rest,
    description: typeof format === 'string' && format !== word ? `${word} (${format})` : word,
  };
}

/** A schema whose fields say what they are, at every depth. */
export function describeFields(schema: unknown, by: Words): unknown {
  if (Array.isArray(schema)) return schema.map((each) => describeFields(each, by));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => [
      key,
      key === 'properties' && isRecord(part)
        ? Object.fromEntries(
            Object.entries(part).map(([name, value]) => [
              name,
              described(describeFields(value, by), wordFor(by, name)),
            ]),
          )
        : describeFields(part, by),
    ]),
  );
}
