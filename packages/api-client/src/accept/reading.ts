import { isRecord } from '../answers/server-message';

export { isRecord };

/** The fields of an object, or none. */
export const fieldsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The first of several names that is present (null and '' count as absent). */
export const firstOf = (fields: Record<string, unknown>, ...names: string[]): unknown =>
  names
    .map((name) => fields[name])
    .find((value) => value !== undefined && value !== null && value !== '');

/** A list, bare or under content, items, list or results; `data` may also wrap either. */
export function listIn(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  for (const name of ['content', 'items', 'list', 'results', 'data']) {
    const list = listIn(body[name]);
    if (list) return list;
  }
  return undefined;
}

/** Ids are strings here, and often numbers elsewhere. */
export const asId = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : value;

/** Unwraps `{ success, data: {…} }`; any other body is returned as it is. */
export const unwrapped = (body: unknown): unknown =>
  isRecord(body) && isRecord(body.data) ? body.data : body;

/**
 * The object in a body, unwrapped from `{ data: {…} }`. Anything else (a captive portal's HTML) is
 * returned as it is, for the schema to refuse.
 */
export const objectIn =
  (read: (item: unknown) => unknown) =>
  (body: unknown): unknown =>
    isRecord(body) ? read(unwrapped(body)) : body;
