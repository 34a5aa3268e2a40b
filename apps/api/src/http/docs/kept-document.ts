import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiTables } from '../../endpoint-tables';
import { openApiDocument } from './openapi';
import { isRaw, type Raw } from './shape';

/** The document of the API's last release; the release writes it (docs/release.md). */
const FILE = fileURLToPath(new URL('../../../../../contracts/openapi.json', import.meta.url));

const plain = (value: unknown): Raw => {
  const parsed: unknown = JSON.parse(JSON.stringify(value));
  if (!isRaw(parsed)) throw new Error('a document is an object');
  return parsed;
};

export const documentOfToday = (): Raw => plain(openApiDocument(apiTables));

/** Undefined before the first release. */
export const documentOfLastRelease = (): Raw | undefined =>
  existsSync(FILE) ? plain(JSON.parse(readFileSync(FILE, 'utf8'))) : undefined;

export function keepDocument(): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(documentOfToday(), null, 1)}\n`);
}
