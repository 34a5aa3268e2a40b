import { useState } from 'react';

/** Which thumb ticks on a phone or tablet. */
export type TickSide = 'left' | 'right';

const KEY = 'list:tick-side';
const readKept = (): TickSide => (localStorage.getItem(KEY) === 'left' ? 'left' : 'right');

/** On which side of a card its ticks stand; kept on the device, which lies in the same hand. */
export function useTickSide() {
  const [side, setSide] = useState(readKept);
  return {
    side,
    change(next: TickSide) {
      localStorage.setItem(KEY, next);
      setSide(next);
    },
  };
}
