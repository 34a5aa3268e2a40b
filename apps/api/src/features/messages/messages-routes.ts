import {
  checkAddress,
  checkMessageSettings,
  messageEndpoints as endpoints,
  messageSettingsSchema,
  testMail,
  type EditedMessageSettings,
  type Message,
} from '@academy/domain/messages';
import type { MessageId } from '@academy/domain/ids';
import { seoulMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call, Serve } from '../../http/serve';
import { etagOf } from '../../http/writes/if-match';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { saveTab } from '../../shared/settings/save-tab';
import { readSender } from '../../shared/settings/sender-db';
import type { Channels } from './channels/channel';
import { readMonthFigures, readSlice } from './list/list-db';
import { resendMessages } from './list/resend';
import { confirmOrder, readCatererOrder } from './orders/caterer-order';
import { enqueue, readMessage } from './outbox-db';
import { readEditedMessageSettings, writeMessageSettings } from './settings-db';

export const messageTab = {
  label: '메시지 설정',
  kind: 'settings.change',
  value: ({ settings }: EditedMessageSettings) => settings,
  schema: messageSettingsSchema,
  read: readEditedMessageSettings,
  write: writeMessageSettings,
  facts: ({ settings }: EditedMessageSettings) => settings,
  action: 'save-message-settings',
  entity: 'message-settings',
} as const;

interface Deps {
  db: Db;
  keys: AuthKeys;
  channels: Channels;
}

/** A try-out that nobody has seen by then has told what it had to tell. */
const TEST_MS = 10 * 60_000;

async function existing(db: Db | Tx, id: MessageId): Promise<Message> {
  const message = await readMessage(db, id);
  if (message === null) throw new Refusal('not-found');
  return message;
}

/** Puts a mail to try the server out into the outbox; what becomes of it is read afterwards. */
const writeTest = (db: Db, call: Call<typeof endpoints.sendTestMessage>) => {
  const { actor, request, requestId, body, now } = call;
  refuseFields(checkAddress(body.address));
  return once(db, call, async (tx) => {
    const mail = testMail((await readSender(tx)).academy);
    const id = await enqueue(
      tx,
      {
        ...mail,
        key: `test ${requestId}`,
        kind: 'test',
        channel: 'mail',
        recipient: body.address,
        giveUpAt: new Date(now.getTime() + TEST_MS),
      },
      now,
    );
    if (id === null) throw new Refusal('busy');
    await auditManager(
      tx,
      { actor, request },
      { action: 'send-test-message', entity: 'messages', entityId: id, after: body },
    );
    await notify(tx, { topic: 'messages' });
    return existing(tx, id);
  });
};

export function messageRoutes(serve: Serve, { db, keys, channels }: Deps): void {
  serve(endpoints.messageSettings, async ({ reply }) => {
    const edited = await readEditedMessageSettings(db);
    reply.header('etag', etagOf(edited.version));
    return edited;
  });
  serve(endpoints.saveMessageSettings, (call) => {
    const settings = { ...call.body, orderAddress: call.body.orderAddress.trim() };
    refuseFields(checkMessageSettings(settings));
    return saveTab(db, call, settings, messageTab);
  });
  serve(endpoints.messageChannels, async () => ({
    mail: { ready: channels.mail !== undefined, from: channels.mail?.from ?? null },
  }));
  serve(endpoints.sendTestMessage, (call) => writeTest(db, call));
  serve(endpoints.messages, async ({ query, now }) => {
    const { month = seoulMonth(now), size = 100, ...wish } = query;
    return {
      asOf: now.toISOString(),
      ...(await readSlice(db, { month, size, ...wish })),
      figures: await readMonthFigures(db, month),
    };
  });
  serve(endpoints.resendMessages, (call) => resendMessages(db, call));
  serve(endpoints.message, ({ params: { messageId } }) => existing(db, messageId));
  serve(endpoints.catererOrder, (call) => readCatererOrder(db, keys, call));
  serve(endpoints.confirmOrder, (call) => confirmOrder(db, keys, call));
}
