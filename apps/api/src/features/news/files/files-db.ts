import type { NewsId } from '@academy/domain/ids';
import { pdfName, type NamedPdf } from '@academy/domain/pdfs';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { newsFiles, storedPictures } from '../../../db/schema';
import { keepTakenOff } from '../../../shared/pictures/stored-pictures-db';

export interface FileRow {
  newsId: NewsId;
  key: string;
  name: string;
  bytes: number;
}

/** The PDFs of these notices in their order: one query for all of them. */
export const readFiles = (db: Db | Tx, newsIds: readonly NewsId[]): Promise<FileRow[]> =>
  db
    .select({
      newsId: newsFiles.newsId,
      key: newsFiles.key,
      name: newsFiles.name,
      bytes: storedPictures.bytes,
    })
    .from(newsFiles)
    .innerJoin(storedPictures, eq(storedPictures.key, newsFiles.key))
    .where(inArray(newsFiles.newsId, [...newsIds]))
    .orderBy(asc(newsFiles.newsId), asc(newsFiles.position));

/** Gives a notice exactly these PDFs, in this order; one that it loses may be taken back. */
export async function writeFiles(
  tx: Tx,
  newsId: NewsId,
  files: readonly NamedPdf[] | undefined,
  now: Date,
): Promise<void> {
  // What a form leaves out stays as it is.
  if (files === undefined) return;
  const had = await tx
    .delete(newsFiles)
    .where(eq(newsFiles.newsId, newsId))
    .returning({ key: newsFiles.key });
  await keepTakenOff(tx, { had, has: files, now });
  if (files.length > 0)
    await tx.insert(newsFiles).values(
      files.map(({ key, name }, index) => ({
        newsId,
        position: index + 1,
        key,
        name: pdfName(name),
      })),
    );
}

/** The same of a notice from the head office, whose PDFs nobody here uploaded. */
export async function writeHandedFiles(
  tx: Tx,
  newsId: NewsId,
  files: readonly Omit<FileRow, 'newsId'>[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(storedPictures)
    .values(files.map(({ key, bytes }) => ({ key, width: 0, height: 0, bytes, createdAt: now })))
    .onConflictDoNothing();
  await writeFiles(tx, newsId, files, now);
}
