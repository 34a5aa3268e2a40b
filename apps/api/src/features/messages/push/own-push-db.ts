import type { StudentId } from '@academy/domain/ids';
import {
  defaultPushSettings,
  PUSH_KINDS,
  pushSwitch,
  type PushSettings,
  type PushSubscription,
} from '@academy/domain/messages';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { messages, pushSettings, pushSubscriptions } from '../../../db/schema';

interface Own {
  studentId: StudentId;
  sessionId: string;
}

/** What a student asked for, and whether the device of this login is notified. */
export async function readOwnPush(db: Db | Tx, { studentId, sessionId }: Own) {
  const { menu, menuHour, cutoff, answers, exams } = pushSettings;
  const [settings = defaultPushSettings] = await db
    .select({ menu, menuHour, cutoff, answers, exams })
    .from(pushSettings)
    .where(eq(pushSettings.studentId, studentId));
  const devices = await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId));
  return { settings, thisDevice: devices > 0 };
}

/** Keeps what a student asks for. What waits and is not wanted any more does not go out. */
export async function writePushSettings(
  tx: Tx,
  studentId: StudentId,
  settings: PushSettings,
  now: Date,
): Promise<void> {
  const row = { ...settings, updatedAt: now };
  await tx
    .insert(pushSettings)
    .values({ studentId, ...row })
    .onConflictDoUpdate({ target: pushSettings.studentId, set: row });
  const unwanted = PUSH_KINDS.filter((kind) => !settings[pushSwitch(kind)]);
  if (unwanted.length === 0) return;
  await tx
    .update(messages)
    .set({ state: 'dead', failure: 'stopped' })
    .where(
      and(
        eq(messages.studentId, studentId),
        eq(messages.state, 'waiting'),
        eq(messages.channel, 'push'),
        inArray(messages.kind, unwanted),
      ),
    );
}

/** Notifies the device of this login from now on, even if it was another student's. */
export async function writeDevice(
  tx: Tx,
  own: Own,
  subscription: PushSubscription,
  now: Date,
): Promise<void> {
  const { endpoint } = subscription;
  await tx
    .delete(pushSubscriptions)
    .where(
      or(
        and(
          eq(pushSubscriptions.sessionId, own.sessionId),
          ne(pushSubscriptions.endpoint, endpoint),
        ),
        and(
          eq(pushSubscriptions.endpoint, endpoint),
          ne(pushSubscriptions.studentId, own.studentId),
        ),
      ),
    );
  await tx
    .insert(pushSubscriptions)
    .values({ ...own, ...subscription, createdAt: now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...own, ...subscription } });
}

export const deleteDevice = async (tx: Tx, sessionId: string): Promise<void> =>
  void (await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId)));
