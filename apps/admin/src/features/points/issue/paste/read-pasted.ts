import type { StudentChoice } from '@academy/domain/identity';
import { matchPasted, type PastedLine } from '@academy/domain/pasting';
import type { PointPreset } from '@academy/domain/points';
import { cellsAsWritten, separatedCells } from '@academy/domain/tables';
import { withoutBlanks } from '@academy/domain/text';
import { isCalendarDay, type CalendarDay } from '@academy/domain/time';
import { pasteTexts } from '../../points-texts';

export type PasteProblem = 'unknown-item' | 'wrong-date';

/** A pasted line: the name, and in a table (이름·항목·날짜) also item and day. */
export interface PastedRow {
  student: PastedLine;
  preset: PointPreset | null;
  date: CalendarDay | null;
  problem: PasteProblem | null;
}

const DATE = /^(?:(\d{4})[-./년]\s*)?(\d{1,2})[-./월]\s*(\d{1,2})[.일]?$/;

/**
 * `2026-11-20`, `2026. 11. 20.`, `11/20`, `11월 20일`; without a year the newest such day that is not
 * ahead. Null: no date at all.
 */
function readDate(cell: string, today: CalendarDay): CalendarDay | 'wrong' | null {
  const read = DATE.exec(cell.trim().replace(/\.\s+/g, '.'));
  if (!read) return null;
  const [, year, month = '', date = ''] = read;
  const inYear = (of: number) => `${of}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const text = inYear(
    year === undefined ? thisYear - (inYear(thisYear) > today ? 1 : 0) : Number(year),
  );
  return isCalendarDay(text) && text <= today ? text : 'wrong';
}

const isHeader = (cells: readonly string[]) =>
  pasteTexts.header.slice(0, 2).every((head, at) => cells[at]?.trim() === head);

interface Known {
  students: readonly StudentChoice[];
  presets: readonly PointPreset[];
  today: CalendarDay;
}

/**
 * What a line's cells say beside the student: a cell that is a preset's name, and one that is a
 * date. `rest` names the student.
 */
function readCells(cells: readonly string[], { presets, today }: Known) {
  const offered = presets.filter(({ hidden }) => !hidden);
  const presetAt = cells.findIndex(
    (cell, at) => at > 0 && offered.some(({ name }) => withoutBlanks(name) === withoutBlanks(cell)),
  );
  const dateAt = cells.findIndex((cell, at) => at > 0 && readDate(cell, today) !== null);
  const date = dateAt < 0 ? null : readDate(cells[dateAt] ?? '', today);
  return {
    preset:
      offered.find(({ name }) => withoutBlanks(name) === withoutBlanks(cells[presetAt] ?? '')) ??
      null,
    date,
    rest: cells.filter((_, at) => at !== presetAt && at !== dateAt),
  };
}

/** What of a table's line is neither the student nor a date: an item that is not there. */
function namesNobody(rest: readonly string[], found: PastedLine): boolean {
  const known =
    found.found === 'one' ? [found.student] : found.found === 'several' ? found.students : [];
  return rest
    .slice(1)
    .some(
      (cell) =>
        withoutBlanks(cell) !== '' &&
        !known.some(
          ({ name, seat, school, grade, phoneTail }) =>
            [name, seat ?? '', school ?? '', grade ?? '']
              .map(withoutBlanks)
              .includes(withoutBlanks(cell)) || cell.replace(/\D/g, '').endsWith(phoneTail),
        ),
    );
}

/**
 * Reads names a line, or a table of 이름·항목·날짜 as a spreadsheet copies it. Days ahead are wrong,
 * items that are not offered unknown.
 */
export function readPasted(text: string, known: Known): PastedRow[] {
  const lines = cellsAsWritten({ cells: separatedCells(text, '\t') }).filter((line) =>
    line.some((cell) => cell.trim() !== ''),
  );
  const read = lines
    .filter((cells, at) => !(at === 0 && isHeader(cells)))
    .map((cells) => readCells(cells, known));
  const isTable = read.some(({ preset, date }) => preset !== null || date !== null);
  return read.flatMap(({ preset, date, rest }) =>
    matchPasted(rest.join('\t'), known.students).map((student): PastedRow => {
      const unknown = isTable && preset === null && namesNobody(rest, student);
      return {
        student,
        preset,
        date: date === 'wrong' ? null : date,
        problem: unknown ? 'unknown-item' : date === 'wrong' ? 'wrong-date' : null,
      };
    }),
  );
}
