import type { Endpoint } from '@academy/domain/http';
import type { StudentId } from '@academy/domain/ids';
import { newsEndpoints, newsManagementEndpoints } from '@academy/domain/news';
import { aNewsForm } from '@academy/domain/testing';
import type { NoticeStep } from './notice-steps';

interface Scene {
  ids: readonly StudentId[];
  /** Asks as the manager. */
  ask: (endpoint: Endpoint, params: object, body?: object) => Promise<unknown>;
  /** Asks as a student; a refusal is an answer too. */
  askAs: (who: number, endpoint: Endpoint, params: object) => Promise<unknown>;
}

/** Acts what happens to notices. */
export function noticeActor({ ids, ask, askAs }: Scene) {
  let count = 0;
  const newest = async () => {
    const page = newsManagementEndpoints.managedNews.response.parse(
      await ask(newsManagementEndpoints.managedNews, {}),
    );
    return page.content[0]?.id;
  };
  return async (step: NoticeStep): Promise<void> => {
    if (step.notice === 'publish') {
      const targetStudents = step.for?.flatMap((index) => ids[index] ?? []) ?? null;
      const body = aNewsForm({
        title: `공지 ${(count += 1)}`,
        category: 'INFO',
        month: null,
        pictures: [],
        asksRead: true,
        showFirst: step.showFirst,
        targetStudents,
      });
      await ask(newsManagementEndpoints.createNews, {}, body);
      return;
    }
    const newsId = await newest();
    if (newsId === undefined) return;
    if (step.notice === 'hide') await ask(newsManagementEndpoints.unpublishNews, { newsId });
    else await askAs(step.who, newsEndpoints.confirmNews, { newsId });
  };
}
