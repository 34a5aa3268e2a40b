import type { StudentId } from '@academy/domain/ids';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { loginAlerts, loginDevices, studentPins } from '../../db/schema';

export interface LoginTraces {
  /** A new device of the student's that waits. */
  deviceId: string;
  /** An open alert about a device. */
  alertId: string;
}

/** What logins leave behind that managers decide about, and a PIN. */
export async function insertLoginTraces(
  db: Db,
  { studentId, now }: { studentId: StudentId; now: Date },
): Promise<LoginTraces> {
  const deviceHash = createHash('sha256').update(randomUUID()).digest('hex');
  const [device] = await db
    .insert(loginDevices)
    .values({
      deviceHash,
      subjectKind: 'student',
      subjectId: studentId,
      state: 'waiting',
      code: '4821',
      firstSeenAt: now,
    })
    .returning({ id: loginDevices.id });
  const [alert] = await db
    .insert(loginAlerts)
    .values({ deviceHash, at: now, studentIds: [studentId] })
    .returning({ id: loginAlerts.id });
  await db
    .insert(studentPins)
    .values({ studentId, hash: 'none', chosenAt: now })
    .onConflictDoNothing();
  if (!device || !alert) throw new Error('inserting the traces of logins returned no row');
  return { deviceId: device.id, alertId: alert.id };
}
