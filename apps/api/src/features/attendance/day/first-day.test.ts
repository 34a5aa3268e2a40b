import { attendanceEndpoints } from '@academy/domain/attendance';
import { blankStudent, studentEndpoints, type StudentDraft } from '@academy/domain/students';
import { day, type CalendarDay } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { readPresence } from './read-presence';

/** A Monday with eight periods on the hour from 14:00. */
const monday = day('2026-03-02');
const tuesday = day('2026-03-03');

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function at(date: CalendarDay, clock: string) {
  server.clock.set(new Date(`${date}T${clock}:00+09:00`), { frozen: true });
  token = await server.managerToken('admin');
}
async function register(name: string, more: Partial<StudentDraft> = {}) {
  const body = { ...blankStudent, name, phone: `0105555${1000 + name.length}`, ...more };
  const { status } = await server.callEndpoint(studentEndpoints.createStudent, {}, { token, body });
  expect(status).toBe(200);
}
const missing = async () =>
  (await readPresence(server.database.db, server.clock.now())).missing.map(({ name }) => name);
const absences = async () => {
  const { rows } = await server
    .api(token)
    .attendanceMonth({ params: { year: 2026, month: 3 }, query: {} });
  return rows.filter(({ name }) => name.startsWith('새')).map(({ name, absent }) => [name, absent]);
};

test('who is registered in the evening is awaited from the next day on, and was never absent before', async () => {
  await at(monday, '18:30');
  const before = await missing();
  await register('새벽');
  await register('새나래', { startDate: monday });
  await register('새아침해', { startDate: day('2026-03-04') });
  expect(await missing()).toEqual([...before, '새나래']);
  await at(monday, '23:00');
  const { revision } = await server.api(token).attendanceDay({ params: { date: monday } });
  const close = { params: { date: monday }, body: { revision } };
  await server.callEndpoint(attendanceEndpoints.closeDay, close.params, {
    token,
    body: close.body,
  });
  expect(await absences()).toEqual([
    ['새나래', 1],
    ['새벽', 0],
    ['새아침해', 0],
  ]);
  await at(tuesday, '14:30');
  expect((await missing()).filter((name) => name.startsWith('새'))).toEqual(['새나래', '새벽']);
});
