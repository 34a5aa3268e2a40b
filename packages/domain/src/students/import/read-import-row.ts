import { fill } from '../../text/fill';
import { importTexts as texts, studentFieldName } from './import-texts';
import type { CalendarDay } from '../../time';
import { readDay } from '../../files/read-day';
import { readImportedPhone, readImportedStatus } from './import-cells';
import type { ImportHeader } from './import-columns';
import type { ImportField } from './import-field';
import type { StudentForm } from '../schemas';
import { oneLine } from '../../text/blanks';

/**
 * The cells of one row as far as they can be read, with what is wrong and what was repaired. A
 * blank cell says nothing.
 */
export interface ReadRow {
  /** As the spreadsheet counts, from 1. */
  row: number;
  given: Partial<StudentForm>;
  errors: string[];
  warnings: string[];
}

type Reader = (
  cell: string,
  field: ImportField,
  today: CalendarDay,
) => { given?: Partial<StudentForm>; error?: string; warning?: string };

const readPhone: Reader = (cell, field) => {
  const phone = readImportedPhone(cell);
  if (phone === null) return { error: fill(texts.phoneUnreadable, { cell }) };
  return {
    given: { [field]: phone.digits },
    ...(phone.repaired && {
      warning: fill(texts.zeroRestored, { field: studentFieldName(field) }),
    }),
  };
};

/** 김 하 늘, spread out to fill its column: a Korean name has no blanks. */
const nameAlone = (cell: string) =>
  /^[가-힣]( ?[가-힣]){1,4}$/.test(cell) ? cell.replaceAll(' ', '') : cell;

const readers: Partial<Record<ImportField, Reader>> = {
  name: (cell) => ({ given: { name: nameAlone(cell) } }),
  phone: readPhone,
  parentPhone: readPhone,
  startDate: (cell, _, today) => {
    const startDate = readDay(cell, today);
    return startDate === null ? { error: fill(texts.day, { cell }) } : { given: { startDate } };
  },
  status: (cell) => {
    const status = readImportedStatus(cell);
    return status === null ? { error: fill(texts.status, { cell }) } : { given: { status } };
  },
  depositorNames: (cell) => ({
    given: {
      depositorNames: cell
        .split(/[,/·;]/)
        .map(oneLine)
        .filter(Boolean),
    },
  }),
};

/** Reads one row by the columns of its table. Null for a row with nothing in it. */
export function readImportRow(
  cells: readonly string[],
  row: number,
  { columns }: Pick<ImportHeader, 'columns'>,
  today: CalendarDay,
): ReadRow | null {
  const read: ReadRow = { row, given: {}, errors: [], warnings: [] };
  for (const [at, { field }] of columns.entries()) {
    const cell = oneLine(cells[at] ?? '');
    if (field === null || cell === '') continue;
    const {
      given = {},
      error,
      warning,
    } = readers[field]?.(cell, field, today) ?? { given: { [field]: cell } };
    Object.assign(read.given, given);
    if (error !== undefined) read.errors.push(error);
    if (warning !== undefined) read.warnings.push(warning);
  }
  return cells.every((cell) => oneLine(cell) === '') ? null : read;
}
