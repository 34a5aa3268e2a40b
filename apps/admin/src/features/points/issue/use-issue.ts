import { errorText } from '@academy/api-client';
import { mayBeDone, useCommand } from '@academy/app-kit/writes';
import { pointFilterName, type IssueRequest } from '@academy/domain/points';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { toasts, UNDO_SHOWN_MS } from '../../../shared/toasts';
import { useUndo } from '../../../shared/writes/use-undo';
import { pointQueries } from '../points-queries';
import { issueTexts as texts, pointsTexts } from '../points-texts';

interface IssueFailure {
  text: string;
  /** What was sent and has no answer: sent again, its key answers what was done. */
  unanswered?: IssueRequest;
}

/**
 * Gives points, once per intention. What failed stays in the form and says what is known of it.
 */
export function useIssue(onDone: () => void) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<IssueFailure>();
  const readAgain = () => void queries.invalidateQueries({ queryKey: pointQueries.all });

  const { offer } = useUndo(pointQueries.all, '건');

  const command = useCommand({
    name: 'issue points',
    send: (request: IssueRequest, key) => api.issuePoints({ body: request, key }),
    onSuccess: ({ issued, pointType, points, undo: way }) => {
      toasts.show({
        text: texts.done(pointFilterName(pointType), points, issued.length),
        tone: 'success',
        durationMs: UNDO_SHOWN_MS,
        ...offer(way),
      });
      onDone();
    },
    onError: (error, request) =>
      setFailure(
        mayBeDone(error)
          ? { text: texts.unknown, unanswered: request }
          : { text: errorText(error, pointsTexts.failed) },
      ),
    onSettled: readAgain,
  });

  return {
    failure,
    busy: command.isPending,
    issue(request: IssueRequest) {
      setFailure(undefined);
      command.run(request);
    },
    forgetFailure: () => setFailure(undefined),
  };
}
