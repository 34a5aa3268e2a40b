import { ifMatch } from '@academy/app-kit/forms';
import type { NewsId } from '@academy/domain/ids';
import type { ManagedNews, WrittenNews } from '@academy/domain/news';
import { api } from '../../shared/api';
import { UNDO_SHOWN_MS } from '../../shared/toasts';
import { useUndo } from '../../shared/writes/use-undo';
import { useWrite } from '../../shared/writes/use-write';
import { newsQueries } from './news-queries';
import { newsTexts as texts } from './news-texts';

const PINNED_AT_MOST = 100;

/** The pinned notices in their order, whatever the list shows just now. */
const readPinned = async (): Promise<NewsId[]> =>
  (await api.managedNews({ query: { size: PINNED_AT_MOST } })).content
    .filter(({ pinned }) => pinned)
    .map(({ id }) => id);

/** Says what was done to a notice, long enough to think better of it. */
export function useNewsDone() {
  const { announce } = useUndo(newsQueries.all);
  return (text: string, undo: WrittenNews['undo']) =>
    announce({ text, durationMs: UNDO_SHOWN_MS }, undo);
}

interface Work {
  call: () => Promise<Pick<WrittenNews, 'undo'>>;
  done: string;
}

/**
 * What can be done to a notice besides writing it. Everything says what happened, and can be taken
 * back.
 */
export function useNewsActions({ id, title, version, pinned }: ManagedNews) {
  const announce = useNewsDone();
  const { run } = useWrite({
    name: `notice ${id}`,
    send: ({ call }: Work) => call(),
    reads: newsQueries.all,
    onSuccess: ({ undo }, { done }) => announce(done, undo),
    failed: texts.failed,
  });
  const one = { params: { newsId: id } };
  const asRead = { ...one, ...ifMatch(version) };
  /** Puts the pinned ones into another order. */
  const order = (change: (ids: NewsId[]) => NewsId[], done: string) =>
    run({
      call: async () => api.orderNews({ body: { newsIds: change(await readPinned()) } }),
      done,
    });

  return {
    publish: () =>
      run({
        call: () => api.publishNews({ ...asRead, body: { at: null } }),
        done: texts.published(title),
      }),
    hide: () => run({ call: () => api.unpublishNews(asRead), done: texts.hidden(title) }),
    remove: () => run({ call: () => api.deleteNews(asRead), done: texts.removed(title) }),
    restore: () => run({ call: () => api.restoreNews(one), done: texts.restored(title) }),
    pin: () =>
      order(
        (ids) => [...ids.filter((other) => other !== id), ...(pinned ? [] : [id])],
        pinned ? texts.unpinned(title) : texts.pinnedOne(title),
      ),
    /** One place up or down among the pinned ones. */
    move: (by: 1 | -1) =>
      order((ids) => {
        const at = ids.indexOf(id);
        return ids.toSpliced(at, 1).toSpliced(Math.max(at + by, 0), 0, id);
      }, texts.ordered),
  };
}
