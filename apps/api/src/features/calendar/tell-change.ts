import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { notify } from '../../shared/notify-db';

/** Days in one message: the database carries at most 8,000 bytes. */
const AT_ONCE = 400;

interface Change {
  rows: readonly { date: CalendarDay }[];
  lines: readonly { month: CalendarMonth }[];
  settings?: boolean;
}

/** Tells the managers' screens which days, months and rules changed. */
export async function tellChange(tx: Tx, { rows, lines, settings = false }: Change): Promise<void> {
  const dates = [...new Set(rows.map(({ date }) => date))];
  for (let first = 0; first < dates.length; first += AT_ONCE)
    await notify(tx, { topic: 'meals', dates: dates.slice(first, first + AT_ONCE) });
  if (lines.length > 0)
    await notify(tx, { topic: 'deposits', months: [...new Set(lines.map(({ month }) => month))] });
  if (settings) await notify(tx, { topic: 'settings' });
}
