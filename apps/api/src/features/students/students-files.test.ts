import { studentEndpoints } from '@academy/domain/students';
import { eq } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const file = (query: string, format = 'xlsx') =>
  server.call('GET', `/api/admin/students/files/${format}${query}`, { token });
const bytes = async (query: string) =>
  Buffer.from(
    await (
      await fetch(`${server.url}/api/admin/students/files/xlsx${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).arrayBuffer(),
  );

test('the workbook is the filter, in its order, with masked numbers', async () => {
  const [sheet] = await readXlsxFile(await bytes('?school=하늘고&sort=name&order=desc'));
  const [head = [], ...rows] = sheet?.data ?? [];
  const [name, phone] = [head.indexOf('이름'), head.indexOf('학생 연락처')];
  expect(rows.map((row) => [row[name], row[phone]])).toEqual([
    ['이바다', '010-****-6789'],
    ['김하늘', '010-****-5678'],
  ]);
});

test(`${studentEndpoints.exportStudents.path}: whole numbers when asked for, its name in Korean, and written down`, async () => {
  const answer = await file('?q=김하늘&contacts=show', 'csv');
  expect(answer.headers.get('content-disposition')).toContain(
    encodeURIComponent('학생 목록 2026-03-02.csv'),
  );
  expect(answer.text).toContain('010-1234-5678');
  expect(
    (await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'export-list'))).at(
      -1,
    ),
  ).toMatchObject({ actorName: '오매니저', after: { contacts: true, students: 1, q: '김하늘' } });
});
