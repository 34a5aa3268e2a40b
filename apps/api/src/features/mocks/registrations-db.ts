import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import type { MyMockRegistration } from '@academy/domain/mocks';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mockRegistrations } from '../../db/schema';
import { readRegistrations } from '../../shared/registrations-db';

/** Whose registration it is and for which exam: neither ever changes. */
export async function findRegistration(
  tx: Tx,
  id: MockRegistrationId,
): Promise<{ studentId: StudentId; examId: MockExamId } | null> {
  const [row] = await tx
    .select({ studentId: mockRegistrations.studentId, examId: mockRegistrations.mockExamId })
    .from(mockRegistrations)
    .where(eq(mockRegistrations.id, id));
  return row ?? null;
}

interface Own {
  studentId: StudentId;
  now: Date;
}

export async function readRegistration(
  tx: Tx,
  { id, ...own }: Own & { id: MockRegistrationId },
): Promise<MyMockRegistration> {
  const [registration] = await readRegistrations(tx, {
    ...own,
    where: eq(mockRegistrations.id, id),
  });
  if (!registration) throw new Error(`registration ${id} is not the student's`);
  return registration;
}

/** The registration for an exam that is not cancelled. */
export async function readStanding(
  tx: Tx,
  { examId, ...own }: Own & { examId: MockExamId },
): Promise<MyMockRegistration | null> {
  const [registration] = await readRegistrations(tx, {
    ...own,
    where: and(eq(mockRegistrations.mockExamId, examId), isNull(mockRegistrations.canceledAt)),
  });
  return registration ?? null;
}

/**
 * One slice of a student's registrations, newest first, cancelled ones included: those after
 * `lastId`.
 */
export async function readSlice(
  db: Db,
  { lastId, size, ...own }: Own & { lastId: MockRegistrationId | undefined; size: number },
) {
  const rows = await readRegistrations(db, {
    ...own,
    where: lastId && lt(mockRegistrations.id, lastId),
    limit: size + 1,
  });
  return { content: rows.slice(0, size), hasNext: rows.length > size };
}
