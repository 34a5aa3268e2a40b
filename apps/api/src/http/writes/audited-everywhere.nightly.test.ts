import type { Endpoint } from '@academy/domain/http';
import { expect, test } from 'vitest';
import { count, triesOf } from '../../../../../tools/trust/figure';
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

/** What an academy in which every write of the managers was done once misses in its log. */
async function missing(): Promise<string[]> {
  const { server, ready, noted, close } = await openDesk();
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
