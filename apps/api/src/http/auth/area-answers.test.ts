import { AREAS, areaOfPart, areaOfRows, partOf, seesArea } from '@academy/domain/rights';
import type { Area, Grants } from '@academy/domain/rights';
import type { Endpoint } from '@academy/domain/http';
import { messageEndpoints } from '@academy/domain/messages';
import { studentEndpoints } from '@academy/domain/students';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { messages } from '../../db/schema';
import { endpointTables } from '../../endpoint-tables';
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

/** The 13 kinds of account. */
const accounts: { name: string; grants: Grants & { areas: Area[] } }[] = [
  ...AREAS.map((area) => ({ name: area, grants: { role: 'MANAGER' as const, areas: [area] } })),
  { name: 'none', grants: { role: 'MANAGER', areas: [] } },
  { name: 'all', grants: { role: 'MANAGER', areas: [...AREAS] } },
  { name: 'reader', grants: { role: 'READONLY_MANAGER', areas: [...AREAS] } },
  { name: 'admin', grants: { role: 'ADMIN', areas: [] } },
];

/** The areas of the parts that an answer holds, as its schema says them, with where they are. */
function partsIn(
  schema: z.core.$ZodType,
  value: unknown,
  path = '',
): { area: Area; path: string }[] {
  if (value === undefined || value === null) return [];
  if (schema instanceof z.ZodMiniObject && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => {
      const inner = schema.def.shape[key];
      if (inner === undefined) return [];
      const part = one === null ? undefined : partOf(inner);
      const area = part && areaOfPart(part, value);
      const here = `${path}.${key}`;
      return [...(area ? [{ area, path: here }] : []), ...partsIn(inner, one, here)];
    });
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.flatMap((row) => {
      const area = areaOfRows(schema)?.(row);
      return [
        ...(area ? [{ area, path: `${path}[]` }] : []),
        ...partsIn(schema.def.element, row, `${path}[]`),
      ];
    });
  if (schema instanceof z.ZodMiniRecord)
    return Object.values(value).flatMap((one) => partsIn(schema.def.valueType, one, `${path}{}`));
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    return partsIn(schema.def.innerType, value, path);
  if (schema instanceof z.ZodMiniUnion)
    return schema.def.options.flatMap((option) =>
      z.safeParse(option, value).success ? partsIn(option, value, path) : [],
    );
  return [];
}

/** What only one area's people may read, wherever it would turn up. */
const secrets: Partial<Record<Area, readonly string[]>> = {
  points: ['무단지각', '벌점 문자'],
  deposits: ['김부모', '미납 문자'],
  mocks: ['3월 모의고사', '4월 모의고사'],
  attendance: ['결석 문자'],
  news: ['젓가락은 각자 챙겨요.'],
};
/** Where one area's work shows another's words on purpose, and why. */
const shared: readonly { path: RegExp; area: Area }[] = [
  // A month's report for the family, and a student's day beside a schedule.
  { path: /monthly-reports|schedule-surroundings/, area: 'mocks' },
  // The name that a deposit of this student comes under is kept in their record.
  { path: /^\/admin\/(students|mock-exams|guardian)/, area: 'deposits' },
];

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

  /** A file's text, as somebody would open it. */
  async function fileOf({ path }: Endpoint, account: string): Promise<string> {
    const asked = path.replace(/\{(\w+)\}/g, (_, key: string) =>
      String({ ...validParams(own, path), format: 'csv', month: 3 }[key]),
    );
    const headers = { authorization: `Bearer ${tokens.get(account) ?? ''}` };
    return (await fetch(`${server.url}/api${asked}`, { headers })).text();
  }

  test.each(accounts)('$name is given its own part', async ({ name: account, grants }) => {
    const foreign: string[] = [];
    const seen = new Set<Area>();
    for (const { name, endpoint } of reading) {
      const { status, body } = await ask(name, endpoint, account);
      if (status !== 200) continue;
      for (const { area, path } of partsIn(endpoint.response, body)) {
        seen.add(area);
        if (!seesArea(grants, area)) foreign.push(`${name} ${path}: ${area}`);
      }
      const text =
        endpoint.answers === 'file' ? await fileOf(endpoint, account) : JSON.stringify(body);
      for (const area of AREAS)
        for (const secret of seesArea(grants, area) ? [] : (secrets[area] ?? []))
          if (
            text.includes(secret) &&
            !shared.some((one) => one.area === area && one.path.test(endpoint.path))
          )
            foreign.push(`${name} says ${secret}: ${area}`);
    }
    expect(foreign).toEqual([]);
    // With every area the parts are there: nothing above was empty by chance.
    if (account === 'all' || account === 'admin' || account === 'reader')
      expect([...seen].toSorted()).toEqual(['attendance', 'deposits', 'meals', 'mocks', 'points']);
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
      'all',
      'reader',
      'admin',
    ]);
  });
});
