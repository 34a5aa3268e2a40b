import { newsEndpoints, newsManagementEndpoints } from '@academy/domain/news';
import { expect } from 'vitest';
import { reader, type Week } from './week';

/** The row, the readers, each student's page and the guardian's say the same of a notice. */
export async function expectNoticesAgree(week: Week, guardian: { notices: { id: string }[] }) {
  const read = reader(week);
  const { content } = newsManagementEndpoints.managedNews.response.parse(
    await read(newsManagementEndpoints.managedNews),
  );
  const pages = await Promise.all(
    week.students.map(async (token) =>
      newsEndpoints.listNews.response.parse(await reader(week, { token })(newsEndpoints.listNews)),
    ),
  );
  for (const notice of content.slice(0, 5)) {
    const { students } = newsManagementEndpoints.newsReads.response.parse(
      await read(newsManagementEndpoints.newsReads, { newsId: notice.id }),
    );
    const readers = students.filter(({ readAt }) => readAt !== null);
    if (notice.reads)
      expect(notice.reads, notice.title).toEqual({ read: readers.length, of: students.length });
    const own = pages.map((page) => page.content.find(({ id }) => id === notice.id));
    for (const [index, item] of own.entries()) {
      const known = students.find(({ studentId }) => studentId === week.ids[index]);
      expect(item !== undefined, notice.title).toBe(notice.state === 'live' && known !== undefined);
      if (item) expect(item.readAt, notice.title).toBe(known?.readAt);
    }
    const shown = guardian.notices.some(({ id }) => id === notice.id);
    if (shown) expect(own.some(Boolean), notice.title).toBe(true);
  }
  for (const { first } of pages) expect(first?.readAt ?? null, first?.title).toBeNull();
}
