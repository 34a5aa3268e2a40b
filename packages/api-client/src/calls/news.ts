import { endpoint } from '@academy/domain/http';
import { newsEndpoints, newsPageSchema } from '@academy/domain/news';
import * as z from 'zod/mini';
import { acceptNews, NEWS_PAGE_SIZE } from '../accept/news';
import { ApiError } from '../answers/api-error';
import { bind, type Call } from '../bind';
import type { Client } from '../client';

type ListNews = Call<typeof newsEndpoints.listNews>;
type Request = NonNullable<Parameters<ListNews>[0]>;
type NewsPage = Awaited<ReturnType<ListNews>>;

/** A server may send only the number of pages; the notices are counted then. */
const newsOfAnyServer = endpoint({
  ...newsEndpoints.listNews,
  response: z.extend(newsPageSchema, { counted: z.optional(z.boolean()) }),
});
type AnyPage = Awaited<ReturnType<Call<typeof newsOfAnyServer>>>;

/** A page that counts from 1, whatever the server counts from. */
const fromOne = (answer: AnyPage, page: number): AnyPage => ({
  ...answer,
  page,
  last: page >= answer.totalPages,
  hasNext: page < answer.totalPages,
});

const fullPage = ({ query }: Request) => Number(query?.limit ?? NEWS_PAGE_SIZE);

export function newsCalls(client: Client) {
  const { confirmNews } = bind(client, { confirmNews: newsEndpoints.confirmNews });
  const { newsOfAnyServer: ask } = bind(
    client,
    { newsOfAnyServer },
    { newsOfAnyServer: acceptNews.listNews ?? {} },
  );
  /** What the server calls the first page. */
  let firstPage = 1;
  /** Number of notices, for a server that sends only the number of pages. */
  let counted: { totalPages: number; total: number } | undefined;

  const pageOf = (request: Request, page: number) =>
    ask({ ...request, query: { ...request.query, page } });

  /** What the server calls page 0; undefined when it has none. */
  async function pageZero(request: Request): Promise<AnyPage | undefined> {
    try {
      return await pageOf(request, 0);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'response') return undefined;
      throw error;
    }
  }

  /**
   * The first page of a server that may count from 0: its answer does not always say. A page 0 with
   * other notices than page 1 comes before it; where both begin alike, page 0 was taken for page 1.
   * Ours counts from 1.
   */
  async function first(request: Request): Promise<AnyPage> {
    const one = await pageOf(request, 1);
    if (client.understands('base')) return one;
    const zero = await pageZero(request);
    const [newest] = zero?.content ?? [];
    if (zero === undefined || newest === undefined || newest.id === one.content[0]?.id) return one;
    firstPage = 0;
    return zero;
  }

  /** All full pages and what is on the last, which is read once for it; each fresh start anew. */
  async function count(request: Request, answer: AnyPage): Promise<number> {
    const { page, totalPages, content, totalElements } = answer;
    if (answer.counted !== false) return totalElements;
    if (page >= totalPages) return (totalPages - 1) * fullPage(request) + content.length;
    if (page > 1 && counted?.totalPages === totalPages) return counted.total;
    const last = await pageOf(request, totalPages - 1 + firstPage).catch(() => undefined);
    const onLast = last?.content.length ?? 1;
    const total = (totalPages - 1) * content.length + onLast;
    if (last) counted = { totalPages, total };
    return total;
  }

  return {
    confirmNews,
    /** `page` counts from 1. The first page finds out what the others are called. */
    async listNews(request: Request = {}): Promise<NewsPage> {
      if (request.query?.page === undefined) return ask(request);
      const page = Number(request.query.page);
      const asked = page === 1 ? first(request) : pageOf(request, page - 1 + firstPage);
      const answer = fromOne(await asked, page);
      const totalElements = await count(request, answer);
      return { ...answer, totalElements, totalCount: totalElements };
    },
  };
}
