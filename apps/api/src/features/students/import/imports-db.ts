import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { managers, operations } from '../../../db/schema';

const RECENT = 20;

/** The last imports, newest first, with who did them. */
export const readImports = (db: Db) =>
  db
    .select({
      operationId: operations.id,
      label: operations.label,
      at: operations.at,
      facts: operations.facts,
      undoneAt: operations.undoneAt,
      byName: managers.name,
    })
    .from(operations)
    .innerJoin(managers, eq(managers.id, operations.byManagerId))
    .where(eq(operations.kind, 'students.import'))
    .orderBy(desc(operations.id))
    .limit(RECENT);
