import type { StudentChoice } from '../identity/schemas';
import { isPhone, keptPhone } from '../identity/phone';
import { seatKey } from '../identity/seat';
import { withoutBlanks } from '../text/blanks';

/**
 * Match of a pasted line. `several`: more than one of that name (동명이인), to choose from; `nobody`:
 * to be corrected.
 */
export type PastedLine =
  | { line: string; found: 'one'; student: StudentChoice }
  | { line: string; found: 'several'; students: StudentChoice[] }
  | { line: string; found: 'nobody' };

const digits = (text: string) => text.replace(/\D/g, '');
/** The last four digits of a phone, or all of it: 5678, 010-1234-5678, +82 10 1234 5678. */
const isNumber = (cell: string) =>
  /^\d{4}$/.test(cell) || (!/\p{L}/u.test(cell) && isPhone(keptPhone(cell)));

/** The words of a line as its cells part them, and each word for itself: `1. 김하늘 (고3)`. */
const cellsOf = (line: string) =>
  line
    .split(/[\t,;]|\s{2,}/)
    .map(withoutBlanks)
    .filter(Boolean);
const wordsOf = (line: string) => line.split(/[\s,;、·/()[\]]+/).filter(Boolean);

const namedIn = (words: readonly string[], students: readonly StudentChoice[]) =>
  students.filter(({ name }) => words.includes(withoutBlanks(name)));

/** Whether something besides the name distinguishes namesakes. */
const isDistinguished =
  (words: readonly string[]) =>
  ({ seat, grade, school, phoneTail }: StudentChoice) =>
    [grade, school].some((fact) => fact !== null && words.includes(withoutBlanks(fact))) ||
    (seat !== null && words.some((word) => seatKey(word) === seatKey(seat))) ||
    words.some((word) => digits(word).length >= 4 && digits(word).endsWith(phoneTail));

/**
 * Who is named so, and, where a line has more than a name, whose seat, last digits, grade or school
 * are beside it.
 */
function candidates(line: string, students: readonly StudentChoice[]): StudentChoice[] {
  const cells = cellsOf(line);
  const whole = namedIn([withoutBlanks(line)], students);
  if (whole.length > 0) return whole;
  for (const words of [cells, wordsOf(line)]) {
    const named = namedIn(words, students);
    const told = named.filter(isDistinguished(words));
    if (named.length > 0) return told.length > 0 ? told : named;
  }
  return students.filter(
    ({ seat, phoneTail }) =>
      cells.length === 1 &&
      ((seat !== null && seatKey(cells[0] ?? '') === seatKey(seat)) ||
        (isNumber(cells[0] ?? '') && digits(cells[0] ?? '').endsWith(phoneTail))),
  );
}

const looksLikeName = (part: string) => /^[가-힣]{2,4}$/.test(part);

/**
 * One student a line, also of a line that lists several as a message does: 김하늘, 이바다. A cell of a
 * spreadsheet's row is no list.
 */
function onePerLine(line: string, students: readonly StudentChoice[]): string[] {
  if (line.includes('\t') || namedIn([withoutBlanks(line)], students).length > 0) return [line];
  const namesIn = (part: string) => namedIn([withoutBlanks(part), ...wordsOf(part)], students);
  const parts = line
    .split(/[,;、·/]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const facts = namesIn(line).flatMap(({ grade, school, className }) => [grade, school, className]);
  const people = parts.filter(
    (part) => namesIn(part).length > 0 || (looksLikeName(part) && !facts.includes(part)),
  );
  if (people.length > 1) return parts;
  const words = wordsOf(line);
  const names = new Set(words.filter((word) => namedIn([word], students).length > 0));
  return names.size > 1 && words.every((word) => looksLikeName(word)) ? words : [line];
}

/**
 * Reads pasted names (이름 여러 줄 붙여넣기), one student a line or several in a list: a name, alone or with
 * seat, phone, grade or school beside it; a seat, a phone or its last four digits alone.
 */
export function matchPasted(text: string, students: readonly StudentChoice[]): PastedLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => onePerLine(line, students));
  return lines.map((line): PastedLine => {
    const [first, ...more] = candidates(line, students);
    if (first === undefined) return { line, found: 'nobody' };
    return more.length === 0
      ? { line, found: 'one', student: first }
      : { line, found: 'several', students: [first, ...more] };
  });
}
