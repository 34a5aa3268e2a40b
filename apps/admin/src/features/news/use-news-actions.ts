import { errorText } from '@academy/api-client';
import type { NewsId } from '@academy/domain/ids';
import type { ManagedNews } from '@academy/domain/news';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts, UNDO_SHOWN_MS } from '../../shared/toasts';
import { formOf } from './news-fields';
import { newsQueries } from './news-queries';
import { newsTexts as texts } from './news-texts';

const PINNED_AT_MOST = 100;
const ifMatch = ({ version }: Pick<ManagedNews, 'version'>) => ({
  headers: { 'If-Match': `"${version}"` },
});
const only = ({ id }: Pick<ManagedNews, 'id'>) => ({ params: { newsId: id } });

/** The pinned notices in their order, whatever the list shows just now. */
const readPinned = async (): Promise<NewsId[]> =>
  (await api.managedNews({ query: { size: PINNED_AT_MOST } })).content
    .filter(({ pinned }) => pinned)
    .map(({ id }) => id);

/**
 * What can be done to a notice besides writing it. Everything says what happened, and can be taken
 * back.
 */
export function useNewsActions() {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: newsQueries.all });

  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger' });
    }
    await readAgain();
  }
  const undoable = (text: string, back: () => Promise<unknown>) =>
    toasts.show({
      text,
      tone: 'success',
      durationMs: UNDO_SHOWN_MS,
      undo: {
        label: texts.undo,
        run: () =>
          void run(async () => {
            await back();
            toasts.show({ text: texts.undone, tone: 'success' });
          }),
      },
    });

  const remove = (news: ManagedNews) =>
    run(async () => {
      await api.deleteNews({ ...only(news), ...ifMatch(news) });
      undoable(texts.removed(news.title), () => api.restoreNews(only(news)));
    });
  const order = (newsIds: NewsId[], text: string) =>
    run(async () => {
      const before = await readPinned();
      await api.orderNews({ body: { newsIds } });
      undoable(text, () => api.orderNews({ body: { newsIds: before } }));
    });

  return {
    readAgain,
    /** What was written, with the way back to what stood there before; null: there was nothing. */
    written(text: string, after: ManagedNews, before: ManagedNews | null) {
      undoable(text, () =>
        before === null
          ? api.deleteNews({ ...only(after), ...ifMatch(after) })
          : api.editNews({ ...only(after), ...ifMatch(after), body: formOf(before) }),
      );
    },
    publish: (news: ManagedNews) =>
      run(async () => {
        const after = await api.publishNews({
          ...only(news),
          ...ifMatch(news),
          body: { at: null },
        });
        undoable(texts.published(news.title), async () => {
          const back = await api.editNews({
            ...only(after),
            ...ifMatch(after),
            body: formOf(news),
          });
          if (news.hiddenAt !== null) await api.unpublishNews({ ...only(back), ...ifMatch(back) });
        });
      }),
    hide: (news: ManagedNews) =>
      run(async () => {
        const after = await api.unpublishNews({ ...only(news), ...ifMatch(news) });
        undoable(texts.hidden(news.title), () =>
          api.publishNews({ ...only(after), ...ifMatch(after), body: { at: news.publishedAt } }),
        );
      }),
    remove,
    restore: (news: ManagedNews) =>
      run(async () => {
        await api.restoreNews(only(news));
        undoable(texts.restored(news.title), () => api.deleteNews(only(news)));
      }),
    pin: async ({ id, title, pinned }: ManagedNews) => {
      const others = (await readPinned()).filter((other) => other !== id);
      await (pinned
        ? order(others, texts.unpinned(title))
        : order([...others, id], texts.pinnedOne(title)));
    },
    /** One place up or down among the pinned ones. */
    move: async ({ id }: ManagedNews, by: 1 | -1) => {
      const ids = await readPinned();
      const at = ids.indexOf(id);
      await order(ids.toSpliced(at, 1).toSpliced(Math.max(at + by, 0), 0, id), texts.ordered);
    },
  };
}
