import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dishesText, hasUnreadNumbers, menuLines, readMenu } from '.';
import { day, month } from '../time';
import { plainMenu } from './plain-writing';
import { readDishes } from './read-dishes';

/** `돈까스 1.2.5` for a dish with its numbers; `?` behind a name whose digits were not read. */
const read = (cell: string): string[] => {
  const { dishes, problems } = readDishes(cell);
  return [
    ...dishes.map(
      (dish) =>
        `${dish.name}${hasUnreadNumbers(dish) ? '?' : ''}${dish.allergens.length > 0 ? ` ${dish.allergens.join('.')}` : ''}`,
    ),
    ...problems.map((problem) => `! ${problem}`),
  ];
};

describe('every writing of the numbers behind a dish', () => {
  test.each([
    ['오징어김치전1.5.6.9.13.17.', '오징어김치전 1.5.6.9.13.17'],
    ['오징어김치전 1.5.6.9.13.17', '오징어김치전 1.5.6.9.13.17'],
    ['오징어김치전 1.5.6.9.13.17 ', '오징어김치전 1.5.6.9.13.17'],
    ['돈까스(1.2.5)(국내산)', '돈까스(국내산) 1.2.5'],
    ['돈까스(국내산)(1.2.5)', '돈까스(국내산) 1.2.5'],
    ['돈까스(국내산) 1.2.5.', '돈까스(국내산) 1.2.5'],
    ['돈까스(1.2.5, 국내산)', '돈까스(국내산) 1.2.5'],
    ['돈까스(국내산/1.2.5)', '돈까스(국내산) 1.2.5'],
    ['돈까스①②⑤', '돈까스 1.2.5'],
    ['돈까스 ①, ②, ⑤', '돈까스 1.2.5'],
    ['돈까스❶❷❺', '돈까스 1.2.5'],
    ['돈까스➀➁⑲', '돈까스 1.2.19'],
    ['돈까스⑴⑵⑸', '돈까스 1.2.5'],
    ['돈까스⒈⒉⒌', '돈까스 1.2.5'],
    ['돈까스（１．２．５）', '돈까스 1.2.5'],
    ['돈까스１.２.５.', '돈까스 1.2.5'],
    ['돈까스[1.2.5]', '돈까스 1.2.5'],
    ['돈까스{1.2.5}', '돈까스 1.2.5'],
    ['돈까스<1.2.5>', '돈까스 1.2.5'],
    ['돈까스〈1.2.5〉', '돈까스 1.2.5'],
    ['돈까스《1.2.5》', '돈까스 1.2.5'],
    ['돈까스【1.2.5】', '돈까스 1.2.5'],
    ['돈까스「1.2.5」', '돈까스 1.2.5'],
    ['돈까스〔1.2.5〕', '돈까스 1.2.5'],
    ['돈까스［1，2，5］', '돈까스 1.2.5'],
    ['돈까스((1.2.5))', '돈까스 1.2.5'],
    ['돈까스(1)(2)(5)', '돈까스 1.2.5'],
    ['돈까스(1,2,5)', '돈까스 1.2.5'],
    ['돈까스(1 2 5)', '돈까스 1.2.5'],
    ['돈까스(1·2·5)', '돈까스 1.2.5'],
    ['돈까스(1ㆍ2・5)', '돈까스 1.2.5'],
    ['돈까스(1/2/5)', '돈까스 1.2.5'],
    ['돈까스(1-2-5)', '돈까스 1.2.5'],
    ['돈까스(5-6)', '돈까스 5.6'],
    ['돈까스(1、2、5)', '돈까스 1.2.5'],
    ['돈까스(01.02.05)', '돈까스 1.2.5'],
    ['돈까스(1.2.5.)', '돈까스 1.2.5'],
    ['돈까스( 1 . 2 . 5 )', '돈까스 1.2.5'],
    ['돈까스(1번, 2번, 5번)', '돈까스 1.2.5'],
    ['돈까스(알레르기: 1.2.5)', '돈까스 1.2.5'],
    ['돈까스(알레르기 유발물질 1.2.5)', '돈까스 1.2.5'],
    ['돈까스 알레르기정보: 1.2.5', '돈까스 1.2.5'],
    ['돈까스 알러지 5', '돈까스 5'],
    ['돈까스(난류1, 우유2, 대두5)', '돈까스 1.2.5'],
    ['돈까스(1난류, 2우유, 5.대두)', '돈까스 1.2.5'],
    ['돈까스(1.계란 2.우유 5.콩)', '돈까스 1.2.5'],
    ['돈까스*1.2.5', '돈까스 1.2.5'],
    ['돈까스 *5', '돈까스 5'],
    ['돈까스(*1.2.5)', '돈까스 1.2.5'],
    ['*돈까스(1.2.5)', '*돈까스 1.2.5'],
    ['돈까스※1.2.5', '돈까스 1.2.5'],
    ['돈까스1,2,5', '돈까스 1.2.5'],
    ['돈까스 1, 2, 5', '돈까스 1.2.5'],
    ['돈까스 1 2 5', '돈까스 1.2.5'],
    ['돈까스1·2·5', '돈까스 1.2.5'],
    ['돈까스 1/2/5', '돈까스 1.2.5'],
    ['돈까스¹˙²˙⁵', '돈까스 1.2.5'],
    ['돈까스\n1.2.5', '돈까스 1.2.5'],
    ['돈까스\n(1.2.5)', '돈까스 1.2.5'],
    ['돈까스\n1, 2, 5', '돈까스 1.2.5'],
    ['돈까스\n①②⑤', '돈까스 1.2.5'],
    ['돈까스\n알레르기: 1.2.5', '돈까스 1.2.5'],
    ['돈까스(1.2.\n5)', '돈까스 1.2.5'],
    ['돈까스(1.2.5', '돈까스 1.2.5'],
    ['돈\u200b까스1.\u200b2.\ufeff5.', '돈까스 1.2.5'],
    ['돈까스\u00a01.2.5', '돈까스 1.2.5'],
    ['우유2.', '우유 2'],
    ['우유(2)', '우유 2'],
    ['(1.2.5)돈까스', '돈까스 1.2.5'],
    ['돈까스&소스1.2.5.', '돈까스&소스 1.2.5'],
    ['깍두기(중,고)9.13.', '깍두기(중,고) 9.13'],
    ['치킨[매운맛](15.5)', '치킨[매운맛] 5.15'],
  ])('%j', (cell, dish) => {
    expect(read(cell)).toEqual([dish]);
  });

  test.each([
    [
      '쌀밥 된장찌개5.6.13. 돈까스1.2.5. 깍두기9.13.',
      ['쌀밥 된장찌개 5.6.13', '돈까스 1.2.5', '깍두기 9.13'],
    ],
    ['쌀밥<br/>된장찌개 (5.6.13)<br/>우유 (2)', ['쌀밥', '된장찌개 5.6.13', '우유 2']],
    ['된장찌개5.6.13.돈까스1.2.5.', ['된장찌개 5.6.13', '돈까스 1.2.5']],
    ['돈까스(1.2.5)/김치(9)', ['돈까스 1.2.5', '김치 9']],
    ['쌀밥·된장국5·6·13·깍두기9·13', ['쌀밥', '된장국 5.6.13', '깍두기 9.13']],
    ['된장국1.2.5장국', ['된장국 1.2.5', '장국']],
    ['돈까스(1.2.5\n김치(9)', ['돈까스 1.2.5', '김치 9']],
  ])('several dishes: %j', (cell, dishes) => {
    expect(read(cell)).toEqual(dishes);
  });
});

test.each([
  '쌀밥 650kcal',
  '쌀밥(650 kcal)',
  '쌀밥 650.5㎉',
  '우유 200ml',
  '닭가슴살 100g',
  '김밥 3,000원',
  '김밥 ₩3,000',
  '김밥 1만원',
  '떡볶이 1인분',
  '떡볶이(2 인분)',
  '귤 2개',
  '삶은계란(1개)',
  '만두 3입',
  '7곡밥',
  '3색전',
  '오렌지주스 100%',
  '한우 1++',
  '귤½',
  '사과 1/2쪽',
])('no allergens: %j', (cell) => {
  expect(read(cell)).toEqual([cell.normalize('NFKC')]);
});

test.each([
  ['돈까스(1.2.5) 650kcal', '돈까스 650kcal 1.2.5'],
  ['돈까스 1.2.5 100g', '돈까스 100g 1.2.5'],
  ['돈까스(100g, 1.2.5)', '돈까스(100g) 1.2.5'],
  ['돈까스 2개(1.2.5)', '돈까스 2개 1.2.5'],
  ['돈까스(1.2.5) 1인분 4,500원', '돈까스 1인분 4,500원 1.2.5'],
])('beside quantities: %j', (cell, dish) => {
  expect(read(cell)).toEqual([dish]);
});

test.each([
  ['비타500', ['비타500?']],
  ['돈까스1256', ['돈까스1256?']],
  ['돈까스 5', ['돈까스 5?']],
  ['돈까스¹²', ['돈까스12?']],
  ['돈까스(1~3)', ['돈까스(1~3)?']],
  ['돈까스(1-5)', ['돈까스(1-5)?']],
  ['돈까스(1+1)', ['돈까스(1+1)?']],
  ['돈까스2(1.2.5)', ['돈까스2? 1.2.5']],
  ['돈까스 5.20.', ['돈까스 5.20.?']],
  ['1. 쌀밥', ['1. 쌀밥?']],
  ['①쌀밥', ['(1)쌀밥?']],
  ['1.2.5 돈까스', ['1.2.5 돈까스?']],
  ['돈까스(1.2.5g)', ['돈까스(1.2.5g)?']],
  ['사과1/2', ['사과1/2?']],
  ['돈까스(대두6)', ['돈까스(대두6)?']],
])('digits that may be anything stay in the name: %j', (cell, dishes) => {
  expect(read(cell)).toEqual(dishes);
});

test.each([
  ['돈까스(125)', '돈까스', "! '돈까스'의 알레르기 번호 125은(는) 없습니다. 1~19로 쓰세요."],
  ['돈까스(5.6)\n(1.2)', '돈까스 5.6', '! 알레르기 번호 1.2 앞에 음식 이름이 없습니다.'],
])('refused, and named: %j', (cell, dish, problem) => {
  expect(read(cell)).toEqual([dish, problem]);
});

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const someCell = () =>
  fc
    .array(
      fc.oneof(
        pick(
          '돈까스',
          '우유',
          '국내산',
          ' kcal',
          'g',
          '개',
          '곡밥',
          '원',
          '알레르기',
          '번',
          '대두',
        ),
        pick(' ', '.', ',', '·', '/', '\n', '-', '*', '(', ')', '[', ']', '<br>', ':', '+'),
        fc.integer({ min: 0, max: 25 }).map(String),
        pick('①', '⑲', '¹', '５', '100', '1,200'),
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(''));

test('no number is ever lost: it is an allergen or in a name, or the cell is refused', () => {
  fc.assert(
    fc.property(someCell(), (cell) => {
      const { dishes, problems } = readDishes(cell);
      fc.pre(problems.length === 0);
      const said = dishes
        .flatMap(({ name, allergens }) => [name, ...allergens.map(String)])
        .join(' ');
      const numbers = plainMenu(cell).replaceAll('⁞', ' ').match(/\d+/g) ?? [];
      expect(numbers.filter((number) => !said.includes(number.replace(/^0+(?=\d)/, '')))).toEqual(
        [],
      );
    }),
    { numRuns: 2000 },
  );
});

const allAllergens = (dishes: readonly { allergens: readonly number[] }[]) =>
  dishes.flatMap(({ allergens }) => allergens);

test('no allergen that was read is lost when it is read again', () => {
  fc.assert(
    fc.property(someCell(), (cell) => {
      const { dishes, problems } = readDishes(cell);
      const again = readDishes(dishesText(dishes));
      fc.pre(problems.length === 0 && again.problems.length === 0);
      expect(allAllergens(again.dishes)).toEqual(expect.arrayContaining(allAllergens(dishes)));
    }),
    { numRuns: 2000 },
  );
});

test('what was read is read the same again', () => {
  const cells = [
    '비타500, 돈까스2(1.2.5)',
    '1. 쌀밥, 치킨[매운맛](15.5), 돈까스 1.2.5 100g',
    '쌀밥 5',
  ];
  for (const cell of cells) {
    const { rows } = readMenu([['20', cell]], month('2026-11'));
    expect(readMenu(menuLines(rows), month('2026-11')).rows).toEqual(rows);
    expect(rows[0]?.date).toBe(day('2026-11-20'));
  }
});
