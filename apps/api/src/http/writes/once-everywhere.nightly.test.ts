import type { Endpoint } from '@academy/domain/http';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { endpointTables } from '../../endpoint-tables';
import type { Answer } from '../../testing/calls/browser';
import { areAlike } from '../../testing/calls/outcomes';
import { openDesk } from '../../testing/calls/open-desk';
import { persistently } from '../../testing/calls/persistently';

const keyed = Object.values(endpointTables)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter(({ idempotent }) => idempotent);

const FIGURE = 'double-effects';
const told = ({ status, text }: Answer) => `${status} ${text}`;

/** What happened twice, or was answered in two ways, when every write came twice with its key. */
async function doubled(atOnce: boolean): Promise<string[]> {
  const { ready, noted, close } = await openDesk();
  const found: string[] = [];
  for (const endpoint of keyed) {
    const send = await ready(endpoint);
    const key = { 'Idempotency-Key': randomUUID() };
    const sendIt = () => persistently(() => send(key));
    const [one, two] = atOnce
      ? await Promise.all([sendIt(), sendIt()])
      : [await sendIt(), await sendIt()];
    const once = (await noted(one)) === 0 || (await noted(two)) === 0;
    if (!once || one.status !== 200 || !areAlike([one, two]))
      found.push(`${endpoint.method} ${endpoint.path}: ${told(one)}, ${told(two)}`);
  }
  await close();
  return found;
}

test('every write, sent again with its key afterwards or at the same time: one effect, one answer', async (context) => {
  const rounds = triesOf(FIGURE, 1);
  const found: string[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(...(await doubled(round % 2 === 0)));
  count(context, FIGURE, { tried: rounds * keyed.length, wrong: found.length });
  expect(found).toEqual([]);
});

test('control: sent again without a key, most writes happen twice or are refused', async (context) => {
  const { ready, content, close } = await openDesk();
  let twice = 0;
  for (const endpoint of keyed) {
    const send = await ready(endpoint);
    const first = await send();
    const after = JSON.stringify(await content());
    const second = await send();
    if (second.status !== first.status || JSON.stringify(await content()) !== after) twice += 1;
  }
  await close();
  countControl(context, FIGURE, { tried: keyed.length, wrong: twice });
  expect(twice).toBeGreaterThan(keyed.length / 2);
});
