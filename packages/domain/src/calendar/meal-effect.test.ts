import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MONTH, reservationsNearby, settingsNearby } from '../../testing/arbitraries';
import { settleBill, type BillAccount } from '../deposits';
import { studentIdSchema, type StudentId } from '../ids';
import { invoiceOf, type Reservation, type EffectChoice } from '../meals';
import { effectText } from './calendar-texts';
import { addWon, won } from '../money';
import { aDepositEntry, someLunchSettings } from '../testing';
import { day, month, shiftMonth, type CalendarMonth } from '../time';
import {
  affectedStudents,
  lostMeals,
  mealEffect,
  planCancellation,
  settingsAfter,
  settlementLines,
  type EffectContext,
} from '.';

const [KIM, LEE] = [studentIdSchema.parse('101'), studentIdSchema.parse('102')];
const bill = { lunchPrice: won(5000), dinnerPrice: won(6000) };
const NOW = new Date('2026-11-16T00:00:00+09:00');
const students = new Map([
  [KIM, { name: '김하늘', seat: 'A-01' }],
  [LEE, { name: '이서준', seat: null }],
]);
const FRIDAY = day('2026-11-20');

const context = (overrides: Partial<EffectContext> = {}): EffectContext => ({
  before: someLunchSettings(),
  after: someLunchSettings(),
  students,
  billOf: () => bill,
  accountOf: () => ({ balance: 0 }),
  frozenBills: 0,
  now: NOW,
  reservations: [
    { studentId: KIM, date: FRIDAY, lunch: true, dinner: true },
    { studentId: LEE, date: FRIDAY, lunch: true, dinner: false },
    { studentId: KIM, date: day('2026-11-13'), lunch: true, dinner: true },
  ],
  ...overrides,
});

describe('closing a day', () => {
  const after = settingsAfter(someLunchSettings(), {
    kind: 'close',
    dates: [FRIDAY, day('2026-11-13')],
    meals: ['lunch'],
  });

  test('counts the meals from today on, with what they cost', () => {
    const effect = mealEffect(context({ after }));
    expect(effect).toEqual({
      mealCount: 2,
      studentCount: 2,
      amount: 10_000,
      settleable: 10_000,
      days: [{ date: FRIDAY, lunch: 2, dinner: 0 }],
      locked: [],
      lockedStudents: 0,
      unlocked: [],
      unlockedStudents: 0,
      frozenBills: 0,
      changedFields: ['disabledLunchDates'],
      choices: ['keep', 'cancel', 'carry-over'],
      students: [
        {
          studentId: KIM,
          name: '김하늘',
          seat: 'A-01',
          month: '2026-11',
          mealCount: 1,
          amount: 5000,
          settleable: 5000,
        },
        {
          studentId: LEE,
          name: '이서준',
          seat: null,
          month: '2026-11',
          mealCount: 1,
          amount: 5000,
          settleable: 5000,
        },
      ],
    });
    expect(effectText(effect)).toBe('신청 2건 · 2명 · 10,000원');
  });

  test('nobody affected: nothing to choose', () => {
    const effect = mealEffect(context({ after, reservations: [] }));
    expect(effect).toMatchObject({ mealCount: 0, choices: ['keep'] });
    expect(effectText(effect)).toBe('영향받는 신청이 없습니다.');
  });

  test('keep writes nothing; cancel drops; carry-over carries what was paid', () => {
    const lost = lostMeals(context({ after }));
    const affected = affectedStudents(
      lost,
      context({ accountOf: (id) => ({ balance: id === KIM ? 0 : -11_000 }) }),
    );
    const plan = (choice: EffectChoice) =>
      planCancellation({ lost, affected, isClosed: () => false }, choice);
    expect(plan('keep')).toEqual({ drops: [], lines: [] });
    expect(plan('cancel')).toEqual({ drops: lost, lines: [] });
    expect(plan('carry-over').lines).toEqual([
      { studentId: KIM, month: '2026-11', kind: 'carry-out', amount: 5000, otherMonth: '2026-12' },
      { studentId: KIM, month: '2026-12', kind: 'carry-in', amount: 5000, otherMonth: '2026-11' },
    ]);
  });

  test('in a closed month an adjustment takes the amount off the frozen bill', () => {
    const lost = lostMeals(context({ after }));
    const affected = affectedStudents(lost, context()).slice(0, 1);
    expect(
      settlementLines({ affected, isClosed: (one) => one === month('2026-11') }, 'refund'),
    ).toEqual([
      { studentId: KIM, month: '2026-11', kind: 'adjustment', amount: -5000, otherMonth: null },
      { studentId: KIM, month: '2026-11', kind: 'refund', amount: 5000, otherMonth: null },
    ]);
  });
});

describe('other changes', () => {
  test('a weekday', () => {
    expect(
      mealEffect(
        context({ after: someLunchSettings({ fridayLunch: false, fridayDinner: false }) }),
      ),
    ).toMatchObject({
      mealCount: 3,
      studentCount: 2,
      amount: 16_000,
      changedFields: ['fridayLunch', 'fridayDinner'],
    });
  });

  test('a price takes no meal away: bills that are frozen keep theirs', () => {
    expect(
      mealEffect(context({ after: someLunchSettings({ lunchPrice: won(5500) }), frozenBills: 38 })),
    ).toMatchObject({
      mealCount: 0,
      frozenBills: 38,
      changedFields: ['lunchPrice'],
      choices: ['keep'],
    });
    expect(
      mealEffect(context({ after: someLunchSettings({ bankName: '다른은행' }), frozenBills: 38 }))
        .frozenBills,
    ).toBe(0);
  });

  test('an earlier cutoff locks days, a later one opens them', () => {
    const at = new Date('2026-11-16T15:00:00+09:00');
    expect(
      mealEffect(
        context({
          before: someLunchSettings({ editCutoffHour: 18 }),
          after: someLunchSettings(),
          now: at,
        }),
      ),
    ).toMatchObject({ locked: ['2026-11-17'], unlocked: [] });
    expect(
      mealEffect(
        context({
          before: someLunchSettings(),
          after: someLunchSettings({ editCutoffHour: 18 }),
          now: at,
        }),
      ),
    ).toMatchObject({ locked: [], unlocked: ['2026-11-17'] });
  });
});

const eaters: StudentId[] = [KIM, LEE];
const paidNearby = fc.array(
  fc.record({ of: fc.constantFrom(...eaters), amount: fc.integer({ min: 1, max: 200_000 }) }),
  { maxLength: 4 },
);

test('money is kept: whatever is closed and chosen, nothing is made and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.tuple(reservationsNearby(), reservationsNearby()),
      settingsNearby(),
      settingsNearby(),
      paidNearby,
      fc.constantFrom<EffectChoice>('keep', 'cancel', 'carry-over'),
      fc.boolean(),
      ([kims, lees], before, after, paid, choice, monthClosed) => {
        const now = new Date('2026-01-31T00:00:00+09:00');
        const rows = new Map<StudentId, Reservation[]>([
          [KIM, kims],
          [LEE, lees],
        ]);
        const isClosed = (one: CalendarMonth) => monthClosed && one === MONTH;
        const deposits = (id: StudentId) =>
          paid
            .filter(({ of }) => of === id)
            .map(({ amount }) => aDepositEntry({ month: MONTH, amount }));
        const billedNow = (id: StudentId, of: CalendarMonth, reservations = rows.get(id) ?? []) =>
          invoiceOf({ reservations, month: of, bill }).total;
        const accountOf = (id: StudentId, of: CalendarMonth): BillAccount =>
          settleBill(billedNow(id, of), of === MONTH ? deposits(id) : []);
        const lost = lostMeals({
          before,
          after,
          reservations: eaters.flatMap((studentId) =>
            (rows.get(studentId) ?? []).map((row) => ({ ...row, studentId })),
          ),
          billOf: () => bill,
          now,
        });
        const affected = affectedStudents(lost, { students, accountOf });
        const { drops, lines } = planCancellation({ lost, affected, isClosed }, choice);

        expect(addWon(...affected.map(({ amount }) => amount))).toBe(
          lost.reduce((sum, { price }) => sum + price, 0),
        );
        const total = (kind: string) =>
          lines.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.amount, 0);
        expect(total('carry-in')).toBe(total('carry-out'));

        for (const id of eaters) {
          const left = (rows.get(id) ?? []).map((row) => ({
            ...row,
            ...Object.fromEntries(
              drops
                .filter((one) => one.studentId === id && one.date === row.date)
                .map(({ meal }) => [meal, false]),
            ),
          }));
          for (const of of [shiftMonth(MONTH, -1), MONTH, shiftMonth(MONTH, 1)]) {
            const mine = lines
              .filter((one) => one.studentId === id && one.month === of)
              .map(({ kind, amount, otherMonth }) =>
                aDepositEntry({ kind, amount, otherMonth, month: of }),
              );
            const [old, new_] = [
              accountOf(id, of),
              settleBill(isClosed(of) ? billedNow(id, of) : billedNow(id, of, left), [
                ...(of === MONTH ? deposits(id) : []),
                ...mine,
              ]),
            ];
            const cancelled = drops
              .filter((one) => one.studentId === id && one.date.startsWith(of))
              .reduce((sum, { price }) => sum + price, 0);
            // The bill loses exactly what was cancelled, closed or not, and no student owes more
            // than before.
            expect(new_.billed).toBe(old.billed - cancelled);
            expect(new_.balance).toBe(old.balance + cancelled + new_.carriedIn - new_.carriedOut);
            expect(Math.min(0, new_.balance)).toBeGreaterThanOrEqual(Math.min(0, old.balance));
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});
