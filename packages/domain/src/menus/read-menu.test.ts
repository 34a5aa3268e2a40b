import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDaySchema, day, daysOfMonth, month } from '../time';
import { mealSchema } from '../meals/schemas';
import {
  ALLERGENS,
  allergenName,
  allergensToAvoid,
  allergyWords,
  menuLines,
  menuOfDay,
  menuProblem,
  readMenu,
  tidyAllergens,
  type MenuRow,
} from '.';

const november = month('2026-11');
const read = (...lines: string[]) =>
  readMenu(
    lines.map((line) => line.split('|')),
    november,
  );
const dish = (name: string, ...allergens: number[]) => ({ name, allergens });

describe('a line of a sheet', () => {
  test('date, lunch and dinner, each dish with its numbers', () => {
    expect(read('11/20 | 쌀밥, 된장국(5.6), 제육볶음(5,6,10) | 카레(2.5.10)')).toEqual({
      rows: [
        {
          date: '2026-11-20',
          meal: 'lunch',
          dishes: [dish('쌀밥'), dish('된장국', 5, 6), dish('제육볶음', 5, 6, 10)],
        },
        { date: '2026-11-20', meal: 'dinner', dishes: [dish('카레', 2, 5, 10)] },
      ],
      problems: [],
    });
  });

  test.each([
    ['11/20', '2026-11-20'],
    ['11.20', '2026-11-20'],
    ['11월 20일', '2026-11-20'],
    ['11월 20일 (금)', '2026-11-20'],
    ['20', '2026-11-20'],
    ['20일', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026. 11. 20.', '2026-11-20'],
    ['１１/２０', '2026-11-20'],
    ['12/1', '2026-12-01'],
    ['10/31', '2026-10-31'],
  ])('%s is %s', (written, date) => {
    expect(read(`${written}|쌀밥|`).rows).toEqual([
      { date, meal: 'lunch', dishes: [dish('쌀밥')] },
    ]);
  });

  test.each([
    ['쌀밥 · 미역국', [dish('쌀밥'), dish('미역국')]],
    ['쌀밥\n미역국', [dish('쌀밥'), dish('미역국')]],
    ['돈가스⑤⑥', [dish('돈가스', 5, 6)]],
    ['치킨(매운맛)(15.5)', [dish('치킨(매운맛)', 5, 15)]],
    ['떡볶이 (5, 6)', [dish('떡볶이', 5, 6)]],
    ['쌀밥, -, ', [dish('쌀밥')]],
  ])('%j', (cell, dishes) => {
    expect(readMenu([['20', cell]], november)).toEqual({
      rows: [{ date: '2026-11-20', meal: 'lunch', dishes }],
      problems: [],
    });
  });

  test('headings, empty lines and empty meals are passed over; days come out in order', () => {
    const { rows, problems } = read('날짜|점심|저녁', '21|김밥|', '||', '20| |우동');
    expect(rows.map(({ date, meal }) => `${date} ${meal}`)).toEqual([
      '2026-11-20 dinner',
      '2026-11-21 lunch',
    ]);
    expect(problems).toEqual([]);
  });

  test.each([
    ['11/31|쌀밥|', "1번째 줄: '11/31'은 날짜가 아닙니다. 11/20처럼 쓰세요."],
    ['금요일|쌀밥|', "1번째 줄: '금요일'은 날짜가 아닙니다. 11/20처럼 쓰세요."],
    [
      '2026-07-01|쌀밥|',
      '1번째 줄: 7월 1일 (수)은 대상 월(2026년 11월)과 그 앞뒤 달에 없습니다. 대상 월이나 날짜를 고치세요.',
    ],
    ['20||', '1번째 줄: 음식이 없습니다. 날짜 | 점심 | 저녁 순서로 쓰세요.'],
    ['20|쌀밥||5.6', '1번째 줄: 칸이 4개입니다. 날짜 | 점심 | 저녁, 세 칸만 쓰세요.'],
    ['20|된장국(5.20)|', "1번째 줄: '된장국'의 알레르기 번호 20은 없습니다. 1~19로 쓰세요."],
    ['20|(5.6)|', '1번째 줄: 알레르기 번호 5.6 앞에 음식 이름이 없습니다.'],
  ])('%s: %s', (line, problem) => {
    expect(read(line).problems).toEqual([problem]);
  });

  test('a meal that is twice names the second line', () => {
    expect(read('20|쌀밥|', '11/20|김밥|').problems).toEqual([
      '2번째 줄: 11월 20일 (금) 점심이 두 번 있습니다. 한 줄만 남기세요.',
    ]);
  });

  test.each([
    [40, 0],
    [41, 1],
  ])('a name of %i characters has %i problems', (length, count) => {
    expect(read(`20|${'밥'.repeat(length)}|`).problems).toHaveLength(count);
  });

  test.each([
    [20, 0],
    [21, 1],
  ])('%i dishes have %i problems', (count, problems) => {
    const cell = Array.from({ length: count }, (_, index) => `반찬${index}`).join(',');
    expect(read(`20|${cell}|`).problems).toHaveLength(problems);
  });
});

const days = daysOfMonth(november);
const someRows = () =>
  fc.uniqueArray(
    fc.record({
      date: fc.constantFrom(...days),
      meal: fc.constantFrom(...mealSchema.options),
      dishes: fc.array(
        fc.record({
          name: fc.stringMatching(/^[가-힣]{1,10}$/),
          allergens: fc.subarray([...ALLERGENS]),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
    { selector: ({ date, meal }) => `${date} ${meal}` },
  );

test('rows written as lines are read as the same rows', () => {
  fc.assert(
    fc.property(someRows(), (rows) => {
      const again = readMenu(menuLines(rows), november);
      expect(again.problems).toEqual([]);
      expect(again.rows).toEqual(expect.arrayContaining(rows));
      expect(again.rows).toHaveLength(rows.length);
      expect(menuProblem(again.rows, november)).toBeUndefined();
    }),
  );
});

describe('rows that did not come from the form', () => {
  const row = (overrides: Partial<MenuRow> = {}): MenuRow => ({
    date: day('2026-11-20'),
    meal: 'lunch',
    dishes: [dish('쌀밥')],
    ...overrides,
  });
  test.each<[string, MenuRow[], string | undefined]>([
    ['fine', [row(), row({ meal: 'dinner' })], undefined],
    ['twice', [row(), row()], '11월 20일 (금) 점심이 두 번 있습니다. 한 줄만 남기세요.'],
    ['nameless', [row({ dishes: [dish('', 5)] })], '알레르기 번호 5 앞에 음식 이름이 없습니다.'],
    [
      'another month',
      [row({ date: day('2026-06-01') })],
      '6월 1일 (월)은 대상 월(2026년 11월)과 그 앞뒤 달에 없습니다. 대상 월이나 날짜를 고치세요.',
    ],
    ['too many', Array.from({ length: 101 }, () => row()), '식단은 100끼까지 올릴 수 있습니다.'],
  ])('%s', (_, rows, problem) => {
    expect(menuProblem(rows, november)).toBe(problem);
  });
});

test('of two notices that name a meal the first counts, meal by meal', () => {
  const date = calendarDaySchema.parse('2026-11-20');
  const lunch = { date, meal: 'lunch' as const, dishes: [dish('김밥')] };
  const notices = [
    { menu: [lunch] },
    {
      menu: [
        { ...lunch, dishes: [dish('우동')] },
        { ...lunch, meal: 'dinner' as const },
      ],
    },
  ];
  expect(menuOfDay(notices, date)).toEqual([lunch, { ...lunch, meal: 'dinner' }]);
  expect(menuOfDay(notices, day('2026-11-21'))).toEqual([]);
});

test('a menu that was saved before its numbers could be read is read now', () => {
  const date = calendarDaySchema.parse('2026-11-20');
  const stored = [
    dish('오징어김치전1.5.6.9.13.17.'),
    dish('돈까스(국내산)', 1, 2),
    dish('비타500'),
  ];
  expect(menuOfDay([{ menu: [{ date, meal: 'lunch', dishes: stored }] }], date)).toEqual([
    {
      date,
      meal: 'lunch',
      dishes: [
        dish('오징어김치전', 1, 5, 6, 9, 13, 17),
        dish('돈까스(국내산)', 1, 2),
        dish('비타500'),
      ],
    },
  ]);
});

describe('allergens', () => {
  test('the 19 of the law by their numbers', () => {
    expect(ALLERGENS).toHaveLength(19);
    expect([1, 9, 19, 20].map(allergenName)).toEqual(['난류', '새우', '잣', '']);
    expect(tidyAllergens([9, 1, 9, 33])).toEqual([1, 9]);
  });
  test('what of a dish a student must not eat', () => {
    expect(allergensToAvoid(dish('돈가스', 1, 5, 6), [6, 1, 9])).toEqual([1, 6]);
    expect(allergensToAvoid(dish('쌀밥'), [1])).toEqual([]);
  });
  test('the kitchen reads both, and never less for words that look alike', () => {
    expect(allergyWords('', [])).toBe('');
    expect(allergyWords('땅콩', [8])).toBe('땅콩, 게');
    expect(allergyWords('맵지 않게', [8])).toBe('맵지 않게, 게');
  });
});
