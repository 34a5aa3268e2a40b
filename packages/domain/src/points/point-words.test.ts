import { expect, test } from 'vitest';
import { bothPoints, checkPointWords, defaultPointWords, pointWordOf, tidyPointWords } from '.';

test.each([
  ['상점', '벌점', {}],
  ['칭찬', '관리', {}],
  ['여섯글자까지', '벌', {}],
  ['일곱글자는안돼', '관리', { reward: '6자 이하로 입력하세요.' }],
  ['칭찬', '일곱글자는안돼', { penalty: '6자 이하로 입력하세요.' }],
  ['', '관리', { reward: '학생에게 보일 말을 입력하세요.' }],
  ['칭찬', ' ', { penalty: '학생에게 보일 말을 입력하세요.' }],
  ['점수', '점수', { penalty: '서로 다른 말을 입력하세요.' }],
  ['잘한 일', '잘한일', { penalty: '서로 다른 말을 입력하세요.' }],
])('%s and %s', (reward, penalty, problems) => {
  expect(checkPointWords({ reward, penalty })).toEqual(problems);
});

test('words are kept in NFC, without blanks around', () => {
  expect(tidyPointWords({ reward: ' 칭찬 '.normalize('NFD'), penalty: '고칠  점' })).toEqual({
    reward: '칭찬',
    penalty: '고칠 점',
  });
});

test('what stands for both has its particles, and says 벌 to nobody who says something else', () => {
  expect(bothPoints(defaultPointWords).object).toBe('상벌점을');
  expect(bothPoints({ reward: '칭찬', penalty: '관리' })).toEqual({
    name: '점수',
    subject: '점수가',
    object: '점수를',
  });
  expect(pointWordOf({ reward: '칭찬', penalty: '관리' }, 'PENALTY')).toBe('관리');
  expect(pointWordOf({ reward: '칭찬', penalty: '관리' }, 'ALL')).toBe('전체');
});
