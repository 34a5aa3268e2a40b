import { expect, test } from 'vitest';
import { tellCrowd } from '../../testing/crash/notice-crowd';

test('1_000 arrivals in ten minutes, announced by processes that are killed at random: no gap, no double', async () => {
  const { kills, taken, expected, states } = await tellCrowd(1_000);
  expect(kills).toBeGreaterThan(0);
  expect(taken).toEqual(expected);
  expect(states).toEqual(new Set(['sent']));
});
