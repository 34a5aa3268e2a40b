import type { ManagerId, StudentId } from '@academy/domain/ids';
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { loginAlerts, loginDevices, managers, sessions, students } from '../../../db/schema';
import type { Side } from '../sessions/refresh-cookie';

/**
 * More waiting devices of one student than this push out the oldest: a stranger cannot fill the
 * manager's list with one number.
 */
const WAITING_PER_STUDENT = 5;

const of = (side: Side, subjectId: SQLWrapper | StudentId, deviceHash: string) =>
  and(
    eq(loginDevices.subjectKind, side),
    sql`${loginDevices.subjectId} = ${subjectId}`,
    eq(loginDevices.deviceHash, deviceHash),
  );

/** Whether this device was used before to sign in with this number or user name. */
export async function isKnownDevice(
  db: Db,
  side: Side,
  deviceHash: string,
  name: string,
): Promise<boolean> {
  const found =
    side === 'student'
      ? await db
          .select({ id: loginDevices.id })
          .from(loginDevices)
          .innerJoin(students, eq(students.id, loginDevices.subjectId))
          .where(
            and(
              of(side, students.id, deviceHash),
              eq(loginDevices.state, 'known'),
              eq(students.phone, name),
              isNull(students.deletedAt),
            ),
          )
      : await db
          .select({ id: loginDevices.id })
          .from(loginDevices)
          .innerJoin(managers, eq(managers.id, loginDevices.subjectId))
          .where(
            and(
              of(side, managers.id, deviceHash),
              eq(loginDevices.state, 'known'),
              eq(sql`lower(${managers.username})`, name.toLowerCase()),
            ),
          );
  return found.length > 0;
}

/** The state of a device for a student; undefined: never seen. */
export async function readDeviceOf(db: Db | Tx, studentId: StudentId, deviceHash: string) {
  const [device] = await db
    .select({
      state: loginDevices.state,
      code: loginDevices.code,
      pinHash: loginDevices.pinHash,
    })
    .from(loginDevices)
    .where(of('student', studentId, deviceHash));
  return device;
}

/** From now on this device is known for this account. */
export async function rememberDevice(
  tx: Tx,
  {
    subjectKind,
    subjectId,
    deviceHash,
    deviceLabel,
  }: Pick<typeof sessions.$inferSelect, 'subjectKind' | 'subjectId' | 'deviceHash' | 'deviceLabel'>,
  now: Date,
): Promise<void> {
  if (deviceHash === null) return;
  const known = { label: deviceLabel, state: 'known' as const, code: '', lastLoginAt: now };
  await tx
    .insert(loginDevices)
    .values({ deviceHash, subjectKind, subjectId, firstSeenAt: now, ...known })
    .onConflictDoUpdate({
      target: [loginDevices.subjectKind, loginDevices.subjectId, loginDevices.deviceHash],
      set: known,
    });
}

/** Puts a new device into the managers' list. */
export async function insertWaitingDevice(
  tx: Tx,
  device: {
    deviceHash: string;
    studentId: StudentId;
    label: string;
    code: string;
    pinHash: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { studentId, now, ...rest } = device;
  await tx
    .insert(loginDevices)
    .values({
      ...rest,
      subjectKind: 'student',
      subjectId: studentId,
      state: 'waiting',
      firstSeenAt: now,
    })
    .onConflictDoNothing();
  const waiting = await tx
    .select({ id: loginDevices.id })
    .from(loginDevices)
    .where(
      and(
        eq(loginDevices.subjectKind, 'student'),
        eq(loginDevices.subjectId, studentId),
        eq(loginDevices.state, 'waiting'),
      ),
    )
    .orderBy(desc(loginDevices.id));
  for (const { id } of waiting.slice(WAITING_PER_STUDENT))
    await tx.delete(loginDevices).where(eq(loginDevices.id, id));
}

export const readWaitingDevices = (db: Db) =>
  db
    .select({
      id: loginDevices.id,
      studentId: students.id,
      studentName: students.name,
      seat: students.seat,
      label: loginDevices.label,
      code: loginDevices.code,
      firstSeenAt: loginDevices.firstSeenAt,
    })
    .from(loginDevices)
    .innerJoin(students, eq(students.id, loginDevices.subjectId))
    .where(
      and(
        eq(loginDevices.subjectKind, 'student'),
        eq(loginDevices.state, 'waiting'),
        isNull(students.deletedAt),
      ),
    )
    .orderBy(asc(loginDevices.firstSeenAt), asc(loginDevices.id));

export const isDevice = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(loginDevices, eq(loginDevices.id, id))) > 0;

/**
 * Decides about a device; undefined when it is decided so already. `pinHash`: of the PIN that was
 * chosen on it while it waited.
 */
export async function decideDevice(tx: Tx, id: string, state: 'known' | 'refused') {
  const [before] = await tx
    .select({ pinHash: loginDevices.pinHash })
    .from(loginDevices)
    .where(eq(loginDevices.id, id))
    .for('update');
  const [decided] = await tx
    .update(loginDevices)
    .set({ state, code: '', pinHash: null })
    .where(and(eq(loginDevices.id, id), ne(loginDevices.state, state)))
    .returning({ subjectId: loginDevices.subjectId });
  if (!decided) return undefined;
  const [student] = await tx
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(eq(students.id, sql`${decided.subjectId}`));
  return student && { ...student, pinHash: before?.pinHash ?? undefined };
}

/**
 * Whether one more device of a student may wait with a PIN of its own: a hash costs time, and
 * a stranger cannot make us compute it again and again.
 */
export const hasRoomForPin = async (db: Db, studentId: StudentId): Promise<boolean> =>
  (await db.$count(
    loginDevices,
    and(
      eq(loginDevices.subjectKind, 'student'),
      eq(loginDevices.subjectId, studentId),
      eq(loginDevices.state, 'waiting'),
      isNotNull(loginDevices.pinHash),
    ),
  )) < WAITING_PER_STUDENT;

/** Forgets what was chosen on devices that wait. */
export const forgetChosenPins = async (tx: Tx, studentId: StudentId): Promise<void> =>
  void (await tx
    .update(loginDevices)
    .set({ pinHash: null })
    .where(and(eq(loginDevices.subjectKind, 'student'), eq(loginDevices.subjectId, studentId))));

/** The students that this device has signed in since `since`. */
export async function studentsOfDevice(
  tx: Tx,
  deviceHash: string,
  since: Date,
): Promise<StudentId[]> {
  const rows = await tx
    .selectDistinct({ id: students.id })
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.subjectId))
    .where(
      and(
        eq(sessions.subjectKind, 'student'),
        eq(sessions.deviceHash, deviceHash),
        gt(sessions.createdAt, since),
      ),
    )
    .orderBy(asc(students.id));
  return rows.map(({ id }) => id);
}

/**
 * Raises the alert about a device, or brings the open one up to date. Answers whether it is new.
 */
export async function raiseAlert(
  tx: Tx,
  alert: { deviceHash: string; label: string; studentIds: StudentId[]; at: Date },
): Promise<boolean> {
  const open = and(eq(loginAlerts.deviceHash, alert.deviceHash), isNull(loginAlerts.seenAt));
  const updated = await tx
    .update(loginAlerts)
    .set({ studentIds: alert.studentIds, at: alert.at })
    .where(open)
    .returning({ id: loginAlerts.id });
  if (updated.length > 0) return false;
  const inserted = await tx
    .insert(loginAlerts)
    .values(alert)
    .onConflictDoNothing()
    .returning({ id: loginAlerts.id });
  return inserted.length > 0;
}

export const readOpenAlerts = (db: Db) =>
  db
    .select({
      id: loginAlerts.id,
      label: loginAlerts.label,
      at: loginAlerts.at,
      students: sql<{ id: StudentId; name: string }[]>`(
        select json_agg(json_build_object('id', s.id::text, 'name', s.name) order by s.name, s.id)
        from ${students} s where s.id::text in (select jsonb_array_elements_text(${loginAlerts.studentIds})))`,
    })
    .from(loginAlerts)
    .where(isNull(loginAlerts.seenAt))
    .orderBy(desc(loginAlerts.at));

/** Whether the alert was still open. */
export async function closeAlert(
  tx: Tx,
  id: string,
  { by, now }: { by: ManagerId; now: Date },
): Promise<boolean> {
  const closed = await tx
    .update(loginAlerts)
    .set({ seenAt: now, seenBy: by })
    .where(and(eq(loginAlerts.id, id), isNull(loginAlerts.seenAt)))
    .returning({ id: loginAlerts.id });
  return closed.length > 0;
}
