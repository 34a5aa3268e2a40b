import type { AttachmentId, ReasonId, StudentId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import { attachments } from '../../db/schema';
import { insertAttachment } from '../../shared/attachments/attachments-db';
import { privateKey } from '../../store/store';
import type { TestApp } from '../test-app';

/** Inserts a picture of a reason, kept in the store. */
export async function insertAttachmentOf(
  { database: { db }, store }: Pick<TestApp, 'database' | 'store'>,
  { studentId, reasonId, now }: { studentId: StudentId; reasonId: ReasonId; now: Date },
): Promise<AttachmentId> {
  const bytes = new TextEncoder().encode('증빙');
  const key = await store.put(bytes, privateKey(bytes));
  return db.transaction(async (tx) => {
    const id = await insertAttachment(tx, { studentId, key, width: 8, height: 6 }, now);
    await tx.update(attachments).set({ reasonId, position: 1 }).where(eq(attachments.id, id));
    return id;
  });
}
