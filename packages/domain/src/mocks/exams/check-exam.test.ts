import { expect, test } from 'vitest';
import { anExamForm } from '../../testing';
import { checkExam } from './check-exam';

test.each([
  [null, undefined],
  [0, undefined],
  [2_000, undefined],
  [2_001, '0명에서 2000명 사이로 입력하세요. 비우면 제한이 없습니다.'],
])('an exam for %s students: %s', (capacity, error) => {
  expect(checkExam(anExamForm({ capacity })).capacity).toBe(error);
});
