import type { ManagerId } from '@academy/domain/ids';
import type { Tx } from '../database';
import { news, newsReads } from '../schema';
import type { Eater } from './demo/reservations';
import { insertAll } from './insert-all';

const HOUR_MS = 3_600_000;

interface Scene {
  eaters: readonly Eater[];
  manager: ManagerId;
  now: Date;
}

/** A notice that asks to be confirmed, by most of the students; not by the one that signs in. */
export async function seedAskingNotice(tx: Tx, { eaters, manager, now }: Scene): Promise<void> {
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
