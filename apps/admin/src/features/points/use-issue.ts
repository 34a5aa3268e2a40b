import { errorText, isNetworkError } from '@academy/api-client';
import { pointFilterName } from '@academy/domain/messages';
import type { IssueWish } from '@academy/domain/points';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../shared/api';
import { toasts } from '../../shared/toasts';
import { issueTexts } from './issue-texts';
import { pointQueries } from './points-queries';
import { pointsTexts as texts } from './points-texts';
import { requestKey } from './request-key';

const UNDO_SHOWN_MS = 15_000;

interface IssueFailure {
  text: string;
  /** What was sent and has no answer: sent again, its key answers what was done. */
  unanswered?: IssueWish;
}

/**
 * Gives points, once per intention: the same content keeps its key until an answer says that it was done, so that a double click, another press
 * after a lost connection and the browser's own repetition give nothing twice. What failed stays in the form and says what is known of it.
 */
export function useIssue(onDone: () => void) {
  const queries = useQueryClient();
  const intention = useRef({ asked: '', key: '' });
  const [failure, setFailure] = useState<IssueFailure>();
  const readAgain = () => void queries.invalidateQueries({ queryKey: pointQueries.all });

  function keyOf(wish: IssueWish): string {
    const asked = JSON.stringify(wish);
    if (intention.current.asked !== asked) intention.current = { asked, key: requestKey() };
    return intention.current.key;
  }

  const undo = useMutation({
    mutationFn: (operationId: Parameters<typeof api.undoPoints>[0]['params']['operationId']) => api.undoPoints({ params: { operationId } }),
    onSuccess: ({ restored, kept }) => void toasts.show({ text: [texts.undone(restored), ...kept.map(({ label, message }) => `${label}: ${message}`)].join(' '), tone: 'success' }),
    onError: (error) => void toasts.show({ text: errorText(error, texts.failed), tone: 'danger' }),
    onSettled: readAgain,
  });

  const issue = useMutation({
    // Offline it fails at once and says so: what waits unseen would be given at a moment that nobody chose.
    networkMode: 'always',
    mutationFn: (wish: IssueWish) => api.issuePoints({ body: { ...wish, requestKey: keyOf(wish) } }),
    onMutate: () => setFailure(undefined),
    onSuccess: ({ issued, pointType, points, undo: way }) => {
      intention.current = { asked: '', key: '' };
      toasts.show({
        text: issueTexts.done(pointFilterName(pointType), points, issued.length), tone: 'success', durationMs: UNDO_SHOWN_MS, ...(way && { undo: { label: texts.undo, run: () => undo.mutate(way.operationId) } }),
      });
      onDone();
    },
    onError: (error, wish) => setFailure(isNetworkError(error) ? { text: issueTexts.unknown, unanswered: wish } : { text: errorText(error, texts.failed) }),
    onSettled: readAgain,
  });

  return { failure, busy: issue.isPending, issue: issue.mutate, forgetFailure: () => setFailure(undefined) };
}
