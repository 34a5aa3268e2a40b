/** @module-tag ci */
import { can, type Area } from '@academy/domain/rights';
import type { Endpoint } from '@academy/domain/http';
import { messageEndpoints } from '@academy/domain/messages';
import { studentEndpoints } from '@academy/domain/students';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count, countControl } from '../../../../../tools/trust/figure';
import { messages } from '../../db/schema';
import { endpointTables } from '../../endpoint-tables';
import { accounts, foreignIn, partsIn } from '../../testing/calls/foreign-parts';
import { validBodies, validParams } from '../../testing/calls/valid-calls';
import { managerWith } from '../../testing/data/a-manager';
import { scenarioStudent } from '../../testing/data/a-student';
import { giveBelongings, type Belongings } from '../../testing/data/belongings';
import { startTestApp, type TestApp } from '../../testing/test-app';

const all = Object.values(endpointTables).flatMap((table) =>
  Object.values(table).map((endpoint: Endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    endpoint,
  })),
);

const FIGURE = 'area-answers';
/** The areas that have parts in others’ answers. */
const SHOWN = ['attendance', 'deposits', 'meals', 'mocks', 'points', 'settings', 'students'];

describe('every answer of every account', () => {
  let server: TestApp;
  let own: Belongings;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    server = await startTestApp();
    own = await giveBelongings(server, scenarioStudent(server, 0));
    const now = server.clock.now();
    await server.database.db.insert(messages).values(
      (
        [
          ['step', '벌점 문자'],
          ['unpaid', '미납 문자'],
          ['missing', '결석 문자'],
        ] as const
      ).map(([kind, text]) => ({
        key: `area-${kind}`,
        kind,
        channel: 'sms' as const,
        studentId: own.studentId,
        recipient: '01012345678',
        text,
        nextAt: now,
        giveUpAt: now,
        createdAt: now,
      })),
    );
    for (const { name, grants } of accounts)
      tokens.set(name, (await managerWith(server, grants.role, { areas: grants.areas })).token);
  });
  afterAll(() => server.close());

  const reading = all.filter(
    ({ name, endpoint }) =>
      endpoint.access === 'manager' &&
      (endpoint.method === 'GET' || endpoint.path.endsWith('/preview')) &&
      !name.includes('/erase'),
  );
  const ask = (name: string, endpoint: Endpoint, account: string) => {
    const body = validBodies[name]?.(own);
    return server.callEndpoint(
      endpoint,
      { ...validParams(own, endpoint.path), format: 'csv', month: 3 },
      { token: tokens.get(account) ?? '', ...(body !== undefined && { body }) },
    );
  };

  /** A file's text, as a reader sees it. */
  async function fileOf({ path }: Endpoint, account: string): Promise<string> {
    const asked = path.replace(/\{(\w+)\}/g, (_, key: string) =>
      String({ ...validParams(own, path), format: 'csv', month: 3 }[key]),
    );
    const headers = { authorization: `Bearer ${tokens.get(account) ?? ''}` };
    return (await fetch(`${server.url}/api${asked}`, { headers })).text();
  }

  /** How many reads must be answered: refusals alone would show nothing. */
  const LEAST: Record<string, number> = {
    meals: 12,
    deposits: 9,
    students: 9,
    contacts: 3,
    attendance: 15,
    points: 9,
    mocks: 8,
    news: 3,
    settings: 9,
    none: 2,
    all: 60,
    reader: 60,
    admin: 60,
  };

  test.for(accounts)('$name is given its own part', async ({ name: account, grants }, context) => {
    const foreign: string[] = [];
    const seen = new Set<Area>();
    let answered = 0;
    let found = 0;
    for (const { name, endpoint } of reading) {
      const { status, body } = await ask(name, endpoint, account);
      if (status !== 200) continue;
      answered += 1;
      const text =
        endpoint.answers === 'file' ? await fileOf(endpoint, account) : JSON.stringify(body);
      for (const { area } of partsIn(endpoint.response, body)) seen.add(area);
      const here = foreignIn(endpoint, { body, text }, grants);
      if (here.length > 0) found += 1;
      foreign.push(...here);
    }
    count(context, FIGURE, { tried: answered, wrong: found });
    expect(foreign).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(LEAST[account] ?? 0);
    // With every area the parts are there: nothing above was empty by chance.
    if (account === 'all' || account === 'admin' || account === 'reader')
      expect([...seen].toSorted()).toEqual(SHOWN);
  });

  test('control: with nothing trimmed, other areas’ parts come', async (context) => {
    const counted = { tried: 0, wrong: 0 };
    for (const { name, endpoint } of reading) {
      // What an admin is sent is what the handler made: nothing of it is left out.
      const { status, body } = await ask(name, endpoint, 'admin');
      if (status !== 200) continue;
      for (const { grants } of accounts) {
        if (endpoint.needs !== undefined && !can(grants, endpoint.needs)) continue;
        counted.tried += 1;
        if (foreignIn(endpoint, { body }, grants).length > 0) counted.wrong += 1;
      }
    }
    countControl(context, FIGURE, counted);
    expect(counted.wrong).toBeGreaterThan(10);
  });

  test.each([
    ['unpaid=true', '입금'],
    ['hasMeals=true', '도시락'],
    ['penaltyFrom=1', '상벌점'],
    ['overStep=true', '상벌점'],
    ['sort=penalty', '상벌점'],
    ['sort=lunch', '도시락'],
  ])('who may not see a figure cannot ask by it, nor get a file by it: %s', async (query, area) => {
    for (const path of [studentEndpoints.students.path, '/admin/students/files/csv']) {
      const call = (account: string) =>
        server.call('GET', `/api${path}?${query}`, { token: tokens.get(account) ?? '' });
      expect(await call('students')).toMatchObject({
        status: 403,
        body: {
          code: 'no-right',
          message: `'${area}' 권한이 없습니다. 최고관리자에게 요청하세요.`,
        },
      });
      expect((await call('all')).status).toBe(200);
    }
  });

  test('a file has columns of one’s own areas only', async () => {
    const heads = async (account: string) =>
      (await fileOf(studentEndpoints.exportStudents, account)).split('\n')[0];
    expect(await heads('students')).not.toMatch(/점심|저녁|입금(?!자)|상점|벌점/);
    expect(await heads('all')).toMatch(/점심.*저녁.*입금.*상점.*벌점/);
  });

  test('the text of a message is for whose work it is about', async () => {
    const read = async (account: string) =>
      messageEndpoints.messages.response
        .parse(
          (
            await server.callEndpoint(
              messageEndpoints.messages,
              {},
              { token: tokens.get(account) ?? '' },
            )
          ).body,
        )
        .content.map(({ text }) => text);
    expect(new Set(await read('settings'))).toEqual(new Set([undefined]));
    expect(await read('all')).toEqual(
      expect.arrayContaining(['벌점 문자', '미납 문자', '결석 문자']),
    );
  });

  test('names to pick from are for whose work is about students', async () => {
    const { endpoint, name } = reading.find(
      ({ endpoint: one }) => one.path === '/admin/student-choices',
    )!;
    const letIn = [];
    for (const { name: account } of accounts)
      if ((await ask(name, endpoint, account)).status === 200) letIn.push(account);
    expect(letIn).toEqual([
      'meals',
      'deposits',
      'students',
      'attendance',
      'points',
      'mocks',
      'news',
      'all',
      'reader',
      'admin',
    ]);
  });
});
