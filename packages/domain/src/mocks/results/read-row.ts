import type { StudentChoice } from '../../identity/schemas';
import { cellName } from '../../tables/cell-name';
import type { Table } from '../../tables';
import { oneLine, withoutBlanks } from '../../text/blanks';
import { fill } from '../../text/fill';
import { findStudent, type FoundStudent, type StudentCells } from './find-student';
import { isAbsentText, readMeasure, type ResultMeasure } from './measures';
import { measureRangeText, sheetTexts as texts } from './result-texts';
import { RESULT_SUBJECT_LIMIT, type ExamResult } from './schemas';
import { knownSubject } from './subjects';
import type { ColumnRole, ResultTitles } from './titles';

/** What a sheet says of one subject; what it does not say is left out. */
export type ReadResult = Pick<ExamResult, 'subject'> & Partial<Record<ResultMeasure, number>>;

/** A row of a sheet that is a student's, from 1 as spreadsheets count. */
export interface ResultRow {
  row: number;
  /** As the sheet calls the student. */
  name: string;
  found: FoundStudent;
  results: ReadResult[];
  /** Subjects in which the student was not there. */
  absent: string[];
  /** What is wrong with it; such a row is not written. */
  mistakes: string[];
}

/** Who may be meant, and which subjects are known by their names. */
export interface KnownToSheet {
  students: readonly StudentChoice[];
  /** Ids of the students who are registered for the exam. */
  registered: ReadonlySet<string>;
  subjects: readonly string[];
}

export interface ResultSheet {
  table: Table;
  titles: ResultTitles;
  known: KnownToSheet;
  /** Why cells were not read, by their names. */
  odd: ReadonlyMap<string, string>;
}

type ValueRole = Extract<ColumnRole, { kind: 'value' }>;
export type ValueColumn = ValueRole & { at: number };

export const valueColumns = ({ roles }: ResultTitles): ValueColumn[] =>
  roles.flatMap((role, at) => (role.kind === 'value' ? [{ ...role, at }] : []));

/** Rows below the students that add them up. */
const SUMS = /^(평균|합계|총계|계|최고점?|최저점?|표준편차|인원|응시인원|중앙값|만점)$/;
/** Marks of a column that is called 결시. */
const MARKED = /^(o|○|v|✓|1|y|예|x|×)$/i;

const cellAt = ({ table }: ResultSheet, row: number, at: number): string =>
  oneLine(table.cells[row]?.[at] ?? '');

function textOf(sheet: ResultSheet, row: number, kind: ColumnRole['kind']): string {
  const at = sheet.titles.roles.findIndex((role) => role.kind === kind);
  return at < 0 ? '' : cellAt(sheet, row, at);
}

const studentCells = (sheet: ResultSheet, row: number): StudentCells => ({
  name: textOf(sheet, row, 'name'),
  number: textOf(sheet, row, 'number'),
  grade: textOf(sheet, row, 'grade'),
  className: textOf(sheet, row, 'class'),
  school: textOf(sheet, row, 'school'),
  phone: textOf(sheet, row, 'phone'),
});

/** Whether the row as a whole says that the student was not there. */
const isAbsentRow = (sheet: ResultSheet, row: number): boolean =>
  sheet.titles.roles.some((role, at) => {
    if (role.kind !== 'absent') return false;
    const text = cellAt(sheet, row, at);
    const title = withoutBlanks(sheet.titles.titles[at] ?? '');
    return isAbsentText(text) || (title.startsWith('결시') && MARKED.test(text));
  });

/** The subject of a column in this row; an elective's name in place of 탐구 1. */
function subjectOf(sheet: ResultSheet, row: number, { subject }: ValueColumn): string {
  const said = subject ?? textOf(sheet, row, 'subject');
  const chosen = sheet.titles.roles.findIndex(
    (role) => role.kind === 'elective' && role.subject === subject,
  );
  const elective = chosen >= 0 && /탐구|제2외국어/.test(said) ? cellAt(sheet, row, chosen) : '';
  const name = elective === '' || isAbsentText(elective) ? said : elective;
  return knownSubject(name, sheet.known.subjects) ?? name;
}

/** What one cell says: a value, 결시, nothing, or why it cannot be read. */
function readCell(sheet: ResultSheet, row: number, column: ValueColumn) {
  const { measure, at } = column;
  const text = cellAt(sheet, row, at);
  const place = cellName({ row, column: at });
  const subject = subjectOf(sheet, row, column);
  const odd = sheet.odd.get(place);
  const read = readMeasure(measure, text);
  const mistake =
    odd ??
    ('wrong' in read
      ? fill(texts.wrong, { subject, text, range: measureRangeText(measure) })
      : 'value' in read && read.value !== null && subject === ''
        ? texts.noSubject
        : subject.length > RESULT_SUBJECT_LIMIT
          ? fill(texts.longSubject, { subject: subject.slice(0, 20) })
          : null);
  return {
    subject,
    measure,
    mistake: mistake === null ? null : `${place}: ${mistake}`,
    isAbsent: 'absent' in read,
    value: 'value' in read ? read.value : null,
  };
}

function readValues(sheet: ResultSheet, row: number, columns: readonly ValueColumn[]) {
  const cells = columns.map((column) => readCell(sheet, row, column));
  const results = new Map<string, ReadResult>();
  for (const { subject, measure, mistake, value } of cells)
    if (mistake === null && value !== null)
      results.set(subject, { ...results.get(subject), subject, [measure]: value });
  const absent = new Set([
    ...cells.filter(({ isAbsent }) => isAbsent).map(({ subject }) => subject),
    // A score of 0 beside 결시 is none.
    ...(isAbsentRow(sheet, row) ? results.keys() : []),
  ]);
  return {
    results: [...results.values()].filter(({ subject }) => !absent.has(subject)),
    absent: [...absent],
    mistakes: cells.flatMap(({ mistake }) => mistake ?? []),
  };
}

/** The titles once more, as on every page of a print. */
function isTitlesAgain(sheet: ResultSheet, row: number): boolean {
  const titles = sheet.titles.titles.map(withoutBlanks);
  const cells = titles.map((_, at) => withoutBlanks(cellAt(sheet, row, at)));
  return cells.some(Boolean) && cells.every((cell, at) => cell === '' || cell === titles[at]);
}

const isNamed = ({ name, number, phone }: StudentCells) => name + number + phone !== '';

/** Whose each row is: without a name that of the row above, where joined cells were lost. */
function whoseRows(sheet: ResultSheet, rows: readonly number[]): StudentCells[] {
  const isLong = sheet.titles.roles.some(({ kind }) => kind === 'subject');
  let above: StudentCells | undefined;
  return rows.map((row) => {
    const own = studentCells(sheet, row);
    if (isNamed(own)) above = own;
    return isLong && above ? above : own;
  });
}

function readRow(sheet: ResultSheet, row: number, cells: StudentCells): ResultRow[] {
  const { results, absent, mistakes } = readValues(sheet, row, valueColumns(sheet.titles));
  const says = results.length + absent.length + mistakes.length > 0;
  const sums = [cells.name, cells.number].some((text) => SUMS.test(withoutBlanks(text)));
  if (sums || isTitlesAgain(sheet, row) || (!says && !isNamed(studentCells(sheet, row)))) return [];
  const name = cells.name || cells.number || cells.phone;
  const found = findStudent(cells, sheet.known.students, sheet.known.registered);
  const whose =
    name === '' ? [texts.noName] : found.found === 'nobody' ? [fill(texts.nobody, { name })] : [];
  return [{ row: row + 1, name, found, results, absent, mistakes: [...whose, ...mistakes] }];
}

/** The students' rows below the titles, in their order. */
export function readRows(sheet: ResultSheet): ResultRow[] {
  const rows = sheet.table.cells.map((_, row) => row).slice(sheet.titles.row + 1);
  const whose = whoseRows(sheet, rows);
  return rows.flatMap((row, at) => {
    const cells = whose[at];
    return cells ? readRow(sheet, row, cells) : [];
  });
}
