import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures';

/**
 * 96 × 96, white, with a grey box; `shade` makes its edge's pixels differ as antialiasing does:
 * here and there.
 */
function picture({
  left = 20,
  shade = 0,
  tint = 128,
}: { left?: number; shade?: number; tint?: number } = {}) {
  const data = new Uint8Array(96 * 96 * 4).fill(255);
  for (let y = 20; y < 60; y += 1)
    for (let x = left; x < left + 40; x += 1) {
      const edge = x === left && y % 2 === 0 ? shade : 0;
      data.fill(tint + edge, (y * 96 + x) * 4, (y * 96 + x) * 4 + 3);
    }
  return { data, metadata: { width: 96, height: 96 } };
}

const same = (actual: ReturnType<typeof picture>) =>
  comparePictures(picture(), actual, { createDiff: false });

test('the same picture passes', () => {
  expect(same(picture())).toMatchObject({ pass: true });
});

test('edges shaded in another way pass', () => {
  expect(same(picture({ shade: 60 }))).toMatchObject({ pass: true });
});

test('a box that moved by one pixel fails, and so does one of a slightly other colour', () => {
  expect(same(picture({ left: 21 })).message).toContain('40 in a line (at most 20)');
  expect(same(picture({ tint: 134 }))).toMatchObject({ pass: false });
});

test('a picture of another size fails and says both', () => {
  expect(
    comparePictures(
      picture(),
      { data: new Uint8Array(4), metadata: { width: 1, height: 1 } },
      { createDiff: false },
    ).message,
  ).toBe('The picture was 96 × 96 px and is 1 × 1 px.');
});
