import type { StudentId } from '../ids';
import type { StudentChoice } from './schemas';

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

/** The run of digits, or of other characters, that begins at `start`. */
function runAt(text: string, start: number): string {
  let end = start;
  while (end < text.length && isDigit(text, end) === isDigit(text, start)) end += 1;
  return text.slice(start, end);
}

function compareRuns(one: string, other: string): number {
  const numbers = isDigit(one, 0) && isDigit(other, 0) ? Number(one) - Number(other) : 0;
  if (numbers !== 0) return numbers;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Natural order: `A-2` before `A-10`. Hangul syllables follow Unicode, which is the dictionary's
 * order. Only the run where two texts differ is compared: sorting ten thousand rows compares a
 * hundred thousand times.
 */
export function compareNaturally(a: string, b: string): number {
  if (a === b) return 0;
  let parting = 0;
  while (parting < a.length && a.charCodeAt(parting) === b.charCodeAt(parting)) parting += 1;
  let start = Math.max(0, parting - 1);
  while (start > 0 && isDigit(a, start - 1) === isDigit(a, start)) start -= 1;
  return (
    compareRuns(runAt(a, start), runAt(b, start)) ||
    compareRuns(runAt(a, parting), runAt(b, parting))
  );
}

/** Empty values come last in either direction. */
export function compareOptional(a: string | null, b: string | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * compareNaturally(a, b);
}

/** A student, or a row about one. */
type Seated = Pick<StudentChoice, 'name' | 'seat'> &
  (Pick<StudentChoice, 'id'> | { studentId: StudentId });

const idOf = (row: Seated): StudentId => ('studentId' in row ? row.studentId : row.id);

/** The academy's own order: by seat as people count, without one last, then by name, then by id. */
export const bySeat = (a: Seated, b: Seated): number =>
  compareOptional(a.seat, b.seat, 1) ||
  compareNaturally(a.name, b.name) ||
  compareNaturally(idOf(a), idOf(b));
