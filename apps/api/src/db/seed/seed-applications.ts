import type { ManagerId, StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database';
import {
  absenceReasons,
  mockExams,
  mockRegistrations,
  mockResultReleases,
  mockResults,
  regularSchedules,
} from '../schema';
import { mockSetting, scheduleSetting } from '../../shared/settings/kept-settings';
import { writeSetting } from '../../shared/settings/setting-db';
import { demoExams, demoSubjectOptions, type DemoExam } from './demo/mocks/mock-exams';
import { demoRegistrations, type PlacedExam } from './demo/mocks/mock-registrations';
import { demoResults, examsWithResults } from './demo/mocks/mock-results';
import { demoOtherReasons, demoOwnReasons } from './demo/reasons';
import type { Eater } from './demo/reservations';
import {
  demoChangeRequest,
  demoOtherSchedules,
  demoOwnSchedules,
  demoScheduleSettings,
} from './demo/schedules';
import { insertAll } from './insert-all';

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
    sql`update mock_exams set registered = (select count(*) from mock_registrations r where r.mock_exam_id = mock_exams.id and r.canceled_at is null), on_site_taken = ${standing('confirmed')}, waiting_count = ${standing('waiting')}`,
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
  const saved = { version: 0, by: manager, now };
  const mocks = { ...mockSetting.atFirst, subjectOptions: demoSubjectOptions };
  await writeSetting(tx, mockSetting, { value: mocks, ...saved });
  const exams = await insertExams(tx, demoExams(seoulDay(now)));
  const registrations = demoRegistrations(exams, eaters, now);
  await insertAll(tx, mockRegistrations, registrations);
  await insertAll(tx, mockResults, demoResults(exams, registrations, now));
  await insertAll(
    tx,
    mockResultReleases,
    examsWithResults(exams, now).map(({ id }) => ({
      mockExamId: id,
      publishedAt: now,
      publishedBy: manager,
    })),
  );
  await countSeats(tx);

  await writeSetting(tx, scheduleSetting, { value: demoScheduleSettings, ...saved });
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

const decided = sql`s.registered_by = 'student' and s.status in ('APPROVED', 'REJECTED') and s.decided_at is not null`;

/**
 * What the demo academy's managers decided, as if they had done it: the request as it waited is a
 * version of its own, and the log says who decided.
 */
async function seedScheduleHistory(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into schedule_versions (schedule_id, version, value, by_kind, at)
    select s.id, 1, to_jsonb(s) || '{"status": "PENDING", "reject_reason": null, "decided_by": null, "decided_at": null}', 'manager', s.decided_at from regular_schedules s where ${decided}`);
  await tx.execute(sql`update regular_schedules s set version = 2 where ${decided}`);
  await tx.execute(sql`
    insert into audit_log (at, actor_kind, actor_id, actor_name, role, action, entity, entity_id, subject, before, after)
    select s.decided_at, 'manager', m.id, m.name, m.role, case s.status when 'APPROVED' then 'approve-schedule' else 'reject-schedule' end, 'regular-schedules', s.id::text, student.name,
      jsonb_build_object('status', 'PENDING', 'version', 1, 'rejectReason', null), jsonb_build_object('status', s.status, 'version', 2, 'rejectReason', s.reject_reason)
    from regular_schedules s join managers m on m.id = s.decided_by join students student on student.id = s.student_id where ${decided} order by s.decided_at, s.id`);
}
