import type { AuditAction } from '@academy/domain/audit';
import type { Db, Tx } from '../../db/database';
import { etagOf, stale, versionRead } from '../../http/writes/if-match';
import { once, type KeyedCall } from '../../http/writes/once';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { auditManager, type ManagersCall } from '../audit/manager-audit-db';
import { notify } from '../notify-db';
import type { TabChange } from './saved-by';

interface Tab<Value, Edited> {
  read: (tx: Tx) => Promise<Edited>;
  write: (tx: Tx, change: TabChange<Value>) => Promise<boolean>;
  /** What the log keeps of it. */
  facts: (edited: Edited) => unknown;
  action: AuditAction;
  /** Which tab it is, in the log. */
  entity: string;
}

/**
 * Saves one tab of the settings if nobody saved it since the manager read it: 412 with the present
 * value otherwise, 428 without `If-Match`. Written down and told to the other managers' screens in
 * the same transaction.
 */
export async function saveTab<Value, Edited extends { version: number }>(
  db: Db,
  call: KeyedCall<Edited> & ManagersCall & Pick<Call<never>, 'reply'>,
  value: Value,
  { read, write, facts, action, entity }: Tab<Value, Edited>,
): Promise<Edited> {
  const { actor, now, request, reply } = call;
  const version = versionRead(request.headers['if-match']);
  if (version === null) throw new Refusal(428, 'precondition-missing');
  const saved = await once(db, { ...call, again: read }, async (tx) => {
    const before = await read(tx);
    const written =
      before.version === version && (await write(tx, { value, version, by: actor.managerId, now }));
    const after = await read(tx);
    if (!written) throw stale(after, after.version);
    await auditManager(
      tx,
      { actor, request },
      { action, entity, entityId: null, before: facts(before), after: facts(after) },
    );
    await notify(tx, { topic: 'settings' }, 'all');
    return after;
  });
  reply.header('etag', etagOf(saved.version));
  return saved;
}
