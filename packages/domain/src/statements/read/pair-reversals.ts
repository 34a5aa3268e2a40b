import { daysBetween } from '../../time';
import type { StatementLine } from '../schemas';
import { REVERSAL_WORDS } from './payer-words';
import { nameKey } from './payer-text';

/** Money that went out; `tells`: the row is marked as a reversal. */
export interface TakenBack extends StatementLine {
  tells: boolean;
}

/** A row that takes a deposit back, and the rows of the deposits that it may be. */
export interface Reversal {
  row: number;
  name: string;
  amount: StatementLine['amount'];
  day: StatementLine['day'];
  of: number[];
}

/** A bank takes a wrong deposit back on the day, or in the week after it. */
const WITHIN_DAYS = 7;
const WORDS = new RegExp(`(?:입금)?(?:${REVERSAL_WORDS.join('|')})|입금`, 'g');
const bare = (name: string) => nameKey(name).replace(WORDS, '');

/** Whether two names may be the same; an empty one matches any. */
const isSameName = (a: string, b: string) => a === '' || b === '' || a.includes(b) || b.includes(a);

function fits(deposit: StatementLine, out: TakenBack): boolean {
  if (deposit.amount !== out.amount) return false;
  const later = daysBetween(deposit.day, out.day);
  const [came, went] = [bare(deposit.name), bare(out.name)];
  return out.tells
    ? later >= 0 && later <= WITHIN_DAYS && isSameName(came, went)
    : later === 0 && came !== '' && came === went;
}

/**
 * What was taken back of a list: each row that goes out with the deposit of its amount, name and
 * day. Where several may be it, all are named. A row that says 취소 and has no deposit in the list
 * stays one: its deposit may be booked already.
 */
export function pairReversals(
  lines: readonly StatementLine[],
  out: readonly TakenBack[],
): Reversal[] {
  const taken = new Set<StatementLine>();
  return out.flatMap((one) => {
    const open = lines.filter((line) => !taken.has(line) && fits(line, one));
    const named = open.filter(({ name }) => bare(name) !== '' && bare(name) === bare(one.name));
    const likely = named.length > 0 ? named : open;
    const nearest = Math.min(...likely.map(({ day }) => daysBetween(day, one.day)));
    const same = likely.filter(({ day }) => daysBetween(day, one.day) === nearest);
    // Of two payments that look the same, either one is taken back.
    const isOne = new Set(same.map(({ name }) => bare(name))).size === 1;
    const chosen = isOne ? same.slice(0, 1) : same;
    for (const line of chosen) taken.add(line);
    const { row, name, amount, day } = one;
    return chosen.length > 0 || one.tells
      ? [{ row, name, amount, day, of: chosen.map((line) => line.row) }]
      : [];
  });
}
