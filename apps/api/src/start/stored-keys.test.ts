import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { count } from '../../../../tools/trust/figure';
import { temporaryFolder } from '../testing/storage/temporary-folder';
import { storedAuthKeys } from './stored-keys';

test('the first start writes keys that the next one reads, for the owner only', () => {
  const folder = temporaryFolder();
  const keys = storedAuthKeys(folder);
  expect(storedAuthKeys(folder)).toBe(keys);
  expect(statSync(join(folder, 'auth-keys')).mode & 0o777).toBe(0o600);
});

test.for<[string, (file: string) => void]>([
  ['emptied', (file) => truncateSync(file)],
  ['overwritten', (file) => writeFileSync(file, '\0'.repeat(64))],
])('an %s file ends the start in a sentence and stays as it is', ([, damage], context) => {
  const folder = temporaryFolder();
  const file = join(folder, 'auth-keys');
  storedAuthKeys(folder);
  damage(file);
  const damaged = readFileSync(file, 'utf8');
  expect(() => storedAuthKeys(folder)).toThrow(/auth-keys holds no keys.*Put it back/);
  expect(readFileSync(file, 'utf8')).toBe(damaged);
  count(context, 'damaged-files', { tried: 1, wrong: 0 });
});
