import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFakeClock } from './testing/fake-clock';
import { createFakeDevice, type Network } from './testing/fake-device';
import { createFakeServer } from './testing/fake-server';

const FIGURE = 'tab-death';

const tap = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'd'),
  network: fc.constantFrom<Network>('good', 'lost', 'mute', 'late'),
  /** Until the next one, or until the tab is gone. */
  wait: fc.constantFrom(0, 1, 100, 799, 800, 801, 5000),
});
const life = fc.array(tap, { minLength: 1, maxLength: 10, size: 'max' });
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

/** A storage that keeps nothing: the guard taken out. */
const forgetful = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/**
 * Taps, on a network that comes and goes; then the tab dies, without a word. Answers the switches
 * that do not become what was tapped when the page is opened again.
 */
async function lostBy(taps: Life, options: Parameters<typeof createFakeDevice>[3] = {}) {
  const clock = createFakeClock();
  const server = createFakeServer();
  const phone = createFakeDevice('phone', server, clock, options);
  const wanted = new Map<string, boolean>();
  for (const { name, network, wait } of taps) {
    phone.setNetwork(network);
    wanted.set(name, phone.tap(name));
    await clock.advance(wait);
  }
  phone.setNetwork('good');
  phone.reload();
  while (phone.late() > 0) phone.release(true);
  await clock.advance(120_000);
  return [...wanted].filter(([name, value]) => server.read(name) !== value).map(([name]) => name);
}

test('whenever the tab dies, every tap is on the server when the page is opened again', async (context) => {
  const tried = Number(process.env.TRUST_TAB_DEATH ?? 300);
  await fc.assert(
    fc.asyncProperty(life, async (taps) => {
      expect(await lostBy(taps)).toEqual([]);
    }),
    { numRuns: tried },
  );
  Object.assign(context.task.meta, { figure: FIGURE, counted: { tried, wrong: 0 } });
});

test('control: a device that keeps nothing loses what was not sent', async (context) => {
  const lives = fc.sample(life, { numRuns: 100, seed: 1 });
  let wrong = 0;
  for (const taps of lives) if ((await lostBy(taps, { storage: forgetful })).length > 0) wrong += 1;
  Object.assign(context.task.meta, { figure: FIGURE, control: { tried: lives.length, wrong } });
  expect(wrong).toBeGreaterThan(0);
});
