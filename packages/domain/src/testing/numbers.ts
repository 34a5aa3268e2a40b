/** Numbers that look like chance and are the same for the same seed. */
export interface Numbers {
  /** From 0 to `limit` − 1. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** True in so many of a hundred. */
  chance: (percent: number) => boolean;
}

export function numbersFrom(seed: number): Numbers {
  let state = seed;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
    chance: (percent) => below(100) < percent,
  };
}
