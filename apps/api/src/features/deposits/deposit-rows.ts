import { depositTotals, fitsMonth, type MonthFilter } from '@academy/domain/deposits';
import { paymentWindow } from '@academy/domain/meals';
import type { StudentId } from '@academy/domain/ids';
import { monthAt, type CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { depositRowOf, readBilledMonth } from '../../shared/bills/billed-months-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { readClose } from './closes-db';

/** A month's deposits: the rows of the filter, the sums of all. A fixed number of queries. */
export async function readDeposits(
  db: Db,
  { year, month: number }: { year: number; month: number },
  filter: MonthFilter,
  now: Date,
) {
  const month = monthAt(year, number);
  const close = await readClose(db, month);
  const rows = (await readBilledMonth(db, month)).map(depositRowOf);
  return {
    month,
    asOf: now.toISOString(),
    close,
    payment: paymentWindow(await readLunchSettings(db), month),
    rows: rows.filter((row) => fitsMonth(row, row.account.state, filter)),
    totals: depositTotals(rows.map(({ account }) => account)),
  };
}

/** What a booking answers: these students as they are now, and the month's sums. */
export async function readResult(tx: Tx, month: CalendarMonth, ids: readonly StudentId[]) {
  const all = (await readBilledMonth(tx, month)).map(depositRowOf);
  const wanted = new Set(ids);
  const there = all.filter(({ studentId }) => wanted.has(studentId));
  for (const { studentId } of there) wanted.delete(studentId);
  // Who has neither a meal nor money left is no longer in the list, and still in the answer.
  const gone =
    wanted.size === 0 ? [] : (await readBilledMonth(tx, month, [...wanted])).map(depositRowOf);
  return { rows: [...there, ...gone], totals: depositTotals(all.map(({ account }) => account)) };
}
