import { describe, expect, test } from 'vitest';
import { placeAfter, readPlace, savePlace } from './fab-place';

const broken = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

describe('the saved place', () => {
  test.each([
    ['nothing saved', null],
    ['rubbish', 'somewhere'],
    ['an unknown edge', 'top:10'],
    ['a negative height', 'left:-5'],
  ])('%s: the lower right corner', (_, value) => {
    expect(readPlace({ getItem: () => value, setItem: () => undefined }, 'fab')).toEqual({
      side: 'right',
      lift: 0,
    });
  });

  test('forbidden storage neither breaks reading nor saving', () => {
    expect(readPlace(broken, 'fab')).toEqual({ side: 'right', lift: 0 });
    expect(() => savePlace(broken, 'fab', { side: 'left', lift: 3 })).not.toThrow();
  });
});

describe('a move', () => {
  const box = { left: 318, top: 700, width: 56 };
  const from = { side: 'right', lift: 10 } as const;

  test('snaps to the nearer edge', () => {
    expect(placeAfter(from, box, -100, 0, 390).side).toBe('right');
    expect(placeAfter(from, box, -200, 0, 390).side).toBe('left');
  });

  test('stays between the tab bar and the title bar', () => {
    expect(placeAfter(from, box, 0, 400, 390).lift).toBe(0);
    expect(placeAfter(from, box, 0, -5000, 390).lift).toBe(10 + 700 - 72);
  });
});
