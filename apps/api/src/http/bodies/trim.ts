import { areaOfPart, areaOfRows, partOf, type Area } from '@academy/domain/rights';
import * as z from 'zod/mini';

/** Whether the caller may see the parts of an area (`ofArea`). */
export type Sees = (area: Area) => boolean;

/** Leaves of an answer what its schema names: the same value where nothing is to be left out. */
export type Trim = (value: unknown, sees: Sees) => unknown;

const asItIs: Trim = (value) => value;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function trimList(element: Trim, refuse: Trim): Trim {
  return (value, sees) => {
    if (!Array.isArray(value)) return refuse(value, sees);
    if (element === asItIs) return value;
    let copy: unknown[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const trimmed = element(value[index], sees);
      if (trimmed === value[index]) continue;
      copy ??= [...value];
      copy[index] = trimmed;
    }
    return copy ?? value;
  };
}

function trimRecord(element: Trim, refuse: Trim): Trim {
  return (value, sees) => {
    if (!isObject(value)) return refuse(value, sees);
    if (element === asItIs) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, element(one, sees)]));
  };
}

function trimObject(shape: Readonly<Record<string, Trim>>, refuse: Trim): Trim {
  const keys = Object.keys(shape);
  const known = new Set(keys);
  const inner = Object.entries(shape).filter(([, trim]) => trim !== asItIs);
  const hasMore = (value: object) => {
    for (const key in value) if (!known.has(key)) return true;
    return false;
  };
  const named = (value: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, value[key]]));

  return (value, sees) => {
    if (!isObject(value) || Array.isArray(value)) return refuse(value, sees);
    let copy: Record<string, unknown> | undefined = hasMore(value) ? named(value) : undefined;
    for (const [key, trim] of inner) {
      const trimmed = trim(value[key], sees);
      if (trimmed === value[key]) continue;
      copy ??= { ...value };
      copy[key] = trimmed;
    }
    return copy ?? value;
  };
}

type Shape = z.ZodMiniObject['def']['shape'];

/** Leaves the parts of other areas out of an object, where its schema has such parts. */
function withoutForeign(shape: Shape, trim: Trim): Trim {
  const foreign = Object.entries(shape).flatMap(([key, schema]) => {
    const part = partOf(schema);
    return part ? [{ key, part }] : [];
  });
  if (foreign.length === 0) return trim;
  return (value, sees) => {
    const trimmed = trim(value, sees);
    if (!isObject(trimmed)) return trimmed;
    let copy: Record<string, unknown> | undefined;
    for (const { key, part } of foreign) {
      const area = areaOfPart(part, value);
      if (area === null || sees(area)) continue;
      copy ??= { ...trimmed };
      if (part.without === 'null') copy[key] = null;
      else delete copy[key];
    }
    return copy ?? trimmed;
  };
}

/** Removes the rows of other areas from a list whose schema distinguishes them. */
const withoutForeignRows = (list: z.ZodMiniArray, trim: Trim): Trim => {
  const areaOf = areaOfRows(list);
  if (areaOf === undefined) return trim;
  return (value, sees) => {
    const rows = trim(value, sees);
    if (!Array.isArray(rows)) return rows;
    return rows.filter((row) => {
      const area = areaOf(row);
      return area === null || sees(area);
    });
  };
};

const rewrites = (schema: z.ZodMiniType): boolean =>
  schema.def.checks?.some(({ _zod: check }) => check.def.check === 'overwrite') ?? false;

const isPlain = (schema: z.core.$ZodType): boolean =>
  (schema instanceof z.ZodMiniString && !rewrites(schema)) ||
  (schema instanceof z.ZodMiniNumber && !schema.def.coerce) ||
  schema instanceof z.ZodMiniBoolean ||
  schema instanceof z.ZodMiniLiteral ||
  schema instanceof z.ZodMiniEnum ||
  schema instanceof z.ZodMiniCustom;

/** Of the endpoints' schemas, which all academies of a process share. */
const made = new WeakMap<z.core.$ZodType, Trim>();

function make(schema: z.core.$ZodType): Trim {
  if (isPlain(schema)) return asItIs;
  const refuse: Trim = (value) => z.parse(schema, value);
  if (schema instanceof z.ZodMiniObject)
    return withoutForeign(
      schema.def.shape,
      trimObject(
        Object.fromEntries(
          Object.entries(schema.def.shape).map(([key, one]) => [key, trimTo(one)]),
        ),
        refuse,
      ),
    );
  if (schema instanceof z.ZodMiniArray)
    return withoutForeignRows(schema, trimList(trimTo(schema.def.element), refuse));
  if (schema instanceof z.ZodMiniRecord) return trimRecord(trimTo(schema.def.valueType), refuse);
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    const inner = trimTo(schema.def.innerType);
    if (inner === asItIs) return asItIs;
    return (value, sees) => (value === null || value === undefined ? value : inner(value, sees));
  }
  // Defaults, choices and texts that are tidied: whatever no faster way is known for.
  return refuse;
}

/**
 * What trims an answer to a schema, made once: it leaves out what the schema does not name and puts
 * in its defaults, and does not check what is named. That this comes to the same as parsing is
 * checked with every answer in the tests (`response-body.ts`).
 */
export function trimTo(schema: z.core.$ZodType): Trim {
  const known = made.get(schema);
  if (known) return known;
  const trim = make(schema);
  made.set(schema, trim);
  return trim;
}
