import type { StudentId } from '@academy/domain/ids';
import {
  studentStatusName,
  type BulkStudents,
  type studentEndpoints,
} from '@academy/domain/students';
import type { CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { once } from '../../../http/writes/once';
import type { Call } from '../../../http/serve';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { cancelFuture } from './cancel-future';
import { refuseTakenSeats } from '../writing/refuse-taken';
import { signOutStudents } from '../sign-out-db';
import { changing, lastDayOf } from './status-effect';
import { draftOf, recordsOf } from '../student-record';
import { lockClaims, lockStudents } from '../students-db';
import { writeStudents } from '../writing/write-students-db';

type Cancelled = Awaited<ReturnType<typeof cancelFuture>>;
const NOTHING_CANCELLED: Cancelled = { rows: [], dates: [] };

/** Signs out students who are no longer enrolled, and cancels their future if asked to. */
async function leave(
  tx: Tx,
  ids: readonly StudentId[],
  { future, until, now }: { future: 'keep' | 'cancel'; until: CalendarDay; now: Date },
) {
  await signOutStudents(tx, ids, 'status', now);
  return future === 'cancel' ? cancelFuture(tx, { ids, today: until }, now) : NOTHING_CANCELLED;
}

type LockedStudents = Awaited<ReturnType<typeof lockStudents>>;
type StatusCall = Call<typeof studentEndpoints.changeStatus>;

/** Writes the change down: as an operation that can be undone, and in the audit log. */
async function recordStatus(
  tx: Tx,
  { actor, body: { status, future = 'keep', note = '' }, request, now }: StatusCall,
  { rows, until, cancelled }: { rows: LockedStudents; until: CalendarDay; cancelled: Cancelled },
) {
  const leaving = status !== 'ENROLLED';
  const undo = await recordOperation(
    tx,
    {
      kind: 'students.status',
      by: actor.managerId,
      at: now,
      label: studentStatusName(status),
      facts: { status, future, lastDay: until, note, students: rows.length },
    },
    [
      ...rows.map((row) => ({
        entity: 'student',
        id: row.id,
        before: { status: row.status },
        after: { status },
      })),
      ...cancelled.rows,
    ],
  );
  await auditManager(
    tx,
    { actor, request },
    rows.map((row) => ({
      action: 'change-student-status',
      entity: 'students',
      entityId: row.id,
      subject: row.name,
      before: { status: row.status },
      after: { status, ...(note && { note }), ...(leaving && { future, lastDay: until }) },
    })),
  );
  return undo;
}

/**
 * Changes the status of many at once, and what of their future goes with it: one transaction, one
 * operation to take back. Students who are no longer enrolled are signed out on every device; a
 * seat that was taken since is not given back.
 */
export async function changeStatus(db: Db, call: StatusCall) {
  const {
    actor,
    body: { studentIds, status, future = 'keep', lastDay },
    now,
  } = call;
  const until = lastDayOf(lastDay, now);
  const again = async (tx: Tx, kept: BulkStudents) => ({
    ...kept,
    changed: await recordsOf(tx, kept.changed, actor),
  });
  return once(db, { ...call, again }, async (tx) => {
    await lockClaims(tx);
    const rows = changing(await lockStudents(tx, studentIds), status);
    const ids = rows.map(({ id }) => id);
    const changed = new Set(ids);
    const skipped = studentIds.filter((id) => !changed.has(id));
    if (rows.length === 0) return { changed: [], skipped, undo: null };

    await refuseTakenSeats(
      tx,
      rows.map((row) => ({ ...row, status })),
    );
    await writeStudents(
      tx,
      rows.map((row) => ({ id: row.id, student: { ...draftOf(row), status }, leftOn: until })),
      now,
    );
    const cancelled =
      status === 'ENROLLED' ? NOTHING_CANCELLED : await leave(tx, ids, { future, until, now });
    const undo = await recordStatus(tx, call, { rows, until, cancelled });
    await notify(tx, { topic: 'students' });
    if (cancelled.dates.length > 0) await notify(tx, { topic: 'meals', dates: cancelled.dates });
    return {
      changed: await recordsOf(tx, rows, actor),
      skipped,
      undo,
    };
  });
}
