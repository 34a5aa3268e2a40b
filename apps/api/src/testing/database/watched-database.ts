import { getTableName, is, SQL, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';

const STATEMENTS = new Set([
  'select',
  'selectDistinct',
  'with',
  '$count',
  'insert',
  'update',
  'delete',
  'execute',
]);
const dialect = new PgDialect({ casing: 'snake_case' });

interface Session {
  prepareQuery: (query: { sql: string }, ...more: unknown[]) => unknown;
}

const isQuery = (value: unknown): value is { sql: string } =>
  typeof value === 'object' && value !== null && 'sql' in value;

const isPrepared = (value: unknown): value is { session: Session } =>
  typeof value === 'object' && value !== null && 'session' in value;

/** `insert audit_log`, `select`, or the text of a statement. */
function statementText(name: string, [subject]: readonly unknown[]): string {
  if (name === 'prepared' && isQuery(subject)) return subject.sql;
  if (is(subject, SQL)) return dialect.sqlToQuery(subject).sql;
  return is(subject, Table) ? `${name} ${getTableName(subject)}` : name;
}

/** What the app asked of its database, and where it is to fail: for `startTestApp({ wrap })`. */
export function watchedDatabase() {
  const seen = { statements: 0, outside: 0, transactions: 0 };
  let breaks: { text: RegExp; code: string } | null = null;

  function note(name: string, args: readonly unknown[], place: 'statements' | 'outside') {
    seen[place] += 1;
    if (breaks?.text.test(statementText(name, args)))
      throw Object.assign(new Error('refused by the test'), { code: breaks.code });
  }

  const watch = <T extends object>(handle: T, place: 'statements' | 'outside'): T =>
    new Proxy(handle, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (name === '_' && isPrepared(value))
          return { ...value, session: watchSession(value.session, place) };
        if (typeof value !== 'function') return value;
        if (name === 'transaction') {
          return (work: (tx: object) => Promise<unknown>, config: unknown) => {
            seen.transactions += 1;
            return Reflect.apply(value, target, [
              (tx: object) => work(watch(tx, 'statements')),
              config,
            ]);
          };
        }
        if (!STATEMENTS.has(String(name))) return value;
        return (...args: unknown[]) => {
          note(String(name), args, place);
          return Reflect.apply(value, target, args);
        };
      },
    });

  /** Statements that are kept ready (`statement.ts`) go by the session. */
  const watchSession = (session: Session, place: 'statements' | 'outside'): Session => ({
    prepareQuery: (query, ...more) => {
      note('prepared', [query], place);
      return session.prepareQuery(query, ...more);
    },
  });

  return {
    wrap: (database: Database): Database => ({ ...database, db: watch(database.db, 'outside') }),
    /**
     * How many transactions `work` took, how many statements in them and how many outside: there is
     * one more when a session had to be read again.
     */
    async count(work: () => Promise<unknown>) {
      Object.assign(seen, { statements: 0, outside: 0, transactions: 0 });
      await work();
      return { ...seen };
    },
    /**
     * Lets statements of that text fail while `work` goes on: by an unexpected error, unless
     * another SQLSTATE is named.
     */
    async breaking<T>(text: RegExp, work: () => Promise<T>, code = 'XX000'): Promise<T> {
      breaks = { text, code };
      try {
        return await work();
      } finally {
        breaks = null;
      }
    },
  };
}
