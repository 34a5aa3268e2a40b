import type { ManagerId } from '@academy/domain/ids';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { storedPictures } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';

/** Which of these files are still there; they stay until the transaction ends. */
export async function heldPictures(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const there = await tx
    .select({ key: storedPictures.key })
    .from(storedPictures)
    .where(inArray(storedPictures.key, [...keys]))
    .for('key share');
  return new Set(there.map(({ key }) => key));
}

/** Refuses pictures, or PDFs, that were not uploaded. */
export async function holdPictures(
  tx: Tx,
  pictures: readonly { key: string }[],
  missing: 'picture-missing' | 'pdf-missing' = 'picture-missing',
): Promise<void> {
  const keys = new Set(pictures.map(({ key }) => key));
  if ((await heldPictures(tx, [...keys])).size < keys.size) throw new Refusal(missing);
}

interface Stored {
  key: string;
  width: number;
  height: number;
  bytes?: number;
  createdAt: Date;
  createdBy: ManagerId;
}

/** Writes down that a file is kept; uploaded again, it counts as new. */
export const keepStored = async (tx: Tx, { key, createdBy, ...rest }: Stored): Promise<void> =>
  void (await tx
    .insert(storedPictures)
    .values({ key, createdBy, ...rest })
    .onConflictDoUpdate({ target: storedPictures.key, set: rest }));

/** Writes down pictures that the head office uploaded, and that are kept here now. */
export async function keepHandedPictures(
  tx: Tx,
  pictures: readonly Pick<Stored, 'key' | 'width' | 'height'>[],
  now: Date,
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insert(storedPictures)
    .values(pictures.map(({ key, width, height }) => ({ key, width, height, createdAt: now })))
    .onConflictDoNothing();
}

/** A picture that was taken off is kept as long as a new one: that can be taken back. */
export const keepLonger = async (tx: Tx, key: string, now: Date): Promise<void> =>
  void (await tx.update(storedPictures).set({ createdAt: now }).where(eq(storedPictures.key, key)));

/** The same for those of `had` that are not among `has`. */
export async function keepTakenOff(
  tx: Tx,
  { had, has, now }: Record<'had' | 'has', readonly { key: string }[]> & { now: Date },
): Promise<void> {
  const still = new Set(has.map(({ key }) => key));
  for (const { key } of had) if (!still.has(key)) await keepLonger(tx, key, now);
}
