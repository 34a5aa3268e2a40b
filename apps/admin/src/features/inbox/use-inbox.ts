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

const without = (keys: readonly string[], key: string) => keys.filter((other) => other !== key);

/**
 * One pile, worked from the top. What is decided leaves it at once and is sent behind it; what
 * could not be done comes back. What was skipped waits at the end.
 */
export function useInbox(all: readonly InboxItem[]) {
  const queries = useQueryClient();
  const { takeBack } = useUndo([]);
  const answers = useRef(new Map<string, InboxAnswer>());
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const open = all.filter(({ key }) => !decided.includes(key));
  const current = open.find(({ key }) => !skipped.includes(key));

  const comesBack = (key: string) => setDecided((keys) => without(keys, key));
  const decide = useMutation({
    ...inTurn,
    mutationFn: ({ way, words }: Decision) => way.run(words),
    onMutate: ({ item }) => setDecided((keys) => [...keys, item.key]),
    onSuccess: (answer, { item }) => {
      if (answer.left !== undefined) {
        comesBack(item.key);
        toasts.show({ text: texts.left(item.name, answer.left), tone: 'danger' });
        return;
      }
      answers.current.set(item.key, answer);
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
      const answer = answers.current.get(key);
      if (!answer?.undo) return false;
      return takeBack(answer.undo);
    },
    onSuccess: (restored, key) => {
      const answer = answers.current.get(key);
      if (restored) {
        answers.current.delete(key);
        comesBack(key);
        setSkipped((keys) => without(keys, key));
        setSaid(texts.undone);
      } else if (answer && !answer.undo)
        toasts.show({ text: texts.noWayBack(answer.said), tone: 'danger' });
    },
  });
  const last = decided.at(-1);

  return {
    current,
    left: open.length,
    doneCount: decided.length,
    skippedCount: open.length - open.filter(({ key }) => !skipped.includes(key)).length,
    said,
    decide: (item: InboxItem, way: InboxWay, words = '') => decide.mutate({ item, way, words }),
    /** The next one; at the end of the pile what was skipped comes again. */
    skip: () => setSkipped((keys) => (current ? [...keys, current.key] : [])),
    /** Takes back what was decided last; undefined where nothing was. */
    takeBack: last === undefined || undo.isPending ? undefined : () => undo.mutate(last),
  };
}
