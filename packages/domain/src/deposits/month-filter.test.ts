import { expect, test } from 'vitest';
import { won } from '../money';
import { aDepositRow } from '../testing';
import { day } from '../time';
import { fitsMonth, fitsPerson, type MonthFilter } from '.';

const row = aDepositRow({
  name: '김하늘',
  seat: 'A-01',
  grade: '고3',
  lunchCount: 2,
  dinnerCount: 0,
  depositorNames: ['박부모'],
  depositorName: '이모님',
});

test.each<[string, MonthFilter, boolean]>([
  ['nothing asked', {}, true],
  ['empty texts', { q: '', grade: '' }, true],
  ['초성', { q: 'ㄱㅎㄴ' }, true],
  ['somebody else', { q: '이바다' }, false],
  ['who pays for them', { q: '박부모' }, true],
  ['who pays for them, 초성', { q: 'ㅂㅂㅁ' }, true],
  ['who paid this time', { q: '이모님' }, true],
  ['who pays for somebody else', { q: '김부모' }, false],
  ['the grade', { grade: '고3' }, true],
  ['another grade', { grade: '고2' }, false],
  ['the state', { state: 'unpaid' }, true],
  ['another state', { state: 'confirmed' }, false],
  ['a meal that is there', { meal: 'lunch' }, true],
  ['a meal that is not', { meal: 'dinner' }, false],
  ['all of it', { q: '하늘', grade: '고3', state: 'unpaid', meal: 'lunch' }, true],
  ['all but one', { q: '하늘', grade: '고3', state: 'unpaid', meal: 'dinner' }, false],
])('%s', (_, filter, fits) => {
  expect(fitsMonth(row, 'unpaid', filter)).toBe(fits);
});

test('whoever reported a deposit is found as such and still among the unpaid', () => {
  const reported = { depositorName: '김하늘', amount: won(9000), day: day('2026-03-05') };
  const filters: MonthFilter['state'][] = ['reported', 'unpaid', 'confirmed'];
  const found = (of: typeof row) => filters.filter((state) => fitsMonth(of, 'unpaid', { state }));
  expect(found({ ...row, reported })).toEqual(['reported', 'unpaid']);
  expect(found(row)).toEqual(['unpaid']);
});

test('whoever has no meals is listed by name', () => {
  expect(fitsPerson({ ...row }, { q: 'A-01', state: 'confirmed', meal: 'dinner' })).toBe(true);
});
