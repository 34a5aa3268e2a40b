import { ATTACHMENT_UPLOADS_PER_HOUR, type attachmentEndpoints } from '@academy/domain/attachments';
import { decidePicture } from '@academy/domain/pictures';
import type { Db } from '../../db/database';
import { Refusal, tooMany } from '../../http/errors/refusal';
import { secondsUntil, spend } from '../../http/limits/limits';
import { traceOf } from '../../http/log/trace';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { insertAttachment } from '../../shared/attachments/attachments-db';
import { audit } from '../../shared/audit/audit-db';
import { redrawPicture } from '../../shared/pictures/redraw-picture';
import { lockStudent } from '../../shared/students/students-db';
import { privateKey, type Store } from '../../store/store';

/**
 * Takes a picture by its content and keeps it drawn again, for what the student hands in next: one
 * that nothing takes within a day is swept away (`sweepAttachments`).
 */
export async function uploadAttachment(
  { db, store }: { db: Db; store: Store },
  { actor: { studentId }, body, now, request }: Call<typeof attachmentEndpoints.uploadAttachment>,
) {
  const decision = decidePicture(body);
  if (!decision.allowed) throw new Refusal(decision.reason);
  const budget = { key: `attachments:${studentId}`, limit: ATTACHMENT_UPLOADS_PER_HOUR };
  const [exhausted] = await spend(db, [{ ...budget, seconds: 3600 }], now);
  if (exhausted) throw tooMany(secondsUntil([exhausted.until], now));
  const { bytes, width, height } = await redrawPicture(body);
  const key = privateKey(bytes);
  return transact(db, async (tx) => {
    const { name } = await lockStudent(tx, studentId);
    const id = await insertAttachment(tx, { studentId, key, width, height }, now);
    // Inside, so that the row's lock keeps the sweep off the file.
    await store.put(bytes, key);
    await audit(tx, traceOf(request), {
      actorKind: 'student',
      actorId: studentId,
      actorName: name,
      role: 'STUDENT',
      action: 'upload-attachment',
      entity: 'attachments',
      entityId: id,
      after: { width, height },
    });
    return { id, width, height };
  });
}
