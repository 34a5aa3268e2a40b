import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { notify } from '../../shared/notify-db';

/** Days in one message: the database carries at most 8,000 bytes. */
const AT_ONCE = 400;

interface Change {
  rows: readonly { date: CalendarDay; studentId: StudentId }[];
  lines: readonly { month: CalendarMonth; studentId: StudentId }[];
  settings?: boolean;
}

const owners = (rows: readonly { studentId: StudentId }[]) =>
  rows.map(({ studentId }) => studentId);

/**
 * Tells the managers' screens which days, months and rules changed, and the students' that theirs
 * did.
 */
export async function notifyMealChange(
  tx: Tx,
  { rows, lines, settings = false }: Change,
): Promise<void> {
  const dates = [...new Set(rows.map(({ date }) => date))];
  for (let first = 0; first < dates.length; first += AT_ONCE)
    await notify(
      tx,
      { topic: 'meals', dates: dates.slice(first, first + AT_ONCE) },
      first === 0 ? owners(rows) : [],
    );
  if (lines.length > 0)
    await notify(
      tx,
      { topic: 'deposits', months: [...new Set(lines.map(({ month }) => month))] },
      owners(lines),
    );
  if (settings) await notify(tx, { topic: 'settings' }, 'all');
}
