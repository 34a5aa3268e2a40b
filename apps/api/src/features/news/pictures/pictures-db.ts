import type { NewsId } from '@academy/domain/ids';
import type { NewsDraft } from '@academy/domain/news';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { newsPictures, storedPictures } from '../../../db/schema';
import { keepHandedPictures, keepTakenOff } from '../../../shared/pictures/stored-pictures-db';

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

/** The same of a notice from the head office, whose pictures were uploaded elsewhere. */
export async function writeHandedPictures(
  tx: Tx,
  newsId: NewsId,
  pictures: readonly Omit<PictureRow, 'newsId'>[],
  now: Date,
): Promise<void> {
  if (pictures.length === 0) return;
  await keepHandedPictures(tx, pictures, now);
  await writePictures(
    tx,
    newsId,
    pictures.map(({ key, alt }) => ({ key, alt })),
    now,
  );
}

/** Gives a notice exactly these pictures, in this order; one that it loses may be taken back. */
export async function writePictures(
  tx: Tx,
  newsId: NewsId,
  pictures: NewsDraft['pictures'],
  now: Date,
): Promise<void> {
  const had = await tx
    .delete(newsPictures)
    .where(eq(newsPictures.newsId, newsId))
    .returning({ key: newsPictures.key });
  await keepTakenOff(tx, { had, has: pictures, now });
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
