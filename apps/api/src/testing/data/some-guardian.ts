import type { GuardianLinkId, StudentId } from '@academy/domain/ids';
import type { Guardian } from '@academy/domain/students';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { guardianLinks, studentGuardians } from '../../db/schema';
import { attendanceSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from './store-setting';
import { readAttendanceSettings } from '../../shared/settings/kept-settings';
import { another } from '../calls/another';

/** Of a guardian what a test is about. */
export type SomeGuardian = Partial<Guardian>;

/** Replaces a student's guardians. */
export async function setGuardians(
  db: Db,
  studentId: StudentId,
  guardians: readonly SomeGuardian[],
): Promise<void> {
  await db.delete(studentGuardians).where(eq(studentGuardians.studentId, studentId));
  if (guardians.length > 0)
    await db
      .insert(studentGuardians)
      .values(guardians.map((guardian, place) => ({ ...guardian, studentId, place })));
}

/** The guardians of these students, the first of each first. */
export async function readGuardianIds(db: Db, students: readonly StudentId[]) {
  const rows = await db
    .select({ id: studentGuardians.id })
    .from(studentGuardians)
    .where(inArray(studentGuardians.studentId, [...students]))
    .orderBy(asc(studentGuardians.place), asc(studentGuardians.id));
  return rows.map(({ id }) => id);
}

/** A link of a guardian who is in no student's record. */
export async function insertGuardianLink(db: Db, now: Date): Promise<GuardianLinkId> {
  const phone = `0109999${String(another('guardian')).padStart(4, '0')}`;
  const [row] = await db
    .insert(guardianLinks)
    .values({ phone, createdAt: now })
    .returning({ id: guardianLinks.id });
  if (!row) throw new Error('the link was not inserted');
  return row.id;
}

/** Links of this academy ask no question: for tests that are about what is behind. */
export async function askNobody(db: Db, now: Date): Promise<void> {
  const value = { ...(await readAttendanceSettings(db)), guardianCheck: 'off' as const };
  await storeSetting(db, attendanceSetting, value, now);
}
