import { can, type Grants } from '@academy/domain/rights';
import type { StudentId } from '@academy/domain/ids';
import { keptStudentSchema, type StudentDraft, type StudentRecord } from '@academy/domain/students';
import type { Tx } from '../../db/database';
import { lockStudents, type StudentTableRow } from './students-db';

/** What a manager wrote about a student, of all that is kept. */
export const draftOf = (row: StudentTableRow): StudentDraft => keptStudentSchema.parse(row);

/**
 * A student as this manager may see them: without `contacts.read` a phone number is its last four
 * digits, and the number of 현금영수증, which is one mostly, is not there.
 */
export function toRecord(row: StudentTableRow, viewer: Grants): StudentRecord {
  const contacts = can(viewer, 'contacts.read');
  return {
    // What the answer's schema does not name is trimmed.
    ...row,
    phone: contacts ? row.phone : null,
    phoneTail: row.phone.slice(-4),
    guardians: contacts
      ? row.guardians
      : row.guardians.map((guardian) => ({ ...guardian, phone: null })),
    cashReceiptNumber: contacts ? row.cashReceiptNumber : '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

/** Several of them as they are now. */
export const recordsOf = async (
  tx: Tx,
  students: readonly { id: StudentId }[],
  viewer: Grants,
): Promise<StudentRecord[]> =>
  (
    await lockStudents(
      tx,
      students.map(({ id }) => id),
    )
  ).map((row) => toRecord(row, viewer));

/** How one student is distinguished from another of the same name: 김하늘 · 한빛고 · 고2 · 5678. */
export const nameWithDetails = ({
  name,
  school,
  grade,
  phone,
}: Pick<StudentTableRow, 'name' | 'school' | 'grade' | 'phone'>): string =>
  [name, school, grade, phone.slice(-4)].filter(Boolean).join(' · ');
