import type { ManagerId } from '@academy/domain/ids';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { managers, pushSubscriptions, sendingKeys } from '../../../db/schema';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { seal, unseal } from '../../../shared/sealing/sealed';

export type SealingKeys = Pick<AuthKeys, 'installation' | 'links'>;
export type KeptName = (typeof sendingKeys.$inferSelect)['name'];
type Row = typeof sendingKeys.$inferSelect;

/** Sealed for one academy and one use: in another row, or another academy's, it does not open. */
const placeOf = ({ installation }: SealingKeys, name: KeptName) => `${installation} ${name}`;

const sealFor = (keys: SealingKeys, name: KeptName, text: string): string =>
  seal(keys.links[0].sendingKey, placeOf(keys, name), text);

/** What is sealed in a row; null where this server has no key that opens it. */
export const openRow = (keys: SealingKeys, { name, sealed }: Pick<Row, 'name' | 'sealed'>) =>
  unseal(
    keys.links.map(({ sendingKey }) => sendingKey),
    placeOf(keys, name),
    sealed,
  );

export const readRows = (db: Db | Tx): Promise<Row[]> => db.select().from(sendingKeys);

/** How many devices are notified. */
export const countDevices = (db: Db | Tx): Promise<number> => db.$count(pushSubscriptions);

/** The rows with who saved them. */
export const readSavedRows = (db: Db | Tx) =>
  db
    .select({ row: sendingKeys, savedByName: managers.name })
    .from(sendingKeys)
    .leftJoin(managers, eq(managers.id, sendingKeys.savedBy));

export async function readRow(db: Db | Tx, name: KeptName): Promise<Row | undefined> {
  const [row] = await db.select().from(sendingKeys).where(eq(sendingKeys.name, name));
  return row;
}

interface NewKeys {
  name: KeptName;
  text: string;
  sender?: string | undefined;
  keyEnd?: string | undefined;
  by: ManagerId | null;
  now: Date;
}

const rowOf = (keys: SealingKeys, { name, text, sender, keyEnd, by, now }: NewKeys) => ({
  name,
  sealed: sealFor(keys, name, text),
  sender: sender ?? null,
  keyEnd: keyEnd ?? null,
  savedAt: now,
  savedBy: by,
});

/** Keeps keys in the place of those before. */
export async function writeRow(tx: Tx, keys: SealingKeys, made: NewKeys): Promise<void> {
  const row = rowOf(keys, made);
  await tx
    .insert(sendingKeys)
    .values(row)
    .onConflictDoUpdate({ target: sendingKeys.name, set: row });
}

/** Keeps keys where there are none: the first of several processes decides. */
export const writeFirstRow = async (db: Db | Tx, keys: SealingKeys, made: NewKeys): Promise<void> =>
  void (await db.insert(sendingKeys).values(rowOf(keys, made)).onConflictDoNothing());

/** Seals with the present key what an older one sealed; what was saved meanwhile stays. */
export async function resealRow(
  db: Db,
  keys: SealingKeys,
  { name, sealed }: Pick<Row, 'name' | 'sealed'>,
  text: string,
): Promise<void> {
  await db
    .update(sendingKeys)
    .set({ sealed: sealFor(keys, name, text) })
    .where(eq(sendingKeys.sealed, sealed));
}

/** False when there were none. */
export async function deleteRow(tx: Tx, name: KeptName): Promise<boolean> {
  const gone = await tx
    .delete(sendingKeys)
    .where(eq(sendingKeys.name, name))
    .returning({ name: sendingKeys.name });
  return gone.length > 0;
}
