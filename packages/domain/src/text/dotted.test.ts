import { expect, test } from 'vitest';
import { dotted } from '.';

test('what is empty leaves no dot behind', () => {
  expect(dotted('승인', '', '11월 20일 (금)')).toBe('승인 · 11월 20일 (금)');
  expect(dotted('승인', false, null, undefined)).toBe('승인');
  expect(dotted('', '')).toBe('');
});
