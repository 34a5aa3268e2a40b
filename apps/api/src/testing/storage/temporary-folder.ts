import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

/** A folder of the test's own, gone when it ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'academy-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** The same with an empty embedded database in it, as a first start and a clean stop leave it. */
export function temporaryDataDir(): string {
  const folder = temporaryFolder();
  cpSync(inject('pglite').dataDir, folder, { recursive: true });
  return folder;
}
