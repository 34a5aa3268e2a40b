import { day, type CalendarDay } from '@academy/domain/time';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeClock, settlePromises } from './testing/fake-clock';
import { createFakeDevice, type Network } from './testing/fake-device';
import { createFakeServer } from './testing/fake-server';

const DAYS: CalendarDay[] = ['2026-11-30', '2026-12-01'].map(day);
const MEALS = ['lunch', 'dinner'] as const;

const device = fc.constantFrom(0, 0, 0, 1);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tap' as const),
      device,
      date: fc.constantFrom(...DAYS),
      meal: fc.constantFrom(...MEALS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 300, 800, 1000, 5000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      device,
      network: fc.constantFrom<Network>('good', 'lost', 'mute', 'late'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('release' as const), device, newest: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wake' as const), device }) },
);

describe('auto-save, whatever the network and the student do', () => {
  test('nothing confirmed is lost, and the server ends up with the last intention', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }),
        async (steps) => {
          const clock = createFakeClock();
          const server = createFakeServer();
          const devices = [
            createFakeDevice('a', server, clock),
            createFakeDevice('b', server, clock),
          ];
          /** The last tap of each device on each meal. */
          const intentions = new Map<string, Map<number, boolean>>();

          /**
           * Meals that one device alone has touched and believes to be saved, although the server
           * has something else.
           */
          const lost = () =>
            [...intentions].filter(([key, wanted]) => {
              const [who, ...others] = wanted.keys();
              if (who === undefined || others.length > 0) return false;
              const { state, wishes } = devices[who]!.autosave().getSnapshot();
              const confirmed =
                state.kind === 'saved' || (state.kind !== 'idle' && !wishes.has(key));
              return confirmed && valueOf(key) !== wanted.get(who);
            });
          const valueOf = (key: string) => {
            const [date = '', meal] = key.split('|');
            return server.read(day(date))[meal === 'lunch' ? 'lunch' : 'dinner'];
          };

          for (const next of steps) {
            if (next.kind === 'wait') await clock.advance(next.ms);
            else {
              const on = devices[next.device]!;
              if (next.kind === 'tap') {
                const key = `${next.date}|${next.meal}`;
                intentions.set(
                  key,
                  (intentions.get(key) ?? new Map<number, boolean>()).set(
                    next.device,
                    on.tap(next.date, next.meal),
                  ),
                );
              } else if (next.kind === 'network') on.setNetwork(next.network);
              else if (next.kind === 'release') on.release(next.newest);
              else if (next.kind === 'reload') on.reload();
              else if (next.kind === 'leave') void on.autosave().flush();
              else on.autosave().wake();
            }
            await settlePromises();
            expect(lost()).toEqual([]);
          }

          for (const each of devices) each.setNetwork('good');
          for (let round = 0; round < 5; round++) {
            for (const each of devices) while (each.late() > 0) each.release(true);
            await clock.advance(60_000);
          }
          for (const each of devices) {
            expect(each.autosave().getSnapshot().wishes.size).toBe(0);
            expect(each.outbox()).toBeNull();
            // Stored before it was sent.
            for (const { changes, outbox } of each.sent)
              for (const { date } of changes) expect(outbox).toContain(date);
          }
          for (const [key, wanted] of intentions)
            expect([...wanted.values()]).toContain(valueOf(key));
        },
      ),
      { numRuns: 500 },
    );
  }, 60_000);
});
