import { ERASED_NAME } from '@academy/domain/students';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { audit } from '../../../shared/audit/audit-db';
import { lockClaims, lockStudents } from '../students-db';
import { lockUnsettled, readHeld, readLeavers } from './due-db';
import { erasePerson, notifyErased } from './erase-person';
import { settleErasure } from './erase-words-db';
import { holdErasureTerms, readErasureTerms } from './erasure-settings-db';

/** At one go: each empties entries of the log, for which others wait. */
const AT_ONCE = 20;

const traceAt = (at: Date) => ({ at, ip: '', device: '', requestId: randomUUID() });

/** The rule that erased says why; a manager who erases by hand has a name. */
const inTheLog = (
  studentId: StudentId,
  after: { emptied: number; afterMonths?: number | null },
) => ({
  actorKind: 'system' as const,
  actorId: null,
  actorName: 'system',
  role: null,
  action: 'erase-student',
  entity: 'students',
  entityId: studentId,
  subject: ERASED_NAME,
  after,
});

/**
 * Erases one student if the rule and they are as they seemed; false when they came back meanwhile,
 * owe something, or another process was faster.
 */
const eraseOne = (db: Db, id: StudentId, now: Date): Promise<boolean> =>
  transact(db, async (tx) => {
    const terms = await holdErasureTerms(tx);
    await lockClaims(tx);
    const [student] = await lockStudents(tx, [id]);
    const due = (await readLeavers(tx, terms, id)).some(
      ({ erasedOn }) => erasedOn <= seoulDay(now),
    );
    if (!student || !due || (await readHeld(tx, [id])).has(id)) return false;
    const { emptied, dates } = await erasePerson(tx, student, now);
    await audit(tx, traceAt(now), inTheLog(id, { emptied, afterMonths: terms.afterMonths }));
    await notifyErased(tx, dates);
    return true;
  });

/**
 * Erases who left long enough ago, a few at a time and each in a transaction of its own. Any number
 * of processes may do it. Answers how many it were.
 */
export async function eraseDue(db: Db, now: Date): Promise<number> {
  const today = seoulDay(now);
  const due = (await readLeavers(db, await readErasureTerms(db))).filter(
    ({ erasedOn }) => erasedOn <= today,
  );
  const held = await readHeld(
    db,
    due.map(({ studentId }) => studentId),
  );
  let erased = 0;
  for (const { studentId } of due) {
    if (erased === AT_ONCE) break;
    if (!held.has(studentId) && (await eraseOne(db, studentId, now))) erased++;
  }
  return erased;
}

/** Until then every write that was under way has ended. */
const SETTLES_MS = 60_000;

/**
 * Erases each student once more, a while later: what was being written in that moment, and what an
 * earlier release did not reach. A few at a time, each in a transaction of its own. Answers how
 * many it were.
 */
export async function eraseAgain(db: Db, now: Date): Promise<number> {
  let erased = 0;
  for (; erased < AT_ONCE; erased++) {
    const found = await transact(db, async (tx) => {
      const student = await lockUnsettled(tx, new Date(now.getTime() - SETTLES_MS));
      if (!student) return false;
      const { emptied } = await erasePerson(tx, student, now);
      await settleErasure(tx, student.id);
      if (emptied > 0) await audit(tx, traceAt(now), inTheLog(student.id, { emptied }));
      return true;
    });
    if (!found) break;
  }
  return erased;
}
