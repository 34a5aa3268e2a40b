import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { areAuthKeys } from '../../http/auth/auth-keys';
import { directoryUrl } from '../academies/house';
import { OperatorError } from '../command';
import { readPlaces } from '../places';

/** Readable by its owner only. */
const OWNER_ONLY = 0o600;

/**
 * Where the keys are: `--file`, else `JWT_KEYS_FILE`, else the key file of an embedded
 * installation.
 */
export function keyFileOf(
  named: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const file = named ?? environment['JWT_KEYS_FILE'];
  if (file) return file;
  if (environment['JWT_KEYS']) {
    throw new OperatorError(
      'The keys stand in JWT_KEYS itself, which no command can change. Put them into a file once: (umask 077; printenv JWT_KEYS > jwt-keys), and set JWT_KEYS_FILE to it instead of JWT_KEYS.',
    );
  }
  const { DATABASE_URL, DATA_DIR } = readPlaces(environment);
  if (DATABASE_URL !== undefined || directoryUrl(environment) !== undefined)
    throw new OperatorError('Which file? Set JWT_KEYS_FILE, or name one: --file <file>');
  return join(DATA_DIR, 'auth-keys');
}

/** The `kid:secret` entries of the file; the first signs. */
export function readKeys(file: string): string[] {
  if (!existsSync(file))
    throw new OperatorError(`There is no ${file}. A first key: npm run operate -- keys create`);
  const text = readFileSync(file, 'utf8').trim();
  if (!areAuthKeys(text))
    throw new OperatorError(
      `${file} does not hold keys: expected kid:secret[:links][,…], each secret 32 bytes or more in base64url. Put back the version before.`,
    );
  return text.split(',');
}

/**
 * Replaces the file as a whole, on the disk before it takes its place: a crash leaves the old keys
 * or the new ones.
 */
export function writeKeys(file: string, keys: readonly string[]): void {
  const draft = `${file}.new-${process.pid}`;
  const mode = existsSync(file) ? statSync(file).mode & 0o777 : OWNER_ONLY;
  const fd = openSync(draft, 'wx', mode);
  try {
    writeSync(fd, `${keys.join(',')}\n`);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(draft, file);
}
