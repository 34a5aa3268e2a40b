import { expect, test } from 'vitest';
import { someLunchSettings } from '../../testing';
import {
  chargedSettings,
  defaultLunchSettings,
  shownToStudents,
  toWire,
} from '../settings/default-lunch-settings';

test('before somebody set the prices nothing is charged, and the usual ones are told', () => {
  expect(chargedSettings(defaultLunchSettings)).toMatchObject({ lunchPrice: 0, dinnerPrice: 0 });
  for (const told of [shownToStudents, toWire])
    expect(told(chargedSettings(defaultLunchSettings))).toMatchObject({
      lunchPrice: 5000,
      dinnerPrice: 6000,
      pricesSet: false,
    });
});

test.each([0, 4500])('prices that were set stand, also %i won', (lunchPrice) => {
  const settings = someLunchSettings({ lunchPrice });
  expect(chargedSettings(settings)).toEqual(settings);
  expect(shownToStudents(settings)).toEqual(settings);
});
