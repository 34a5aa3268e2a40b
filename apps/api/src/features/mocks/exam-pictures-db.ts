import { groupBy } from '@academy/domain/collections';
import type { MockExamId } from '@academy/domain/ids';
import type { MockExam } from '@academy/domain/mocks';
import type { NamedPicture, StoredPicture } from '@academy/domain/pictures';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mockExamPictures, mockExams, storedPictures } from '../../db/schema';
import { keepTakenOff } from '../../shared/pictures/stored-pictures-db';
import type { PictureStore } from '../../shared/pictures/picture-addresses';

const read = (db: Db | Tx, ids: readonly MockExamId[]) =>
  db
    .select({
      mockExamId: mockExamPictures.mockExamId,
      key: mockExamPictures.key,
      alt: mockExamPictures.alt,
      width: storedPictures.width,
      height: storedPictures.height,
      forAll: sql<boolean>`num_nonnulls(${mockExams.targetGrades}, ${mockExams.targetClasses}, ${mockExams.targetStudents}) = 0`,
    })
    .from(mockExamPictures)
    .innerJoin(mockExams, eq(mockExams.id, mockExamPictures.mockExamId))
    .innerJoin(storedPictures, eq(storedPictures.key, mockExamPictures.key))
    .where(inArray(mockExamPictures.mockExamId, [...ids]))
    .orderBy(asc(mockExamPictures.mockExamId), asc(mockExamPictures.position));

/** Exams with the pictures of their notices, for an answer: one query, however many they are. */
export async function withPictures<Exam extends Pick<MockExam, 'id' | 'pictures'>>(
  db: Db | Tx,
  store: PictureStore,
  exams: readonly Exam[],
): Promise<(Exam & { pictures: StoredPicture[] })[]> {
  if (exams.length === 0) return [];
  const rows = await read(
    db,
    exams.map(({ id }) => id),
  );
  const picturesOf = groupBy(rows, ({ mockExamId }) => mockExamId);
  return exams.map((exam) => ({
    ...exam,
    pictures: (picturesOf.get(exam.id) ?? []).map(({ mockExamId: _exam, forAll, ...picture }) => ({
      ...picture,
      url: store.addressOf(picture.key, forAll),
    })),
  }));
}

/** The pictures of an exam in their order. */
export const readExamPictures = (db: Db | Tx, id: MockExamId) => read(db, [id]);

/** The pictures of these exams as a form names them. */
export async function readNamedPictures(
  tx: Db | Tx,
  ids: readonly MockExamId[],
): Promise<ReadonlyMap<MockExamId, NamedPicture[]>> {
  const rows = ids.length === 0 ? [] : await read(tx, ids);
  const picturesOf = groupBy(rows, ({ mockExamId }) => mockExamId);
  return new Map(
    ids.map((id) => [id, (picturesOf.get(id) ?? []).map(({ key, alt }) => ({ key, alt }))]),
  );
}

/** Gives an exam exactly these pictures, in this order; one that it loses may be taken back. */
export async function writeExamPictures(
  tx: Tx,
  mockExamId: MockExamId,
  pictures: readonly NamedPicture[],
  now: Date,
): Promise<void> {
  const had = await tx
    .delete(mockExamPictures)
    .where(eq(mockExamPictures.mockExamId, mockExamId))
    .returning({ key: mockExamPictures.key });
  await keepTakenOff(tx, { had, has: pictures, now });
  if (pictures.length === 0) return;
  const rows = pictures.map((picture, index) => ({ ...picture, mockExamId, position: index + 1 }));
  await tx.insert(mockExamPictures).values(rows);
}
