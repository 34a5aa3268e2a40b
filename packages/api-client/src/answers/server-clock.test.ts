import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createServerClock, type ServerClock } from './server-clock';

const NOW = Date.parse('2026-11-20T04:59:59.999Z');

test('before the first answer the device’s clock is all there is', () => {
  const clock = createServerClock(() => NOW);
  expect(clock.serverNow()).toEqual(new Date(NOW));
  expect(clock.offset()).toBe(0);
});

test('the offset is the server’s time minus the midpoint of the request', () => {
  const clock = createServerClock(() => NOW);
  clock.observe({ sentAt: NOW, receivedAt: NOW + 200, serverTime: NOW + 60_100 });
  expect(clock.offset()).toBe(60_000);
  expect(clock.serverNow()).toEqual(new Date(NOW + 60_000));
});

test('the quickest of the last five answers counts', () => {
  const clock = createServerClock(() => NOW);
  const observe = (rtt: number, error: number) =>
    clock.observe({ sentAt: NOW, receivedAt: NOW + rtt, serverTime: NOW + rtt / 2 + 1000 + error });
  observe(400, 90);
  observe(20, 1);
  observe(300, 50);
  observe(300, 60);
  observe(300, 70);
  expect(clock.offset()).toBe(1001);
  observe(300, 80);
  expect(clock.offset()).toBe(1001);
  observe(300, 90);
  expect(clock.offset()).toBe(1050);
});

test('a moved device clock shows at the next answer', () => {
  const clock = createServerClock(() => NOW);
  for (let index = 0; index < 5; index += 1)
    clock.observe({ sentAt: NOW, receivedAt: NOW + 10, serverTime: NOW + 5 });
  clock.observe({
    sentAt: NOW - 3_600_000,
    receivedAt: NOW - 3_600_000 + 800,
    serverTime: NOW + 400,
  });
  expect(clock.offset()).toBe(3_600_000);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])(
  'an answer without a readable time (%s) changes nothing',
  (serverTime) => {
    const clock = createServerClock(() => NOW);
    clock.observe({ sentAt: NOW, receivedAt: NOW + 10, serverTime });
    clock.observe({ sentAt: NOW, receivedAt: NOW - 10, serverTime: NOW + 9999 });
    expect(clock.offset()).toBe(0);
  },
);

test('listeners learn of changes only, until they stop', () => {
  const clock = createServerClock(() => NOW);
  const listener = vi.fn<() => void>();
  const stop = clock.subscribe(listener);
  const sample = { sentAt: NOW, receivedAt: NOW + 10, serverTime: NOW + 505 };
  clock.observe(sample);
  clock.observe(sample);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  clock.observe({ ...sample, serverTime: NOW + 90_005 });
  expect(listener).toHaveBeenCalledTimes(1);
});

/** Clocks that are off by more than half the round trip of the quickest answer kept. */
function wrongClocks(tried: number, read: (clock: ServerClock) => number): number {
  let wrong = 0;
  const trip = fc.record({ there: fc.nat(3000), back: fc.nat(3000) });
  fc.assert(
    fc.property(
      fc.integer({ min: -86_400_000, max: 86_400_000 }),
      fc.array(trip, { minLength: 1, maxLength: 12 }),
      (offset, trips) => {
        const clock = createServerClock(() => NOW);
        for (const { there, back } of trips)
          clock.observe({
            sentAt: NOW,
            receivedAt: NOW + there + back,
            serverTime: NOW + there + offset,
          });
        const quickest = Math.min(...trips.slice(-5).map(({ there, back }) => there + back));
        if (Math.abs(read(clock) - offset) > quickest / 2 + 0.5) wrong += 1;
      },
    ),
    { numRuns: tried },
  );
  return wrong;
}

test('the error is never more than half the round trip of the quickest answer kept', (context) => {
  const tried = Number(process.env.TRUST_DEVICE_CLOCK ?? 100);
  const wrong = wrongClocks(tried, (clock) => clock.offset());
  Object.assign(context.task.meta, { figure: 'device-clock', counted: { tried, wrong } });
  expect(wrong).toBe(0);
});

test('control: a device that goes by its own clock is off by more', (context) => {
  const wrong = wrongClocks(100, () => 0);
  Object.assign(context.task.meta, { figure: 'device-clock', control: { tried: 100, wrong } });
  expect(wrong).toBeGreaterThan(0);
});
