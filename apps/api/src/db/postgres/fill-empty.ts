import { loadCopy, type Copy } from '../copy/load';
import { withMigrationsUpTo } from '../copy/schema-version';
import type { Tx } from '../database';
import { emptyUnlessDone } from './emptiness';
import type { Session } from './open-session';

interface Content {
  /** The migration that the copy's database had last. */
  schema: string;
  copy: Copy;
  /** Throws when what was filled in is not what it should be. */
  check: (tx: Tx) => Promise<void>;
}

/** Gives an empty PostgreSQL database tables and rows. When anything fails it is empty again. */
export const fillEmpty = (session: Session, { schema, copy, check }: Content): Promise<void> =>
  emptyUnlessDone(session, async () => {
    await withMigrationsUpTo(schema, (folder) => session.migrate(folder));
    await loadCopy(session.db, copy, check);
  });
