import type { StudentId } from '@academy/domain/ids';
import { answerTimes, pushSwitch, type PushKind, type PushWords } from '@academy/domain/messages';
import { and, eq, gt, inArray, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { messages, pushSettings, pushSubscriptions, sessions, students } from '../../db/schema';
import { notify } from '../notify-db';
import { enqueueAll } from './enqueue-db';
import { readNoticeTerms } from '../settings/kept-settings';

/** A device that is signed in: its login is valid, and its student is enrolled. */
const isReached = (now: Date) =>
  and(
    isNotNull(sessions.activatedAt),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    isNull(students.deletedAt),
    eq(students.status, 'ENROLLED'),
  );

/** The devices of students who asked to be notified of such things. */
const readDevices = (db: Db | Tx, kind: PushKind, now: Date, only?: SQL) =>
  db
    .select({ id: pushSubscriptions.id, studentId: pushSubscriptions.studentId })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(students, eq(students.id, pushSubscriptions.studentId))
    .innerJoin(pushSettings, eq(pushSettings.studentId, pushSubscriptions.studentId))
    .where(and(isReached(now), eq(pushSettings[pushSwitch(kind)], true), only));
type Device = Awaited<ReturnType<typeof readDevices>>[number];

/** Key of a push: the same thing is sent once to a device. */
const keyOf = (kind: PushKind, what: string, { id }: Pick<Device, 'id'>) => `${kind} ${what} ${id}`;

/** Devices that were not notified of this yet. */
export const readDevicesToNotify = (db: Db, kind: PushKind, what: string, now: Date, only?: SQL) =>
  readDevices(
    db,
    kind,
    now,
    and(
      sql`not exists (select from ${messages} where ${messages.key} = ${`${kind} ${what} `} || ${pushSubscriptions.id})`,
      only,
    ),
  );

interface PushMessage {
  kind: PushKind;
  /** Distinguishes this event from others of its kind. */
  what: string;
  words: PushWords;
  nextAt: Date;
  giveUpAt: Date;
}

/** Writes to devices, in the transaction of what it tells. */
export async function pushTo(
  tx: Tx,
  list: readonly (PushMessage & { device: Device })[],
  now: Date,
): Promise<void> {
  const written = await enqueueAll(
    tx,
    list.map(({ kind, what, words, device, nextAt, giveUpAt }) => ({
      key: keyOf(kind, what, device),
      kind,
      channel: 'push' as const,
      studentId: device.studentId,
      recipient: device.id,
      subject: words.title,
      text: words.body,
      nextAt,
      giveUpAt,
    })),
    now,
  );
  if (written.length > 0) await notify(tx, { topic: 'messages' });
}

export interface Answer {
  studentId: StudentId;
  kind: Exclude<PushKind, 'menu' | 'cutoff'>;
  what: string;
  words: PushWords;
}

/**
 * Notifies students what happened to their requests, in the transaction of the decision: three
 * statements however many there are, one where no device asked to be notified. Answers how many
 * students have a device that did.
 */
export async function notifyStudents(
  tx: Tx,
  answers: readonly Answer[],
  now: Date,
): Promise<number> {
  const [first] = answers;
  if (!first) return 0;
  const ids = answers.map(({ studentId }) => studentId);
  const devices = await readDevices(tx, first.kind, now, inArray(pushSubscriptions.studentId, ids));
  if (devices.length === 0) return 0;
  const times = answerTimes(now, await readNoticeTerms(tx));
  await pushTo(
    tx,
    answers.flatMap((answer) =>
      devices
        .filter(({ studentId }) => studentId === answer.studentId)
        .map((device) => ({ ...answer, ...times, device })),
    ),
    now,
  );
  return new Set(devices.map(({ studentId }) => studentId)).size;
}

/** Answers that still wait and are none any more do not go out. */
export async function takeBackAnswers(
  tx: Tx,
  kind: Answer['kind'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(messages)
    .set({ state: 'dead', failure: 'taken-back' })
    .where(
      and(
        eq(messages.state, 'waiting'),
        eq(messages.kind, kind),
        or(...ids.map((id) => like(messages.key, `${kind} ${id} %`))),
      ),
    );
}

/** Devices whose logins ended get nothing any more. */
export async function forgetDevices(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, [...sessionIds]));
}

/** Where a device is reached; null: it signed out, or its student left. */
export async function readDevice(db: Db, id: string, now: Date) {
  const [row] = await db
    .select({
      endpoint: pushSubscriptions.endpoint,
      keys: { p256dh: pushSubscriptions.p256dh, auth: pushSubscriptions.auth },
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(students, eq(students.id, pushSubscriptions.studentId))
    .where(and(eq(pushSubscriptions.id, id), isReached(now)));
  return row ?? null;
}

/** Notes that a device was reached. */
export const noteReached = async (db: Db, id: string, now: Date): Promise<void> =>
  void (await db
    .update(pushSubscriptions)
    .set({ lastOkAt: now })
    .where(eq(pushSubscriptions.id, id)));

/** A device that its push service does not know any more. */
export const forgetDevice = async (db: Db, id: string): Promise<void> =>
  void (await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)));
