import type { StudentId } from '@academy/domain/ids';
import {
  noticeText,
  noticeTimes,
  templateVariables,
  type NoticeKind,
  type NoticeSettings,
} from '@academy/domain/messages';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { guardianConsents, messages, students } from '../../db/schema';
import { notify } from '../notify-db';
import { readSender } from '../settings/sender-db';
import { enqueueAll } from './enqueue-db';

/** Enrolled students whose guardian agreed to be told of them and has not stopped it. */
export const readToldOf = (db: Db | Tx, only?: SQL) =>
  db
    .select({ studentId: students.id, name: students.name, phone: guardianConsents.phone })
    .from(students)
    .innerJoin(guardianConsents, eq(guardianConsents.phone, students.parentPhone))
    .where(
      and(
        isNull(students.deletedAt),
        eq(students.status, 'ENROLLED'),
        isNull(guardianConsents.stoppedAt),
        only,
      ),
    );

export interface Notice {
  studentId: StudentId;
  kind: NoticeKind;
  /** The clock's time that it names. */
  at: string;
  /** Tells what happened from whatever else happens to the same student on the same day. */
  key: string;
}

/**
 * Writes to guardians what they agreed to be told, in the transaction of what happened. Three
 * statements, whatever the number of students; two where nobody agreed.
 */
export async function tell(
  tx: Tx,
  notices: readonly Notice[],
  { settings, date, now }: { settings: NoticeSettings; date: CalendarDay; now: Date },
): Promise<void> {
  const wanted = notices.filter(({ kind }) => settings[kind].on);
  if (wanted.length === 0) return;
  const whom = new Map(
    (
      await readToldOf(
        tx,
        inArray(
          students.id,
          wanted.map(({ studentId }) => studentId),
        ),
      )
    ).map((student) => [student.studentId, student]),
  );
  if (whom.size === 0) return;
  const { academy } = await readSender(tx);
  const times = noticeTimes(now, settings);
  const written = await enqueueAll(
    tx,
    wanted.flatMap(({ studentId, kind, at, key }) => {
      const student = whom.get(studentId);
      if (!student) return [];
      const fields = { 이름: student.name, 시각: at, 날짜: formatDay(date), 학원: academy };
      const { text, templateId } = settings[kind];
      const template = { id: templateId, variables: templateVariables(text, fields) };
      return [
        {
          ...times,
          key: `${kind} ${date} ${studentId} ${key}`,
          kind,
          channel: settings.channel,
          studentId,
          recipient: student.phone,
          subject: '',
          text: noticeText(text, fields),
          template: settings.channel === 'alimtalk' ? template : null,
        },
      ];
    }),
    now,
  );
  if (written.length > 0) await notify(tx, { topic: 'messages' });
}

/** Notices that still wait and are no longer so do not go out. */
export async function takeBackNotices(
  tx: Tx,
  stale: readonly Pick<Notice, 'studentId' | 'kind'>[],
): Promise<void> {
  for (const kind of new Set(stale.map((one) => one.kind)))
    await tx
      .update(messages)
      .set({ state: 'dead', failure: 'taken-back' })
      .where(
        and(
          eq(messages.kind, kind),
          eq(messages.state, 'waiting'),
          inArray(
            messages.studentId,
            stale.filter((one) => one.kind === kind).map(({ studentId }) => studentId),
          ),
        ),
      );
}
