import { expect, test } from 'vitest';
import { maskName } from './mask-name';

test.each([
  ['김하늘', '김*늘'],
  ['김별', '김*'],
  ['남궁하늘', '남**늘'],
  ['제갈공명이', '제***이'],
  ['김', '김'],
])('%s → %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
