import { errorText, isNetworkError } from '@academy/api-client';
import { pointFilterName, type IssueWish } from '@academy/domain/points';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { toasts, UNDO_SHOWN_MS } from '../../shared/toasts';
import { useIntentionKey } from '../../shared/use-intention-key';
import { useUndo } from '../../shared/use-undo';
import { issueTexts } from './issue-texts';
import { pointQueries } from './points-queries';
import { pointsTexts as texts } from './points-texts';

interface IssueFailure {
  text: string;
  /** What was sent and has no answer: sent again, its key answers what was done. */
  unanswered?: IssueWish;
}

/**
 * Gives points, once per intention: the same content keeps its key until an answer says that it was
 * done, so that a double click, another press after a lost connection and the browser's own
 * repetition give nothing twice. What failed stays in the form and says what is known of it.
 */
export function useIssue(onDone: () => void) {
  const queries = useQueryClient();
  const intention = useIntentionKey();
  const [failure, setFailure] = useState<IssueFailure>();
  const readAgain = () => void queries.invalidateQueries({ queryKey: pointQueries.all });

  const { offer } = useUndo(pointQueries.all, '건');

  const issue = useMutation({
    // Offline it fails at once and says so: what waits unseen would be given at a moment that
    // nobody chose.
    networkMode: 'always',
    mutationFn: (wish: IssueWish) =>
      api.issuePoints({ body: { ...wish, requestKey: intention.keyOf(wish) } }),
    onMutate: () => setFailure(undefined),
    onSuccess: ({ issued, pointType, points, undo: way }) => {
      intention.forget();
      toasts.show({
        text: issueTexts.done(pointFilterName(pointType), points, issued.length),
        tone: 'success',
        durationMs: UNDO_SHOWN_MS,
        ...offer(way),
      });
      onDone();
    },
    onError: (error, wish) =>
      setFailure(
        isNetworkError(error)
          ? { text: issueTexts.unknown, unanswered: wish }
          : { text: errorText(error, texts.failed) },
      ),
    onSettled: readAgain,
  });

  return {
    failure,
    busy: issue.isPending,
    issue: issue.mutate,
    forgetFailure: () => setFailure(undefined),
  };
}
