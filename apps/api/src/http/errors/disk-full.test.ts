import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, triesOf } from '../../../../../tools/trust/figure';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const DISK_FULL = '53100';
const disk = watchedDatabase();
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ wrap: disk.wrap });
  token = await server.studentToken();
});
afterAll(() => server.close());

const studentId = () => server.students[0];
const save = (lunch: boolean) =>
  server.call('PUT', `/api/reservations/${studentId()}`, {
    token,
    body: [{ date: '2026-04-07', lunch, dinner: false }],
  });
const read = async () =>
  (await server.call('GET', `/api/reservations/${studentId()}/2026/4`, { token })).body;
const ready = async () => (await server.call('GET', '/health/ready')).body;

/** The disk fills up, refuses one save, and has room again. */
async function fillUp(lunch: boolean): Promise<unknown> {
  const before = await read();
  const whileFull = async () => {
    const refused = await save(lunch);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(refused.body).toEqual({
      success: false,
      code: 'disk-full',
      message: '서버의 저장 공간이 부족해서 지금은 저장할 수 없어요. 관리자에게 알려 주세요.',
    });
    expect(await read()).toEqual(before);
    expect(await ready()).toEqual({ status: 'ok', diskFull: true });
  };
  await disk.breaking(/insert into reservations/, whileFull, DISK_FULL);
  expect(await ready()).toEqual({ status: 'ok', diskFull: true });
  expect((await save(lunch)).status).toBe(200);
  expect(await read()).not.toEqual(before);
  return ready();
}

test('a full disk refuses saves with a code, keeps reading, says so, and is over with the first save that finds room', async (context) => {
  const tried = triesOf('full-disk', 1);
  for (let n = 0; n < tried; n += 1) expect(await fillUp(n % 2 === 0)).toEqual({ status: 'ok' });
  count(context, 'full-disk', { tried, wrong: 0 });
});
