import { calendarEndpoints } from '@academy/domain/calendar';
import { depositEndpoints, depositMonthSchema, type DepositMonth } from '@academy/domain/deposits';
import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { operationEndpoints } from '@academy/domain/operations';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyBooks } from '../../testing/academies/empty-books';
import { writtenSchema } from '../../testing/calls/take-back';
import { scenarioStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** Months that are over, so that each can be closed; what is carried may go on to two more. */
const MONTHS = [2, 3, 4] as const;
const ALL = [...MONTHS, 5, 6];
/** What the scenario's settings ask for a lunch and a dinner, in won. */
const [LUNCH, DINNER] = [5000, 6000];

let server: TestApp;
let token: string;
let students: StudentId[];
beforeAll(async () => {
  server = await startTestApp({ now: '2026-05-04T09:00:00+09:00' });
  token = await server.managerToken('admin');
  students = [0, 1].map((at) => scenarioStudent(server, at));
});
afterAll(() => server.close());

const at = (month: number) => ({ year: 2026, month });
const name = (month: number) => `2026-${String(month).padStart(2, '0')}`;

/** What must be unchanged after a refusal; only unexpected failures are not checked. */
async function send(endpoint: Endpoint, params: object, body?: object): Promise<unknown> {
  const answer = await server.callEndpoint(endpoint, { ...params }, { token, body: body ?? {} });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  return answer.body;
}

const anyMonth = fc.constantFrom(...MONTHS);
const won = fc.integer({ min: 1, max: 30 }).map((thousands) => thousands * 1000);
const who = fc.nat({ max: 1 });
type Step = [what: string, of: () => Promise<unknown>];
const book = (endpoint: Endpoint, month: number, body: object) => send(endpoint, at(month), body);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(
      who,
      anyMonth,
      fc.integer({ min: 2, max: 6 }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom('none', 'carry-over', 'refund'),
    )
    .map(([one, month, day, lunch, dinner, settlement]): Step => [
      `eat ${one} ${month}-${day} ${lunch} ${dinner} ${settlement}`,
      () =>
        send(
          calendarEndpoints.saveMealsFor,
          { studentId: students[one] },
          {
            changes: [{ date: `${name(month)}-${String(day).padStart(2, '0')}`, lunch, dinner }],
            cause: 'REQUEST',
            note: '전화 요청',
            settlement,
          },
        ),
    ]),
  fc.tuple(who, anyMonth, fc.option(won, { nil: null })).map(([one, month, amount]): Step => [
    `pay ${one} ${month} ${amount}`,
    () =>
      book(depositEndpoints.confirmDeposits, month, {
        day: '2026-05-01',
        items: [{ studentId: students[one], amount }],
      }),
  ]),
  fc.tuple(who, anyMonth).map(([one, month]): Step => [
    `unpay ${one} ${month}`,
    () =>
      book(depositEndpoints.unconfirmDeposits, month, {
        studentIds: [students[one]],
        reason: '다른 학생',
      }),
  ]),
  fc.tuple(who, anyMonth, won, fc.boolean()).map(([one, month, amount, paidOut]): Step => [
    `refund ${one} ${month} ${amount} ${paidOut}`,
    () =>
      book(depositEndpoints.refundDeposit, month, {
        studentId: students[one],
        amount,
        day: paidOut ? '2026-05-02' : null,
        note: '',
      }),
  ]),
  fc
    .tuple(who, anyMonth)
    .map(([one, month]): Step => [
      `carry ${one} ${month}`,
      () => book(depositEndpoints.carryDeposits, month, { studentIds: [students[one]] }),
    ]),
  fc
    .tuple(
      who,
      anyMonth,
      won,
      fc.constantFrom(1, -1),
      fc.constantFrom('month', 'next-bill', 'pay-out'),
    )
    .map(([one, month, amount, sign, way]): Step => [
      `adjust ${one} ${month} ${sign * amount} ${way}`,
      () =>
        book(depositEndpoints.adjustBill, month, {
          studentId: students[one],
          amount: sign * amount,
          way,
          note: '형제 할인',
        }),
    ]),
  anyMonth.map((month): Step => [
    `close ${month}`,
    () => send(depositEndpoints.closeMonth, at(month), { typed: name(month) }),
  ]),
  anyMonth.map((month): Step => [
    `reopen ${month}`,
    () => send(depositEndpoints.reopenMonth, at(month), { reason: '정정' }),
  ]),
);

const readMonths = () =>
  Promise.all(
    ALL.map(async (month): Promise<DepositMonth> =>
      depositMonthSchema.parse(
        (await server.callEndpoint(depositEndpoints.deposits, at(month), { token })).body,
      ),
    ),
  );

/** What the tables themselves say of a student: meals at their prices, and lines by hand. */
async function factsOf(student: StudentId) {
  const { rows } = await server.database.db.execute<Record<string, string>>(sql`
    select
      (select coalesce(sum(case when lunch then ${LUNCH} else 0 end + case when dinner then ${DINNER} else 0 end), 0)
        from reservations where student_id = ${student})::text as meals,
      (select coalesce(sum(amount), 0) from deposit_entries
        where student_id = ${student} and kind = 'adjustment' and by_hand and voided_at is null)::text as by_hand,
      (select coalesce(sum(case kind when 'deposit' then amount else -amount end), 0) from deposit_entries
        where student_id = ${student} and kind in ('deposit', 'refund') and voided_at is null)::text as kept`);
  const { meals, by_hand: byHand, kept } = rows[0] ?? {};
  return { billed: Number(meals) + Number(byHand), kept: Number(kept) };
}

/** Each student's sums over all months as the tab says them, and as the tables do. */
async function readSums() {
  const months = await readMonths();
  return Promise.all(
    students.map(async (student) => {
      const accounts = months.flatMap(({ rows }) =>
        rows.filter(({ studentId }) => studentId === student).map(({ account }) => account),
      );
      const sum = (
        field: 'billed' | 'balance' | 'carriedIn' | 'carriedOut' | 'paid' | 'refunded',
      ) => accounts.reduce((all, account) => all + account[field], 0);
      const { billed, kept } = await factsOf(student);
      return {
        shown: {
          billed: sum('billed'),
          kept: sum('paid') - sum('refunded'),
          billedAndLeft: sum('billed') + sum('balance'),
          carried: sum('carriedIn') - sum('carriedOut'),
        },
        true: { billed, kept, billedAndLeft: kept, carried: 0 },
      };
    }),
  );
}

const frozen = async () =>
  new Map((await readMonths()).map(({ month, close }) => [month, close?.billed]));

test('over months that are closed, opened, adjusted, paid and carried the ledger is the meals', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyStep, fc.boolean()), { minLength: 10, maxLength: 25 }),
      async (steps) => {
        await emptyBooks(server.database.db);
        const done: string[] = [];
        for (const [[what, run], taken] of steps) {
          const before = await frozen();
          const written = writtenSchema.safeParse(await run());
          const back = taken && written.success;
          if (back) {
            const { operationId } = written.data.undo;
            await send(operationEndpoints.undoOperation, { operationId });
          }
          done.push(back ? `${what}, taken back` : what);
          const after = await frozen();
          for (const [month, billed] of before)
            if (billed !== undefined && after.get(month) !== undefined)
              expect(after.get(month), done.join('\n')).toBe(billed);
          for (const sums of await readSums())
            expect(sums.shown, done.join('\n')).toEqual(sums.true);
        }
      },
    ),
    { numRuns: 4 },
  );
});
