import { expect, test } from 'vitest';
import { won } from '../../money';
import type { MealBill } from '../schemas';
import { billBalance } from './bill-rest';

const money = {
  adjustments: [],
  carriedIn: won(0),
  carriedOut: won(0),
  paid: won(0),
  refunded: won(0),
};

test.each<[string, number, Pick<MealBill, 'depositStatus' | 'money'>, string, number]>([
  ['nothing was ordered', 0, { depositStatus: 'unpaid' }, 'none', 0],
  ['nothing was paid', 10_000, { depositStatus: 'unpaid' }, 'owed', 10_000],
  ['the office confirmed it', 10_000, { depositStatus: 'confirmed' }, 'paid', 0],
  [
    'a part came',
    10_000,
    { depositStatus: 'unpaid', money: { ...money, paid: won(4000) } },
    'owed',
    6000,
  ],
  [
    'all came',
    10_000,
    { depositStatus: 'confirmed', money: { ...money, paid: won(10_000) } },
    'paid',
    0,
  ],
  [
    'too much came',
    6000,
    { depositStatus: 'confirmed', money: { ...money, paid: won(10_000) } },
    'over',
    4000,
  ],
  [
    'a discount took all of it',
    5000,
    { depositStatus: 'unpaid', money: { ...money, adjustments: [{ amount: -5000, reason: '' }] } },
    'paid',
    0,
  ],
])('%s', (_, total, bill, state, amount) => {
  expect(billBalance(won(total), bill)).toEqual({ state, amount });
});
