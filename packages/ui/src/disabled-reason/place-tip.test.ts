import { expect, test } from 'vitest';
import { placeTip } from './place-tip';

const phone = { width: 390, height: 844 };
const tip = new DOMRect(0, 0, 200, 36);

test.each([
  ['centred below', new DOMRect(145, 100, 100, 40), { left: 95, top: 148 }],
  ['inside the left edge', new DOMRect(0, 100, 48, 40), { left: 8, top: 148 }],
  ['inside the right edge', new DOMRect(342, 100, 48, 40), { left: 182, top: 148 }],
  ['above when there is no room below', new DOMRect(145, 790, 100, 40), { left: 95, top: 746 }],
])('%s', (_, trigger, at) => {
  expect(placeTip(trigger, tip, phone)).toEqual(at);
});
