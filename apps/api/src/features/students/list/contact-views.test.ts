import { auditEndpoints, auditSliceSchema } from '@academy/domain/audit';
import { studentEndpoints, studentRecordSchema } from '@academy/domain/students';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../../db/schema';
import { managerWith } from '../../../testing/data/a-manager';
import { scenarioStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const views = () =>
  server.database.db
    .select({
      actorName: auditLog.actorName,
      entityId: auditLog.entityId,
      subject: auditLog.subject,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(eq(auditLog.action, 'view-contacts'))
    .orderBy(auditLog.id);
const read = (path: string, as = token) => server.call('GET', `/api${path}`, { token: as });
/** Signed in again: a token does not live for an hour. */
async function setClock(time: string) {
  server.clock.set(new Date(`2026-03-02T${time}+09:00`), { frozen: true });
  token = await server.managerToken();
}
const LIST = studentEndpoints.students.path;
const view = (subject: string, entityId: string | null = null, actorName = '오매니저') => ({
  actorName,
  entityId,
  subject,
  before: null,
  after: null,
});

test('reading numbers is written down once for each manager, list or student, and hour; nothing else of it is', async () => {
  const id = scenarioStudent(server, 0);
  const list = view('학생 목록');
  const kim = view('김하늘', id);
  await Promise.all(Array.from({ length: 5 }, () => read(LIST)));
  await read(`${LIST}?q=김하늘&page=0`);
  expect(await views()).toEqual([list]);
  await read(`${LIST}?q=아무도아님`);
  await read(`${LIST}/${id}`);
  await read(`${LIST}/${id}/facts`);
  expect(await views()).toEqual([list, kim]);

  const admin = await server.managerToken('admin');
  await read(LIST, admin);
  const hers = view('학생 목록', null, '한원장');
  expect(await views()).toEqual([list, kim, hers]);

  await setClock('09:59:59.999');
  await read(LIST);
  expect(await views()).toHaveLength(3);
  await setClock('10:00:00.000');
  await read(LIST);
  expect(await views()).toEqual([list, kim, hers, list]);
});

test('the log has it as a sentence and by a filter; the history of a student has what changed', async () => {
  const admin = await server.managerToken('admin');
  const id = scenarioStudent(server, 1);
  await read(`${LIST}/${id}`);
  const told = async (path: string) =>
    auditSliceSchema.parse((await read(path, admin)).body).content.map(({ sentence }) => sentence);
  expect((await told(`${auditEndpoints.auditLog.path}?topic=files`))[0]).toBe(
    '오매니저님이 이바다 연락처를 보았습니다.',
  );
  expect(await told(`${auditEndpoints.auditLog.path}?studentId=${id}`)).toContain(
    '오매니저님이 이바다 연락처를 보았습니다.',
  );
  expect(await told(`/admin/students/${id}/history`)).not.toContain(
    '오매니저님이 이바다 연락처를 보았습니다.',
  );
});

test('whoever may not see numbers gets none, and is not written down', async () => {
  const before = await views();
  const { token: blind } = await managerWith(server, 'MANAGER', { areas: ['students'] });
  const id = scenarioStudent(server, 0);
  expect(studentRecordSchema.parse((await read(`${LIST}/${id}`, blind)).body).phone).toBeNull();
  await read(LIST, blind);
  expect(await views()).toEqual(before);
});
