import {
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianReportEndpoints,
  guardianRequestEndpoints,
  guardianViewSchema,
  WRONG_ANSWERS,
} from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { noticeEndpoints } from '@academy/domain/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../../tools/trust/figure';
import { guardianLinks, limits, messages } from '../../../db/schema';
import { signAddresses } from '../../../shared/links/sign-addresses-db';
import { agreeToNotices, saveNotices } from '../../../testing/calls/save-notices';
import { insertStudent } from '../../../testing/data/a-student';
import { askNobody, setGuardians } from '../../../testing/data/some-guardian';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';
import { attendanceSetting } from '../../../shared/settings/kept-settings';
import { forgetSettings } from '../../../testing/data/store-setting';

const MOTHER = '01077778888';
const DAY = 86_400_000;
let server: TestApp;
let token: string;
let older: StudentId;

beforeAll(async () => {
  server = await startTestApp({ env: { TRUST_PROXY: '1' } });
  const { db } = server.database;
  const guardians = [{ phone: MOTHER }];
  older = await insertStudent(db, { name: '한별', phone: '01012345678', guardians });
  await insertStudent(db, { name: '한솔', phone: '01099998888', guardians });
});
afterAll(() => server.close());
beforeEach(async () => {
  await at(0);
  const { db } = server.database;
  for (const table of [messages, guardianLinks, limits]) await db.delete(table);
  await forgetSettings(db, attendanceSetting);
});

async function at(ms: number) {
  server.clock.set(new Date(Date.parse(MONDAY) + ms), { frozen: true });
  token = await server.managerToken('admin');
}

const create = guardianLinkEndpoints.createGuardianLinks;
async function linkOf(studentId: StudentId) {
  const answer = await server.callEndpoint(
    create,
    {},
    { token, body: { studentIds: [studentId] } },
  );
  const [link] = create.response.parse(answer.body).content;
  const [linkId = '', signature = ''] = new URL(link?.url ?? '').hash.slice(1).split('/');
  return { linkId, signature };
}
type Link = Awaited<ReturnType<typeof linkOf>>;

/** A device in a network of its own. */
let networks = 0;
function device(link: Link, cookie?: string) {
  networks += 1;
  const headers = (kept = cookie): Record<string, string> => ({
    'x-forwarded-for': `203.0.${networks % 250}.9`,
    ...(kept !== undefined && { cookie: kept }),
  });
  let own = cookie;
  return {
    cookie: () => own,
    look: () =>
      server.callEndpoint(guardianEndpoints.guardianView, link, { headers: headers(own) }),
    async answer(answer: string) {
      const got = await server.callEndpoint(guardianEndpoints.answerGuardianQuestion, link, {
        headers: headers(own),
        body: { answer },
      });
      const set = got.headers.getSetCookie()[0];
      if (set !== undefined) own = set.split(';')[0];
      return { ...got, set };
    },
    headers: () => headers(own),
  };
}
const namesIn = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? guardianViewSchema.parse(body).children.map(({ name }) => name) : status;

describe('the first opening on a device', () => {
  test('tells of nobody, asks for the end of the child’s number, and says whom to call', async () => {
    const { look } = device(await linkOf(older));
    const { status, body, text } = await look();
    expect([status, body]).toEqual([
      403,
      expect.objectContaining({
        code: 'guardian-unconfirmed',
        academy: expect.any(String),
        deskPhone: expect.any(String),
        digits: 8,
      }),
    ]);
    expect(text).not.toMatch(/한별|한솔|5678|8888/);
  });

  test('the right digits are remembered by this device alone, in a cookie that no script reads', async () => {
    const link = await linkOf(older);
    const mother = device(link);
    const { status, body, set } = await mother.answer('5678');
    expect([status, body]).toEqual([200, { confirmed: 1 }]);
    expect(set).toMatch(/^family-\d+=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(namesIn(await mother.look())).toEqual(['한별']);
    expect(namesIn(await device(link).look())).toBe(403);
  });

  test('each child is asked about, also one that the number gets later', async () => {
    const mother = device(await linkOf(older));
    await mother.answer('5678');
    expect(guardianViewSchema.parse((await mother.look()).body).unconfirmed).toEqual({
      count: 1,
      digits: 8,
    });
    expect((await mother.answer('8888')).status).toBe(400);
    expect((await mother.answer('99998888')).body).toEqual({ confirmed: 2 });
    const stranger = await insertStudent(server.database.db, {
      name: '남남',
      phone: '01033334444',
      guardians: [{ phone: MOTHER }],
    });
    expect(namesIn(await mother.look())).toEqual(['한별', '한솔']);
    await setGuardians(server.database.db, stranger, []);
    expect(guardianViewSchema.parse((await mother.look()).body).unconfirmed).toBeNull();
  });

  test('a child with the very number is shown: who has it signs in as the child anyway', async () => {
    const { db } = server.database;
    const shared = await insertStudent(db, {
      name: '나눔',
      phone: '01022221111',
      guardians: [{ phone: '01022221111' }],
    });
    expect(namesIn(await device(await linkOf(shared)).look())).toEqual(['나눔']);
  });

  test('an academy that asks nobody shows them at once', async () => {
    const link = await linkOf(older);
    await askNobody(server.database.db, server.clock.now());
    expect(namesIn(await device(link).look())).toEqual(['한별', '한솔']);
  });
});

describe('wrong answers', () => {
  test('five an hour from one network, many at once no more, and the family elsewhere goes on', async () => {
    const link = await linkOf(older);
    const stranger = device(link);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => stranger.answer(String(1000 + n))),
    );
    const { hour } = WRONG_ANSWERS.network;
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(hour);
    const refused = await stranger.answer('5678');
    expect([refused.status, refused.body]).toEqual([
      429,
      expect.objectContaining({
        code: 'guardian-answers-used-up',
        message: expect.stringMatching(
          /^여러 번 틀려 잠시 확인할 수 없습니다\. 60분 뒤에 다시 입력하거나 학원에 전화해 주세요\.$/,
        ),
      }),
    ]);
    expect((await device(link).answer('5678')).status).toBe(200);
    await at(3_600_001);
    expect((await stranger.answer('5678')).status).toBe(200);
  });

  test('right ones never count', async () => {
    const mother = device(await linkOf(older));
    for (let n = 0; n < 12; n += 1) expect((await mother.answer('5678')).status).toBe(200);
  });

  test('from everywhere together twenty a day; a new address begins anew', async () => {
    const link = await linkOf(older);
    for (let n = 0; n < WRONG_ANSWERS.link.day; n += 1)
      expect((await device(link).answer('0000')).status).toBe(400);
    expect((await device(link).answer('5678')).status).toBe(429);
    const { linkId } = link;
    await server.callEndpoint(guardianLinkEndpoints.revokeGuardianLink, { linkId }, { token });
    expect((await device(await linkOf(older)).answer('5678')).status).toBe(200);
  });
});

describe('a link ends', () => {
  test('90 days after its message, and says so; devices that knew the child see no more', async () => {
    const link = await linkOf(older);
    const mother = device(link);
    await mother.answer('5678');
    await at(90 * DAY - 1);
    expect(namesIn(await mother.look())).toEqual(['한별']);
    await at(90 * DAY);
    const { status, body } = await mother.look();
    expect([status, body]).toEqual([
      410,
      expect.objectContaining({ code: 'guardian-link-ended', deskPhone: expect.any(String) }),
    ]);
    expect((await mother.answer('5678')).status).toBe(410);
    const { content } = await server.api(token).guardianLinks({ query: {} });
    expect(content).toMatchObject([{ ended: true, url: null }]);
  });

  test('renewed before its end it is the same, after its end another address', async () => {
    const link = await linkOf(older);
    await at(89 * DAY);
    expect(await linkOf(older)).toEqual(link);
    await at(178 * DAY);
    expect(namesIn(await device(link).look())).toBe(403);
    await at(179 * DAY);
    const next = await linkOf(older);
    expect(next).not.toEqual(link);
    expect(namesIn(await device(link).look())).toBe(404);
    expect((await device(next).answer('5678')).status).toBe(200);
  });

  test('a report that is sent renews it', async () => {
    await saveNotices(server, token);
    await agreeToNotices(server, token, [older]);
    const link = await linkOf(older);
    await at(60 * DAY);
    const params = { year: 2026, month: 3 };
    const body = { studentIds: [older] };
    await server.callEndpoint(noticeEndpoints.sendReportNotices, params, { token, body });
    await at(120 * DAY);
    expect(namesIn(await device(link).look())).toBe(403);
  });
});

test('what is stored opens nothing: a message is signed only when it is sent', async () => {
  const { db } = server.database;
  await saveNotices(server, token);
  await agreeToNotices(server, token, [older]);
  const link = await linkOf(older);
  const body = { studentIds: [older] };
  await server.callEndpoint(
    noticeEndpoints.sendReportNotices,
    { year: 2026, month: 2 },
    { token, body },
  );
  const stored = [await db.select().from(messages), await db.select().from(guardianLinks)];
  expect(JSON.stringify(stored)).toContain(`#${link.linkId}/`);
  expect(JSON.stringify(stored)).not.toContain(link.signature);
  const [kept] = await db.select().from(messages);
  const [, signature = ''] = /#\d+\/([^/]+)\//.exec(kept?.text ?? '') ?? [];
  expect(namesIn(await device({ ...link, signature }).look())).toBe(404);
  const [sent] = await signAddresses(db, server.keys, kept ? [kept] : []);
  expect(sent?.text).toContain(`#${link.linkId}/${link.signature}/2026-02`);
  expect(sent?.text).toHaveLength(kept?.text.length ?? 0);
  const { content } = await server.api(token).messages({ query: { kind: 'report' } });
  expect(content[0]?.text).toBe(sent?.text);
});

/** Every call behind a link, with what a stranger's device may hold; answers how many showed. */
async function strangers(link: Link, cookies: readonly (string | undefined)[]): Promise<number> {
  let shown = 0;
  for (const cookie of cookies) {
    const { headers } = device(link, cookie);
    const sent = { headers: headers() };
    const form = { type: 'ABSENT', date: '2026-03-03', category: '병원', text: '치과' };
    const answers = [
      await server.callEndpoint(guardianEndpoints.guardianView, link, sent),
      await server.callEndpoint(
        guardianReportEndpoints.guardianReport,
        { ...link, year: 2026, month: 2 },
        sent,
      ),
      await server.callEndpoint(guardianRequestEndpoints.sendGuardianReason, link, {
        ...sent,
        body: { ...form, studentId: older, arriveAt: null, leaveAt: null, backAt: null },
      }),
      await server.callEndpoint(guardianEndpoints.switchGuardianNotices, link, {
        ...sent,
        body: { on: false },
      }),
    ];
    shown += answers.filter(({ status, text }) => status === 200 || /한별/.test(text)).length;
  }
  return shown;
}

test('again and again: a mistyped number shows no child, whatever the device holds', async (context) => {
  const tried = triesOf('mistyped-links', 1);
  let wrong = 0;
  let calls = 0;
  for (let n = 0; n < tried; n += 1) {
    const link = await linkOf(older);
    const neighbour = await linkOf(
      await insertStudent(server.database.db, {
        name: '이웃',
        phone: `0104444${String(networks).padStart(4, '0')}`,
        guardians: [{ phone: `0105555${String(networks).padStart(4, '0')}` }],
      }),
    );
    const own = device(neighbour);
    await own.answer(`4444${String(networks - 1).padStart(4, '0')}`);
    const value = own.cookie()?.split('=')[1] ?? '';
    const family = device(link);
    await family.answer('5678');
    const good = family.cookie() ?? '';
    const cookies = [
      undefined,
      `family-${link.linkId}=${value}`,
      `family-${link.linkId}=${older}~${link.signature}`,
      `family-${link.linkId}=${older}`,
      `family-${link.linkId}=${older}.${good.split('=')[1]}`,
      `${good.slice(0, -2)}aa`,
    ];
    wrong += await strangers(link, cookies);
    calls += cookies.length * 4;
  }
  count(context, 'mistyped-links', { tried: calls, wrong });
  expect(wrong).toBe(0);
});

test('control: without the question a mistyped number shows the child', async (context) => {
  const link = await linkOf(older);
  await askNobody(server.database.db, server.clock.now());
  const wrong = await strangers(link, [undefined]);
  countControl(context, 'mistyped-links', { tried: 4, wrong });
  expect(wrong).toBeGreaterThan(0);
});
