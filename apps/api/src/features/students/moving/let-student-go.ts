import { mealsKeptUntil } from '@academy/domain/moves';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { auditOffice } from '../../../shared/branches/audit-office';
import type { MoveOrder, Refused } from '../../../shared/branches/moving';
import { notify } from '../../../shared/notify-db';
import { cancelFuture } from '../leaving/cancel-future';
import { signOutStudents } from '../sign-out-db';
import { draftOf } from '../student-record';
import { lockClaims, lockStudents, type StudentTableRow } from '../students-db';
import { writeStudents } from '../writing/write-students-db';
import { insertMove, lockMove, writeMoveState } from './student-moves-db';

/** Who can be moved: who is in the list and has not left. */
export const isHere = (row: StudentTableRow | undefined): row is StudentTableRow =>
  row !== undefined && row.deletedAt === null && row.status !== 'LEFT';

const entryOf = ({ id, name }: StudentTableRow) => ({
  entity: 'students',
  entityId: id,
  subject: name,
});

/** Writes down that a student will go; once, and of one student once at a time. */
export const announceMove = (
  db: Db,
  { studentId, ...order }: MoveOrder & { studentId: StudentId },
  now: Date,
): Promise<'announced' | Refused> =>
  transact(db, async (tx) => {
    const [row] = await lockStudents(tx, [studentId]);
    const there = await lockMove(tx, order.key);
    if (there) return there.state === 'withdrawn' ? { problem: 'not-here' } : 'announced';
    if (!isHere(row)) return { problem: 'not-here' };
    if (!(await insertMove(tx, order, { state: 'planned', studentId, at: now })))
      return { problem: 'already-moving' };
    await auditOffice(
      tx,
      {
        ...entryOf(row),
        action: 'announce-move',
        after: { toBranch: order.branch, day: order.day },
      },
      now,
    );
    await notify(tx, { topic: 'students' });
    return 'announced';
  });

/**
 * The student leaves: signed out everywhere, meals and schedules after the last day taken back.
 * What is owed stays in the books. Nothing where the move was called off before.
 */
export const letStudentGo = (
  db: Db,
  { key, branch, lastDay }: MoveOrder,
  now: Date,
): Promise<'gone' | Refused> =>
  transact(db, async (tx) => {
    await lockClaims(tx);
    const move = await lockMove(tx, key);
    if (move?.state === 'gone') return 'gone';
    if (move?.state !== 'planned' || move.studentId === null) return { problem: 'not-here' };
    const [row] = await lockStudents(tx, [move.studentId]);
    if (!row) return { problem: 'not-here' };
    const ids = [row.id];
    await writeStudents(
      tx,
      [{ id: row.id, student: { ...draftOf(row), status: 'LEFT' }, leftOn: lastDay }],
      now,
    );
    await signOutStudents(tx, ids, 'status', now);
    const today = mealsKeptUntil(lastDay, seoulDay(now));
    const { dates } = await cancelFuture(tx, { ids, today }, now);
    await writeMoveState(tx, key, 'gone', now);
    await auditOffice(
      tx,
      { ...entryOf(row), action: 'move-out', after: { toBranch: branch, lastDay } },
      now,
    );
    await notify(tx, { topic: 'students' }, ids);
    if (dates.length > 0) await notify(tx, { topic: 'meals', dates }, ids);
    return 'gone';
  });

/** Calls a move off, also one that was never heard of; too late when the student is gone. */
export const withdrawMove = (db: Db, order: MoveOrder, now: Date): Promise<'withdrawn' | 'gone'> =>
  transact(db, async (tx) => {
    const isNew = await insertMove(tx, order, { state: 'withdrawn', at: now });
    const move = await lockMove(tx, order.key);
    if (isNew || move?.state !== 'planned') return move?.state === 'gone' ? 'gone' : 'withdrawn';
    await writeMoveState(tx, order.key, 'withdrawn', now);
    const [row] = move.studentId === null ? [] : await lockStudents(tx, [move.studentId]);
    if (row) await auditOffice(tx, { ...entryOf(row), action: 'withdraw-move' }, now);
    await notify(tx, { topic: 'students' });
    return 'withdrawn';
  });
