/** @module-tag ci */
import { expect, test } from 'vitest';
import { count, triesOf } from '../../../../../tools/trust/figure';
import { hurtUnderSavers } from '../../testing/crash/database-under-savers';

test('kill -9 of the PostgreSQL server under load loses no acknowledged save and no server', async (context) => {
  const counted = await hurtUnderSavers('kill', triesOf('kill-9', 1));
  count(context, 'kill-9', counted);
  expect(counted.wrong).toBe(0);
});
