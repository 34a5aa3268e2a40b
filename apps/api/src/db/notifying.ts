import { sql, type SQL } from 'drizzle-orm';

/**
 * `pg_notify` with the schema that the statement works in before the payload: the academies of one
 * server share its channels, and each hears its own. The line break is in no JSON and in no id.
 */
export const notifying = (channel: string, payload: SQL): SQL =>
  sql`pg_notify(${sql.raw(`'${channel}'`)}, concat(current_schema(), chr(10), ${payload}))`;

/** The schema and the payload of what such a statement sent. */
export function heardOf(text: string): { schema: string; payload: string } {
  const end = text.indexOf('\n');
  return { schema: text.slice(0, Math.max(end, 0)), payload: text.slice(end + 1) };
}
