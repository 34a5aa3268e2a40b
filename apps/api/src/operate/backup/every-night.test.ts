import { clockTime } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { everyNight } from './every-night';

const time = clockTime('02:30');

test('every night at its time; one that failed an hour later', async () => {
  let now = new Date('2026-11-26T22:00:00+09:00');
  const moments: string[] = [];
  const failed: unknown[] = [];
  const nights = everyNight(
    async () => {
      moments.push(now.toISOString());
      if (moments.length === 2) throw new Error('the disk is full');
      if (moments.length === 4) throw new Error('enough');
    },
    {
      time,
      clock: () => now,
      wait: async (ms) => void (now = new Date(now.getTime() + ms)),
      onError: (error) => {
        failed.push(error);
        if (moments.length === 4) throw error;
      },
    },
  );
  await expect(nights).rejects.toThrow('enough');
  expect(moments).toEqual([
    '2026-11-26T17:30:00.000Z',
    '2026-11-27T17:30:00.000Z',
    '2026-11-27T18:30:00.000Z',
    '2026-11-28T17:30:00.000Z',
  ]);
  expect(failed).toHaveLength(2);
});
