import { mockRegistrationIdSchema } from '@academy/domain/ids';
import { seatPlanSchema } from '@academy/domain/mocks';
import { expect, test } from 'vitest';
import { placeHeld, schoolPairs, withoutAbsent, toggleFixed } from './seats';

const id = (text: string) => mockRegistrationIdSchema.parse(text);
const plan = seatPlanSchema.parse({
  rows: 2,
  columns: 2,
  seats: [
    { registrationId: '1', seat: 1, fixed: false },
    { registrationId: '2', seat: 2, fixed: true },
  ],
});
const told = ({ seats }: typeof plan) =>
  seats.map(({ registrationId, seat, fixed }) => `${registrationId}@${seat}${fixed ? '!' : ''}`);

test('two seats are swapped, an empty one is taken, the same one changes nothing', () => {
  expect(
    [
      placeHeld(plan, { seat: 1 }, 2),
      placeHeld(plan, { seat: 1 }, 4),
      placeHeld(plan, { seat: 1 }, 1),
    ].map(told),
  ).toEqual([
    ['2@1!', '1@2!'],
    ['2@2!', '1@4!'],
    ['1@1', '2@2!'],
  ]);
});

test('whoever has no seat takes one, and whoever sat there has none', () => {
  expect(
    [
      placeHeld(plan, { registrationId: id('3') }, 3),
      placeHeld(plan, { registrationId: id('3') }, 1),
    ].map(told),
  ).toEqual([
    ['1@1', '2@2!', '3@3!'],
    ['3@1!', '2@2!'],
  ]);
});

test('a seat is fixed and let go; who does not sit here any more is left out', () => {
  expect(
    [toggleFixed(plan, 1), toggleFixed(plan, 2), withoutAbsent(plan, [{ id: id('2') }])].map(told),
  ).toEqual([['1@1!', '2@2!'], ['1@1', '2@2'], ['2@2!']]);
});

test('pairs of one school stand beside or behind each other, not across the end of a row', () => {
  expect(
    schoolPairs(
      { columns: 2 },
      new Map([
        [1, '하늘고'],
        [2, '하늘고'],
        [3, '하늘고'],
        [4, null],
      ]),
    ),
  ).toEqual([
    [1, 2],
    [1, 3],
  ]);
});
