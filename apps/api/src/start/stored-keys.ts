import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areAuthKeys, newAuthKey } from '../http/auth/auth-keys';
import { EnvError } from './env-secrets';

/** Writes the file whole or not at all; one that is there stays. */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.new-${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * What the key file of an embedded installation holds; it is written at the first start, readable
 * by its owner only. Throws `EnvError` when the file holds no keys: new ones would sign everyone
 * out and end every link, so that is for a person to decide.
 */
export function storedAuthKeys(dataDir: string): string {
  const file = join(dataDir, 'auth-keys');
  mkdirSync(dataDir, { recursive: true });
  writeOnce(file, newAuthKey());
  const text = readFileSync(file, 'utf8').trim();
  if (areAuthKeys(text)) return text;
  throw new EnvError(
    `${file} holds no keys (${text === '' ? 'it is empty' : 'expected kid:secret'}). Put it back from a copy; without one remove it: the next start makes new keys, everybody signs in again, and links of guardians end.`,
  );
}
