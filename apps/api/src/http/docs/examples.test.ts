import type { Endpoint } from '@academy/domain/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import { startCountsOver } from '../../testing/calls/another';
import { validBodies, validParams } from '../../testing/calls/valid-calls';
import { giveBelongings, type Belongings } from '../../testing/data/belongings';
import { examplesOfFeatures } from '../../testing/of-features';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let own: Belongings;
beforeAll(async () => {
  server = await startTestApp();
  const [studentId] = server.students;
  if (!studentId) throw new Error('the scenario has a student');
  own = await giveBelongings(server, studentId);
  // The two databases count differently.
  for (const [key, value] of Object.entries(own))
    if (/^\d+$/.test(String(value))) Object.assign(own, { [key]: '1' });
});
afterAll(() => server.close());

const endpoints: Endpoint[] = Object.values(endpointTables).flatMap((table) =>
  Object.values(table),
);

/** Bodies of calls without a login; the others are the tests' valid calls. */
const atTheDoor: Readonly<Record<string, unknown>> = {
  'POST /students/login': { phoneNumber: '01012345678' },
  'POST /admin/users/login': { username: 'manager', password: 'Manager1234!' },
  'POST /orders/{date}/{signature}/confirmation': { version: 1 },
  'PUT /guardian/{linkId}/{signature}/notice-switch': { on: false },
  'POST /guardian/{linkId}/{signature}/answer': { answer: '5678' },
  'POST /guardian/{linkId}/{signature}/reasons': {
    studentId: '1',
    type: 'ABSENT',
    date: '2026-04-08',
    arriveAt: null,
    leaveAt: null,
    backAt: null,
    category: 'ILLNESS',
    text: '감기로 쉽니다.',
  },
  ...examplesOfFeatures,
  'POST /admin/signup': {
    username: 'director',
    password: 'Director1234!',
    passwordConfirm: 'Director1234!',
    name: '한원장',
  },
};

/** Replaces ids that differ each time. */
const settled = (value: unknown): unknown =>
  JSON.parse(
    (JSON.stringify(value) ?? 'null').replace(
      /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
      '00000000-0000-4000-8000-000000000000',
    ),
  );

test('every call has an example that its own schemas take (written again by `vitest -u`)', async () => {
  startCountsOver();
  const examples = endpoints.flatMap((endpoint): [string, unknown][] => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const params = endpoint.params?.safeParse(validParams(own, endpoint.path));
    expect.soft(params?.success ?? true, name).toBe(true);
    const body = settled(atTheDoor[name] ?? validBodies[name]?.(own) ?? {});
    if (endpoint.body && endpoint.access !== 'cookie')
      expect.soft(endpoint.body.safeParse(body).success, name).toBe(true);
    return endpoint.params || endpoint.body
      ? [
          [
            name,
            { ...(params && { params: settled(params.data) }), ...(endpoint.body && { body }) },
          ],
        ]
      : [];
  });
  await expect(`${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`).toMatchFileSnapshot(
    'examples.json',
  );
});
