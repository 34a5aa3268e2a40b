/**
 * The same value with its keys in one order: `jsonb` keeps another than the program wrote. What is
 * undefined is not there.
 */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value instanceof Date) return value.toJSON();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part)]));
}

/** Whether two values are the same JSON, whatever the order of their keys. */
export const sameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
