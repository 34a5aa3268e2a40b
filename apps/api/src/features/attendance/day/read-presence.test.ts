import { attendanceEndpoints } from '@academy/domain/attendance';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { students } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { readPresence } from './read-presence';

/** A Monday with eight periods on the hour from 14:00. */
const date = day('2026-03-02');

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('whoever came, was seen or is known to be absent is not missing', async () => {
  server.clock.set(new Date(`${date}T14:30:00+09:00`), { frozen: true });
  const { db } = server.database;
  const token = await server.managerToken();
  const known = await db.select({ id: students.id }).from(students).orderBy(students.id);
  const [came, seen, absent] = known.map(({ id }) => id);
  const missing = await insertStudent(db, { name: '없이', phone: '01055550004', seat: 'C-04' });
  const visit = { studentId: came, arrivedAt: '13:50', leftAt: null, outings: [], base: 0 };
  const mark = { period: 1, excused: false, note: '', base: 0, at: `${date}T05:30:00.000Z` };
  const saved = [
    await server.callEndpoint(
      attendanceEndpoints.saveVisits,
      { date },
      { token, body: { edits: [visit] } },
    ),
    await server.callEndpoint(
      attendanceEndpoints.saveMarks,
      { date },
      {
        token,
        body: {
          edits: [
            { ...mark, studentId: seen, status: 'PRESENT' },
            { ...mark, studentId: absent, status: 'ABSENT' },
            // Who came may be marked as well.
            { ...mark, studentId: came, status: 'ABSENT' },
          ],
        },
      },
    ),
  ];
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readPresence(db, server.clock.now())).toEqual({
    holiday: null,
    all: 4,
    arrived: 1,
    missing: [{ studentId: missing, name: '없이', seat: 'C-04' }],
  });
});
