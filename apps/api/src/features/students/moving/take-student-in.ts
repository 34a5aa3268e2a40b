import { takingIn } from '@academy/domain/moves';
import type { StudentDraft } from '@academy/domain/students';
import type { Db, Tx } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { auditOffice } from '../../../shared/branches/audit-office';
import type { MoveOrder, PackedStudent, Refused } from '../../../shared/branches/moving';
import { notify } from '../../../shared/notify-db';
import { readLoginSettings } from '../../../shared/settings/kept-settings';
import { writeOwnAllergens } from '../../../shared/students/allergens-db';
import { erasePerson } from '../erasure/erase-person';
import { draftOf } from '../student-record';
import { insertStudents, lockClaims, lockStudents, readByPhone } from '../students-db';
import { writeStudents } from '../writing/write-students-db';
import { insertMove, lockMove, writeMoveState } from './student-moves-db';

/** How this branch would take a student in, as it is now. */
export async function takesIn(tx: Tx, draft: StudentDraft) {
  const { sharedNumbers } = await readLoginSettings(tx);
  return takingIn(draft, await readByPhone(tx, [draft.phone]), { shared: sharedNumbers });
}

/** Where one sits, in which class, is for the new branch to say. */
const asNewcomer = (draft: StudentDraft, startDate: MoveOrder['day']): StudentDraft => ({
  ...draft,
  seat: null,
  className: null,
  startDate,
});

/** Puts the student on leave into the list, or finds who comes back; once. */
export const prepareStudent = (
  db: Db,
  { student, ...order }: MoveOrder & { student: PackedStudent },
  now: Date,
): Promise<'prepared' | Refused> =>
  transact(db, async (tx) => {
    await lockClaims(tx);
    const there = await lockMove(tx, order.key);
    if (there) return there.state === 'discarded' ? { problem: 'not-here' } : 'prepared';
    const taking = await takesIn(tx, student.draft);
    if (taking.kind === 'refused') return { problem: taking.problem };
    const record = { ...asNewcomer(student.draft, order.day), status: 'ON_LEAVE' as const };
    const [made] = taking.kind === 'new' ? await insertStudents(tx, [record], now) : [];
    const studentId = taking.kind === 'returns' ? taking.as.id : made?.id;
    if (studentId === undefined) throw new Error('the student was not inserted');
    if (student.allergens.length > 0)
      await writeOwnAllergens(tx, studentId, student.allergens, now);
    await insertMove(tx, order, {
      state: 'prepared',
      studentId,
      made: made !== undefined,
      record: made === undefined ? record : null,
      histories: student.histories,
      at: now,
    });
    await notify(tx, { topic: 'students' });
    return 'prepared';
  });

/**
 * Enrols who was prepared; who was enrolled or deleted by hand since stays so. `missing`: nobody is
 * prepared any more.
 */
export const enrolArrived = (db: Db, key: string, now: Date): Promise<'arrived' | 'missing'> =>
  transact(db, async (tx) => {
    await lockClaims(tx);
    const move = await lockMove(tx, key);
    if (move?.state === 'arrived') return 'arrived';
    if (move?.state !== 'prepared' || move.studentId === null) return 'missing';
    const [row] = await lockStudents(tx, [move.studentId]);
    if (row && row.deletedAt === null && row.status !== 'ENROLLED') {
      const student = { ...(move.record ?? draftOf(row)), seat: null, status: 'ENROLLED' as const };
      await writeStudents(tx, [{ id: row.id, student }], now);
    }
    await writeMoveState(tx, key, 'arrived', now);
    if (row)
      await auditOffice(
        tx,
        {
          action: 'move-in',
          entity: 'students',
          entityId: row.id,
          subject: row.name,
          after: { fromBranch: move.branch, day: move.day },
        },
        now,
      );
    await notify(tx, { topic: 'students' });
    return 'arrived';
  });

/** Nothing is left of who was prepared: who was made for the move is erased. */
export const discardPrepared = (db: Db, order: MoveOrder, now: Date): Promise<'discarded'> =>
  transact(db, async (tx): Promise<'discarded'> => {
    await lockClaims(tx);
    const isNew = await insertMove(tx, order, { state: 'discarded', at: now });
    const move = await lockMove(tx, order.key);
    if (isNew || move?.state !== 'prepared' || move.studentId === null) return 'discarded';
    const [row] = await lockStudents(tx, [move.studentId]);
    // Its half of the move goes with the person.
    if (row?.status === 'ON_LEAVE' && move.made) await erasePerson(tx, row, now);
    await insertMove(tx, order, { state: 'discarded', at: now });
    await writeMoveState(tx, order.key, 'discarded', now);
    await notify(tx, { topic: 'students' });
    return 'discarded';
  });
