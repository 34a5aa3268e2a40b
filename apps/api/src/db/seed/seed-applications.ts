import type { ManagerId, StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database';
import {
  absenceReasons,
  mockExams,
  mockExamSettings,
  mockRegistrations,
  regularSchedules,
  scheduleSettings,
} from '../schema';
import { demoExams, demoSubjectOptions, type DemoExam } from './demo/mocks/mock-exams';
import { demoRegistrations, type PlacedExam } from './demo/mocks/mock-registrations';
import { demoOtherReasons, demoOwnReasons } from './demo/reasons';
import type { Eater } from './demo/reservations';
import {
  demoChangeRequest,
  demoOtherSchedules,
  demoOwnSchedules,
  demoScheduleSettings,
} from './demo/schedules';
import { insertAll } from './insert-all';
import { seedScheduleHistory } from './seed-history';

interface Scene {
  eaters: readonly Eater[];
  /** The one that the demo signs in with. */
  student: StudentId;
  manager: ManagerId;
  now: Date;
}

async function insertExams(tx: Tx, exams: readonly DemoExam[]): Promise<PlacedExam[]> {
  const ids = await tx
    .insert(mockExams)
    .values(exams.map(({ exam }) => exam))
    .returning({ id: mockExams.id });
  return exams.flatMap((exam, index) => {
    const id = ids[index]?.id;
    return id ? [{ ...exam, id }] : [];
  });
}

/** Counts on every exam what its registrations say. */
async function countSeats(tx: Tx): Promise<void> {
  const standing = (state: string) =>
    sql`(select count(*) from mock_registrations r where r.mock_exam_id = mock_exams.id and r.on_site_state = ${state})`;
  await tx.execute(
    sql`update mock_exams set on_site_taken = ${standing('confirmed')}, waiting_count = ${standing('waiting')}`,
  );
}

/**
 * Mock exams, schedules and reasons of the demo academy: the demo's own student has every state of
 * each.
 */
export async function seedApplications(
  tx: Tx,
  { eaters, student, manager, now }: Scene,
): Promise<void> {
  await tx
    .insert(mockExamSettings)
    .values({ subjectOptions: demoSubjectOptions, updatedAt: now, updatedBy: manager });
  const exams = await insertExams(tx, demoExams(seoulDay(now)));
  await insertAll(tx, mockRegistrations, demoRegistrations(exams, eaters, now));
  await countSeats(tx);

  await tx
    .insert(scheduleSettings)
    .values({ value: demoScheduleSettings, updatedAt: now, updatedBy: manager });
  const own = demoOwnSchedules({ studentId: student, manager, now });
  const [first] = await tx
    .insert(regularSchedules)
    .values(own)
    .returning({ id: regularSchedules.id });
  const changes = own.slice(0, 1).map((schedule) => demoChangeRequest(schedule, first?.id, now));
  await insertAll(tx, regularSchedules, [...changes, ...demoOtherSchedules(eaters, manager, now)]);
  await seedScheduleHistory(tx);

  await insertAll(tx, absenceReasons, [
    ...demoOwnReasons(student, { manager, now }),
    ...demoOtherReasons(eaters, { manager, now }),
  ]);
}
