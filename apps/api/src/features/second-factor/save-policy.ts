import type { secondFactorEndpoints } from '@academy/domain/second-factor';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { etagOf, stale, versionRead } from '../../http/writes/if-match';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { forgetSessionsOf } from '../../shared/accounts/sessions-db';
import { secondFactorSetting } from '../../shared/settings/kept-settings';
import { writeSetting } from '../../shared/settings/setting-db';
import { readAdminsWithout, readSettings } from './second-factor-db';

/** Saves what the academy asks of managers; it holds for open screens at their next call. */
export async function savePolicy(
  db: Db,
  call: Call<typeof secondFactorEndpoints.saveSecondFactorSettings>,
) {
  const { actor, body, now, request, reply } = call;
  const version = versionRead(request.headers['if-match']);
  if (version === null) throw new Refusal('precondition-missing');
  const saved = await once(db, { ...call, again: readSettings }, async (tx) => {
    const before = await readSettings(tx);
    const written =
      before.version === version &&
      (await writeSetting(tx, secondFactorSetting, {
        value: { policy: body.policy },
        version,
        by: actor.managerId,
        now,
      }));
    const after = await readSettings(tx);
    if (!written) throw stale(after, after.version);
    for (const subject of await readAdminsWithout(tx))
      await forgetSessionsOf(tx, { side: 'manager', subject }, now);
    await auditManager(tx, call, {
      action: 'save-second-factor-policy',
      entity: 'account',
      entityId: null,
      before: { secondFactor: before.policy },
      after: { secondFactor: after.policy },
    });
    return after;
  });
  reply.header('etag', etagOf(saved.version));
  return saved;
}
