import type { AuditAction } from '@academy/domain/audit';
import type { Db } from '../../db/database';
import { transact } from '../../http/writes/transact';
import { contentKey, type Store } from '../../store/store';
import { auditManager, type ManagersCall } from '../audit/manager-audit-db';
import type { DrawnPicture } from './redraw-picture';
import { keepPicture } from './stored-pictures-db';

/**
 * Keeps a re-encoded picture, publicly, under the hash of its content. Nothing has it yet: one that
 * nothing takes is swept away (`sweep-pictures-db.ts`).
 */
export async function keepUpload(
  { db, store }: { db: Db; store: Store },
  { actor, now, request }: ManagersCall & { now: Date },
  { bytes, width, height }: DrawnPicture,
  action: Extract<AuditAction, 'upload-picture' | 'upload-logo'>,
) {
  const key = contentKey(bytes);
  await transact(db, async (tx) => {
    await keepPicture(tx, { key, width, height, createdAt: now, createdBy: actor.managerId });
    // Inside, so that the row's lock keeps the sweep off the file. Putting the same bytes twice
    // changes nothing.
    await store.put(bytes);
    await auditManager(
      tx,
      { actor, request },
      { action, entity: 'stored_pictures', entityId: key, after: { width, height } },
    );
  });
  return { key, url: store.url(key), width, height };
}
