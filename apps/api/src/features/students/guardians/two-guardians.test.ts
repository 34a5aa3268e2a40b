import { guardianEndpoints, guardianLinkEndpoints } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import type { NoticeKind } from '@academy/domain/messages';
import { AREAS } from '@academy/domain/rights';
import { studentEndpoints, studentRecordSchema } from '@academy/domain/students';
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { guardianConsents, guardianLinks, messages, studentGuardians } from '../../../db/schema';
import { transact } from '../../../http/writes/transact';
import { notifyGuardians } from '../../../shared/messages/notify-guardians';
import { agreeToNotices, saveNotices } from '../../../testing/calls/save-notices';
import { takeBack, writtenSchema } from '../../../testing/calls/take-back';
import { managerWith } from '../../../testing/data/a-manager';
import { insertStudent } from '../../../testing/data/a-student';
import { askNobody, readGuardianIds } from '../../../testing/data/some-guardian';
import { MONDAY, startTestApp } from '../../../testing/test-app';

const mother = { name: '한바다', phone: '01077770001', relation: '어머니' };
const father = { name: '한강산', phone: '01077770002', relation: '아버지' };
const server = await startTestApp();
const { db } = server.database;
afterAll(() => server.close());

let students = 0;
let id: StudentId;
let token: string;
beforeEach(async () => {
  server.clock.set(new Date(MONDAY), { frozen: true });
  token = await server.managerToken('admin');
  for (const table of [messages, guardianConsents, guardianLinks, studentGuardians])
    await db.delete(table);
  await askNobody(db, server.clock.now());
  students += 1;
  id = await insertStudent(db, {
    name: '한별',
    phone: `010${String(55_560_000 + students)}`,
    guardians: [mother, father],
  });
  await saveNotices(server, token);
});

const call = (...[endpoint, params, options]: Parameters<typeof server.callEndpoint>) =>
  server.callEndpoint(endpoint, params, { token, ...options });
const arrive = (key: string) =>
  transact(db, (tx) =>
    notifyGuardians(
      tx,
      [{ studentId: id, kind: 'arrived', fields: { 시각: '13:40' }, key }],
      server.clock.now(),
    ),
  );
const told = async () =>
  (await db.select().from(messages).orderBy(asc(messages.recipient), asc(messages.id))).map(
    ({ recipient, kind, state }) => `${recipient} ${kind} ${state}`,
  );
async function agree(guardians: readonly number[], declined?: NoticeKind[]) {
  const ids = await readGuardianIds(db, [id]);
  const answer = await call(
    guardianLinkEndpoints.saveGuardianConsents,
    {},
    {
      body: {
        guardianIds: guardians.map((at) => ids[at]),
        agreedOn: '2026-03-02',
        ...(declined && { declined }),
      },
    },
  );
  expect(answer.status, answer.text).toBe(200);
}
const edit = (guardians: object[], as = token) =>
  call(studentEndpoints.editStudent, { studentId: id }, { token: as, body: { guardians } });
const links = async () => {
  const { body } = await call(
    guardianLinkEndpoints.createGuardianLinks,
    {},
    { body: { studentIds: [id] } },
  );
  return guardianLinkEndpoints.createGuardianLinks.response.parse(body).content;
};
const paramsOf = (url: string | null) => {
  const [linkId = '', signature = ''] = new URL(url ?? '').hash.slice(1).split('/');
  return { linkId, signature };
};

describe('notices', () => {
  test('go to each who agreed, once, and of what they want', async () => {
    await arrive('a');
    expect(await told()).toEqual([]);
    await agree([1]);
    await arrive('b');
    expect(await told()).toEqual(['01077770002 arrived waiting']);
    await agree([0], ['left']);
    await arrive('c');
    await arrive('c');
    expect(await told()).toEqual([
      '01077770001 arrived waiting',
      '01077770002 arrived waiting',
      '01077770002 arrived waiting',
    ]);
  });

  test('a kind that one declines is dropped for that one', async () => {
    await agree([0, 1]);
    await arrive('a');
    await agree([1], ['arrived']);
    expect(await told()).toEqual(['01077770001 arrived waiting', '01077770002 arrived dead']);
    await arrive('b');
    expect((await told()).filter((row) => row.startsWith(father.phone))).toHaveLength(1);
  });

  test('a consent stands under the number, whatever else is changed about the guardian', async () => {
    await agree([1], ['exam']);
    await arrive('a');
    await edit([{ ...father, name: '한강' }, mother]);
    await arrive('a');
    expect(await told()).toEqual(['01077770002 arrived waiting']);
    const { body } = await call(guardianLinkEndpoints.guardianConsents, {});
    expect(body).toMatchObject({
      content: expect.arrayContaining([
        expect.objectContaining({ name: '한강', agreedOn: '2026-03-02', declined: ['exam'] }),
        expect.objectContaining({ name: '한바다', agreedOn: null, declined: [] }),
      ]),
    });
  });

  test('of a guardian whom somebody has taken away meanwhile nothing is written', async () => {
    const [first] = await readGuardianIds(db, [id]);
    await edit([father]);
    const answer = await call(
      guardianLinkEndpoints.saveGuardianConsents,
      {},
      { body: { guardianIds: [first], agreedOn: '2026-03-02' } },
    );
    expect(answer.status).toBe(404);
    expect(await db.$count(guardianConsents)).toBe(0);
  });
});

describe('links', () => {
  test('one for each guardian, each with the same child', async () => {
    const made = await links();
    expect(made.map(({ name, children }) => [name, children.length])).toEqual(
      expect.arrayContaining([
        ['한바다', 1],
        ['한강산', 1],
      ]),
    );
    expect(new Set(made.map(({ url }) => url)).size).toBe(2);
  });

  test('each turns kinds off for themselves', async () => {
    await agreeToNotices(server, token, [id]);
    const own = (await links()).find(({ name }) => name === '한강산');
    const params = paramsOf(own?.url ?? null);
    const turn = (body: object) => call(guardianEndpoints.switchGuardianNotices, params, { body });
    expect((await turn({ on: false, kind: 'arrived' })).body).toEqual({ on: false });
    const { body } = await call(guardianEndpoints.guardianView, params);
    expect(guardianEndpoints.guardianView.response.parse(body).noticeSwitch).toMatchObject({
      on: true,
      kinds: expect.arrayContaining([
        { kind: 'arrived', name: '등원', on: false },
        { kind: 'left', name: '하원', on: true },
      ]),
    });
    await arrive('a');
    expect(await told()).toEqual(['01077770001 arrived waiting']);
    await turn({ on: true, kind: 'arrived' });
    await arrive('b');
    expect(await told()).toHaveLength(3);
  });
});

describe('a student’s guardians', () => {
  const read = async (as = token) =>
    studentRecordSchema.parse(
      (await call(studentEndpoints.student, { studentId: id }, { token: as })).body,
    ).guardians;

  test('are changed and come back with the undo', async () => {
    const grandmother = { name: '박할머니', phone: '01077770003', relation: '할머니' };
    const { body } = await edit([grandmother, mother]);
    expect(await read()).toEqual([grandmother, mother]);
    await takeBack(server, token, writtenSchema.parse(body));
    expect(await read()).toEqual([mother, father]);
  });

  test('are not changed by who is not shown their numbers', async () => {
    const { token: blind } = await managerWith(server, 'MANAGER', {
      areas: AREAS.filter((area) => area !== 'contacts'),
    });
    const shown = await read(blind);
    expect(shown.map(({ phone }) => phone)).toEqual([null, null]);
    expect((await edit(shown, blind)).status).toBe(403);
    expect(await read()).toEqual([mother, father]);
  });

  test('are refused under one number', async () => {
    expect((await edit([mother, { ...father, phone: '010-7777-0001' }])).body).toMatchObject({
      errors: { guardians: '보호자2: 다른 보호자와 같은 연락처입니다. 한 번만 입력하세요.' },
    });
  });
});
