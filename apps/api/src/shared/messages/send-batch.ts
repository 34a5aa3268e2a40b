import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import {
  noticeKinds,
  noticePrice,
  withoutAddresses,
  type KeptReason,
  type NoticeKind,
  type NoticePreview,
  type NoticesSent,
  type NoticeSettings,
} from '@academy/domain/messages';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import type { ManagerActor } from '../../http/auth/actor';
import { Refusal } from '../../http/errors/refusal';
import { once, type KeyedCall } from '../../http/writes/once';
import { auditManager } from '../audit/manager-audit-db';
import { enqueueAll, type NewMessage } from './enqueue-db';
import { readNoticeSettings } from '../settings/kept-settings';
import { draftNotices, readSentKeys, type Notice } from './notices-db';
import { notify } from '../notify-db';

/** Whom a manager chose, and what there is to report about them: nothing, any more, at times. */
export interface Chosen {
  studentId: StudentId;
  name: string;
  notices: readonly Notice[];
}

interface Planned extends Omit<Chosen, 'notices'> {
  /** One for each guardian who still gets it. */
  messages: NewMessage[];
  kept: KeptReason | null;
}

/** What would go out now, student by student, each once a day; the same for look and press. */
async function plan(
  db: Db | Tx,
  chosen: readonly Chosen[],
  { settings, now }: { settings: NoticeSettings; now: Date },
): Promise<Planned[]> {
  const notices = chosen.flatMap((one) => one.notices);
  const drafts = await draftNotices(db, notices, { settings, date: seoulDay(now), now });
  const sent = await readSentKeys(
    db,
    drafts.map(({ key }) => key),
  );
  const draftsOf = groupBy(drafts, ({ studentId }) => studentId);
  return chosen.map(({ studentId, name, notices: own }) => {
    const all = draftsOf.get(studentId) ?? [];
    const messages = all.filter(({ key }) => !sent.has(key));
    const keptOf = (): KeptReason | null => {
      if (messages.length > 0) return null;
      if (own.length === 0) return 'nothing';
      return all.length === 0 ? 'no-consent' : 'sent-today';
    };
    return { studentId, name, messages, kept: keptOf() };
  });
}

/**
 * What a press would send, and what it would cost; addresses are not shown. Works where the kind is
 * off, and says so.
 */
export async function previewBatch(
  db: Db,
  { kind, settings, chosen }: { kind: NoticeKind; settings: NoticeSettings; chosen: Chosen[] },
  now: Date,
): Promise<NoticePreview> {
  const { channel } = settings;
  const rows = await plan(db, chosen, { settings, now });
  return {
    on: settings[kind].on,
    channel,
    rows: rows.map(({ studentId, name, messages, kept }) => ({
      studentId,
      name,
      text: withoutAddresses(messages[0]?.text ?? ''),
      guardians: messages.length,
      cost: messages.reduce((sum, { text }) => sum + noticePrice({ channel, text }, settings), 0),
      kept,
    })),
  };
}

type SendCall = KeyedCall<NoticesSent> & { actor: ManagerActor };

/**
 * Writes to the guardians of whom a manager chose, once for each student and day. `read` looks in
 * the transaction that writes: what changed since the preview is not sent.
 */
export function sendBatch(
  db: Db,
  call: SendCall,
  kind: NoticeKind,
  read: (tx: Tx) => Promise<Chosen[]>,
) {
  const { actor, request, now } = call;
  return once(db, call, async (tx) => {
    const settings = await readNoticeSettings(tx);
    if (!settings?.[kind].on) throw new Refusal('notice-off');
    const rows = await plan(tx, await read(tx), { settings, now });
    const messages = rows.flatMap((row) => row.messages);
    const written = await enqueueAll(tx, messages, now);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'send-notices',
        entity: 'messages',
        entityId: null,
        subject: noticeKinds[kind].name,
        after: { count: written.length },
        studentIds: rows.map(({ studentId }) => studentId),
      },
    );
    if (written.length > 0) await notify(tx, { topic: 'messages' });
    return {
      written: written.length,
      kept: rows.flatMap(({ studentId, kept: reason }) =>
        reason === null ? [] : [{ studentId, reason }],
      ),
    };
  });
}
