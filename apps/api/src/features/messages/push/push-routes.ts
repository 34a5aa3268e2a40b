import { pushEndpoints as endpoints, pushTexts } from '@academy/domain/messages';
import type { Db } from '../../../db/database';
import type { Env } from '../../../env';
import type { StudentActor } from '../../../http/auth/actor';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Serve } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { lockStudent } from '../../../shared/students/students-db';
import { deleteDevice, readOwnPush, writeDevice, writePushSettings } from './own-push-db';
import type { SealingKeys } from '../sending/sending-keys-db';
import { readPushKeys } from './push-keys-db';
import { isPushService } from './push-services';

interface Deps {
  db: Db;
  keys: SealingKeys;
  env: Pick<Env, 'VAPID_PRIVATE_KEY' | 'PUSH_SERVICES'>;
}

export function pushRoutes(serve: Serve, { db, env, keys }: Deps): void {
  const own = async (actor: StudentActor, now: Date) => ({
    ...(await readOwnPush(db, actor)),
    publicKey: (await readPushKeys({ db, keys, given: env.VAPID_PRIVATE_KEY }, now)).publicKey,
  });
  serve(endpoints.ownPush, ({ actor, now }) => own(actor, now));
  serve(endpoints.savePushSettings, async ({ actor, body, now }) => {
    await transact(db, async (tx) => {
      await lockStudent(tx, actor.studentId);
      await writePushSettings(tx, actor.studentId, body, now);
    });
    return own(actor, now);
  });
  serve(endpoints.subscribePush, async ({ actor, body, now }) => {
    if (!isPushService(body.endpoint, env.PUSH_SERVICES))
      refuseFields({ endpoint: pushTexts.service });
    await transact(db, async (tx) => {
      await lockStudent(tx, actor.studentId);
      await writeDevice(tx, actor, body, now);
    });
    return own(actor, now);
  });
  serve(endpoints.unsubscribePush, async ({ actor, now }) => {
    await transact(db, (tx) => deleteDevice(tx, actor.sessionId));
    return own(actor, now);
  });
}
