import { expect, test } from 'vitest';
import { drawTexts } from './draw-texts';

// What is taken up may end in anything: a particle behind it would be wrong half of the time.
test.each([
  ['입구', '입구: 들었습니다. 방향키로 옮기세요.'],
  ['', '벽: 들었습니다. 방향키로 옮기세요.'],
])('%j is taken up in words', (label, text) => {
  expect(drawTexts.taken(label)).toBe(text);
});
