import type { AuditAction } from '@academy/domain/audit';
import {
  type DepositResult,
  depositRefusalText,
  depositStateName,
  type DepositRefusal,
} from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { monthAt, type CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { isOwnId } from '../../http/auth/own-id';
import { Refusal } from '../../http/errors/refusal';
import { once, type KeyedCall } from '../../http/writes/once';
import { keepInStep } from '../../shared/bills/bill-status-db';
import { readBilledMonth, type BilledStudent } from '../../shared/bills/billed-months-db';
import { auditManager, type ManagersCall } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { recordOperation, type OperationEntry } from '../../shared/operations/operations-db';
import { lockStudents } from '../../shared/students/students-db';
import { readResult } from './deposit-rows';

/** A call about one month. */
export type BookingCall = KeyedCall<DepositResult> &
  ManagersCall & { params: { year: number; month: number } };

/** Why a student was left alone; undefined while nothing speaks against it. */
export type Skip = (id: StudentId, reason: DepositRefusal) => void;

/** What a booking works with: the students under lock, with their accounts before it. */
export interface Desk {
  tx: Tx;
  month: CalendarMonth;
  students: readonly BilledStudent[];
  skip: Skip;
}

/** What a booking did: the lines as they were and are, and other months that it touched. */
export interface Booked {
  entries: readonly OperationEntry[];
  otherMonths?: ReadonlyMap<CalendarMonth, readonly StudentId[]>;
}

/** How the log shows a student's month: as much as came in, and where that leaves it. */
const factsOf = (month: CalendarMonth, { account }: BilledStudent) => ({
  month,
  amount: account.paid,
  balance: account.balance,
  state: depositStateName(account.state),
});

/** An entry of the log for each student whose account moved. */
const auditOf = (
  action: AuditAction,
  month: CalendarMonth,
  students: readonly BilledStudent[],
  after: readonly BilledStudent[],
) =>
  students.flatMap((student) => {
    const now = after.find(({ id }) => id === student.id);
    return now
      ? [
          {
            action,
            entity: 'deposits',
            entityId: student.id,
            subject: student.name,
            before: factsOf(month, student),
            after: factsOf(month, now),
          },
        ]
      : [];
  });

/**
 * Books money of a month in one transaction, once per intention: locks the students, lets `work`
 * write its lines, brings bills in step, writes the log, one operation that can be taken back. When
 * every student was left alone, the reason of the first is the refusal.
 */
export async function book(
  db: Db,
  call: BookingCall,
  action: AuditAction,
  wanted: readonly StudentId[],
  work: (desk: Desk) => Promise<Booked>,
): Promise<DepositResult> {
  const { actor, now, params } = call;
  const month = monthAt(params.year, params.month);
  const ids = [...new Set(wanted)];
  if (!ids.every(isOwnId)) throw new Refusal('not-found');
  const again = async (tx: Tx, kept: DepositResult): Promise<DepositResult> => ({
    ...kept,
    ...(await readResult(tx, month, ids)),
  });
  return once(db, { ...call, again }, async (tx) => {
    const names = await lockStudents(tx, ids, { alsoDeleted: true });
    if (names.size < ids.length) throw new Refusal('not-found');
    const students = await readBilledMonth(tx, month, ids);
    const skipped = new Map<StudentId, DepositRefusal>();
    const { entries, otherMonths = new Map() } = await work({
      tx,
      month,
      students,
      skip: (id, reason) => skipped.set(id, reason),
    });
    const [first] = skipped.values();
    if (entries.length === 0) throw new Refusal(first ?? 'nothing-due');
    const touched = ids.filter((id) => !skipped.has(id));
    const after = await keepInStep(tx, month, touched);
    for (const [other, those] of otherMonths) await keepInStep(tx, other, those);
    const listed = [...skipped].map(([studentId, reason]) => ({
      studentId,
      name: names.get(studentId) ?? '',
      message: depositRefusalText(reason),
    }));
    const undo = await recordOperation(
      tx,
      {
        kind: 'deposits.change',
        by: actor.managerId,
        at: now,
        label: month,
      },
      entries,
    );
    await auditManager(tx, call, auditOf(action, month, students, after));
    await notify(tx, { topic: 'deposits', months: [month, ...otherMonths.keys()] }, [
      ...touched,
      ...[...otherMonths.values()].flat(),
    ]);
    return { ...(await readResult(tx, month, ids)), skipped: listed, undo };
  });
}
