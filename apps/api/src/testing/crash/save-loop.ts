import { daysOfMonth, month } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import { writeSync } from 'node:fs';
import { openDatabase } from '../../db/open';
import { auditLog, reservations, students } from '../../db/schema';
import { insertStudent } from '../data/a-student';

/**
 * A process that saves whole months as fast as it can, says `saved <n>` after each commit, and
 * waits to be killed.
 */
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: process.env.DATA_DIR,
});
const { db } = database;
const [existing] = await db.select().from(students).limit(1);
const studentId = existing?.id ?? (await insertStudent(db));
const [last] = await db
  .select({ n: sql<string>`coalesce(max(${reservations.writtenSeq}), 0)` })
  .from(reservations);

for (let n = Number(last?.n) + 1; ; n++) {
  const at = new Date();
  await db.transaction(async (tx) => {
    const rows = daysOfMonth(month('2026-03')).map((date) => ({
      studentId,
      date,
      lunch: n % 2 === 0,
      dinner: n % 2 === 1,
      updatedAt: at,
      updatedByKind: 'student' as const,
      writtenDevice: 'loop',
      writtenSeq: n,
    }));
    await tx
      .insert(reservations)
      .values(rows)
      .onConflictDoUpdate({
        target: [reservations.studentId, reservations.date],
        set: {
          lunch: sql`excluded.lunch`,
          dinner: sql`excluded.dinner`,
          updatedAt: at,
          writtenSeq: n,
        },
      });
    await tx.insert(auditLog).values({
      at,
      actorKind: 'student',
      actorId: studentId,
      actorName: '김하늘',
      action: 'meals.save',
      entity: 'save',
      entityId: String(n),
    });
  });
  writeSync(1, `saved ${n}\n`);
}
