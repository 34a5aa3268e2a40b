import {
  carryLines,
  carryTarget,
  planAdjustment,
  planCarryOver,
  planDeposit,
  planRefund,
  type Booking,
  type depositEndpoints,
} from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import type { Db } from '../../db/database';
import { groupBy } from '@academy/domain/collections';
import { won } from '@academy/domain/money';
import { seoulDay, type CalendarMonth } from '@academy/domain/time';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import type { BilledStudent } from '../../shared/bills/billed-months-db';
import {
  insertLines,
  keptLines,
  voidLines,
  type NewLine,
} from '../../shared/bills/deposit-lines-db';
import { readClosedMonths } from '../../shared/bills/closed-months-db';
import { madeRows, watchRows } from '../../shared/operations/restoring-rows-db';
import { book, type Booked, type Desk } from './book';
import { readDepositLines } from './ledger-db';

/**
 * The lines that a rule allows, student by student; the others are left alone with the rule's
 * reason.
 */
function allowedLines(
  { students, skip }: Desk,
  plan: (student: BilledStudent) => Booking,
  lines: (student: BilledStudent, amount: number) => NewLine[],
): NewLine[] {
  return students.flatMap((student) => {
    const booking = plan(student);
    if (booking.allowed) return lines(student, booking.amount);
    skip(student.id, booking.reason);
    return [];
  });
}

async function write(
  desk: Desk,
  lines: readonly NewLine[],
  by: Parameters<typeof insertLines>[2],
): Promise<Booked> {
  const booked = await insertLines(desk.tx, lines, by);
  return {
    entries: await madeRows(
      desk.tx,
      keptLines,
      booked.map(({ id }) => id),
    ),
  };
}

/**
 * 입금 확인: money that came in, all that is missing or a given amount. Of a student named twice the
 * last counts.
 */
export function confirmDeposits(db: Db, call: Call<typeof depositEndpoints.confirmDeposits>) {
  const {
    actor: { managerId: by },
    body: { items, day, note = '' },
    now,
  } = call;
  const wanted = new Map(items.map((item) => [item.studentId, item]));
  return book(db, call, 'confirm-deposits', [...wanted.keys()], (desk) =>
    write(
      desk,
      allowedLines(
        desk,
        ({ id, account }) => planDeposit(account, wanted.get(id)?.amount ?? null),
        ({ id, name }, amount) => [
          {
            studentId: id,
            month: desk.month,
            kind: 'deposit',
            amount,
            depositorName: wanted.get(id)?.depositorName ?? name,
            day,
            note,
          },
        ],
      ),
      { by, now },
    ),
  );
}

/** 확인 해제: the month's deposits are voided, unless money of them already went on. */
export function unconfirmDeposits(db: Db, call: Call<typeof depositEndpoints.unconfirmDeposits>) {
  const {
    actor: { managerId: by },
    body: { studentIds, reason },
    now,
  } = call;
  return book(db, call, 'unconfirm-deposits', studentIds, async ({ tx, month, students, skip }) => {
    const linesOf = groupBy(
      await readDepositLines(
        tx,
        month,
        students.map(({ id }) => id),
      ),
      ({ studentId }) => studentId,
    );
    const lines = students.flatMap(({ id, account: { carriedIn, carriedOut, refunded } }) => {
      const own = linesOf.get(id) ?? [];
      if (own.length === 0) skip(id, 'nothing-received');
      else if (carriedOut + refunded > carriedIn) skip(id, 'money-went-on');
      else return own;
      return [];
    });
    const ids = lines.map(({ id }) => id);
    const changes = await watchRows(tx, keptLines, ids);
    if (ids.length > 0) await voidLines(tx, ids, { reason, by, now });
    return { entries: await changes() };
  });
}

/** 환불: never more than is there. Without a day it is owed and still to be paid out. */
export function refundDeposit(db: Db, call: Call<typeof depositEndpoints.refundDeposit>) {
  const {
    actor: { managerId: by },
    body: { studentId, amount, day, note },
    now,
  } = call;
  return book(db, call, 'refund-deposit', [studentId], (desk) =>
    write(
      desk,
      allowedLines(
        desk,
        ({ account }) => planRefund(account, won(amount)),
        (_, booked) => [
          { studentId, month: desk.month, kind: 'refund', amount: booked, day, note },
        ],
      ),
      { by, now },
    ),
  );
}

/** 조정: a discount or a charge with its reason, in the month or in the next bill, or paid out. */
export function adjustBill(db: Db, call: Call<typeof depositEndpoints.adjustBill>) {
  const {
    actor: { managerId: by },
    body: { studentId, amount, way, note },
    now,
  } = call;
  return book(db, call, 'adjust-bill', [studentId], async (desk) => {
    const target = await openMonthAfter(desk);
    const [student] = desk.students;
    if (!student) throw new Refusal('not-found');
    const plan = planAdjustment(student.account, { month: desk.month, target, amount, way });
    if (!plan.allowed) throw new Refusal(plan.reason);
    const day = seoulDay(now);
    const lines = plan.lines.map((line) => ({
      ...line,
      studentId,
      day: line.kind === 'refund' ? null : day,
      note,
      byHand: line.kind === 'adjustment',
    }));
    const others = lines.some(({ month }) => month === target);
    return {
      ...(await write(desk, lines, { by, now })),
      ...(others && { otherMonths: new Map([[target, [studentId]]]) }),
    };
  });
}

/** The next month whose books are open. */
async function openMonthAfter({ tx, month }: Desk): Promise<CalendarMonth> {
  const closed = await readClosedMonths(tx);
  return carryTarget(month, (one) => closed.has(one));
}

/**
 * 이월: what is there beyond the bill leaves this month and enters the next one whose books are open.
 */
export function carryDeposits(db: Db, call: Call<typeof depositEndpoints.carryDeposits>) {
  const {
    actor: { managerId: by },
    body: { studentIds, note = '' },
    now,
  } = call;
  return book(db, call, 'carry-deposits', studentIds, async (desk) => {
    const target = await openMonthAfter(desk);
    const lines = allowedLines(
      desk,
      ({ account }) => planCarryOver(account),
      ({ id: studentId }, amount) =>
        carryLines(desk.month, target, won(amount)).map((line) => ({
          ...line,
          studentId,
          day: null,
          note,
        })),
    );
    const reached = [...new Set(lines.map(({ studentId }): StudentId => studentId))];
    return {
      ...(await write(desk, lines, { by, now })),
      ...(reached.length > 0 && { otherMonths: new Map([[target, reached]]) }),
    };
  });
}
