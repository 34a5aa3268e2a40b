import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataDamaged } from '../data-damaged';

/**
 * The folder of an embedded database that cannot be opened: said in one sentence with the way out.
 * Nothing in it was changed.
 */
export class DatabaseDamaged extends DataDamaged {
  override name = 'DatabaseDamaged';

  constructor(folder: string, what: string, options?: ErrorOptions) {
    super(
      `The embedded database in ${folder} is damaged (${what}): nothing was changed; stop the server, move that folder aside, and restore the latest backup with \`npm run operate -- restore <backup>\` (docs/operate.md, Restore).`,
      options,
    );
  }
}

/** Without these PostgreSQL would take the folder for a new one, or could not say what is in it. */
const WITHOUT_THEM = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base'];

/**
 * Looks whether what makes a database out of a folder is there, before the engine may write into
 * it.
 */
export function refuseDamaged(folder: string): void {
  const missing = WITHOUT_THEM.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw new DatabaseDamaged(folder, `${missing.join(', ')} missing`);
}
