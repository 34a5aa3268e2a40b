import * as z from 'zod/mini';
import type { Area } from './areas';
import { can, type Grants } from './rights';

/** The area that a part belongs to; where its rows differ, by the object that it is in. */
type AreaOf = Area | ((owner: unknown) => Area | null);

interface Part {
  area: AreaOf;
  /** What an account without the area gets: nothing at all, or null. */
  without: 'absent' | 'null';
}

const parts = z.registry<Part>();

/**
 * A part of an answer that belongs to another area than the call: the server leaves it out for an
 * account without that area (`trim.ts`). Of a query it is a condition that such an account may not
 * set. Said where the schema is, and nowhere else.
 */
export function ofArea<S extends z.ZodMiniType>(area: AreaOf, schema: S): z.ZodMiniOptional<S> {
  const part = z.optional(schema);
  parts.add(part, { area, without: 'absent' });
  return part;
}

/** The same, where the answer says null to an account without the area. */
export function ofAreaOrNull<S extends z.ZodMiniType>(
  area: AreaOf,
  schema: S,
): z.ZodMiniNullable<S> {
  const part = z.nullable(schema);
  parts.add(part, { area, without: 'null' });
  return part;
}

const lists = z.registry<{ area: (row: unknown) => Area | null }>();

/** A list whose rows belong to different areas: an account gets those of its own. */
export function listByArea<S extends z.ZodMiniType>(
  area: (row: unknown) => Area | null,
  element: S,
): z.ZodMiniArray<S> {
  const list = z.array(element);
  lists.add(list, { area });
  return list;
}

/** The area set on a list by `listByArea`. */
export const areaOfRows = (schema: z.core.$ZodType) => lists.get(schema)?.area;

/** What is said about a schema by `ofArea`, also inside an optional part. */
export const partOf = (schema: z.core.$ZodType): Part | undefined =>
  parts.get(schema) ??
  (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault
    ? partOf(schema.def.innerType)
    : undefined);

/** The area of a part in the object that it is in; null: to none. */
export const areaOfPart = ({ area }: Part, owner: unknown): Area | null =>
  typeof area === 'function' ? area(owner) : area;

/** Whether an account is given what belongs to an area. */
export const seesArea = (viewer: Grants, area: Area): boolean => can(viewer, `${area}.read`);

/** Whether an account is given a part that `ofArea` made. */
export function seesPart(schema: z.core.$ZodType, viewer: Grants): boolean {
  const part = partOf(schema);
  const area = part && areaOfPart(part, undefined);
  return !area || seesArea(viewer, area);
}

/** The first condition of a query that belongs to an area which the account has not. */
export function foreignCondition(
  schema: z.core.$ZodType | undefined,
  query: unknown,
  viewer: Grants,
): Area | null {
  if (!(schema instanceof z.ZodMiniObject) || typeof query !== 'object' || query === null)
    return null;
  for (const [key, value] of Object.entries(query)) {
    const inner = schema.def.shape[key];
    const part = inner && value !== undefined ? partOf(inner) : undefined;
    const area = part && areaOfPart(part, query);
    if (area && !seesArea(viewer, area)) return area;
  }
  return null;
}
