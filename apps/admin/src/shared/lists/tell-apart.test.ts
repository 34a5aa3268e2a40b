import { aDepositRow } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { tellApart } from './tell-apart';

test('only who shares a name gets what tells them apart', () => {
  const rows = [
    aDepositRow({ name: '김민준', school: '하늘고', grade: '고3', phoneTail: '1111' }),
    aDepositRow({ name: '김민준', school: null, grade: '고1', phoneTail: '2222' }),
    aDepositRow({ name: '이바다' }),
  ];
  expect(tellApart(rows).map(({ name }) => name)).toEqual([
    '김민준 (하늘고 고3 1111)',
    '김민준 (고1 2222)',
    '이바다',
  ]);
});

test('one person in several rows is nobody else', () => {
  const row = aDepositRow({ name: '김민준', school: '하늘고', grade: '고3', phoneTail: '1111' });
  expect(tellApart([row, row]).map(({ name }) => name)).toEqual(['김민준', '김민준']);
});
