import {
  scheduleOverviewEndpoints,
  scheduleStudentsSchema,
  scheduleSurroundingsSchema,
} from '@academy/domain/schedule';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservations, students } from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../testing/data/some-exam';
import { insertSchedule } from '../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
const now = new Date(MONDAY);
let server: TestApp;
let token = '';
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  token = await server.managerToken('manager');
});
afterAll(() => server.close());

const list = () => server.callEndpoint(scheduleOverviewEndpoints.scheduleStudents, {}, { token });

test('everybody enrolled with where their schedules stand, in as many queries for a hundred as for four', async () => {
  const { db } = server.database;
  const [haneul, bada] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
  await insertSchedule(db, now, haneul, { lastDate: day('2026-03-10') });
  await insertSchedule(db, now, haneul, {
    lastDate: day('2026-03-01'),
    firstDate: day('2026-02-01'),
  });
  await insertSchedule(db, now, bada, { status: 'PENDING' });
  const { asOf, content } = scheduleStudentsSchema.parse((await list()).body);
  expect(asOf).toBe(now.toISOString());
  const standing = Object.fromEntries(
    content.map(({ studentId, state, approved, waiting, endsOn }) => [
      studentId,
      { state, approved, waiting, endsOn },
    ]),
  );
  expect(standing[haneul]).toEqual({
    state: 'expiring',
    approved: 1,
    waiting: 0,
    endsOn: '2026-03-10',
  });
  expect(standing[bada]).toEqual({ state: 'pending', approved: 0, waiting: 1, endsOn: null });
  expect(content.find(({ studentId }) => studentId === haneul)).toMatchObject({
    name: '김하늘',
    phoneTail: '5678',
  });

  const few = await watched.count(list);
  const many = Array.from({ length: 100 }, (_, n) => ({
    name: `학생 ${n}`,
    phone: `0106666${String(n).padStart(4, '0')}`,
    status: n === 0 ? ('LEFT' as const) : ('ENROLLED' as const),
  }));
  await db.insert(students).values(many);
  expect(await watched.count(list)).toEqual(few);
  expect(scheduleStudentsSchema.parse((await list()).body).content).toHaveLength(
    content.length + 99,
  );
});

test('what a change of a student’s schedules would meet: meals and exams from today on', async () => {
  const { db } = server.database;
  const studentId = scenarioStudent(server, 2);
  const meal = (date: string) => ({
    studentId,
    date: day(date),
    lunch: true,
    dinner: false,
    updatedAt: now,
    updatedByKind: 'student' as const,
  });
  await db
    .insert(reservations)
    .values([meal('2026-03-01'), meal('2026-03-02'), meal('2026-05-04')]);
  const [seat, paper, past] = [
    await insertExam(db, now, { title: '현장', examDate: day('2026-03-22') }),
    await insertExam(db, now, { title: '시험지만', examDate: day('2026-03-23') }),
    await insertExam(db, now, { title: '지난 시험', examDate: day('2026-03-01') }),
  ];
  for (const mockExamId of [seat, past])
    await insertRegistration(db, now, { studentId, mockExamId, onSiteState: 'confirmed' });
  await insertRegistration(db, now, { studentId, mockExamId: paper });
  const { body } = await server.callEndpoint(
    scheduleOverviewEndpoints.scheduleSurroundings,
    { studentId },
    { token },
  );
  const { reservations: meals, exams, mealTimes } = scheduleSurroundingsSchema.parse(body);
  expect(meals.map(({ date }) => date)).toEqual(['2026-03-02', '2026-05-04']);
  expect(exams).toEqual([{ date: '2026-03-22', title: '현장' }]);
  expect(mealTimes.lunch).toEqual({ from: '12:00', to: '13:00' });
  expect(
    (
      await server.callEndpoint(
        scheduleOverviewEndpoints.scheduleSurroundings,
        { studentId: '999999' },
        { token },
      )
    ).status,
  ).toBe(404);
});
