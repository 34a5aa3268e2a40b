import type { newsManagementEndpoints } from '@academy/domain/news';
import { decidePicture } from '@academy/domain/pictures';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { contentKey } from '../../../store/store';
import type { NewsDeps } from '../managed-news';
import { keepPicture } from './pictures-db';
import { redrawPicture } from '../../../shared/pictures/redraw-picture';

/**
 * Takes a picture by its content, whatever it is called, and keeps it drawn again. No notice has it
 * yet: one that nobody takes is swept away (`sweep-pictures-db.ts`).
 */
export async function uploadPicture(
  { db, store }: NewsDeps,
  { actor, body, now, request }: Call<typeof newsManagementEndpoints.uploadPicture>,
) {
  const decision = decidePicture(body);
  if (!decision.allowed) throw new Refusal(decision.reason);
  const { bytes, width, height } = await redrawPicture(body);
  const key = contentKey(bytes);
  await transact(db, async (tx) => {
    await keepPicture(tx, { key, width, height, createdAt: now, createdBy: actor.managerId });
    // Inside, so that the row's lock keeps the sweep off the file. Putting the same bytes twice
    // changes nothing.
    await store.put(bytes);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'upload-picture',
        entity: 'stored_pictures',
        entityId: key,
        after: { width, height },
      },
    );
  });
  return { key, url: store.url(key), alt: '', width, height };
}
