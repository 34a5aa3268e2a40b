import { afterEach, expect, test, vi } from 'vitest';
import { notNow } from '../errors/refusal';
import { createTurnstile } from './turnstile';

afterEach(() => void vi.useRealTimers());

const refuse = () => notNow('busy', 2);
/** Work that lasts until it is released. */
function job() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end: () => end(), work: () => ended };
}

test('so many of one key at once, the others in the order in which they came', async () => {
  const inTurn = createTurnstile({ width: 2, refuse });
  const jobs = Array.from({ length: 4 }, job);
  const begun: number[] = [];
  const all = jobs.map(({ work }, n) =>
    inTurn('one', () => {
      begun.push(n);
      return work();
    }),
  );
  expect(begun).toEqual([0, 1]);
  await inTurn('other', async () => void begun.push(9));
  jobs[1]?.end();
  await all[1];
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 9, 2]));
  for (const { end } of jobs) end();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 9, 2, 3]);
});

test('whoever fails makes room like whoever succeeds', async () => {
  const inTurn = createTurnstile({ width: 1, refuse });
  const failing = inTurn('one', () => Promise.reject(new Error('broken')));
  const next = inTurn('one', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('whoever comes to a full line is told at once when to come back', async () => {
  const inTurn = createTurnstile({ width: 1, refuse });
  const first = job();
  const inside = inTurn('one', first.work);
  const waiting = Array.from({ length: 500 }, () => inTurn('one', async () => 'done'));
  await expect(inTurn('one', async () => 'done')).rejects.toMatchObject({
    code: 'busy',
    details: { headers: { 'retry-after': '2' } },
  });
  first.end();
  await inside;
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
});

test('whoever has waited for too long is refused before anything is begun', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const inTurn = createTurnstile({ width: 1, refuse });
  const first = job();
  const inside = inTurn('one', first.work);
  let begun = 0;
  const late = inTurn('one', async () => void (begun += 1));
  vi.advanceTimersByTime(30_001);
  const fresh = inTurn('one', async () => 'done');
  first.end();
  await inside;
  await expect(late).rejects.toMatchObject({ code: 'busy' });
  expect(await fresh).toBe('done');
  expect(begun).toBe(0);
});
