import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import {
  noticeText,
  noticeTimes,
  templateVariables,
  type NoticeFacts,
  type NoticeKind,
  type NoticeSettings,
} from '@academy/domain/messages';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, eq, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { guardianConsents, messages, studentGuardians, students } from '../../db/schema';
import { notify } from '../notify-db';
import { readSender } from '../settings/kept-settings';
import { enqueueAll, type NewMessage } from './enqueue-db';

/** Guardians of enrolled students who agreed to be notified about them and have not stopped it. */
export const readRecipients = (db: Db | Tx, only?: SQL) =>
  db
    .select({
      studentId: students.id,
      name: students.name,
      guardianId: studentGuardians.id,
      phone: guardianConsents.phone,
      declined: guardianConsents.declined,
    })
    .from(students)
    .innerJoin(studentGuardians, eq(studentGuardians.studentId, students.id))
    .innerJoin(guardianConsents, eq(guardianConsents.phone, studentGuardians.phone))
    .where(
      and(
        isNull(students.deletedAt),
        eq(students.status, 'ENROLLED'),
        isNull(guardianConsents.stoppedAt),
        only,
      ),
    )
    .orderBy(asc(students.id), asc(studentGuardians.place), asc(studentGuardians.id));

export type Notice = NoticeFacts & {
  studentId: StudentId;
  /** Distinguishes this event from whatever else happens to the same student on the same day. */
  key: string;
  /** For the guardian with this number alone; without it for all of the student's. */
  to?: string | undefined;
};

interface Telling {
  settings: NoticeSettings;
  date: CalendarDay;
  now: Date;
  /** When it becomes so, where that is later. */
  from?: Date;
}

/**
 * Notices as they would go out to guardians who agreed to it. Two statements, whatever the number
 * of students.
 */
export async function draftNotices(
  tx: Db | Tx,
  notices: readonly Notice[],
  { settings, date, now, from = now }: Telling,
): Promise<(NewMessage & { studentId: StudentId })[]> {
  if (notices.length === 0) return [];
  const ids = notices.map(({ studentId }) => studentId);
  const recipients = await readRecipients(tx, inArray(students.id, ids));
  if (recipients.length === 0) return [];
  const byId = groupBy(recipients, ({ studentId }) => studentId);
  const { academy } = await readSender(tx);
  const { channel } = settings;
  return notices.flatMap(({ studentId, kind, fields: own, key, to }) => {
    const wanting = (byId.get(studentId) ?? []).filter(
      ({ phone, declined }) => !declined.includes(kind) && (to === undefined || to === phone),
    );
    return wanting.map(({ name, guardianId, phone }) => {
      const fields = { ...own, 이름: name, 날짜: formatDay(date), 학원: academy };
      const { text, templateId } = settings[kind];
      const template = { id: templateId, variables: templateVariables(text, fields) };
      return {
        ...noticeTimes(from > now ? from : now, kind, settings),
        key: `${kind} ${date} ${studentId} ${guardianId} ${key}`,
        kind,
        channel,
        studentId,
        recipient: phone,
        subject: '',
        text: noticeText(text, fields).trim(),
        template: channel === 'alimtalk' ? template : null,
      };
    });
  });
}

/**
 * Writes to guardians what they agreed to be notified of, in the transaction of what happened: of
 * the kinds that the academy has switched on. The answer: how many were not notified before.
 */
export async function enqueueNotices(
  tx: Tx,
  notices: readonly Notice[],
  telling: Telling,
): Promise<number> {
  const wanted = notices.filter(({ kind }) => telling.settings[kind].on);
  const written = await enqueueAll(tx, await draftNotices(tx, wanted, telling), telling.now);
  if (written.length > 0) await notify(tx, { topic: 'messages' });
  return written.length;
}

/** Under which of these keys something was sent. */
export async function readSentKeys(
  db: Db | Tx,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: messages.key })
    .from(messages)
    .where(inArray(messages.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** Whether any of these would tell something new. */
export async function hasNews(
  db: Db | Tx,
  notices: readonly Notice[],
  telling: Telling,
): Promise<boolean> {
  const keys = (await draftNotices(db, notices, telling)).map(({ key }) => key);
  const sent = keys.length === 0 ? new Set() : await readSentKeys(db, keys);
  return keys.some((key) => !sent.has(key));
}

/** What is no longer so: a student's notices of a kind, or those of one key. */
export interface Stale {
  studentId?: StudentId;
  kind: NoticeKind;
  key?: string;
}

/**
 * Notices that still wait and are no longer so do not go out. They let go of their keys: when it is
 * so again, it is sent.
 */
export async function takeBackNotices(tx: Tx, stale: readonly Stale[]): Promise<void> {
  if (stale.length === 0) return;
  await tx
    .update(messages)
    .set({
      state: 'dead',
      failure: 'taken-back',
      key: sql`${messages.key} || ' ' || ${messages.uid}`,
    })
    .where(
      and(
        eq(messages.state, 'waiting'),
        or(
          ...stale.map(({ studentId, kind, key }) =>
            and(
              eq(messages.kind, kind),
              studentId === undefined ? undefined : eq(messages.studentId, studentId),
              key === undefined ? undefined : like(messages.key, `% ${key}`),
            ),
          ),
        ),
      ),
    );
}
