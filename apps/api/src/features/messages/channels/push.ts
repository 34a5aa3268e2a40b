import { pushPage, type MessageFailure } from '@academy/domain/messages';
import webPush, { type PushSubscription } from 'web-push';
import type { Db } from '../../../db/database';
import type { Env } from '../../../env';
import { forgetDevice, noteReached, readDevice } from '../../../shared/messages/push-db';
import { readPushKeys } from '../push/push-keys-db';
import type { SealingKeys } from '../sending/sending-keys-db';
import { NotSent, type Channel, type Outgoing } from './channel';

/** Together well below the time for which a message belongs to its process. */
const TIMEOUT_MS = 20_000;
const SECOND_MS = 1_000;

const GONE = new Set([404, 410]);

function failureOf(status: number): MessageFailure {
  if (GONE.has(status)) return 'recipient-refused';
  return status === 401 || status === 403 ? 'login-refused' : 'refused';
}

/** What the app's worker shows, and which page it opens. */
const contentOf = ({ uid, kind, subject, text, createdAt }: Outgoing) =>
  JSON.stringify({ tag: uid, title: subject, body: text, page: pushPage(kind, createdAt) });

/** What is sent to the push service; null for a device that has named keys which are none. */
function requestTo(
  device: PushSubscription,
  message: Outgoing,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
  now: Date,
) {
  try {
    return webPush.generateRequestDetails(device, contentOf(message), {
      vapidDetails,
      TTL: Math.ceil((message.giveUpAt.getTime() - now.getTime()) / SECOND_MS),
      topic: message.uid.replaceAll('-', ''),
      urgency: message.kind === 'cutoff' ? 'high' : 'normal',
    });
  } catch {
    return null;
  }
}

async function post(endpoint: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(endpoint, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new NotSent('unreachable', { cause: error });
  }
}

/** The contact for push services when something is wrong. */
const contactOf = ({ MAIL_FROM, STUDENT_APP_URL }: Contact) =>
  STUDENT_APP_URL?.startsWith('https:')
    ? STUDENT_APP_URL
    : `mailto:${MAIL_FROM ?? 'admin@academy.invalid'}`;
type Contact = Pick<Partial<Env>, 'MAIL_FROM' | 'STUDENT_APP_URL'>;

/**
 * Web Push: encrypted for the one device that it is meant for. A push service takes a notification
 * twice when its answer was lost; the same `Topic` takes the place of the one that still waits
 * there, and the same tag that of the one that the phone shows.
 */
export function pushChannel({
  db,
  clock,
  keys,
  env,
}: {
  db: Db;
  clock: () => Date;
  keys: SealingKeys;
  env: Contact & Pick<Partial<Env>, 'VAPID_PRIVATE_KEY'>;
}): Channel {
  const from = contactOf(env);
  return {
    from,
    async send(message) {
      const now = clock();
      const device = await readDevice(db, message.recipient, now);
      if (device === null) throw new NotSent('stopped');
      const pair = await readPushKeys({ db, keys, given: env.VAPID_PRIVATE_KEY }, now);
      const request = requestTo(device, message, { subject: from, ...pair }, now);
      if (request === null) {
        await forgetDevice(db, message.recipient);
        throw new NotSent('recipient-refused');
      }
      const { endpoint, method, headers, body } = request;
      const answer = await post(endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, value]),
        body,
      });
      await answer.body?.cancel();
      if (GONE.has(answer.status)) await forgetDevice(db, message.recipient);
      if (!answer.ok) throw new NotSent(failureOf(answer.status));
      await noteReached(db, message.recipient, now);
      return { providerId: answer.headers.get('location')?.slice(-200) ?? null };
    },
  };
}
