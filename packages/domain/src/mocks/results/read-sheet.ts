import { cellName } from '../../tables/cell-name';
import { oddText } from '../../tables/table-texts';
import type { Table } from '../../tables';
import { oneLine } from '../../text/blanks';
import { fill } from '../../text/fill';
import {
  readRows,
  valueColumns,
  type KnownToSheet,
  type ResultRow,
  type ValueColumn,
} from './read-row';
import { measureName, sheetTexts as texts } from './result-texts';
import { findTitles } from './titles';

export interface ReadResults {
  /** Why nothing of it can be read; null: it can. */
  problem: string | null;
  rows: ResultRow[];
  /** Titles of columns that were not read. */
  unread: string[];
  subjects: string[];
}

const failed = (problem: string): ReadResults => ({ problem, rows: [], unread: [], subjects: [] });

/** A title without a measure over small whole numbers: a score and a band look the same. */
function unclearColumn(columns: readonly ValueColumn[], body: Table['cells']): string | null {
  const unclear = columns.find(({ at, bare }) => {
    const values = body.map((line) => oneLine(line[at] ?? '')).filter((text) => /^\d/.test(text));
    return bare && values.length > 0 && values.every((text) => /^[1-9]$/.test(text));
  });
  return unclear ? fill(texts.unclear, { subject: unclear.subject ?? '' }) : null;
}

function twoColumns(columns: readonly ValueColumn[]): string | null {
  const keys = columns.map(({ subject, measure }) => `${subject ?? ''} ${measure}`);
  const twice = columns.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
  return twice
    ? fill(texts.twoColumns, { subject: twice.subject ?? '', measure: measureName(twice.measure) })
    : null;
}

/**
 * Reads a sheet of results: a row for each student with columns of subjects, or for each result
 * with a column that names the subject. A blank cell says nothing, 결시 that the student was not
 * there. Each mistake is with its row; nothing is guessed.
 */
export function readResults(table: Table, known: KnownToSheet): ReadResults {
  const titles = findTitles(table.cells, known.subjects);
  if (titles === null) return failed(texts.noTitles);
  const columns = valueColumns(titles);
  const problem = twoColumns(columns) ?? unclearColumn(columns, table.cells.slice(titles.row + 1));
  if (problem !== null) return failed(problem);
  const odd = new Map(table.odd.map((cell) => [cellName(cell), oddText(cell)]));
  const rows = readRows({ table, titles, known, odd });
  return {
    problem: rows.length === 0 ? texts.noRows : null,
    rows,
    unread: titles.titles.filter(
      (title, at) => title !== '' && titles.roles[at]?.kind === 'unknown',
    ),
    subjects: [...new Set(rows.flatMap(({ results }) => results.map(({ subject }) => subject)))],
  };
}

/** Whether a sheet of a file is one of results. */
export const isResultSheet = ({ cells }: Pick<Table, 'cells'>): boolean =>
  findTitles(cells, []) !== null;
