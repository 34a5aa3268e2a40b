import type { ManagerId } from '@academy/domain/ids';
import type { NamedPicture } from '@academy/domain/pictures';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { storedPictures } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';

/** Which of these pictures are still there; they stay until the transaction ends. */
export async function heldPictures(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const there = await tx
    .select({ key: storedPictures.key })
    .from(storedPictures)
    .where(inArray(storedPictures.key, [...keys]))
    .for('key share');
  return new Set(there.map(({ key }) => key));
}

/** Refuses pictures that were not uploaded. */
export async function holdPictures(
  tx: Tx,
  pictures: readonly Pick<NamedPicture, 'key'>[],
): Promise<void> {
  const keys = new Set(pictures.map(({ key }) => key));
  if ((await heldPictures(tx, [...keys])).size < keys.size) throw new Refusal('picture-missing');
}

/** Writes down that a picture is kept; uploaded again, it counts as new. */
export const keepPicture = async (
  tx: Tx,
  picture: { key: string; width: number; height: number; createdAt: Date; createdBy: ManagerId },
): Promise<void> =>
  void (await tx
    .insert(storedPictures)
    .values(picture)
    .onConflictDoUpdate({
      target: storedPictures.key,
      set: { createdAt: picture.createdAt, width: picture.width, height: picture.height },
    }));

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
