import type { AuditAction } from '@academy/domain/audit';
import type { Db } from '../../db/database';
import { transact } from '../../http/writes/transact';
import { contentKey, type Store } from '../../store/store';
import { auditManager, type ManagersCall } from '../audit/manager-audit-db';
import type { DrawnPicture } from './redraw-picture';
import { keepStored } from './stored-pictures-db';

interface Kept {
  key: string;
  bytes: Uint8Array;
  sizes: { width: number; height: number; bytes?: number };
  noted: { action: AuditAction; subject?: string; after: object };
}
type Deps = { db: Db; store: Store };
type Call = ManagersCall & { now: Date };

/**
 * Keeps a file that was checked, under the hash of its content. Nothing has it yet: one that
 * nothing takes is swept away (`sweep-pictures-db.ts`).
 */
export const keepFile = (
  { db, store }: Deps,
  { actor, now, request }: Call,
  { key, bytes, sizes, noted }: Kept,
): Promise<void> =>
  transact(db, async (tx) => {
    await keepStored(tx, { key, ...sizes, createdAt: now, createdBy: actor.managerId });
    // Inside, so that the row's lock keeps the sweep off the file. Putting the same bytes twice
    // changes nothing.
    await store.put(bytes, key);
    await auditManager(
      tx,
      { actor, request },
      { entity: 'stored_pictures', entityId: key, ...noted },
    );
  });

/** The same of a picture that was drawn again, for everybody. */
export async function keepUpload(
  deps: Deps,
  call: Call,
  { bytes, width, height }: DrawnPicture,
  action: Extract<AuditAction, 'upload-picture' | 'upload-logo'>,
) {
  const key = contentKey(bytes);
  const sizes = { width, height };
  await keepFile(deps, call, { key, bytes, sizes, noted: { action, after: sizes } });
  return { key, url: deps.store.url(key), width, height };
}
