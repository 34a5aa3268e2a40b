import { expect, test } from 'vitest';
import { fill } from './fill';
import { withParticles } from './particles';

test.each([
  ['식단{을/를}', '식단을'],
  ["'11월 메뉴'{은/는}", "'11월 메뉴'는"],
  ['모의고사 7회(수학){을/를}', '모의고사 7회(수학)을'],
  ['번호 125{은/는}', '번호 125는'],
  ['번호 20{은/는}', '번호 20은'],
  ['203.0.113.7{으로/로}', '203.0.113.7로'],
  ['‘everybody’{은/는}', '‘everybody’는'],
  ['PDF{을/를} HTML{을/를}', 'PDF를 HTML을'],
  ['{점수}{은/는}', '{점수}는'],
])('%s', (text, said) => {
  expect(withParticles(text)).toBe(said);
});

test('a text that is filled asks for its variables alone', () => {
  expect(fill("'{dish}'{이/가} 너무 깁니다.", { dish: '쌀국수' })).toBe("'쌀국수'가 너무 깁니다.");
});
