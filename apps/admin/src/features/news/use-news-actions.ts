import { errorText } from '@academy/api-client';
import { ifMatch } from '@academy/app-kit/forms';
import type { NewsId } from '@academy/domain/ids';
import type { ManagedNews, WrittenNews } from '@academy/domain/news';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts, UNDO_SHOWN_MS } from '../../shared/toasts';
import { useUndo } from '../../shared/use-undo';
import { newsQueries } from './news-queries';
import { newsTexts as texts } from './news-texts';

const PINNED_AT_MOST = 100;
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
  const undoing = useUndo(newsQueries.all);
  const announce = (text: string, undo: WrittenNews['undo']) =>
    undoing.announce({ text, durationMs: UNDO_SHOWN_MS }, undo);
  const readAgain = () => queries.invalidateQueries({ queryKey: newsQueries.all });

  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger' });
    }
    await readAgain();
  }
  const remove = (news: ManagedNews) =>
    run(async () => {
      const { undo } = await api.deleteNews({ ...only(news), ...ifMatch(news.version) });
      announce(texts.removed(news.title), undo);
    });
  const order = (newsIds: NewsId[], text: string) =>
    run(async () => {
      const { undo } = await api.orderNews({ body: { newsIds } });
      announce(text, undo);
    });

  return {
    readAgain,
    announce,
    publish: (news: ManagedNews) =>
      run(async () => {
        const body = { at: null };
        const { undo } = await api.publishNews({ ...only(news), ...ifMatch(news.version), body });
        announce(texts.published(news.title), undo);
      }),
    hide: (news: ManagedNews) =>
      run(async () => {
        const { undo } = await api.unpublishNews({ ...only(news), ...ifMatch(news.version) });
        announce(texts.hidden(news.title), undo);
      }),
    remove,
    restore: (news: ManagedNews) =>
      run(async () => {
        const { undo } = await api.restoreNews(only(news));
        announce(texts.restored(news.title), undo);
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
