import { errorText } from '@academy/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InboxAnswer, InboxItem, InboxWay } from '../../shared/inbox-item';
import { toasts } from '../../shared/toasts';
import { useUndo } from '../../shared/writes/use-undo';
import { inboxTexts as texts } from './inbox-texts';

/** One after the other, in the order of the keys: none is lost while another is under way. */
const inTurn = { scope: { id: 'inbox' }, networkMode: 'always' } as const;

interface Decision {
  item: InboxItem;
  way: InboxWay;
  words: string;
}

/** `gone`: another manager decided it while it was on the screen. */
export interface ShownItem extends InboxItem {
  gone?: boolean;
}

/** What lies on top; `here` once it was seen on the pile, which it then may leave. */
interface Top {
  item: InboxItem;
  here: boolean;
}

const without = (keys: readonly string[], key: string) => keys.filter((other) => other !== key);

/**
 * The item on the screen: it stays while others come back or go, because the next key is meant for
 * it. If another manager decided it, it says so and no key decides anything.
 */
function useTop(waiting: readonly InboxItem[]) {
  const [top, setTop] = useState<Top>();
  const here = waiting.find(({ key }) => key === top?.item.key);
  const first = waiting[0];
  if (top && here && !top.here) setTop({ item: here, here: true });
  if (!top && first) setTop({ item: first, here: true });
  const missing: ShownItem | undefined = top && {
    ...top.item,
    disabledReason: top.here ? texts.gone : texts.undoing,
    gone: top.here,
  };
  const current: ShownItem | undefined = here ?? missing ?? first;
  return {
    current,
    /** The first of the pile is next. */
    next: () => setTop(undefined),
    /** What comes back is looked at next. */
    show: (item: InboxItem) => setTop({ item, here: false }),
  };
}

/**
 * One pile, worked from the top. What is decided leaves it at once and is sent behind it; what
 * could not be done comes back. What was skipped waits at the end.
 */
export function useInbox(all: readonly InboxItem[]) {
  const queries = useQueryClient();
  const answers = useRef(new Map<string, { item: InboxItem; answer: InboxAnswer }>());
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const { takeBack } = useUndo([], undefined, setSaid);
  const open = all.filter(({ key }) => !decided.includes(key));
  const { current, next, show } = useTop(open.filter(({ key }) => !skipped.includes(key)));

  const comesBack = (key: string) => setDecided((keys) => without(keys, key));
  const decide = useMutation({
    ...inTurn,
    mutationFn: ({ way, words }: Decision) => way.run(words),
    onMutate: ({ item }) => {
      setDecided((keys) => [...keys, item.key]);
      next();
    },
    onSuccess: (answer, { item }) => {
      if (answer.left !== undefined) {
        comesBack(item.key);
        toasts.show({ text: texts.left(item.name, answer.left), tone: 'danger' });
        return;
      }
      answers.current.set(item.key, { item, answer });
      setSaid(answer.said);
    },
    onError: (error, { item }) => {
      comesBack(item.key);
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger' });
    },
    // Every source is read again, once nothing more is under way.
    onSettled: () => (queries.isMutating() === 1 ? queries.invalidateQueries() : undefined),
  });
  const undo = useMutation({
    ...inTurn,
    mutationFn: async (key: string) => {
      const way = answers.current.get(key)?.answer.undo;
      return way ? takeBack(way) : false;
    },
    onMutate: () => setSaid(texts.undoing),
    onSuccess: (restored, key) => {
      const done = answers.current.get(key);
      if (done && restored) {
        answers.current.delete(key);
        comesBack(key);
        setSkipped((keys) => without(keys, key));
        show(done.item);
        return;
      }
      setSaid('');
      if (done && !done.answer.undo)
        toasts.show({ text: texts.noWayBack(done.answer.said), tone: 'danger' });
    },
  });
  const last = decided.at(-1);

  return {
    // Who takes back looks for what comes: no key decides what lies there meanwhile.
    current: current && undo.isPending ? { ...current, disabledReason: texts.undoing } : current,
    left: open.length,
    doneCount: decided.length,
    skippedCount: open.length - open.filter(({ key }) => !skipped.includes(key)).length,
    said,
    decide: (item: InboxItem, way: InboxWay, words = '') => decide.mutate({ item, way, words }),
    /** The next one; at the end of the pile what was skipped comes again. */
    skip: () => {
      setSkipped((keys) => (current ? [...keys, current.key] : []));
      next();
    },
    /** Takes back what was decided last; undefined where nothing was. */
    takeBack: last === undefined || undo.isPending ? undefined : () => undo.mutate(last),
  };
}
