import { CLOSING_CAUSES, EFFECT_CHOICES, SETTLEMENTS } from '@academy/domain/meals';
import * as fc from 'fast-check';

const who = fc.nat({ max: 2 });
/** Of which month: the one that is over, and can be closed, or the one that runs. */
const last = fc.boolean();
const won = fc.integer({ min: 1, max: 30 }).map((thousands) => thousands * 1000);
const price = fc.option(
  fc.integer({ min: 6, max: 14 }).map((halves) => halves * 500),
  { nil: null },
);

/** What happens to the meals and the money of two months, in any order. */
export const moneyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      money: fc.constant('meals'),
      who,
      last,
      /** Of the month that is over the day, else the day from today on. */
      nth: fc.nat({ max: 3 }),
      lunch: fc.boolean(),
      dinner: fc.boolean(),
      settlement: fc.constantFrom(...SETTLEMENTS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      money: fc.constant('closing'),
      kind: fc.constantFrom('close', 'open'),
      nth: fc.nat({ max: 3 }),
      meals: fc.constantFrom(['lunch'], ['dinner'], ['lunch', 'dinner']),
      cause: fc.constantFrom(...CLOSING_CAUSES),
      choice: fc.constantFrom(...EFFECT_CHOICES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      money: fc.constant('price'),
      /** Null: of all. */
      who: fc.option(who, { nil: null }),
      last,
      nth: fc.nat({ max: 3 }),
      days: fc.option(fc.nat({ max: 3 }), { nil: null }),
      lunchPrice: price,
      dinnerPrice: price,
    }),
  },
  { weight: 1, arbitrary: fc.record({ money: fc.constant('drop-price'), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      money: fc.constant('usual-price'),
      lunchPrice: won,
      dinnerPrice: won,
    }),
  },
  { weight: 2, arbitrary: fc.record({ money: fc.constant('close-month') }) },
  { weight: 1, arbitrary: fc.record({ money: fc.constant('reopen-month') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      money: fc.constant('confirm'),
      who,
      last,
      amount: fc.option(won, { nil: null }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ money: fc.constant('unconfirm'), who, last }) },
  {
    weight: 1,
    arbitrary: fc.record({
      money: fc.constant('adjust'),
      who,
      last,
      amount: fc.tuple(won, fc.constantFrom(1, -1)).map(([of, sign]) => of * sign),
      way: fc.constantFrom('month', 'next-bill', 'pay-out'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      money: fc.constant('refund'),
      who,
      last,
      amount: won,
      paidOut: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ money: fc.constant('carry'), who, last }) },
);

export type MoneyStep = typeof moneyStep extends fc.Arbitrary<infer Step> ? Step : never;
