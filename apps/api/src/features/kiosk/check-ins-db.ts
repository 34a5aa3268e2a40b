import type { KioskId, StudentId } from '@academy/domain/ids';
import { TOGETHER_MS, type CheckIn, type NotedCheckIn } from '@academy/domain/kiosk';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { kioskCheckIns, kiosks, students } from '../../db/schema';

export type NewCheckIn = Omit<typeof kioskCheckIns.$inferInsert, 'kioskId' | 'receivedAt'>;

/** The keys of those that have come before. */
export async function readKnown(
  tx: Tx,
  checkIns: readonly CheckIn[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ key: kioskCheckIns.key })
    .from(kioskCheckIns)
    .where(
      inArray(
        kioskCheckIns.key,
        checkIns.map(({ key }) => key),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

/** Who was at a device about the time of these. */
export async function readOthersAt(
  tx: Tx,
  kioskId: KioskId,
  checkIns: readonly Pick<CheckIn, 'at'>[],
): Promise<{ studentId: StudentId; at: Date }[]> {
  const times = checkIns.map(({ at }) => new Date(at).getTime());
  if (times.length === 0) return [];
  return tx
    .select({ studentId: kioskCheckIns.studentId, at: kioskCheckIns.at })
    .from(kioskCheckIns)
    .where(
      and(
        eq(kioskCheckIns.kioskId, kioskId),
        between(
          kioskCheckIns.at,
          new Date(Math.min(...times) - TOGETHER_MS),
          new Date(Math.max(...times) + TOGETHER_MS),
        ),
      ),
    );
}

export async function insertCheckIns(
  tx: Tx,
  rows: readonly NewCheckIn[],
  { kioskId, now }: { kioskId: KioskId; now: Date },
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(kioskCheckIns)
      .values(rows.map((row) => ({ ...row, kioskId, receivedAt: now })));
}

/** Of two at once the earlier is marked too: nobody knows which of them was there. */
export async function markTogether(
  tx: Tx,
  kioskId: KioskId,
  rows: readonly NewCheckIn[],
): Promise<void> {
  for (const { studentId, at, marks } of rows)
    if (marks.includes('together'))
      await tx
        .update(kioskCheckIns)
        .set({ marks: sql`${kioskCheckIns.marks} || '["together"]'::jsonb` })
        .where(
          and(
            eq(kioskCheckIns.kioskId, kioskId),
            between(
              kioskCheckIns.at,
              new Date(at.getTime() - TOGETHER_MS),
              new Date(at.getTime() + TOGETHER_MS),
            ),
            sql`${kioskCheckIns.studentId} <> ${studentId}`,
            sql`not ${kioskCheckIns.marks} ? 'together'`,
          ),
        );
}

/** What of a day's check-ins the desk should look at, the latest first. */
export async function readNoted(db: Db, date: CalendarDay): Promise<NotedCheckIn[]> {
  const rows = await db
    .select({
      id: kioskCheckIns.id,
      studentId: kioskCheckIns.studentId,
      name: students.name,
      action: kioskCheckIns.action,
      at: kioskCheckIns.at,
      kiosk: kiosks.name,
      marks: kioskCheckIns.marks,
    })
    .from(kioskCheckIns)
    .innerJoin(students, eq(students.id, kioskCheckIns.studentId))
    .innerJoin(kiosks, eq(kiosks.id, kioskCheckIns.kioskId))
    .where(and(eq(kioskCheckIns.date, date), sql`${kioskCheckIns.marks} <> '[]'::jsonb`))
    .orderBy(desc(kioskCheckIns.at), desc(kioskCheckIns.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
