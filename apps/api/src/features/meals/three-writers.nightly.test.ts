import { calendarEndpoints } from '@academy/domain/calendar';
import { mealEndpoints, reservationSchema, type Meal } from '@academy/domain/meals';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import type { Answer } from '../../testing/calls/browser';
import { persistently } from '../../testing/calls/persistently';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { startTestApp, type TestApp } from '../../testing/test-app';

const FIGURE = 'three-writers';

let server: TestApp;
let admin: string;
let newStudent: () => Promise<SignedIn>;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.managerToken('admin');
  newStudent = newStudents(server);
});
afterAll(() => server.close());

type Row = Record<Meal, boolean>;
type Truth = Map<string, Row>;
const NOTHING: Row = { lunch: false, dinner: false };
const WRITERS = ['phone', 'laptop', 'manager'] as const;
const DAYS = ['2026-04-06', '2026-04-07'];

/** One tap: a meal of a day, by one of the student's devices or by a manager. */
const tap = fc.record({
  writer: fc.constantFrom(...WRITERS),
  date: fc.constantFrom(...DAYS),
  meal: fc.constantFrom<Meal>('lunch', 'dinner'),
  value: fc.boolean(),
});
type Tap = typeof tap extends fc.Arbitrary<infer One> ? One : never;
const schedule = fc.array(tap, { minLength: 3, maxLength: 12, size: 'max' });

const rowsSchema = z.array(reservationSchema);
const truthOf = (rows: unknown): Truth =>
  new Map(rowsSchema.parse(rows).map((row) => [row.date, row]));
const monthSchema = z.object({ month: z.unknown() });

interface Writer {
  student: SignedIn;
  name: Tap['writer'];
}

/** Saves days, as the student's device or as a manager. */
const save = ({ student, name }: Writer, seq: number, changes: unknown[]): Promise<Answer> =>
  name === 'manager'
    ? server.callEndpoint(
        calendarEndpoints.saveMealsFor,
        { studentId: student.id },
        { token: admin, body: { changes, cause: 'REQUEST', note: '', settlement: 'none' } },
      )
    : server.callEndpoint(
        mealEndpoints.saveMonth,
        { studentId: student.id },
        { token: student.token, headers: { 'x-client-seq': `${name}:${seq}` }, body: changes },
      );

/**
 * Sends a writer's taps one after the other, each on what it saw last; `withBase` also says what
 * that was.
 */
async function play(writer: Writer, taps: readonly Tap[], withBase: boolean): Promise<void> {
  let seen: Truth = new Map();
  for (const [at, { date, meal, value }] of taps.entries()) {
    const { lunch, dinner } = seen.get(date) ?? NOTHING;
    const base = { lunch, dinner };
    const change = { date, ...base, [meal]: value, ...(withBase && { base }) };
    const answer = await persistently(() => save(writer, at + 1, [change]));
    expect(answer.status, answer.text).toBe(200);
    seen = truthOf(monthSchema.parse(answer.body).month);
  }
}

/** All writers at once; answers the meals whose state matches no tap. */
async function lostIn(taps: readonly Tap[], withBase: boolean): Promise<string[]> {
  const student = await newStudent();
  const tapsOf = (name: string) => taps.filter(({ writer }) => writer === name);
  await Promise.all(WRITERS.map((name) => play({ student, name }, tapsOf(name), withBase)));
  const { body } = await server.callEndpoint(
    mealEndpoints.readMonth,
    { studentId: student.id, year: 2026, month: 4 },
    { token: student.token },
  );
  const truth = truthOf(body);
  const touched = new Set(taps.map(({ date, meal }) => JSON.stringify([date, meal])));
  return [...touched].filter((key) => {
    const own = taps.filter(({ date, meal }) => JSON.stringify([date, meal]) === key);
    const [one] = own;
    const stands = one !== undefined && (truth.get(one.date) ?? NOTHING)[one.meal];
    const last = WRITERS.map((name) => own.findLast(({ writer }) => writer === name)?.value);
    return !last.includes(stands);
  });
}

test('two devices and a manager at once: every meal stands as one of those who tapped it last wanted', async (context) => {
  const tried = triesOf(FIGURE, 20);
  await fc.assert(
    fc.asyncProperty(schedule, async (taps) => {
      expect(await lostIn(taps, true)).toEqual([]);
    }),
    { numRuns: tried, endOnFailure: true },
  );
  count(context, FIGURE, { tried, wrong: 0 });
});

test('control: when nobody says what they saw, what another tapped is lost', async (context) => {
  const schedules = fc.sample(schedule, { numRuns: 40, seed: 1 });
  const lost = [];
  for (const taps of schedules) lost.push(await lostIn(taps, false));
  const wrong = lost.filter((each) => each.length > 0).length;
  countControl(context, FIGURE, { tried: schedules.length, wrong });
  expect(wrong).toBeGreaterThan(0);
});
