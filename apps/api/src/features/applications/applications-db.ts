import type { StudentId } from '@academy/domain/ids';
import { paymentWindow } from '@academy/domain/meals';
import type { Applications, AppliedMeals } from '@academy/domain/applications';
import { dayOfMonth, monthOf, seoulMonth, shiftMonth } from '@academy/domain/time';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { absenceReasons, mockRegistrations, regularSchedules, students } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { readOwnBills } from '../../shared/bills/own-bills-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { readReasons } from '../../shared/schedule/reasons-db';
import { readRegistrations } from '../../shared/registrations-db';
import { prepareReadReservations } from '../../shared/reservations-db';
import { readSchedules } from '../../shared/schedule/schedules-db';

/** A rejected schedule is shown for this many days after the decision: time enough to mend it. */
const LATELY_MS = 30 * 86_400_000;

interface Asked {
  studentId: StudentId;
  now: Date;
}

async function readName(tx: Tx, studentId: StudentId): Promise<string> {
  const [student] = await tx
    .select({ name: students.name })
    .from(students)
    .where(eq(students.id, studentId));
  if (!student) throw new Refusal('session-expired');
  return student.name;
}

/** This month's meals and the next one's. */
async function readMeals(tx: Tx, { studentId, now }: Asked): Promise<AppliedMeals[]> {
  const present = seoulMonth(now);
  const next = shiftMonth(present, 1);
  const settings = await readLunchSettings(tx);
  const reservations = await prepareReadReservations(tx)(
    studentId,
    dayOfMonth(present, 1),
    dayOfMonth(next, 31),
  );
  const bills = await readOwnBills(tx, studentId, [present, next], settings);
  return bills.map(({ closedTotal: _total, ...bill }) => {
    const { first, last } = paymentWindow(settings, bill.month);
    return {
      month: bill.month,
      reservations: reservations.filter(({ date }) => monthOf(date) === bill.month),
      bill,
      paymentFirst: first,
      paymentLast: last,
    };
  });
}

/** Active registrations, and cancelled ones with a refund due. */
const readMocks = (tx: Tx, { studentId, now }: Asked) =>
  readRegistrations(tx, {
    studentId,
    now,
    where: or(
      isNull(mockRegistrations.canceledAt),
      eq(mockRegistrations.paymentStatus, 'refund-due'),
    ),
  });

function readCurrentSchedules(tx: Tx, { studentId, now }: Asked) {
  const notOver = or(
    isNull(regularSchedules.lastDate),
    gte(regularSchedules.lastDate, dayOfMonth(seoulMonth(now), 1)),
  );
  const inForce = and(inArray(regularSchedules.status, ['PENDING', 'APPROVED']), notOver);
  const rejectedLately = and(
    eq(regularSchedules.status, 'REJECTED'),
    gte(regularSchedules.decidedAt, new Date(now.getTime() - LATELY_MS)),
  );
  return readSchedules(tx, studentId, or(inForce, rejectedLately));
}

/**
 * All applications of a student, in nine queries at one instant, so that the amounts on the printed
 * page add up even during a save.
 */
export const readApplications = (db: Db, asked: Asked): Promise<Applications> =>
  db.transaction(
    async (tx) => ({
      asOf: asked.now.toISOString(),
      studentName: await readName(tx, asked.studentId),
      meals: await readMeals(tx, asked),
      mocks: await readMocks(tx, asked),
      schedules: await readCurrentSchedules(tx, asked),
      reasons: await readReasons(tx, {
        studentId: asked.studentId,
        where: gte(absenceReasons.date, dayOfMonth(seoulMonth(asked.now), 1)),
      }),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
