import type { ManagerId } from '@academy/domain/ids';
import { readFile } from 'node:fs/promises';
import type { Tx } from '../database';
import { contentKey, type Store } from '../../store/store';
import { news, newsFiles, newsReads, storedPictures } from '../schema';
import type { Eater } from './demo/reservations';
import { insertAll } from './insert-all';

const HOUR_MS = 3_600_000;
const FILE_NAME = '겨울방학 시간표.pdf';

interface Scene {
  eaters: readonly Eater[];
  manager: ManagerId;
  now: Date;
  store: Pick<Store, 'put'>;
}

/** The timetable that it carries. The build lays it beside the server (tsup.config.ts). */
const timetable = (): Promise<Buffer> =>
  readFile(new URL('./notice-files/winter-timetable.pdf', import.meta.url));

/**
 * A notice with a PDF that asks to be confirmed, by most of the students; not by the one that signs
 * in.
 */
export async function seedAskingNotice(
  tx: Tx,
  { eaters, manager, now, store }: Scene,
): Promise<void> {
  const publishedAt = new Date(now.getTime() - 50 * HOUR_MS);
  const [notice] = await tx
    .insert(news)
    .values({
      title: '겨울방학 시간표 안내',
      content:
        '겨울방학 동안 등원 시각이 오전 9시로 바뀌어요.\n시간표를 읽은 뒤에 확인했어요를 눌러 주세요.',
      publishedAt,
      asksRead: true,
      createdBy: manager,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    })
    .returning({ id: news.id });
  if (!notice) return;
  const bytes = await timetable();
  const key = await store.put(bytes, contentKey(bytes, 'pdf'));
  await tx.insert(storedPictures).values({
    key,
    width: 0,
    height: 0,
    bytes: bytes.length,
    createdAt: publishedAt,
    createdBy: manager,
  });
  await tx.insert(newsFiles).values({ newsId: notice.id, position: 1, key, name: FILE_NAME });
  const readers = eaters.filter(({ enrolled, index }) => enrolled && index > 0 && index % 4 !== 0);
  await insertAll(
    tx,
    newsReads,
    readers.map(({ id, index }) => ({
      newsId: notice.id,
      studentId: id,
      readAt: new Date(publishedAt.getTime() + (index % 40) * HOUR_MS),
    })),
  );
}
