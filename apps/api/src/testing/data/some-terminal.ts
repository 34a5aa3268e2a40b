import type { ManagerId, TerminalId } from '@academy/domain/ids';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { terminals } from '../../db/schema';
import { TERMINAL_TOKEN } from '../../http/auth/auth-hook';
import { hashOf } from '../../shared/terminals/terminals-db';

export interface SomeTerminal {
  terminalId: TerminalId;
  terminalToken: string;
}

/** A device of the academy's own, connected. */
export async function insertTerminal(
  db: Db,
  { by, now }: { by: ManagerId; now: Date },
): Promise<SomeTerminal> {
  const terminalToken = `${TERMINAL_TOKEN}${randomUUID()}`;
  const [terminal] = await db
    .insert(terminals)
    .values({
      name: '정문',
      addedAt: now,
      addedBy: by,
      pairedAt: now,
      tokenHash: hashOf(terminalToken),
    })
    .returning({ id: terminals.id });
  if (!terminal) throw new Error('inserting a terminal returned no row');
  return { terminalId: terminal.id, terminalToken };
}
