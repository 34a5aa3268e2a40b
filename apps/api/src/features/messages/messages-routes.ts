import {
  checkAddress,
  checkMessageSettings,
  checkNoticeSettings,
  checkPhone,
  noticeFacts,
  messageEndpoints as endpoints,
  testMail,
  testNotice,
  testsUsedUpText,
  withoutAddresses,
  type Message,
} from '@academy/domain/messages';
import { keptPhone } from '@academy/domain/identity';
import { waitText } from '@academy/domain/http';
import { missingForLinks } from '@academy/domain/guardians';
import type { MessageId } from '@academy/domain/ids';
import { seoulMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import type { ManagerActor } from '../../http/auth/actor';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import { secondsUntil, spend } from '../../http/limits/limits';
import type { Call, Serve } from '../../http/serve';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { signAddresses } from '../../shared/links/sign-addresses-db';
import { notify } from '../../shared/notify-db';
import { messageSetting, noticeSetting, readSender } from '../../shared/settings/kept-settings';
import { readTab, saveTab, settingsTab } from '../../shared/settings/save-tab';
import { readMessageBudget, refuseOverBudget } from './budget-db';
import type { Channel, OpenChannels } from './channels/channel';
import { markSent, resendMessages } from './list/resend';
import { readMonthFigures, readSlice } from './list/list-db';
import { confirmOrder, readCatererOrder } from './orders/caterer-order';
import { noteOrderConfirmed, readDayOrder } from './orders/order-standings';
import { enqueue, type NewMessage } from '../../shared/messages/enqueue-db';
import { readMessage } from './outbox-db';
import { readExampleName, writeNoticeSettings } from './notice-settings-db';
import { writeMessageSettings } from './settings-db';

export const messageTab = {
  ...settingsTab(messageSetting, { label: '메시지 설정', action: 'save-message-settings' }),
  write: writeMessageSettings,
};

export const noticeTab = {
  ...settingsTab(noticeSetting, {
    label: '알림 설정',
    action: 'save-notice-settings',
    facts: noticeFacts,
  }),
  write: writeNoticeSettings,
};

interface Deps {
  db: Db;
  keys: AuthKeys;
  channels: OpenChannels;
}

/** How long a try-out is kept. */
const TEST_MS = 10 * 60_000;

const channelFacts = (channel: Channel | undefined) => ({
  ready: channel !== undefined,
  from: channel?.from ?? null,
});

async function existing(db: Db | Tx, id: MessageId): Promise<Message> {
  const message = await readMessage(db, id);
  if (message === null) throw new Refusal('not-found');
  return message;
}

/** Guardians' addresses are for accounts that may see all that is behind them. */
async function seenBy(
  { db, keys }: Deps,
  actor: ManagerActor,
  list: Message[],
): Promise<Message[]> {
  if (missingForLinks(actor) !== null)
    return list.map((one) => ({ ...one, text: withoutAddresses(one.text ?? '') }));
  return signAddresses(
    db,
    keys,
    list.map((one) => ({ ...one, text: one.text ?? '' })),
  );
}

/** A test goes to whatever address is typed, and a text costs money: so many in an hour. */
const TESTS_AN_HOUR = 5;
const HOUR = 3600;

/** Counts a test of a channel for the whole academy, or refuses it. */
async function countTest(tx: Tx, channel: 'mail' | 'sms', now: Date): Promise<void> {
  const budget = { key: `test-message:${channel}`, limit: TESTS_AN_HOUR, seconds: HOUR };
  const [exhausted] = await spend(tx, [budget], now);
  if (!exhausted) return;
  const seconds = secondsUntil([exhausted.until], now);
  throw new Refusal('rate-limited', {
    text: testsUsedUpText(TESTS_AN_HOUR, waitText(seconds)),
    headers: { 'retry-after': String(seconds) },
  });
}

type TestCall = Call<typeof endpoints.sendTestMessage> | Call<typeof endpoints.sendTestNotice>;

/** Puts a message to try a channel out into the outbox; what becomes of it is read afterwards. */
async function enqueueTest(
  tx: Tx,
  { actor, request, requestId, now }: TestCall,
  message: Pick<NewMessage, 'recipient' | 'subject' | 'text'> & { channel: 'mail' | 'sms' },
): Promise<Message> {
  await refuseOverBudget(tx, message, now);
  await countTest(tx, message.channel, now);
  const giveUpAt = new Date(now.getTime() + TEST_MS);
  const id = await enqueue(
    tx,
    { ...message, key: `test ${requestId}`, kind: 'test', giveUpAt },
    now,
  );
  if (id === null) throw new Refusal('busy');
  await auditManager(
    tx,
    { actor, request },
    {
      action: 'send-test-message',
      entity: 'messages',
      entityId: id,
      after: { address: message.recipient },
    },
  );
  await notify(tx, { topic: 'messages' });
  return existing(tx, id);
}

const writeTest = (db: Db, call: Call<typeof endpoints.sendTestMessage>) => {
  const { address } = call.body;
  refuseFields(checkAddress(address));
  return once(db, call, async (tx) => {
    const mail = testMail((await readSender(tx)).academy);
    return enqueueTest(tx, call, { ...mail, channel: 'mail', recipient: address });
  });
};

/** By 문자, whatever the notices take: a template has no words for a test. */
const writeTestNotice = (db: Db, call: Call<typeof endpoints.sendTestNotice>) => {
  refuseFields(checkPhone(call.body.phone));
  const recipient = keptPhone(call.body.phone);
  return once(db, call, async (tx) => {
    const notice = testNotice((await readSender(tx)).academy);
    return enqueueTest(tx, call, { ...notice, channel: 'sms', recipient });
  });
};

export function messageRoutes(serve: Serve, deps: Deps): void {
  const { db, keys, channels } = deps;
  serve(endpoints.messageSettings, (call) => readTab(db, call, messageTab));
  serve(endpoints.saveMessageSettings, (call) => {
    const settings = { ...call.body, orderAddress: call.body.orderAddress.trim() };
    refuseFields(checkMessageSettings(settings));
    return saveTab(db, call, settings, messageTab);
  });
  serve(endpoints.noticeSettings, (call) => readTab(db, call, noticeTab));
  serve(endpoints.saveNoticeSettings, (call) => {
    refuseFields(checkNoticeSettings(call.body));
    return saveTab(db, call, call.body, noticeTab);
  });
  serve(endpoints.messageChannels, async () => {
    const { mail, sms, alimtalk } = await channels();
    return {
      mail: channelFacts(mail),
      sms: channelFacts(sms),
      alimtalk: channelFacts(alimtalk),
      example: { academy: (await readSender(db)).academy, student: await readExampleName(db) },
    };
  });
  serve(endpoints.messageBudget, ({ now }) => readMessageBudget(db, now));
  serve(endpoints.sendTestMessage, (call) => writeTest(db, call));
  serve(endpoints.sendTestNotice, (call) => writeTestNotice(db, call));
  serve(endpoints.markMessagesSent, (call) => markSent(db, call));
  serve(endpoints.messages, async ({ actor, query, now }) => {
    const { month = seoulMonth(now), size = 100, ...filter } = query;
    const slice = await readSlice(db, { month, size, ...filter });
    return {
      asOf: now.toISOString(),
      ...slice,
      content: await seenBy(deps, actor, slice.content),
      figures: await readMonthFigures(db, month),
    };
  });
  serve(endpoints.resendMessages, (call) => resendMessages(db, call));
  serve(endpoints.message, async ({ actor, params: { messageId } }) => {
    const message = await existing(db, messageId);
    const [seen = message] = await seenBy(deps, actor, [message]);
    return seen;
  });
  serve(endpoints.dayOrder, (call) => readDayOrder(db, call));
  serve(endpoints.noteOrderConfirmed, (call) => noteOrderConfirmed(db, call));
  serve(endpoints.catererOrder, (call) => readCatererOrder(db, keys, call));
  serve(endpoints.confirmOrder, (call) => confirmOrder(db, keys, call));
}
