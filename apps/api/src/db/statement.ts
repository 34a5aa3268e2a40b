import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './database';

/** As both drivers write names: `studentId` is `student_id`. */
const dialect = new PgDialect({ casing: 'snake_case' });

interface Answers<Row> extends PreparedQueryConfig {
  execute: { rows: Row[] };
}

/**
 * A statement for those who ask it with every request: its text is made once, and each connection
 * to PostgreSQL reads and plans it once, under its name. What differs is in it as
 * `sql.placeholder`. Rows come as the drivers read them: days and ids as text, JSON as it is.
 */
export function statement<Row>(
  name: string,
  query: SQL,
): (db: Db | Tx, values?: Record<string, unknown>) => Promise<Row[]> {
  const text = dialect.sqlToQuery(query);
  return async ({ _: { session } }, values = {}) => {
    const prepared = session.prepareQuery<Answers<Row>>(text, undefined, name, false);
    return (await prepared.execute(values)).rows;
  };
}
