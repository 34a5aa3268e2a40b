import type { ManagerId, NewsId } from '@academy/domain/ids';
import type { NewsDraft } from '@academy/domain/news';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { newsPictures, storedPictures } from '../../../db/schema';
import { Refusal } from '../../../http/errors/refusal';

export interface PictureRow {
  newsId: NewsId;
  key: string;
  alt: string;
  width: number;
  height: number;
}

/** The pictures of these notices in their order: one query for all of them. */
export const readPictures = (db: Db | Tx, newsIds: readonly NewsId[]): Promise<PictureRow[]> =>
  db
    .select({
      newsId: newsPictures.newsId,
      key: newsPictures.key,
      alt: newsPictures.alt,
      width: storedPictures.width,
      height: storedPictures.height,
    })
    .from(newsPictures)
    .innerJoin(storedPictures, eq(storedPictures.key, newsPictures.key))
    .where(inArray(newsPictures.newsId, [...newsIds]))
    .orderBy(asc(newsPictures.newsId), asc(newsPictures.position));

/** Which of these pictures are still there; they stay until the transaction ends. */
export async function heldPictures(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const there = await tx
    .select({ key: storedPictures.key })
    .from(storedPictures)
    .where(inArray(storedPictures.key, [...keys]))
    .for('key share');
  return new Set(there.map(({ key }) => key));
}

/** Refuses pictures that nobody uploaded. */
export async function holdPictures(tx: Tx, pictures: NewsDraft['pictures']): Promise<void> {
  const keys = new Set(pictures.map(({ key }) => key));
  if ((await heldPictures(tx, [...keys])).size < keys.size) throw new Refusal('picture-missing');
}

/** Gives a notice exactly these pictures, in this order. */
export async function writePictures(
  tx: Tx,
  newsId: NewsId,
  pictures: NewsDraft['pictures'],
): Promise<void> {
  await tx.delete(newsPictures).where(eq(newsPictures.newsId, newsId));
  if (pictures.length > 0)
    await tx.insert(newsPictures).values(
      pictures.map(({ key, alt }, index) => ({
        newsId,
        position: index + 1,
        key,
        alt: alt.trim(),
      })),
    );
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
