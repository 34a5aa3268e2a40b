import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many rows of a list are some milliseconds of work. */
const AT_ONCE = 500;

/**
 * `rows.flatMap(map)` for lists as long as the academy: every few milliseconds any other request
 * gets a turn.
 */
export async function flatMapInTurns<Row, Result>(
  rows: readonly Row[],
  map: (row: Row) => Result | readonly Result[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    if (from > 0) await nextTurn();
    for (const result of rows.slice(from, from + AT_ONCE).flatMap(map)) results.push(result);
  }
  return results;
}
