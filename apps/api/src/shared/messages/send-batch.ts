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
import { readNoticeSettings } from './notice-settings-db';
import { draftNotices, readSentKeys, type Notice } from './notices-db';
import { notify } from '../notify-db';

/** Whom a manager chose, and what there is to report about them; null: nothing, any more. */
export interface Chosen {
  studentId: StudentId;
  name: string;
  notice: Notice | null;
}

interface Planned extends Omit<Chosen, 'notice'> {
  message: NewMessage | null;
  kept: KeptReason | null;
}

/** What would go out now, student by student, each once a day; the same for look and press. */
async function plan(
  db: Db | Tx,
  chosen: readonly Chosen[],
  { settings, now }: { settings: NoticeSettings; now: Date },
): Promise<Planned[]> {
  const notices = chosen.flatMap(({ notice }) => notice ?? []);
  const drafts = await draftNotices(db, notices, { settings, date: seoulDay(now), now });
  const sent = await readSentKeys(
    db,
    drafts.map(({ key }) => key),
  );
  const draftOf = new Map(drafts.map((draft) => [draft.studentId, draft]));
  return chosen.map(({ studentId, name, notice }) => {
    const message = draftOf.get(studentId) ?? null;
    const keptOf = (): KeptReason | null => {
      if (notice === null) return 'nothing';
      if (message === null) return 'no-consent';
      return sent.has(message.key) ? 'told' : null;
    };
    return { studentId, name, message, kept: keptOf() };
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
    rows: rows.map(({ studentId, name, message, kept }) => {
      const text = kept === null && message !== null ? message.text : '';
      const cost = text === '' ? 0 : noticePrice({ channel, text }, settings);
      return { studentId, name, text: withoutAddresses(text), cost, kept };
    }),
  };
}

type SendCall = KeyedCall<NoticesSent> & { actor: ManagerActor };

/**
 * Writes to the guardians of whom a manager chose, once for each student and day. `read` looks in
 * the transaction that writes: what changed since the preview is not told.
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
    const messages = rows.flatMap(({ message, kept }) =>
      message !== null && kept === null ? [message] : [],
    );
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
