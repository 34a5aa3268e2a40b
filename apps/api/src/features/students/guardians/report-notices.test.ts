import type { StudentId } from '@academy/domain/ids';
import { noticeEndpoints } from '@academy/domain/messages';
import type { Area } from '@academy/domain/rights';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeToNotices, saveNotices } from '../../../testing/calls/save-notices';
import { managerWith } from '../../../testing/data/a-manager';
import { insertStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
let agreed: StudentId;
let other: StudentId;
beforeAll(async () => {
  server = await startTestApp({ now: '2026-03-02T15:00:00+09:00' });
  token = await server.managerToken('admin');
  const { db } = server.database;
  agreed = await insertStudent(db, {
    name: '한별',
    phone: '01055550001',
    guardians: [{ phone: '01077770001' }],
  });
  other = await insertStudent(db, { name: '남남', phone: '01055550002' });
  await saveNotices(server, token);
  await agreeToNotices(server, token, [agreed]);
});
afterAll(() => server.close());

const params = { year: 2026, month: 2 };
const body = () => ({ studentIds: [agreed, other] });

test('a report goes out as the address of its month, once a day, to whoever agreed', async () => {
  const seen = await server.api(token).previewReportNotices({ params, body: body() });
  expect(seen.rows).toMatchObject([
    {
      name: '한별',
      kept: null,
      text: expect.stringMatching(/2026년 2월 리포트입니다\. \(보호자 링크\)$/),
    },
    { name: '남남', kept: 'no-consent', text: '' },
  ]);
  const send = async () =>
    (await server.callEndpoint(noticeEndpoints.sendReportNotices, params, { token, body: body() }))
      .body;
  expect(await send()).toEqual({
    written: 1,
    kept: [{ studentId: other, reason: 'no-consent' }],
  });
  expect(await send()).toMatchObject({ written: 0 });
  const { content } = await server.api(token).messages({ query: { kind: 'report' } });
  expect(content).toHaveLength(1);
  expect(content[0]?.text).toMatch(/guardian\.html#\d+\/[\w-]+\/2026-02$/);
});

test('whoever may not see what is behind an address neither sends nor reads it', async () => {
  const areas: Area[] = ['attendance', 'settings'];
  const { token: few } = await managerWith(server, 'MANAGER', { areas });
  const answer = await server.callEndpoint(noticeEndpoints.sendReportNotices, params, {
    token: few,
    body: body(),
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'no-right' } });
  const { content } = await server.api(few).messages({ query: { kind: 'report' } });
  expect(content[0]?.text).toMatch(/\(보호자 링크\)$/);
  const one =
    content[0] && (await server.api(few).message({ params: { messageId: content[0].id } }));
  expect(one?.text).toBe(content[0]?.text);
});
