import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

/** What `db.execute(sql…)` answers, of whichever driver: the part that we use. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Queries are written with the tables themselves; drizzle's `db.query` is not set up. */
type Schema = Record<string, never>;

/** A database or a transaction in it: what every function in a `*-db.ts` takes. */
export type Db = PgDatabase<RowsHKT, Schema>;

/**
 * Inside `db.transaction((tx) => …)`. Use only `tx` there: the outer handle is another connection,
 * which may wait for what this one locks.
 */
export type Tx = PgTransaction<RowsHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** Ends a subscription. */
export type Unlisten = () => Promise<void>;

export interface Database {
  readonly db: Db;
  /** A server of the operator's, or our own. */
  readonly kind: 'postgres' | 'embedded';
  /** How busy this process's connections are at the moment. */
  load(): { open: number; idle: number; waiting: number };
  /**
   * Calls `handler` with the payload of every `notifying(channel, payload)` that commits in this
   * academy, from any process; `channel` is a lower-case word. A lost connection is made again by
   * itself; what was sent meanwhile is gone, and `onGap` says so.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onGap?: () => void,
  ): Promise<Unlisten>;
  /** Lets running queries end, then closes. Safe to call twice. */
  close(): Promise<void>;
}
