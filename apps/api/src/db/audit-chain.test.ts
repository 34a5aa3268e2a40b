import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealAll, sealBatch } from '../shared/audit/audit-chain-db';
import { headText, type Head } from '../shared/audit/audit-link';
import { sealRegularly } from '../housekeeping/seal-regularly';
import { checkChain } from '../shared/audit/check-audit-chain-db';
import { openTestDatabase } from '../testing/database/test-database';
import type { Database } from './database';
import { auditChain, auditLog, auditUnsealed } from './schema';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const entry = (subject: string) => ({
  at: new Date('2026-03-01T00:00:00.123Z'),
  actorKind: 'manager' as const,
  actorName: '김서윤',
  role: 'ADMIN',
  action: 'edit-student',
  entity: 'students',
  entityId: '1',
  subject,
  before: { seat: 'A-01', phone: '01012345678' },
  after: { seat: null, phone: '01012345678' },
  ip: '127.0.0.1',
  device: 'Chrome',
  requestId: 'r1',
});
const write = (...subjects: string[]) => database.db.insert(auditLog).values(subjects.map(entry));
const check = (told?: Parameters<typeof checkChain>[1]) =>
  database.db.transaction((tx) => checkChain(tx, told));
class TakenBack extends Error {}
/**
 * What only the owner of the database can do, with the triggers switched off, and what the chain
 * says of it. Taken back at the end.
 */
async function troubleAfterTelling(
  told: Head | undefined,
  ...statements: string[]
): Promise<string[]> {
  let trouble: string[] = [];
  const attempt = database.db.transaction(async (tx) => {
    const triggers = async (how: 'disable' | 'enable') => {
      for (const table of ['audit_log', 'audit_chain'])
        await tx.execute(sql.raw(`alter table ${table} ${how} trigger user`));
    };
    await triggers('disable');
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await triggers('enable');
    ({ trouble } = await checkChain(tx, told));
    throw new TakenBack();
  });
  await expect(attempt).rejects.toBeInstanceOf(TakenBack);
  return trouble;
}
const troubleAfter = (...statements: string[]) => troubleAfterTelling(undefined, ...statements);

test('every entry waits from its own transaction on, and gets a link after the one before', async () => {
  await write('김하늘', '이바다');
  await database.db
    .transaction(async (tx) => {
      await tx.insert(auditLog).values(entry('박솔'));
      throw new Error('never mind');
    })
    .catch(() => undefined);
  expect(await check()).toMatchObject({ links: 0, waiting: 2, trouble: [] });
  await sealAll(database.db);
  await write('최휴원');
  await sealAll(database.db);
  expect(await check()).toMatchObject({ links: 3, waiting: 0, trouble: [] });
  expect(
    await database.db
      .select({ position: auditChain.position, auditId: auditChain.auditId })
      .from(auditChain)
      .orderBy(auditChain.position),
    // The third number went to the entry that was taken back.
  ).toEqual([
    { position: '1', auditId: '1' },
    { position: '2', auditId: '2' },
    { position: '3', auditId: '4' },
  ]);
});

describe('what somebody did behind the triggers', () => {
  test.each([
    ['actor_name', "'딴사람'"],
    ['subject', 'null'],
    ['before', 'null'],
    ['after', `'{"seat": "A-02"}'`],
    ['at', "at + interval '1 minute'"],
    ['role', "'MANAGER'"],
    ['action', "'login'"],
    ['entity_id', "'2'"],
    ['request_id', "'r2'"],
    ['ip', "'10.0.0.1'"],
    ['device', 'null'],
  ])('a changed %s', async (column, value) => {
    expect(await troubleAfter(`update audit_log set ${column} = ${value} where id = 2`)).toEqual([
      expect.stringMatching(/^entry 2 \(2026-03-01T.*Z, [\w-]+\) is not what was sealed$/),
    ]);
  });

  const withoutEntry = 'delete from audit_log where id = 2';
  const withoutSeal = 'delete from audit_chain where audit_id = 2';
  const closedUp = [
    'update audit_chain set position = -position where position > 2',
    'update audit_chain set position = -position - 1 where position < 0',
  ];
  test('an entry taken out, with its seal, and with the others moved up', async () => {
    expect(await troubleAfter(withoutEntry)).toEqual(['entry 2 is missing']);
    expect(await troubleAfter(withoutEntry, withoutSeal)).toEqual(['seals 2 to 2 are missing']);
    expect(await troubleAfter(withoutEntry, withoutSeal, ...closedUp)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^entry 4 .* is not what was sealed$/)]),
    );
  });

  test('an entry put in; one that never got its seal and is gone', async () => {
    expect(
      await troubleAfter(
        `insert into audit_log (at, actor_kind, actor_name, action, entity) values (now(), 'system', 'system', 'login', 'x')`,
      ),
    ).toEqual([expect.stringMatching(/^entry \d+ was put in without a seal$/)]);
    expect(await troubleAfter('insert into audit_unsealed values (999)')).toEqual([
      'entry 999 is missing',
    ]);
  });

  test('an entry emptied without an erasure that says so', async () => {
    expect(
      await troubleAfter(
        'update audit_log set before = null, after = null where id = 2',
        'update audit_chain set salt = null where audit_id = 2',
        'insert into audit_unsealed values (2)',
      ),
    ).toEqual(['1 seals were emptied, but the erasures in the log speak of 0']);
  });

  test('the end cut off: seen against a head that was told before', async () => {
    const cut = [
      'delete from audit_log where id = 4',
      'delete from audit_chain where audit_id = 4',
    ];
    expect(await troubleAfter(...cut)).toEqual([]);
    const { head } = await check();
    expect(await troubleAfterTelling(head, ...cut)).toEqual([
      `the chain does not hold ${headText(head)}: its end was cut off, or it was made anew`,
    ]);
    expect((await check(head)).trouble).toEqual([]);
  });
});

test(
  'a log of years is sealed in batches; of two who seal at once each entry gets one link',
  { tags: 'ci' },
  async () => {
    await write(...Array.from({ length: 1_201 }, (_, index) => `학생 ${index}`));
    expect(await sealBatch(database.db)).toBe(500);
    await Promise.all([sealAll(database.db), sealAll(database.db), write('이바다')]);
    await sealAll(database.db);
    expect(await check()).toMatchObject({ links: 1_205, waiting: 0, trouble: [] });
    expect(await database.db.$count(auditUnsealed)).toBe(0);
  },
);

test('a server that stops seals the rest, and says where the chain ends: once for each end', async () => {
  const heads: string[] = [];
  const stopSealing = async () =>
    sealRegularly({
      db: database.db,
      clock: () => new Date(),
      onHead: (head) => void heads.push(head),
      onError: (error) => void heads.push(String(error)),
    })();
  await write('나중에');
  await stopSealing();
  const { head, waiting } = await check();
  expect([waiting, heads]).toEqual([0, [headText(head)]]);
});

test.each([
  ['UPDATE', "update audit_chain set hash = ''"],
  ['UPDATE', 'update audit_chain set salt = null'],
  ['DELETE', 'delete from audit_chain'],
  ['TRUNCATE', 'truncate audit_chain'],
])('%s of the chain is refused', async (operation, statement) => {
  await expect(database.db.execute(sql.raw(statement))).rejects.toHaveProperty(
    'cause.message',
    `audit_chain is append-only: ${operation} refused`,
  );
});
