import type { StudentChoice } from './schemas';

/**
 * Texts as people count: `A-2` before `A-10`. Hangul syllables stand in Unicode's order, which is
 * the dictionary's.
 */
export function compareNaturally(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.match(/\d+|\D+/g) ?? []);
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at += 1) {
    const [one, other] = [left?.[at] ?? '', right?.[at] ?? ''];
    const numbers = /^\d/.test(one) && /^\d/.test(other) ? Number(one) - Number(other) : 0;
    if (numbers !== 0) return numbers;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

/** Who has nothing there comes last, whichever way the list is sorted. */
export function compareOptional(a: string | null, b: string | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * compareNaturally(a, b);
}

type Seated = Pick<StudentChoice, 'id' | 'name' | 'seat'>;

/** The academy's own order: by seat as people count, without one last, then by name, then by id. */
export const bySeat = (a: Seated, b: Seated): number =>
  compareOptional(a.seat, b.seat, 1) ||
  compareNaturally(a.name, b.name) ||
  compareNaturally(a.id, b.id);
