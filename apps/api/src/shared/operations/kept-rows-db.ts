import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { sameJson } from '../same-json';
import { keyOf } from './row-keys-db';
import {
  COUNTED,
  isFields,
  lockRows,
  readPart,
  revived,
  without,
  writeRows,
  type By,
  type Fields,
  type Parts,
  type RowChange,
} from './stored-rows-db';

type RowOf<T extends PgTable> = T['$inferSelect'];
type PartRows<P extends Parts> = { readonly [Name in keyof P]: RowOf<P[Name][0]>[] };

interface Options<T extends PgTable, Column, Left, P extends Parts> {
  /** The columns that are kept, compared and brought back; all without it. Never a secret. */
  only?: readonly Column[];
  /** Or the columns that are left out: what others count up in the same row. */
  except?: readonly Left[];
  parts?: P;
  /** Whether a row counts: a voided line is as good as gone. */
  counts?: (row: RowOf<T>) => boolean;
  /** A later change counts even where it led back to the same values: the version says so. */
  versions?: boolean;
  /** Where rows of one table are kept in two ways; otherwise the table's name. */
  name?: string;
}

/** How an operation keeps rows of a table, and how they come back. */
export interface KeptRows<Row> {
  entity: string;
  /** Those that count, locked until the transaction ends. */
  read: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  /** Refuses what another release kept: the table had other columns then. */
  parse: (kept: unknown) => Row;
  same: (a: Row | null, b: Row | null) => boolean;
  /** `gone`: what becomes of a row that was not there; it is deleted without it. */
  write: (
    tx: Tx,
    changes: readonly RowChange<Row>[],
    by: By,
    gone?: (row: Row) => Partial<Row>,
  ) => Promise<void>;
}

/** A row as it is kept. */
export type KeptRow<K> = K extends KeptRows<infer One> ? One : never;

/** The columns that are kept: the chosen ones, the key, and whose it is. */
function columnsOf(
  table: PgTable,
  { only, except }: { only?: readonly string[]; except?: readonly string[] },
): string[] {
  const chosen = only && [...only, ...keyOf(table).map(([field]) => field), 'studentId'];
  return Object.entries(getTableColumns(table))
    .filter(([, { generated }]) => !generated)
    .map(([field]) => field)
    .filter((field) => (chosen?.includes(field) ?? true) && !except?.includes(field));
}

/**
 * How operations keep rows of a table: as they were before and after a write, so that taking back
 * needs no list of what to restore.
 */
export function keptRows<
  T extends PgTable,
  Column extends keyof RowOf<T> & string = keyof RowOf<T> & string,
  Left extends keyof RowOf<T> & string = never,
  const P extends Parts = Readonly<Record<never, never>>,
>(
  whole: T,
  { parts, counts, name, versions, ...chosen }: Options<T, Column, Left, P> = {},
): KeptRows<Pick<RowOf<T>, Exclude<Column, Left>> & PartRows<P>> {
  type Row = Pick<RowOf<T>, Exclude<Column, Left>> & PartRows<P>;
  const table: PgTable = whole;
  const own: Parts = parts ?? {};
  const columns = columnsOf(table, chosen);
  const fields = [...columns, ...Object.keys(own)].toSorted();

  const isRow = (row: Fields): row is Fields & Row => sameJson(Object.keys(row).toSorted(), fields);
  const isWhole = (row: Fields): row is Fields & RowOf<T> => row !== undefined;
  const typed = (row: Fields): Fields & Row => {
    // Another release kept other columns.
    if (!isRow(row)) throw new Refusal('undo-too-late');
    return row;
  };
  const compared = (row: Fields | null) => (row && !versions ? without(row, COUNTED) : row);

  return {
    entity: name ?? getTableName(table),
    async read(tx, ids) {
      if (ids.length === 0) return new Map();
      const found = [...(await lockRows(tx, table, ids))].filter(
        ([, row]) => !counts || (isWhole(row) && counts(row)),
      );
      const partsOf = new Map<string, (id: string) => Fields[]>();
      for (const [part, one] of Object.entries(own))
        partsOf.set(part, await readPart(tx, one, ids));
      const keptOf = (id: string, row: Fields) => ({
        ...Object.fromEntries(columns.map((field) => [field, row[field]])),
        ...Object.fromEntries([...partsOf].map(([part, of]) => [part, of(id)])),
      });
      return new Map(found.map(([id, row]) => [id, typed(keptOf(id, row))]));
    },
    parse: (kept) => typed(isFields(kept) ? revived(kept, table) : {}),
    same: (a, b) => sameJson(compared(a), compared(b)),
    write: (tx, changes, by, gone) =>
      writeRows(
        tx,
        { table, parts: own },
        changes.map(({ id, now, back }) => ({
          id,
          now,
          back: back ?? (now && gone ? { ...now, ...gone(now) } : null),
        })),
        by,
      ),
  };
}
