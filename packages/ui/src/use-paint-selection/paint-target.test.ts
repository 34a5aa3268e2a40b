import { expect, test } from 'vitest';
import { keysBetween, paintTargetProps, targetOf } from './paint-target';

const order = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];

test.each([
  ['forwards', '2026-11-02', '2026-11-04', ['2026-11-02', '2026-11-03', '2026-11-04']],
  ['backwards', '2026-11-03', '2026-11-01', ['2026-11-01', '2026-11-02', '2026-11-03']],
  ['one day', '2026-11-02', '2026-11-02', ['2026-11-02']],
  ['a day of another month', '2026-10-31', '2026-11-02', []],
])('a range: %s', (_, from, to, expected) => {
  expect(keysBetween(order, from, to)).toEqual(expected);
});

test('a target is found from anything inside it, and nowhere else', () => {
  const chip = document.createElement('button');
  const props = paintTargetProps({ key: '2026-11-02', lane: 'lunch' });
  for (const [name, value] of Object.entries(props)) chip.setAttribute(name, value);
  const word = chip.appendChild(document.createElement('span'));
  expect(targetOf(word)).toEqual({ key: '2026-11-02', lane: 'lunch' });
  expect(targetOf(document.body)).toBeNull();
  expect(targetOf(null)).toBeNull();
});
