import { expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { hurtUnderSavers } from '../../testing/crash/database-under-savers';

const rounds = triesOf('database-restarts', 1);

test.for(['fast', 'immediate', 'kill', 'terminated', 'failover'] as const)(
  'a server under 12 savers lives through its database: %s',
  async (how, context) => {
    const { wrong } = await hurtUnderSavers(how, rounds);
    count(context, 'database-restarts', { tried: rounds, wrong });
    expect(wrong).toBe(0);
  },
);

test('without a listener on each connection the first ended one ends the server', async (context) => {
  const { wrong } = await hurtUnderSavers('terminated', 1, { deaf: true });
  countControl(context, 'database-restarts', { tried: 1, wrong });
  expect(wrong).toBeGreaterThan(0);
});
