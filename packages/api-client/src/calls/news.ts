import { newsEndpoints } from '@academy/domain/news';
import { acceptNews } from '../accept/news';
import { ApiError } from '../answers/api-error';
import { bind, type Call } from '../bind';
import type { Client } from '../client';

type ListNews = Call<typeof newsEndpoints.listNews>;
type Request = NonNullable<Parameters<ListNews>[0]>;
type NewsPage = Awaited<ReturnType<ListNews>>;

/** A page that counts from 1, whatever the server counts from. */
const fromOne = (answer: NewsPage, page: number): NewsPage => ({
  ...answer,
  page,
  last: page >= answer.totalPages,
  hasNext: page < answer.totalPages,
});

export function newsCalls(client: Client) {
  const { listNews: ask } = bind(client, newsEndpoints, acceptNews);
  /** What the server calls the first page. */
  let firstPage = 1;

  const pageOf = (request: Request, page: number) =>
    ask({ ...request, query: { ...request.query, page } });

  /** What the server calls page 0; undefined when it has none. */
  async function pageZero(request: Request): Promise<NewsPage | undefined> {
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
  async function first(request: Request): Promise<NewsPage> {
    const one = await pageOf(request, 1);
    if (client.understands('base')) return one;
    const zero = await pageZero(request);
    const [newest] = zero?.content ?? [];
    if (zero === undefined || newest === undefined || newest.id === one.content[0]?.id) return one;
    firstPage = 0;
    return zero;
  }

  return {
    /** `page` counts from 1. The first page finds out what the others are called. */
    async listNews(request: Request = {}): Promise<NewsPage> {
      if (request.query?.page === undefined) return ask(request);
      const page = Number(request.query.page);
      const answer = page === 1 ? first(request) : pageOf(request, page - 1 + firstPage);
      return fromOne(await answer, page);
    },
  };
}
