import { decidePicture } from '@academy/domain/pictures';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { transact } from '../../http/writes/transact';
import { contentKey, type Store } from '../../store/store';
import { auditManager, type ManagersCall } from '../audit/manager-audit-db';
import { redrawPicture } from './redraw-picture';
import { keepPicture } from './stored-pictures-db';

/**
 * Takes a picture by its content, whatever it is called, and keeps it drawn again. Nothing names it
 * yet: one that nobody takes is swept away (`sweep-pictures-db.ts`).
 */
export async function uploadPicture(
  { db, store }: { db: Db; store: Store },
  { actor, body, now, request }: ManagersCall & { body: Uint8Array; now: Date },
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
