import {
  checkMailKeys,
  checkMailPort,
  checkTextKeys,
  sendingEndpoints as endpoints,
  tidyMailKeys,
  tidyTextKeys,
  type SendingKeys,
  type SendingWay,
} from '@academy/domain/messages';
import type { Db, Tx } from '../../../db/database';
import type { Env } from '../../../env';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call, Serve } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { makePushKey } from '../push/push-keys-db';
import {
  countDevices,
  deleteRow,
  openRow,
  readSavedRows,
  writeRow,
  type SealingKeys,
} from './sending-keys-db';

interface Deps {
  db: Db;
  keys: SealingKeys;
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SOLAPI_API_KEY' | 'SOLAPI_FROM' | 'MAIL_SERVERS'>;
}
type Kept = SendingKeys[SendingWay];

const END = 4;
const ENTITY = 'sending-keys';

/** What the environment has for a way, where the academy has nothing. */
function ofServer(env: Deps['env'], way: SendingWay): Kept {
  const sender = (way === 'text' ? env.SOLAPI_FROM : env.MAIL_FROM) ?? null;
  const state = sender === null ? 'none' : 'server';
  return { state, sender, keyEnd: null, savedAt: null, savedByName: null };
}

async function readKept(tx: Db | Tx, { keys, env }: Deps): Promise<SendingKeys> {
  const rows = await readSavedRows(tx);
  const found = (name: string) => rows.find(({ row }) => row.name === name);
  const saved = (one: ReturnType<typeof found>) => ({
    savedAt: one?.row.savedAt.toISOString() ?? null,
    savedByName: one?.savedByName ?? null,
  });
  const keptOf = (way: SendingWay): Kept => {
    const one = found(way);
    if (!one) return ofServer(env, way);
    const { sender, keyEnd } = one.row;
    const state = openRow(keys, one.row) === null ? 'unreadable' : 'own';
    return { state, sender, keyEnd, ...saved(one) };
  };
  return {
    text: keptOf('text'),
    mail: keptOf('mail'),
    push: { ...saved(found('push')), devices: await countDevices(tx) },
  };
}

type Writing = Pick<Call<typeof endpoints.removeSendingKeys>, 'actor' | 'request'>;

/** Notes that keys were changed, and tells the other managers' screens; never what they are. */
async function noteChange(
  tx: Tx,
  call: Writing,
  action: 'save-sending-keys' | 'remove-sending-keys' | 'renew-push-key',
  way?: SendingWay,
): Promise<void> {
  await auditManager(tx, call, {
    action,
    entity: ENTITY,
    entityId: null,
    ...(way && { after: { way } }),
  });
  await notify(tx, { topic: 'settings' });
}

/** The academy's own keys for what sends its messages: kept sealed, and never answered. */
export function sendingRoutes(serve: Serve, deps: Deps): void {
  const { db, keys, env } = deps;

  const save = (
    call: Call<typeof endpoints.saveTextKeys> | Call<typeof endpoints.saveMailKeys>,
    way: SendingWay,
    kept: { value: object; sender: string; keyEnd: string | undefined },
  ) =>
    transact(db, async (tx) => {
      const { sender, keyEnd } = kept;
      const text = JSON.stringify(kept.value);
      const { managerId: by } = call.actor;
      await writeRow(tx, keys, { name: way, text, sender, keyEnd, by, now: call.now });
      await noteChange(tx, call, 'save-sending-keys', way);
      return readKept(tx, deps);
    });

  serve(endpoints.sendingKeys, () => readKept(db, deps));
  serve(endpoints.saveTextKeys, (call) => {
    refuseFields(checkTextKeys(call.body));
    const value = tidyTextKeys(call.body);
    return save(call, 'text', { value, sender: value.from, keyEnd: value.apiKey.slice(-END) });
  });
  serve(endpoints.saveMailKeys, (call) => {
    const value = tidyMailKeys(call.body);
    refuseFields({ ...checkMailPort(value, env.MAIL_SERVERS), ...checkMailKeys(value) });
    return save(call, 'mail', { value, sender: value.from, keyEnd: undefined });
  });
  serve(endpoints.removeSendingKeys, (call) =>
    transact(db, async (tx) => {
      const { way } = call.params;
      if (await deleteRow(tx, way)) await noteChange(tx, call, 'remove-sending-keys', way);
      return readKept(tx, deps);
    }),
  );
  serve(endpoints.renewPushKey, (call) =>
    once(db, call, async (tx) => {
      const { actor, now } = call;
      await makePushKey(tx, keys, { by: actor.managerId, now });
      await noteChange(tx, call, 'renew-push-key');
      return readKept(tx, deps);
    }),
  );
}
