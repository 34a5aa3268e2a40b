import { groupBy } from '../../collections';
import { fill } from '../../text/fill';
import { maskPhone } from '../../files/mask-phone';
import { importTexts as texts, studentFieldName } from './import-texts';
import { readTable, type SheetPart } from '../../tables';
import type { CalendarDay } from '../../time';
import { checkStudent } from '../check-student';
import { blankStudent } from '../fields';
import {
  findColumnProblem,
  findImportHeader,
  type ColumnChoice,
  type ImportHeader,
  type RememberedColumns,
} from './import-columns';
import { IMPORT_FIELDS, isGuardianField, isOwnField, isPhoneField } from './import-field';
import type { ImportCounts, ImportPreview, ImportRow } from './import-schemas';
import { changesBetween, type KnownStudent } from './known-student';
import { mergeGuardians } from '../guardians';
import { IMPORT_MAX_CELL, IMPORT_MAX_STUDENTS } from '../limits';
import { numberBlockedBy } from '../shared-number';
import { readImportRow, type ReadRow } from './read-import-row';
import type { StudentDraft } from '../schemas';
import { findSeatClashes } from '../seats';

/** A row with all that would be written, also what no column holds. */
export interface PlannedRow extends ImportRow {
  student: StudentDraft | null;
}
export interface ImportPlan extends ImportPreview {
  rows: PlannedRow[];
}

const nobody = (problem: string, columns: ImportHeader['columns'] = []): ImportPlan => ({
  problem,
  columns,
  counts: { add: 0, change: 0, same: 0, error: 0 },
  rows: [],
});

interface Known {
  /** Whether the importer may see phone numbers: otherwise a number must not reveal its owner. */
  contacts: boolean;
  /** Whether brothers and sisters may have one number. */
  shared: boolean;
  byPhone: ReadonlyMap<string, readonly KnownStudent[]>;
  byName: ReadonlyMap<string, readonly KnownStudent[]>;
}

const describe = ({ name, school, grade, phone }: StudentDraft) =>
  [name, school, grade, phone.slice(-4)].filter(Boolean).join(' · ');

function warningsOf(
  student: StudentDraft,
  match: KnownStudent | undefined,
  { byName }: Known,
): string[] {
  const namesake = match === undefined ? byName.get(student.name)?.[0] : undefined;
  return namesake ? [fill(texts.namesake, { student: describe(namesake) })] : [];
}

const withoutBlanks = (text: string | undefined) => text?.replaceAll(' ', '');

/** A row that is not written, and why. */
const refusedRow = (
  { row, warnings }: ReadRow,
  { name, studentId }: Pick<PlannedRow, 'name' | 'studentId'>,
  errors: string[],
): PlannedRow => ({
  row,
  kind: 'error',
  name,
  studentId,
  student: null,
  changes: [],
  errors,
  warnings,
});

/**
 * The owner of a row's number: the one of that name, or else any; `sibling` may share it with the
 * new student of the row.
 */
function findHolder({ name, phone }: ReadRow['given'], known: Known) {
  const holders = phone === undefined ? [] : (known.byPhone.get(phone) ?? []);
  const named = holders.find((one) => withoutBlanks(one.name) === withoutBlanks(name));
  const [sibling] = holders;
  const isNew =
    !named &&
    known.contacts &&
    name !== undefined &&
    numberBlockedBy({ name }, holders, known) === undefined;
  return isNew ? { sibling } : { match: named ?? sibling };
}

/** Decides one row for itself: what it would write, or why not. */
function planRow(line: ReadRow, known: Known): PlannedRow {
  const { row, given: cells, errors: read, warnings } = line;
  const { match, sibling } = findHolder(cells, known);
  // A different number of blanks makes neither a new student nor a change.
  const given =
    match && withoutBlanks(cells.name) === withoutBlanks(match.name)
      ? { ...cells, name: match.name }
      : cells;
  if (match && !known.contacts && given.name !== match.name) {
    const errors = [...read, texts.otherNameUnsaid];
    return refusedRow(line, { name: given.name ?? '', studentId: null }, errors);
  }
  const before = match ?? blankStudent;
  const guardians = mergeGuardians(before.guardians, line.guardians);
  const { errors: found, student } = checkStudent({ ...before, ...given, guardians });
  // A cell that could not be read has its own words already.
  const checked = Object.entries(found).filter(
    ([field]) => !(isOwnField(field) && line.failed.has(field) && given[field] === undefined),
  );
  const errors = [
    ...read,
    ...checked.map(([field, message]) =>
      isOwnField(field) ? fill(texts.field, { field: studentFieldName(field), message }) : message,
    ),
    ...(match && given.name !== undefined && student && student.name !== match.name
      ? [fill(texts.otherName, { student: match.name })]
      : []),
  ];
  const name = given.name ?? match?.name ?? '';
  if (student === null || errors.length > 0)
    return refusedRow(line, { name, studentId: match?.id ?? null }, errors);
  const fields = IMPORT_FIELDS.filter(
    (field) => isGuardianField(field) || Object.hasOwn(given, field),
  );
  const changes = match ? changesBetween(match, student, fields) : [];
  const kind = match === undefined ? 'add' : changes.length > 0 ? 'change' : 'same';
  return {
    row,
    kind,
    name: student.name,
    studentId: match?.id ?? null,
    student,
    changes,
    errors,
    warnings: [
      ...warnings,
      ...(sibling ? [fill(texts.sharesNumber, { student: sibling.name })] : []),
      ...warningsOf(student, match, known),
    ],
  };
}

/**
 * Of rows with one phone number, or of one student where it may be shared, the first is taken if
 * all name the same student; otherwise all are refused.
 */
function refuseTwice(rows: readonly PlannedRow[], { shared }: { shared: boolean }): PlannedRow[] {
  const keyOf = ({ student }: PlannedRow) =>
    `${student?.phone ?? ''} ${shared ? (student?.name ?? '') : ''}`;
  const groups = groupBy(
    rows.filter(({ student }) => student !== null),
    keyOf,
  );
  return rows.map((row) => {
    const group = groups.get(keyOf(row)) ?? [];
    const [first] = group;
    const agree = group.every(({ name }) => name === first?.name);
    if (
      row.student === null ||
      first === undefined ||
      group.length === 1 ||
      (agree && row === first)
    )
      return row;
    const other = row === first ? group[1] : first;
    return {
      ...row,
      kind: 'error',
      student: null,
      changes: [],
      errors: [fill(texts.twiceInTable, { row: other?.row ?? first.row })],
    };
  });
}

/**
 * Checks seats after the good rows are written: a taken one is refused, with the name of its
 * student.
 */
function refuseSeats(rows: readonly PlannedRow[], existing: readonly KnownStudent[]): PlannedRow[] {
  const changes = rows.flatMap(({ student, studentId, row }) =>
    student === null ? [] : [{ ...student, id: studentId, row }],
  );
  const clashes = new Map(
    [...findSeatClashes(changes, existing)].map(([{ row }, holder]) => [row, holder]),
  );
  return rows.map((row) => {
    const holder = clashes.get(row.row);
    if (holder === undefined) return row;
    const seat = row.student?.seat ?? '';
    const error =
      'row' in holder
        ? fill(texts.seatTwice, { seat, row: holder.row, student: holder.name })
        : fill(texts.seatTaken, { seat, student: holder.name });
    return { ...row, kind: 'error', student: null, changes: [], errors: [error] };
  });
}

const countsOf = (rows: readonly ImportRow[]): ImportCounts => {
  const count = (kind: ImportRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return { add: count('add'), change: count('change'), same: count('same'), error: count('error') };
};

/** What a table is planned against. */
export interface ImportBasis {
  existing: readonly KnownStudent[];
  /** The day in Seoul. */
  today: CalendarDay;
  /** Whether the importer may see phone numbers. */
  contacts: boolean;
  /** What managers chose for headings before. */
  remembered?: RememberedColumns;
  /** Whether brothers and sisters may have one number. */
  shared?: boolean;
  /** What the manager chose for the columns of this table. */
  choice?: ColumnChoice | undefined;
}

/**
 * What importing a table of students would do, before anything is written. A row is a known student
 * when the phone number is; a blank cell leaves what is there. Real files are read as they are:
 * titles under other names, NFD, lost leading zeros. The server plans once more under a lock before
 * it writes exactly the rows without an error. See docs/product/students.md#import.
 */
export function planImport(
  sheet: SheetPart,
  { existing, today, contacts, remembered, shared = false, choice }: ImportBasis,
): ImportPlan {
  const { cells, odd } = readTable(sheet, { longest: IMPORT_MAX_CELL });
  const header = findImportHeader(cells, {
    ...(remembered && { remembered }),
    ...(choice && { choice }),
  });
  if (header === null) return nobody(texts.noHeader);
  const problem = findColumnProblem(header.columns);
  if (problem !== null) return nobody(problem, header.columns);
  const oddOf = groupBy(odd, ({ row }) => row);
  const read = cells.flatMap((line, at) =>
    at <= header.row
      ? []
      : (readImportRow({ cells: line, odd: oddOf.get(at) ?? [], at }, header, today) ?? []),
  );
  if (read.length > IMPORT_MAX_STUDENTS)
    return nobody(fill(texts.tooMany, { limit: IMPORT_MAX_STUDENTS }), header.columns);
  const known: Known = {
    contacts,
    shared,
    byPhone: groupBy(existing, ({ phone }) => phone),
    byName: groupBy(existing, ({ name }) => name),
  };
  const rows = refuseSeats(
    refuseTwice(
      read.map((row) => planRow(row, known)),
      known,
    ),
    existing,
  );
  return { problem: null, columns: header.columns, counts: countsOf(rows), rows };
}

const masked = (text: string) => (text === texts.empty ? text : maskPhone(text));

/** The plan for an importer who may not see phone numbers: existing ones are masked. */
export const withoutContacts = (preview: ImportPreview): ImportPreview => ({
  ...preview,
  rows: preview.rows.map((row) => ({
    ...row,
    student: row.student && {
      ...row.student,
      guardians: row.student.guardians.map(({ phone, ...guardian }) => ({
        ...guardian,
        phone: phone && maskPhone(phone),
      })),
    },
    changes: row.changes.map((change) =>
      isPhoneField(change.field) ? { ...change, before: masked(change.before) } : change,
    ),
  })),
});

/** Whether an import does what its preview had promised. */
export const sameCounts = (a: ImportCounts, b: ImportCounts): boolean =>
  a.add === b.add && a.change === b.change && a.same === b.same && a.error === b.error;
