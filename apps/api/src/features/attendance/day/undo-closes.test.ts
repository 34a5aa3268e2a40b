import { attendanceDaySchema, attendanceEndpoints } from '@academy/domain/attendance';
import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  attendanceDays,
  attendanceMarks,
  attendanceMarkVersions,
  auditLog,
  operations,
} from '../../../db/schema';
import { takeBack, writeUndoable } from '../../../testing/calls/take-back';
import { scenarioStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const date = '2026-03-02';
let server: TestApp;
let token: string;
let haneul: StudentId;
beforeAll(async () => {
  server = await startTestApp({ now: `${date}T22:30:00+09:00` });
  token = await server.managerToken();
  haneul = scenarioStudent(server, 0);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(attendanceMarkVersions);
  await db.delete(attendanceMarks);
  await db.delete(attendanceDays);
});

const sheet = async () => {
  const { body } = await server.callEndpoint(
    attendanceEndpoints.attendanceDay,
    { date },
    { token },
  );
  return attendanceDaySchema.parse(body);
};
const write = (endpoint: Endpoint, body: object) =>
  writeUndoable(server, token, endpoint, { date }, body);
const close = async () =>
  write(attendanceEndpoints.closeDay, { revision: (await sheet()).revision });
const reopen = () => write(attendanceEndpoints.reopenDay, { reason: '다시 확인' });
const markPresent = (reason?: string) =>
  server.callEndpoint(
    attendanceEndpoints.saveMarks,
    { date },
    {
      token,
      body: {
        edits: [
          {
            studentId: haneul,
            period: 1,
            status: 'PRESENT',
            excused: false,
            note: '',
            base: 0,
            at: server.clock.now().toISOString(),
          },
        ],
        ...(reason && { reason }),
      },
    },
  );

test('하루 마감 that is taken back leaves the day open as it was, and marks need no reason', async () => {
  const { revision, ...before } = await sheet();
  const closed = await close();
  expect((await sheet()).closed).toMatchObject({ byName: '오매니저' });
  expect((await markPresent()).body).toMatchObject({ code: 'day-closed' });

  expect(await takeBack(server, token, closed)).toEqual({ restored: 1, kept: [] });
  const after = await sheet();
  expect(after).toEqual({ ...before, revision: after.revision });
  expect(after.revision, 'other screens read the day anew').toBeGreaterThan(revision + 1);
  expect((await markPresent()).status).toBe(200);
});

test('it is an operation of its own kind, and the log says that it was taken back', async () => {
  const closed = await close();
  const { db } = server.database;
  const [kept] = await db
    .select({ kind: operations.kind, label: operations.label })
    .from(operations)
    .orderBy(desc(operations.id))
    .limit(1);
  expect(kept).toEqual({ kind: 'attendance.close', label: '3월 2일 (월)' });
  await takeBack(server, token, closed);
  expect(
    await db.select().from(auditLog).where(eq(auditLog.action, 'undo-attendance')),
  ).not.toEqual([]);
});

test('a reopening that is taken back closes the day with the figures of then', async () => {
  await close();
  const { closed } = await sheet();
  const opened = await reopen();
  expect((await sheet()).closed).toBeNull();
  expect(await takeBack(server, token, opened)).toEqual({ restored: 1, kept: [] });
  expect((await sheet()).closed).toEqual(closed);
});

test('a mark that was entered after the close stays when the close is taken back', async () => {
  const closed = await close();
  expect((await markPresent('늦게 확인')).status).toBe(200);
  expect(await takeBack(server, token, closed)).toEqual({ restored: 1, kept: [] });
  const { rows, closed: stands } = await sheet();
  expect(stands).toBeNull();
  expect(rows.find(({ studentId }) => studentId === haneul)?.marks).toMatchObject([
    { period: 1, mark: { status: 'PRESENT' } },
  ]);
});

test('a close is not taken back from under a later one, which is said', async () => {
  const first = await close();
  await reopen();
  server.clock.set(new Date(server.clock.now().getTime() + 60_000), { frozen: true });
  await close();
  const { closed } = await sheet();
  expect(await takeBack(server, token, first)).toMatchObject({
    restored: 0,
    kept: [{ id: date, message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
  });
  expect((await sheet()).closed).toEqual(closed);
});
