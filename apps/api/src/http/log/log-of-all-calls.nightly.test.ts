import type { Endpoint } from '@academy/domain/http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count } from '../../../../../tools/trust/figure';
import { endpointTables } from '../../endpoint-tables';
import { scenarioStudent } from '../../testing/data/a-student';
import { giveBelongings, type Belongings } from '../../testing/data/belongings';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { tokenFor } from '../../testing/calls/token-for';
import { validBodies, validParams } from '../../testing/calls/valid-calls';

let server: TestApp;
let own: Belongings;
beforeAll(async () => {
  server = await startTestApp();
  own = await giveBelongings(server, scenarioStudent(server, 0));
});
afterAll(() => server.close());

const endpoints = Object.values(endpointTables).flatMap((table): Endpoint[] =>
  Object.values(table),
);
/** What people write: Hangul, and phone numbers. */
const personal = (text: string) => /[가-힣]{2,}|^0\d{8,10}$/.test(text);
const ofPeople = new Set<string>();

function remember(value: unknown): void {
  if (typeof value === 'string' && personal(value)) ofPeople.add(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(remember);
}

interface Tokens {
  student: string;
  admin: string;
}
const signIn = async (phone: string): Promise<Tokens> => ({
  student: await server.studentToken(phone),
  admin: await server.managerToken('admin'),
});

async function callEverything({ student, admin }: Tokens): Promise<number[]> {
  const statuses: number[] = [];
  for (const endpoint of endpoints) {
    const body = validBodies[`${endpoint.method} ${endpoint.path}`]?.(own);
    remember(body);
    const token = tokenFor(endpoint, { student, manager: admin, kiosk: own.kioskToken });
    const params = validParams(own, endpoint.path);
    statuses.push((await server.callEndpoint(endpoint, params, { token, body })).status);
  }
  return statuses;
}

const tables = async () =>
  (
    await server.database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
  ).rows.map(({ name }) => name);

/** Everything that is in the database, and may not stand in the log. */
async function readEverything(): Promise<void> {
  for (const name of await tables()) {
    const { rows } = await server.database.db.execute<{ row: unknown }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    );
    rows.forEach(({ row }) => remember(row));
  }
}

/**
 * What signs in and lets in keeps its tables, so that every call comes as far as its own statement.
 */
const KEPT = new Set(['students', 'managers', 'sessions', 'limits']);

test('every call, and every call on a database that fails, leaves no name, number or text in the log', async (context) => {
  await readEverything();
  const signedIn = await signIn('01023456789');
  const names = (await tables()).filter((name) => !KEPT.has(name));
  const rename = (from: string, to: string) =>
    server.database.db.execute(
      sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`,
    );
  for (const name of names) await rename(name, `${name}_gone`);
  const statuses = await callEverything(signedIn);
  for (const name of names) await rename(`${name}_gone`, name);
  await callEverything(await signIn('01012345678'));
  await readEverything();

  const lines = server.log.join('\n');
  const found = [...ofPeople].filter((text) => lines.includes(text));
  count(context, 'log-privacy', { tried: ofPeople.size, wrong: found.length });
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(50);
  expect(lines).toContain('Failed query');
  expect(ofPeople.size).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
