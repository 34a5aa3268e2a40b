import { aDepositRow } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { markNamesakes } from './mark-namesakes';

test('only who shares a name gets what distinguishes them', () => {
  const rows = [
    aDepositRow({ name: '김민준', school: '하늘고', grade: '고3', phoneTail: '1111' }),
    aDepositRow({ name: '김민준', school: null, grade: '고1', phoneTail: '2222' }),
    aDepositRow({ name: '이바다' }),
  ];
  expect(markNamesakes(rows).map(({ name }) => name)).toEqual([
    '김민준 (하늘고 고3 1111)',
    '김민준 (고1 2222)',
    '이바다',
  ]);
});

test('one person in several rows is nobody else', () => {
  const row = aDepositRow({ name: '김민준', school: '하늘고', grade: '고3', phoneTail: '1111' });
  expect(markNamesakes([row, row]).map(({ name }) => name)).toEqual(['김민준', '김민준']);
});
