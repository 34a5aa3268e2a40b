import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeClock, settlePromises } from './testing/fake-clock';
import { createFakeDevice, type Network } from './testing/fake-device';
import { createFakeServer } from './testing/fake-server';

const NAMES = ['a', 'b', 'c'];

/** A page: which device, and which of its tabs. The first device has two. */
const page = fc.constantFrom([0, 0], [0, 0], [0, 1], [1, 0]);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tap' as const),
      page,
      name: fc.constantFrom(...NAMES),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      page,
      ms: fc.constantFrom(0, 300, 800, 1000, 5000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      page,
      network: fc.constantFrom<Network>('good', 'lost', 'mute', 'late'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('release' as const), page, newest: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('reload', 'leave', 'wake'), page }),
  },
);
const journey = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function play(devices: ReturnType<typeof createFakeDevice>[]) {
  return {
    act(next: Step): boolean | undefined {
      const [at = 0, tab = 0] = next.page;
      const on = devices[at]!;
      if ('name' in next) return on.tap(next.name, tab);
      if ('network' in next) on.setNetwork(next.network);
      else if ('newest' in next) on.release(next.newest);
      else if (next.kind === 'reload') on.reload(tab);
      else if (next.kind === 'leave') void on.outbox(tab).flush();
      else if (next.kind === 'wake') on.outbox(tab).wake();
      return undefined;
    },
    async comeToRest(clock: ReturnType<typeof createFakeClock>) {
      for (const each of devices) each.setNetwork('good');
      for (let round = 0; round < 5; round++) {
        for (const each of devices) while (each.late() > 0) each.release(true);
        await clock.advance(60_000);
      }
    },
  };
}

/** Two phones, one of them with two tabs, and what their owner did last. */
function twoPhones({ hasty = false } = {}) {
  const clock = createFakeClock();
  const server = createFakeServer();
  const devices = [
    createFakeDevice('a', server, clock, { hasty }),
    createFakeDevice('b', server, clock, { hasty }),
  ];
  devices[0]!.openSecondTab();
  const pages = [
    { device: 0, tab: 0 },
    { device: 0, tab: 1 },
    { device: 1, tab: 0 },
  ];
  /** The last tap of each device on each switch. */
  const intentions = new Map<string, Map<number, boolean>>();
  const { act, comeToRest } = play(devices);
  return {
    server,
    devices,
    pages,
    intentions,
    comeToRest: () => comeToRest(clock),
    /** One step, until everything that it causes at once has happened. Answers what was tapped. */
    async step(next: Step): Promise<boolean | undefined> {
      if ('ms' in next) await clock.advance(next.ms);
      const wanted = act(next);
      const [device = 0] = next.page;
      if (wanted !== undefined && 'name' in next)
        intentions.set(
          next.name,
          (intentions.get(next.name) ?? new Map<number, boolean>()).set(device, wanted),
        );
      await settlePromises();
      return wanted;
    },
    /**
     * Switches that one device alone has touched and that a page believes to be saved, although the
     * server has something else.
     */
    lost: () =>
      [...intentions].filter(([name, wanted]) => {
        const [who, ...others] = wanted.keys();
        if (others.length > 0) return false;
        return pages
          .filter(({ device }) => device === who)
          .some(({ device, tab }) => {
            const { state, edits } = devices[device]!.outbox(tab).getSnapshot();
            const confirmed = state.kind === 'saved' || (state.kind !== 'idle' && !edits.has(name));
            return confirmed && server.read(name) !== wanted.get(device);
          });
      }),
  };
}

describe('an outbox, whatever the network, the tabs and the person do', () => {
  test('nothing confirmed is lost, all tabs show the truth, and the last intention wins', async (context) => {
    const counted = { tried: 0, wrong: 0 };
    const journeys = fc.asyncProperty(journey, async (steps) => {
      const { server, devices, pages, intentions, step: take, lost, comeToRest } = twoPhones();
      for (const next of steps) {
        const wanted = await take(next);
        const [device = 0, tab = 0] = next.page;
        // What one tab has done, the other shows at once: nothing jumps back.
        if ('name' in next && device === 0 && !intentions.get(next.name)?.has(1))
          expect(devices[0]!.shown(next.name, 1 - tab)).toBe(wanted);
        counted.tried += 1;
        if (lost().length > 0) counted.wrong += 1;
        expect(lost()).toEqual([]);
      }
      await comeToRest();
      for (const { device, tab } of pages) {
        const each = devices[device]!;
        expect(each.outbox(tab).getSnapshot().edits.size).toBe(0);
        expect(each.stored()).toBeNull();
        // Stored before it was sent.
        for (const { names, stored } of each.sent)
          for (const name of names) expect(stored).toContain(name);
      }
      for (const [name, wanted] of intentions)
        expect([...wanted.values()]).toContain(server.read(name));
      for (const [name, wanted] of intentions)
        if (!wanted.has(1))
          for (const tab of [0, 1]) expect(devices[0]!.shown(name, tab)).toBe(server.read(name));
    });
    const numRuns = Number(process.env.TRUST_SAVED_IS_SAVED ?? 500);
    await fc
      .assert(journeys, { numRuns })
      .finally(() => Object.assign(context.task.meta, { figure: 'saved-is-saved', counted }));
  });

  test('control: where what was sent is taken for saved, “저장됨” is not true', async (context) => {
    const control = { tried: 0, wrong: 0 };
    for (const steps of fc.sample(journey, { seed: 7, numRuns: 100 })) {
      const { step: take, lost } = twoPhones({ hasty: true });
      for (const next of steps) {
        await take(next);
        control.tried += 1;
        if (lost().length > 0) control.wrong += 1;
      }
    }
    Object.assign(context.task.meta, { figure: 'saved-is-saved', control });
    expect(control.wrong).toBeGreaterThan(100);
  });

  test('two tabs whose edits stand on versions never conflict with each other', async () => {
    await fc.assert(
      fc.asyncProperty(journey, async (steps) => {
        const clock = createFakeClock();
        const server = createFakeServer();
        const device = createFakeDevice('a', server, clock, { versions: true });
        device.openSecondTab();
        const { act, comeToRest } = play([device, device]);
        const wanted = new Map<string, boolean>();
        for (const next of steps) {
          // A user who leaves in the middle may later find a mark of their own that they did not
          // see.
          if (next.kind === 'reload' || next.kind === 'leave') continue;
          if ('network' in next && next.network === 'mute') continue;
          if ('ms' in next) await clock.advance(next.ms);
          const value = act(next);
          if (value !== undefined && 'name' in next) wanted.set(next.name, value);
          await settlePromises();
        }
        await comeToRest(clock);
        expect(device.answers.flatMap(({ answer }) => answer.conflicts)).toEqual([]);
        for (const [name, value] of wanted) expect(server.read(name)).toBe(value);
        expect(device.stored()).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
