/** @module-tag ci */
import { expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { hurtUnderSavers } from '../../testing/crash/database-under-savers';

test('kill -9 of the PostgreSQL server under load loses no acknowledged save and no server', async (context) => {
  const { saves, wrong } = await hurtUnderSavers('kill', triesOf('kill-9', 1));
  count(context, 'kill-9', { tried: saves, wrong });
  expect(wrong).toBe(0);
  expect(saves).toBeGreaterThan(0);
});

test('control: a database that answers before its log is on the disk loses saves', async (context) => {
  const { saves, wrong } = await hurtUnderSavers('kill', 3, { forgetful: true });
  countControl(context, 'kill-9', { tried: saves, wrong });
  expect(wrong).toBeGreaterThan(0);
});
