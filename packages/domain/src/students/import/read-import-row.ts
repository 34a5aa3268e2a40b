import { fill } from '../../text/fill';
import { importTexts as texts, studentFieldName } from './import-texts';
import { cellName, oddText, type OddCell } from '../../tables';
import type { CalendarDay } from '../../time';
import { readDay } from '../../files/read-day';
import { readImportedPhone, readImportedStatus } from './import-cells';
import type { ImportHeader } from './import-columns';
import type { GivenGuardian } from '../guardians';
import {
  guardianFields,
  isGuardianField,
  type GuardianField,
  type ImportField,
  type OwnImportField,
} from './import-field';
import type { StudentForm } from '../schemas';
import { oneLine } from '../../text/blanks';

/**
 * The cells of one row as far as they can be read, with what is wrong and what was repaired. A
 * blank cell says nothing.
 */
export interface ReadRow {
  /** As the spreadsheet counts, from 1. */
  row: number;
  given: Partial<Omit<StudentForm, 'guardians'>>;
  guardians: GivenGuardian[];
  /** Fields whose cell could not be read. */
  failed: ReadonlySet<ImportField>;
  errors: string[];
  warnings: string[];
}

/** One row of a table, with those of its cells that are not to be trusted; `at` from 0. */
export interface TableRow {
  cells: readonly string[];
  odd: readonly OddCell[];
  at: number;
}

interface Read {
  given?: ReadRow['given'];
  error?: string;
  warning?: string;
}
type Reader = (cell: string, today: CalendarDay) => Read;

/** A number in a cell, kept as the field wants it. */
function readPhone(
  cell: string,
  field: ImportField,
  keep: (digits: string) => ReadRow['given'],
): Read {
  const phone = readImportedPhone(cell);
  if (phone === null) return { error: fill(texts.phoneUnreadable, { cell }) };
  return {
    given: keep(phone.digits),
    ...(phone.repaired && {
      warning: fill(texts.zeroRestored, { field: studentFieldName(field) }),
    }),
  };
}

/** 김 하 늘, spread out to fill its column: a Korean name has no blanks. */
const nameAlone = (cell: string) =>
  /^[가-힣]( ?[가-힣]){1,4}$/.test(cell) ? cell.replaceAll(' ', '') : cell;

const readers: Partial<Record<OwnImportField, Reader>> = {
  // A number is no name: of a seat, a student or a row that came into the wrong column.
  name: (cell) =>
    /\p{L}/u.test(cell)
      ? { given: { name: nameAlone(cell) } }
      : { error: fill(texts.nameWithoutLetters, { cell }) },
  phone: (cell) => readPhone(cell, 'phone', (phone) => ({ phone })),
  startDate: (cell, today) => {
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

/** A cell of a guardian joins what their other columns say. */
function readGuardian(cell: string, field: GuardianField, guardians: GivenGuardian[]): Read {
  const { who, part } = guardianFields[field];
  const add = (text: string) => {
    const found = guardians.find((guardian) => guardian.who === who);
    if (found) found.parts[part] = text;
    else guardians.push({ who, parts: { [part]: text } });
    return {};
  };
  return part === 'phone' ? readPhone(cell, field, add) : { given: add(cell) };
}

/** Fields that identify a student: a row without them is none. */
const NEEDED: ReadonlySet<ImportField> = new Set(['name', 'phone']);

/**
 * Reads one row by the columns of its table. A cell that is not to be trusted is empty and named.
 * Null for a row with nothing in it.
 */
export function readImportRow(
  { cells, odd, at: row }: TableRow,
  { columns }: Pick<ImportHeader, 'columns'>,
  today: CalendarDay,
): ReadRow | null {
  const failed = new Set<ImportField>();
  const read: ReadRow = {
    row: row + 1,
    given: {},
    guardians: [],
    failed,
    errors: [],
    warnings: [],
  };
  for (const [at, { field }] of columns.entries()) {
    const cell = oneLine(cells[at] ?? '');
    const unread = odd.find(({ column }) => column === at);
    if (field !== null && unread) {
      const place = `${cellName(unread)} ${studentFieldName(field)}`;
      (NEEDED.has(field) ? read.errors : read.warnings).push(
        fill(texts.field, { field: place, message: oddText(unread) }),
      );
      failed.add(field);
    }
    if (field === null || unread || cell === '') continue;
    const {
      given = {},
      error,
      warning,
    } = isGuardianField(field)
      ? readGuardian(cell, field, read.guardians)
      : (readers[field]?.(cell, today) ?? { given: { [field]: cell } });
    Object.assign(read.given, given);
    if (error !== undefined) {
      read.errors.push(error);
      failed.add(field);
    }
    if (warning !== undefined) read.warnings.push(warning);
  }
  return failed.size === 0 && cells.every((cell) => oneLine(cell) === '') ? null : read;
}
