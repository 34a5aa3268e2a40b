/**
 * What a failed query means for the caller. `retry`: the same transaction may succeed at once;
 * `busy`: later; `disk-full`: after space was freed; `damaged`: after a backup was restored;
 * `input`: never.
 */
export type DatabaseErrorKind = 'retry' | 'busy' | 'disk-full' | 'damaged' | 'input';

const RETRY = new Set(['40001', '40P01']);
/**
 * Lock timeout, statement timeout, shutting down, idle for too long, too many connections,
 * read-only (fail-over), and the socket's own failures.
 */
const BUSY = new Set([
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '53300',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/**
 * PostgreSQL's word for it, and the system's own: the folder of the pictures has a disk as well.
 */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** A page that is not what was written, an index that does not fit its table, a missing file. */
const DAMAGED = new Set(['XX001', 'XX002', '58P01']);
/** node-postgres says these without a code: no free connection in time, or the connection broke. */
const BUSY_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

const LOCK_TIMEOUT = '55P03';
const codeOf = (error: object) =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Sorts what a database driver threw, however deeply drizzle wrapped it; null when it is no trouble
 * of the database. Class 22 (data exception) is bad input that a schema let through, such as a NUL
 * character.
 */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | null {
  if (typeof error !== 'object' || error === null) return null;
  const code = codeOf(error);
  if (RETRY.has(code)) return 'retry';
  if (DISK_FULL.has(code)) return 'disk-full';
  if (DAMAGED.has(code)) return 'damaged';
  if (BUSY.has(code) || code.startsWith('08')) return 'busy';
  if (/^22[0-9A-Z]{3}$/.test(code)) return 'input';
  if (error instanceof Error && BUSY_TEXT.test(error.message)) return 'busy';
  return 'cause' in error ? databaseErrorKind(error.cause) : null;
}

/** What PostgreSQL says of the damage that a statement met; null when it met none. */
export function damageIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return DAMAGED.has(codeOf(error)) ? error.message : damageIn(error.cause);
}

/** Whether a statement gave up waiting for another transaction's lock. */
export function isLockTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return codeOf(error) === LOCK_TIMEOUT || ('cause' in error && isLockTimeout(error.cause));
}
