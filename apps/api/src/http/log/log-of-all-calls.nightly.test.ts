import type { Endpoint } from '@academy/domain/http';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { count, countControl } from '../../../../../tools/trust/figure';
import { endpointTables } from '../../endpoint-tables';
import { scenarioStudent } from '../../testing/data/a-student';
import { giveBelongings, type Belongings } from '../../testing/data/belongings';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { tokenFor } from '../../testing/calls/token-for';
import { validBodies, validParams } from '../../testing/calls/valid-calls';

const FIGURE = 'log-privacy';
const endpoints = Object.values(endpointTables).flatMap((table): Endpoint[] =>
  Object.values(table),
);
/** What people write: Hangul, and phone numbers. */
const personal = (text: string) => /[가-힣]{2,}|^0\d{8,10}$/.test(text);

interface Tokens {
  student: string;
  admin: string;
}

/**
 * What signs in and lets in keeps its tables, so that every call comes as far as its own statement.
 */
const KEPT = new Set(['limits', 'managers', 'second_factors', 'sessions', 'settings', 'students']);

/** An academy whose calls are made, and what must not be in its log. */
async function openAcademy({ leaks = false } = {}) {
  const server = await startTestApp();
  if (leaks) writeWholeErrors(server);
  const own: Belongings = await giveBelongings(server, scenarioStudent(server, 0));
  const { db } = server.database;
  const ofPeople = new Set<string>();
  function remember(value: unknown): void {
    if (typeof value === 'string' && personal(value)) ofPeople.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(remember);
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
      const token = tokenFor(endpoint, { student, manager: admin, terminal: own.terminalToken });
      const params = validParams(own, endpoint.path);
      statuses.push((await server.callEndpoint(endpoint, params, { token, body })).status);
    }
    return statuses;
  }
  const tables = async () =>
    (
      await db.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )
    ).rows.map(({ name }) => name);
  /** Everything in the database that must not be in the log. */
  async function readEverything(): Promise<void> {
    for (const name of await tables()) {
      const { rows } = await db.execute<{ row: unknown }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
      );
      rows.forEach(({ row }) => remember(row));
    }
  }
  const rename = (from: string, to: string) =>
    db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
  return {
    server,
    ofPeople,
    signIn,
    callEverything,
    readEverything,
    /** Every call on a database without its tables. Answers how each was answered. */
    async callWithoutTables(signedIn: Tokens): Promise<number[]> {
      const names = (await tables()).filter((name) => !KEPT.has(name));
      for (const name of names) await rename(name, `${name}_gone`);
      const statuses = await callEverything(signedIn);
      for (const name of names) await rename(`${name}_gone`, name);
      return statuses;
    },
    /** Every call on a database that reads and takes nothing: what fails then holds the body. */
    async callWithoutWrites(signedIn: Tokens): Promise<number[]> {
      await db.execute(
        sql`create function refuse_write() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
      );
      for (const name of await tables())
        if (name !== 'limits')
          await db.execute(
            sql`create trigger z_refuse before insert or update on ${sql.identifier(name)} for each row execute function refuse_write()`,
          );
      const statuses = await callEverything(signedIn);
      await db.execute(sql`drop function refuse_write cascade`);
      return statuses;
    },
    /** The statements that failed, each once. */
    failed: () =>
      new Set(
        server.log.flatMap((line) => /Failed query: (.*?)(?:params:|","|$)/.exec(line)?.[1] ?? []),
      ),
    found: () => {
      const lines = server.log.join('\n');
      return [...ofPeople].filter((text) => lines.includes(text));
    },
  };
}

test('every call, and every call on a database that fails, leaves no name, number or text in the log', async (context) => {
  const academy = await openAcademy();
  await academy.readEverything();
  const statuses = await academy.callWithoutTables(await academy.signIn('01023456789'));
  statuses.push(...(await academy.callWithoutWrites(await academy.signIn('01023456789'))));
  await academy.callEverything(await academy.signIn('01012345678'));
  await academy.readEverything();
  const found = academy.found();
  count(context, FIGURE, { tried: academy.ofPeople.size, wrong: found.length });
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(150);
  expect(academy.failed().size).toBeGreaterThan(100);
  expect(academy.ofPeople.size).toBeGreaterThan(50);
  expect(found).toEqual([]);
  await academy.server.close();
});

/** The log as it would be if an error were written as its driver made it. */
function writeWholeErrors({ app }: TestApp): void {
  const symbol = Object.getOwnPropertySymbols(app.log).find(
    ({ description }) => description === 'pino.serializers',
  );
  const serializers: unknown = symbol && Reflect.get(app.log, symbol);
  if (typeof serializers !== 'object' || serializers === null) throw new Error('no serializers');
  Reflect.set(serializers, 'err', ({ message }: Error) => ({ message }));
}

test('control: an error that is written whole carries what people wrote', async (context) => {
  const academy = await openAcademy({ leaks: true });
  await academy.readEverything();
  await academy.callWithoutWrites(await academy.signIn('01023456789'));
  const found = academy.found();
  countControl(context, FIGURE, { tried: academy.ofPeople.size, wrong: found.length });
  expect(found.length).toBeGreaterThan(5);
  await academy.server.close();
});
