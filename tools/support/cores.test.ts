import { expect, test } from 'vitest';
import { coreKeeper } from './cores.mjs';

/** Work that reports when it runs, and ends on request. */
function work(name: string, running: Set<string>) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    end: () => end(),
    run: async () => {
      running.add(name);
      await ended;
      running.delete(name);
      return name;
    },
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('runs side by side what the cores suffice for, in the order asked', async () => {
  const running = new Set<string>();
  const withCores = coreKeeper(2);
  const one = work('one', running);
  const two = work('two', running);
  const both = work('both', running);
  const last = work('last', running);
  const all = [
    withCores(1, one.run),
    withCores(1, two.run),
    withCores(2, both.run),
    withCores(1, last.run),
  ];
  await turn();
  expect([...running]).toEqual(['one', 'two']);
  one.end();
  await turn();
  // `last` would fit, but what asked before it waits for both.
  expect([...running]).toEqual(['two']);
  two.end();
  await turn();
  expect([...running]).toEqual(['both']);
  both.end();
  await turn();
  expect([...running]).toEqual(['last']);
  last.end();
  expect(await Promise.all(all)).toEqual(['one', 'two', 'both', 'last']);
});

test('more than the machine has means all of it; what fails gives its cores back', async () => {
  const withCores = coreKeeper(2);
  await expect(withCores(8, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withCores(2, async () => 'next')).toBe('next');
});
