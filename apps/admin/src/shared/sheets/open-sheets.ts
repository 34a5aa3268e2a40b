import { readTable, TABLE_ROW_LIMIT, type Sheet, type Table } from '@academy/domain/tables';

/** A file of which a sheet is read. */
export interface OpenSheets {
  fileName: string;
  sheets: readonly Sheet[];
  /** The place of the sheet that is read; null: a manager chooses. */
  at: number | null;
  /** Also what the sheet hides is read. */
  withHidden: boolean;
  /** Sheets that were taken already. */
  done: ReadonlySet<number>;
}

/**
 * The sheet to begin with: the only one that shows, or the only one that is a list of what is asked
 * for. Null where a manager must choose.
 */
export function chooseSheet(
  sheets: readonly Sheet[],
  isList: (table: Table) => boolean,
): number | null {
  const shown = sheets.flatMap((sheet, at) => (sheet.hidden ? [] : [at]));
  if (shown.length === 1) return shown[0] ?? null;
  const lists = shown.filter((at) => isList(readTable(sheets[at] ?? { cells: [] })));
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** What the opened sheet shows. */
export const openTable = ({ sheets, at, withHidden }: OpenSheets): Table =>
  readTable((at === null ? undefined : sheets[at]) ?? { cells: [] }, { withHidden });

/**
 * A table as a call takes it. Where more cells are odd than a call names, they go as they are
 * written, for the server to read once more.
 */
export function tableBody({ cells, spans, odd }: Table): Pick<Table, 'cells' | 'spans' | 'odd'> {
  const rows = cells.map((row) => [...row]);
  for (const { row, column, text } of odd.slice(TABLE_ROW_LIMIT)) {
    const line = rows[row] ?? [];
    while (line.length <= column) line.push('');
    line[column] = text;
    rows[row] = line;
  }
  return { cells: rows, spans, odd: odd.slice(0, TABLE_ROW_LIMIT) };
}

const FILE_NAME_LIMIT = 200;

/** The file, and its sheet where it has several. */
export const sheetName = ({ fileName, sheets, at }: OpenSheets): string =>
  (sheets.length > 1 && at !== null ? `${sheets[at]?.name ?? ''} · ${fileName}` : fileName).slice(
    0,
    FILE_NAME_LIMIT,
  );

/** Sheets that show and were not taken yet. */
export const sheetsLeft = ({ sheets, done }: OpenSheets): { at: number; name: string }[] =>
  sheets.flatMap(({ name, hidden }, at) => (hidden || done.has(at) ? [] : [{ at, name }]));
