/** 32-bit FNV-1a with a final mix: similar keys give unrelated numbers. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index++)
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * A number from 0 up to 1 that looks random and is always the same for the same words: the demo
 * academy is the same on every machine.
 */
export const seededRandom = (...key: (string | number)[]): number => hash(key.join('|')) / 2 ** 32;

/** A whole number from `from` to `to`, both included. */
export const seededInteger = (from: number, to: number, ...key: (string | number)[]): number =>
  from + Math.floor(seededRandom(...key) * (to - from + 1));

/** One of the options. */
export function pick<const T extends readonly [unknown, ...unknown[]]>(
  options: T,
  ...key: (string | number)[]
): T[number] {
  return options[Math.floor(seededRandom(...key) * options.length)] ?? options[0];
}
