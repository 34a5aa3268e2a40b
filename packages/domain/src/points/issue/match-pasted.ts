import type { StudentChoice } from '../../identity/schemas';
import { withoutBlanks } from '../../text/blanks';

/**
 * What a pasted line found. `several`: more than one of that name (동명이인), to choose from; `nobody`:
 * to be mended.
 */
export type PastedLine =
  | { line: string; found: 'one'; student: StudentChoice }
  | { line: string; found: 'several'; students: StudentChoice[] }
  | { line: string; found: 'nobody' };

const digits = (text: string) => text.replace(/\D/g, '');
/** The last four digits of a phone, or all of it: 5678, 010-1234-5678, +82 10 1234 5678. */
const isNumber = (cell: string) =>
  /^\+?[\d()-]+$/.test(cell) && (digits(cell).length === 4 || digits(cell).length >= 9);

/**
 * Who is named so, and, where a line has more than a name, whose seat or last digits stand beside
 * it.
 */
function candidates(line: string, students: readonly StudentChoice[]): StudentChoice[] {
  const cells = line
    .split(/[\t,;]|\s{2,}/)
    .map(withoutBlanks)
    .filter(Boolean);
  const whole = students.filter(({ name }) => withoutBlanks(name) === withoutBlanks(line));
  if (whole.length > 0) return whole;
  const named = students.filter(({ name }) => cells.includes(withoutBlanks(name)));
  const told = named.filter(
    ({ seat, phoneTail }) =>
      (seat !== null && cells.includes(withoutBlanks(seat))) ||
      cells.some((cell) => digits(cell).length >= 4 && digits(cell).endsWith(phoneTail)),
  );
  if (told.length > 0 || named.length > 0) return told.length > 0 ? told : named;
  return students.filter(
    ({ seat, phoneTail }) =>
      cells.length === 1 &&
      ((seat !== null && cells[0] === withoutBlanks(seat)) ||
        (isNumber(cells[0] ?? '') && digits(cells[0] ?? '').endsWith(phoneTail))),
  );
}

/**
 * Reads pasted names (이름 여러 줄 붙여넣기), one student a line: a name, alone or with seat or phone beside
 * it; a seat, a phone or its last four digits alone.
 */
export function matchPasted(text: string, students: readonly StudentChoice[]): PastedLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.map((line): PastedLine => {
    const [first, ...more] = candidates(line, students);
    if (first === undefined) return { line, found: 'nobody' };
    return more.length === 0
      ? { line, found: 'one', student: first }
      : { line, found: 'several', students: [first, ...more] };
  });
}
