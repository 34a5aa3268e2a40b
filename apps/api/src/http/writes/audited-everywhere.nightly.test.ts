import type { Endpoint } from '@academy/domain/http';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '../../db/database';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { endpointTables } from '../../endpoint-tables';
import { sealAll } from '../../shared/audit/audit-chain-db';
import { checkChain } from '../../shared/audit/check-audit-chain-db';
import { openDesk } from '../../testing/calls/open-desk';

const FIGURE = 'audit-rows';
/** What shows and writes nothing, and what signs its caller out. */
const NO_WRITE = /\/preview$|^\/admin\/demo\/leave$/;
const writes = Object.values(endpointTables)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter(
    ({ access, method, path }) => access === 'manager' && method !== 'GET' && !NO_WRITE.test(path),
  );

interface Guards {
  /** Takes one out before anything is written, or after everything was sealed. */
  before?: (db: Db) => Promise<unknown>;
  after?: (db: Db) => Promise<unknown>;
}

/** What an academy in which every write of the managers was done once misses in its log. */
async function missing({ before, after }: Guards = {}): Promise<string[]> {
  const { server, ready, noted, close } = await openDesk();
  await before?.(server.database.db);
  const found: string[] = [];
  for (const endpoint of writes) {
    const send = await ready(endpoint);
    const answer = await send();
    const entries = await noted(answer);
    if (answer.status !== 200 || entries === 0)
      found.push(`${endpoint.method} ${endpoint.path}: ${answer.status}, ${entries} entries`);
  }
  const { db } = server.database;
  await sealAll(db);
  await after?.(db);
  const { waiting, trouble } = await db.transaction((tx) => checkChain(tx));
  await close();
  return waiting > 0 ? [...found, `${waiting} entries wait`, ...trouble] : [...found, ...trouble];
}

test('every write of a manager is in the log, and the chain over the log holds', async (context) => {
  const rounds = triesOf(FIGURE, 1);
  const found: string[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(...(await missing()));
  count(context, FIGURE, { tried: rounds * (writes.length + 1), wrong: found.length });
  expect(found).toEqual([]);
});

const run = (db: Db, statements: readonly string[]) => db.execute(sql.raw(statements.join(';')));

test('control: an entry that is dropped, one that is changed and one that is taken out are counted', async (context) => {
  const drop = [
    `create function drop_entry() returns trigger language plpgsql as $$ begin
       return case when new.action = 'add-holiday' then null else new end; end $$`,
    'create trigger a_drop before insert on audit_log for each row execute function drop_entry()',
  ];
  const rewrite = [
    'alter table audit_log disable trigger user',
    "update audit_log set actor_name = '딴사람' where action = 'close-day'",
    "delete from audit_log where action = 'upload-picture'",
  ];
  const wrong = await missing({ before: (db) => run(db, drop), after: (db) => run(db, rewrite) });
  countControl(context, FIGURE, { tried: writes.length + 1, wrong: wrong.length });
  expect(wrong).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^POST \/admin\/holidays: 200, 0 entries$/),
      expect.stringMatching(/^entry \d+ \(.+close-day\) is not what was sealed$/),
      expect.stringMatching(/^entry \d+ is missing$/),
    ]),
  );
});
