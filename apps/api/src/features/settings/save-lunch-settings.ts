import { checkLunchSettings } from '@academy/domain/meals';
import type { settingsEndpoints } from '@academy/domain/settings';
import type { Db, Tx } from '../../db/database';
import { etagOf, stale, versionRead } from '../../http/writes/if-match';
import { Refusal } from '../../http/errors/refusal';
import { once } from '../../http/writes/once';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { auditManager } from '../../shared/audit/manager-audit-db';
import {
  lockLunchSettings,
  readStoredLunchSettings,
  toEdited,
  writeLunchSettings,
} from '../../shared/settings/lunch-settings-db';
import { notify } from '../../shared/notify-db';

/**
 * Saves the meal settings if the version is the present one; otherwise 412 with the present value,
 * so that the form can show what changed.
 */
export async function saveLunchSettings(
  db: Db,
  call: Call<typeof settingsEndpoints.saveLunchSettings>,
) {
  const { actor, body, now, request, reply } = call;
  const version = versionRead(request.headers['if-match']);
  if (version === null) throw new Refusal('precondition-missing');
  refuseFields(checkLunchSettings(body));
  const again = async (tx: Tx) => toEdited(await readStoredLunchSettings(tx));
  const saved = await once(db, { ...call, again }, async (tx) => {
    await lockLunchSettings(tx);
    const before = await readStoredLunchSettings(tx);
    const written =
      before.version === version &&
      (await writeLunchSettings(tx, { settings: body, version, by: actor.managerId, now }));
    const after = await readStoredLunchSettings(tx);
    if (!written) throw stale(toEdited(after), after.version);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'save-lunch-settings',
        entity: 'lunch-settings',
        entityId: null,
        before: before.settings,
        after: after.settings,
      },
    );
    await notify(tx, { topic: 'settings' }, 'all');
    return toEdited(after);
  });
  reply.header('etag', etagOf(saved.version));
  return saved;
}
