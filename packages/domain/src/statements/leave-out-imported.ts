import { groupBy } from '../collections';
import { nameKey } from './read/payer-text';
import type { StatementLine } from './schemas';

/** A row as it is known again. */
export type KnownLine = Pick<StatementLine, 'day' | 'time' | 'name' | 'amount' | 'balance'>;

/**
 * Whether two rows are the same one: by balance where both lists have it, else by name and time.
 * Lists of a bank differ in columns and in how much of a name they show.
 */
function isSame(a: KnownLine, b: KnownLine): boolean {
  if (a.balance !== null && b.balance !== null) return a.balance === b.balance;
  if (a.time !== null && b.time !== null && a.time !== b.time) return false;
  return nameKey(a.name) === nameKey(b.name);
}

const dayAndAmount = ({ day, amount }: KnownLine) => `${day} ${amount}`;

/**
 * The rows that were not imported before, by content and balance, whatever part of a longer list
 * they are in. Each imported row leaves out one: two payments that look the same are two.
 */
export function leaveOutImported<Line extends KnownLine>(
  lines: readonly Line[],
  imported: readonly KnownLine[],
): Line[] {
  const known = groupBy(imported, dayAndAmount);
  return lines.filter((line) => {
    const same = known.get(dayAndAmount(line)) ?? [];
    const at = same.findIndex((one) => isSame(line, one));
    if (at < 0) return true;
    same.splice(at, 1);
    return false;
  });
}
