import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { notifying } from '../../db/notifying';
import { installation } from '../../db/schema';

/**
 * Every process listens here for a change of the installation's row; the payload is empty, the row
 * is the truth.
 */
export const INSTALLATION_CHANNEL = 'academy_installation';

/** The id of this installation; the first start on a database makes it. */
export async function readInstallationId(db: Db): Promise<string> {
  const read = async () => (await db.select({ uid: installation.uid }).from(installation))[0]?.uid;
  const known = await read();
  if (known !== undefined) return known;
  // Another process may be first: its id holds for both.
  await db.insert(installation).values({}).onConflictDoNothing();
  const made = await read();
  if (made === undefined) throw new Error('the installation has no row');
  return made;
}

export interface ReadOnlyState {
  readOnly: boolean;
  /** Why, in the operator's words; empty without a reason. */
  reason: string;
  /** Null when it was never switched. */
  changedAt: Date | null;
}

/** Whether writing is switched off. */
export async function readReadOnly(db: Db | Tx): Promise<ReadOnlyState> {
  const [row] = await db.select().from(installation);
  return row ?? { readOnly: false, reason: '', changedAt: null };
}

/** Switches it and tells every process, when and only when the transaction commits. */
export async function saveReadOnly(
  tx: Tx,
  state: { readOnly: boolean; reason: string; changedAt: Date },
): Promise<void> {
  await tx
    .insert(installation)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: installation.id, set: state });
  await tx.execute(sql`select ${notifying(INSTALLATION_CHANNEL, sql`''`)}`);
}
