import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNearby, inMonth, MONTH, reservationsNearby } from '../../testing/arbitraries';
import { studentIdSchema } from '../ids';
import { invoiceOf } from '../meals';
import { won } from '../money';
import { day, daysOfMonth, month } from '../time';
import { checkPrice, heldTerms, priceChanges, priceOn, type PriceEntry } from '.';

const [kim, lee] = [studentIdSchema.parse('101'), studentIdSchema.parse('102')];
const at = (moment: string) => new Date(`2026-${moment}:00Z`);
const bill = { lunchPrice: won(5000), dinnerPrice: won(6000) };

const anEntry = (entry: Partial<PriceEntry> = {}): PriceEntry => ({
  studentId: null,
  firstDate: day('2026-11-16'),
  lastDate: null,
  lunchPrice: won(5500),
  dinnerPrice: null,
  reason: '',
  enteredAt: at('11-01T00:00'),
  removedAt: null,
  ...entry,
});
const sibling = anEntry({
  studentId: kim,
  firstDate: day('2026-11-10'),
  lastDate: day('2026-11-20'),
  lunchPrice: won(4000),
  reason: '형제 할인',
});

const november = { studentId: kim, month: month('2026-11'), frozenAt: null, closedAt: null };
const lunchOn = (entries: readonly PriceEntry[], date: string, of = {}) =>
  priceOn({ ...bill, terms: heldTerms(entries, { ...november, ...of }) }, 'lunch', day(date));

test.each([
  ['no entry', [], '2026-11-16', 5000],
  ['the day before it begins', [anEntry()], '2026-11-15', 5000],
  ['its first day', [anEntry()], '2026-11-16', 5500],
  ['the last day of one that ends', [sibling], '2026-11-20', 4000],
  ['the day after it ended', [sibling], '2026-11-21', 5000],
  ['the own price before that of all', [anEntry(), sibling], '2026-11-16', 4000],
  ['that of all where the own one ended', [anEntry(), sibling], '2026-11-21', 5500],
  [
    "another student's is nothing to this one",
    [{ ...sibling, studentId: lee }],
    '2026-11-16',
    5000,
  ],
  [
    'the one that began later',
    [anEntry({ firstDate: day('2026-11-01'), lunchPrice: won(1) }), anEntry()],
    '2026-11-16',
    5500,
  ],
  [
    'of one day the one that was entered later',
    [anEntry(), anEntry({ lunchPrice: won(5900), enteredAt: at('11-02T00:00') })],
    '2026-11-16',
    5900,
  ],
  ['one that was taken away', [anEntry({ removedAt: at('11-02T00:00') })], '2026-11-16', 5000],
  [
    'one for dinners alone',
    [anEntry({ lunchPrice: null, dinnerPrice: won(1) })],
    '2026-11-16',
    5000,
  ],
])('a lunch costs: %s', (_, entries, date, price) => {
  expect(lunchOn(entries, date).price).toBe(price);
});

test.each([
  ['entered before', anEntry(), 5500],
  ['entered at that moment', anEntry({ enteredAt: at('11-05T00:00') }), 5500],
  ['entered after', anEntry({ enteredAt: at('11-05T00:01') }), 5000],
  ['taken away before', anEntry({ removedAt: at('11-04T00:00') }), 5000],
  ['taken away after', anEntry({ removedAt: at('11-06T00:00') }), 5500],
])("prices of all that a student's month was saved with stand: %s", (_, entry, price) => {
  expect(lunchOn([entry], '2026-11-16', { frozenAt: at('11-05T00:00') }).price).toBe(price);
});

test("the student's own price reaches a saved month, and not a closed one", () => {
  const late = { ...sibling, enteredAt: at('11-25T00:00') };
  const frozenAt = at('11-05T00:00');
  expect(lunchOn([late], '2026-11-16', { frozenAt })).toEqual({ price: 4000, reason: '형제 할인' });
  expect(lunchOn([late], '2026-11-16', { frozenAt, closedAt: at('11-24T00:00') })).toEqual({
    price: 5000,
    reason: '',
  });
});

test('an invoice shows each price that held, with its reason, in the order of the days', () => {
  const reservations = ['09', '10', '16', '21', '23'].map((date) => ({
    date: day(`2026-11-${date}`),
    lunch: true,
    dinner: date === '16',
  }));
  const terms = heldTerms([anEntry(), sibling], november);
  const { lunch, dinner, total } = invoiceOf({
    reservations,
    month: november.month,
    bill: { ...bill, terms },
  });
  expect(lunch.parts).toEqual([
    { count: 1, price: 5000, reason: '', amount: 5000 },
    { count: 2, price: 4000, reason: '형제 할인', amount: 8000 },
    { count: 2, price: 5500, reason: '', amount: 11_000 },
  ]);
  expect([lunch.amount, dinner.amount, total]).toEqual([24_000, 6000, 30_000]);
});

const anyPrice = () => fc.option(fc.integer({ min: 0, max: 100_000 }).map(won), { nil: null });
const anyEntry = (): fc.Arbitrary<PriceEntry> =>
  fc
    .record({
      studentId: fc.constantFrom(kim, lee, null),
      days: fc.tuple(dayNearby(), fc.option(dayNearby(), { nil: null })),
      lunchPrice: anyPrice(),
      dinnerPrice: anyPrice(),
      minute: fc.integer({ min: 10, max: 59 }),
      removed: fc.boolean(),
    })
    .map(({ days: [a, b], minute, removed, ...entry }) => ({
      ...entry,
      firstDate: b !== null && b < a ? b : a,
      lastDate: b !== null && b < a ? a : b,
      reason: `${minute}`,
      enteredAt: at(`02-01T00:${minute}`),
      removedAt: removed ? at('02-02T00:00') : null,
    }));

const months = fc.record({
  frozenAt: fc.constantFrom(null, at('02-01T00:30'), at('02-03T00:00')),
  closedAt: fc.constantFrom(null, at('02-01T00:40'), at('02-03T00:00')),
});

test('the total is the sum of the meals, each at the price of its day', () => {
  fc.assert(
    fc.property(reservationsNearby(), fc.array(anyEntry()), months, (reservations, entries, of) => {
      const terms = heldTerms(entries, { ...november, month: MONTH, ...of });
      const priced = { ...bill, terms };
      const oneByOne = reservations
        .filter(inMonth)
        .reduce(
          (sum, { date, lunch, dinner }) =>
            sum +
            (lunch ? priceOn(priced, 'lunch', date).price : 0) +
            (dinner ? priceOn(priced, 'dinner', date).price : 0),
          0,
        );
      expect(invoiceOf({ reservations, month: MONTH, bill: priced }).total).toBe(oneByOne);
    }),
  );
});

test('between two days on which a price may change it does not', () => {
  fc.assert(
    fc.property(fc.array(anyEntry()), months, (entries, of) => {
      const days = daysOfMonth(MONTH);
      const [first, last] = [days[0] ?? day('2026-02-01'), days.at(-1) ?? day('2026-02-28')];
      const starts = [first, ...priceChanges(entries, first, last)];
      const priced = { ...bill, terms: heldTerms(entries, { ...november, month: MONTH, ...of }) };
      for (const date of days) {
        const start = starts.findLast((one) => one <= date) ?? first;
        for (const meal of ['lunch', 'dinner'] as const)
          expect(priceOn(priced, meal, date)).toEqual(priceOn(priced, meal, start));
      }
    }),
  );
});

const form: Parameters<typeof checkPrice>[0] = {
  studentId: '101',
  firstDate: '2026-11-16',
  lastDate: null,
  lunchPrice: 4500,
  dinnerPrice: null,
  reason: '형제 할인',
};
test.each([
  ['everything that is needed', {}, {}],
  ['one day', { lastDate: '2026-11-16' }, {}],
  ['a free meal', { lunchPrice: 0 }, {}],
  ['everybody, without a reason', { studentId: null, reason: '' }, {}],
  [
    'no reason for one student',
    { reason: ' ' },
    { reason: '특별단가의 사유를 입력하세요. 학생의 청구서에 나옵니다.' },
  ],
  [
    'an end before the start',
    { lastDate: '2026-11-15' },
    { lastDate: '종료일은 시작일보다 빠를 수 없습니다.' },
  ],
  [
    'no day',
    { firstDate: '2026-11-31' },
    { firstDate: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
  ],
  ['no price', { lunchPrice: null }, { lunchPrice: '점심이나 저녁 단가를 하나 이상 입력하세요.' }],
  [
    'too much',
    { dinnerPrice: 100_001 },
    { dinnerPrice: '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.' },
  ],
  [
    'half a won',
    { lunchPrice: 0.5 },
    { lunchPrice: '0원부터 100,000원 사이의 원 단위 금액으로 입력하세요.' },
  ],
])('a dated price with %s', (_, change, errors) => {
  expect(checkPrice({ ...form, ...change })).toEqual(errors);
});
