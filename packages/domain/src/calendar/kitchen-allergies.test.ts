import { expect, test } from 'vitest';
import { aSameDayRow } from '../testing';
import { kitchenAllergies } from '.';

const peanut = { allergy: '땅콩' };

test('only who eats that day is on the wall, and says what: an allergy, or a note that names one', () => {
  const rows = [
    aSameDayRow({ studentId: '1', name: '한지우', seat: 'A-10', ...peanut }),
    aSameDayRow({ studentId: '2', name: '김하늘', seat: 'A-2', note: '우유 알러지, 조퇴 잦음' }),
    aSameDayRow({ studentId: '3', name: '박서준', lunch: false, dinner: false, ...peanut }),
    aSameDayRow({ studentId: '4', name: '이바다', note: '젓가락 왼쪽' }),
    aSameDayRow({
      studentId: '5',
      name: '최가온',
      seat: null,
      allergy: ' 새우 ',
      note: '알레르기',
    }),
  ];
  expect(kitchenAllergies(rows).map(({ name, allergy }) => [name, allergy])).toEqual([
    ['김하늘', '우유 알러지, 조퇴 잦음'],
    ['한지우', '땅콩'],
    ['최가온', '새우'],
  ]);
});

test.each([
  ['both meals', {}, ['lunch', 'dinner']],
  ['the dinner', { lunchPickedUp: true }, ['dinner']],
  ['the lunch, which is all that was applied for', { dinner: false }, ['lunch']],
  ['nothing', { lunchPickedUp: true, dinnerPickedUp: true }, []],
] as const)('who waits for %s', (_, row, waiting) => {
  expect(kitchenAllergies([aSameDayRow({ ...peanut, ...row })])).toMatchObject([{ waiting }]);
});

test('whoever has got everything is below those who wait', () => {
  const got = { lunchPickedUp: true, dinnerPickedUp: true };
  const rows = [
    aSameDayRow({ studentId: '1', name: '가', seat: 'A-1', ...peanut, ...got }),
    aSameDayRow({ studentId: '2', name: '나', seat: 'A-2', ...peanut }),
    aSameDayRow({ studentId: '3', name: '다', seat: 'A-3', ...peanut, lunchPickedUp: true }),
  ];
  expect(kitchenAllergies(rows).map(({ name }) => name)).toEqual(['나', '다', '가']);
});
