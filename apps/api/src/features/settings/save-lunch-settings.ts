import { checkLunchSettings, type settingsEndpoints } from '@academy/domain/settings';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { refuseFields } from '../../http/refuse-fields';
import type { Call } from '../../http/serve';
import { traceOf } from '../../http/trace';
import { transact } from '../../http/transact';
import { audit } from '../../shared/audit-db';
import { readStoredLunchSettings, writeLunchSettings, type StoredLunchSettings } from '../../shared/lunch-settings-db';
import { managerName } from '../../shared/managers-db';
import { notify } from '../../shared/notify-db';

export const etagOf = (version: number): string => `"${version}"`;
export const toEdited = (stored: StoredLunchSettings) => ({ ...stored, updatedAt: stored.updatedAt.toISOString() });

/** The version that the manager had read; our own clients may leave the quotes out. */
function expectedVersion(ifMatch: string | undefined): number {
  if (!ifMatch) throw new Refusal(428, 'precondition-missing');
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? -1 : Number(version);
}

/**
 * Saves the meal settings if nobody saved since the manager read them; otherwise 412 with the present value, so that the form can
 * show what changed (RELIABILITY §5.4).
 */
export async function saveLunchSettings(db: Db, { actor, body, now, request, reply }: Call<typeof settingsEndpoints.saveLunchSettings>) {
  const version = expectedVersion(request.headers['if-match']);
  refuseFields(checkLunchSettings(body));
  const stored = await transact(db, async (tx) => {
    const before = await readStoredLunchSettings(tx);
    const written = before.version === version && (await writeLunchSettings(tx, { settings: body, version, by: actor.managerId, now }));
    const after = await readStoredLunchSettings(tx);
    if (!written) throw new Refusal(412, 'settings-stale', { extra: { current: toEdited(after) }, headers: { etag: etagOf(after.version) } });
    await audit(tx, traceOf(request), {
      actorKind: 'manager', actorId: actor.managerId, actorName: await managerName(tx, actor.managerId), role: actor.role,
      action: 'save-lunch-settings', entity: 'lunch-settings', entityId: null, before: before.settings, after: after.settings,
    });
    await notify(tx, { topic: 'settings' });
    return after;
  });
  reply.header('etag', etagOf(stored.version));
  return toEdited(stored);
}
