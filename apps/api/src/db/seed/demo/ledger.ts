import { frozenBill } from '@academy/domain/deposits';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import { addWon, won } from '@academy/domain/money';
import {
  dayOfMonth,
  instantAt,
  seoulDay,
  seoulMonth,
  shiftDay,
  shiftMonth,
  type CalendarDay,
} from '@academy/domain/time';
import type { depositEntries, mealBills, monthCloses } from '../../schema';
import { seededInteger } from './seeded-random';
import type { NewReservation } from './reservations';

type NewBill = typeof mealBills.$inferInsert;
type NewEntry = typeof depositEntries.$inferInsert;

interface Books {
  bills: NewBill[];
  entries: NewEntry[];
  closes: (typeof monthCloses.$inferInsert)[];
}

interface Scene {
  rows: readonly NewReservation[];
  now: Date;
  manager: ManagerId;
  names: ReadonlyMap<StudentId, string>;
}

/**
 * What a confirmed or refunded bill went through: the whole month came in on one of its first days,
 * and some of it went back at its end.
 */
function movements(bill: NewBill, total: number, { manager, names, now }: Scene): NewEntry[] {
  if (total === 0 || bill.depositStatus === undefined || bill.depositStatus === 'unpaid') return [];
  const first = dayOfMonth(bill.month, 1);
  // A month that has not begun is paid in the days before it.
  const paidOn =
    first > seoulDay(now)
      ? shiftDay(first, -seededInteger(8, 12, 'early', bill.studentId))
      : dayOfMonth(bill.month, seededInteger(1, 10, 'paid', bill.studentId, bill.month));
  const line = (kind: 'deposit' | 'refund', wanted: CalendarDay): NewEntry => {
    const day = wanted < seoulDay(now) ? wanted : shiftDay(seoulDay(now), -1);
    return {
      studentId: bill.studentId,
      month: bill.month,
      kind,
      amount: total,
      day,
      depositorName: kind === 'deposit' ? (names.get(bill.studentId) ?? '') : '',
      note: '',
      createdAt: instantAt(day, 17),
      createdBy: manager,
    };
  };
  return [
    line('deposit', paidOn),
    ...(bill.depositStatus === 'refunded' ? [line('refund', dayOfMonth(bill.month, 28))] : []),
  ];
}

/**
 * The ledger behind the bills' words, and the books of last month, closed on the first of this one.
 */
export function demoBooks(bills: readonly NewBill[], scene: Scene): Books {
  const books: Books = { bills: [], entries: [], closes: [] };
  for (const bill of bills) {
    const frozen = frozenBill(
      bill.month,
      scene.rows.filter(({ studentId }) => studentId === bill.studentId),
      bill,
    );
    const closed = bill.closedAt
      ? {
          closedLunch: frozen.lunchCount,
          closedDinner: frozen.dinnerCount,
          closedTotal: frozen.total,
        }
      : {};
    books.bills.push({ ...bill, ...closed });
    books.entries.push(...movements(bill, frozen.total, scene));
  }
  const present = seoulMonth(scene.now);
  const past = shiftMonth(present, -1);
  const closedBills = books.bills.filter(({ month }) => month === past);
  books.closes.push({
    month: past,
    closedAt: instantAt(dayOfMonth(present, 1), 0),
    closedBy: scene.manager,
    billed: addWon(...closedBills.map(({ closedTotal }) => closedTotal ?? won(0))),
    students: closedBills.length,
  });
  return books;
}
