import { expect, test } from 'vitest';
import { keptPictureSize } from '.';

test.each([
  ['a small picture is not made larger', 640, 480, 640, 480],
  ['a photo', 4000, 3000, 2000, 1500],
  ['a photo of a wide screen', 4000, 2000, 2160, 1080],
  ['a square', 4000, 4000, 2000, 2000],
  ["a phone's screen", 1080, 2400, 1080, 2400],
  ['a screen that was scrolled', 1080, 9000, 1080, 9000],
  ['the same, lying', 9000, 1080, 9000, 1080],
  ["a tablet's, scrolled", 1600, 9000, 1080, 6075],
  ['a very long one keeps the pixels', 1080, 30_000, 576, 16_000],
  ['a thread', 3, 40_000, 1, 16_000],
])('%s: %i × %i becomes %i × %i', (_, width, height, toWidth, toHeight) => {
  expect(keptPictureSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
});
