import { expect, test } from 'vitest';
import { textWidth } from './text-width';

test.each([
  ['', 26],
  ['김하늘', 66],
  ['황보가온누리', 105],
  ['Kim', 53],
])('%s takes %i px', (text, width) => {
  expect(textWidth(text, 14)).toBe(width);
});

test('a sentence does not push everything else out of view', () => {
  expect(textWidth('가'.repeat(200), 14)).toBe(420);
});
