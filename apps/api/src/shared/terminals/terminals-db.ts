import { and, eq, isNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../db/database';
import { terminals } from '../../db/schema';
import type { TerminalActor } from '../../http/auth/actor';

/** What is kept of a terminal's code and of its token. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The terminal that a token belongs to; null for one that is unknown or was removed. */
export async function readTerminal(db: Db, token: string): Promise<TerminalActor | null> {
  const [terminal] = await db
    .select({ terminalId: terminals.id, name: terminals.name })
    .from(terminals)
    .where(and(eq(terminals.tokenHash, hashOf(token)), isNull(terminals.removedAt)));
  return terminal ? { side: 'terminal', ...terminal } : null;
}
