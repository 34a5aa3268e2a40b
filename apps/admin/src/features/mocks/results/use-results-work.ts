import type { MockExamId } from '@academy/domain/ids';
import type { ResultEntry, WrittenResults } from '@academy/domain/mocks';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { mockQueries } from '../mocks-queries';
import { resultTexts as texts } from './results-texts';

/** Shows what was written at once and offers the way back. */
function useWritten(examId: MockExamId) {
  const queries = useQueryClient();
  const { announce } = useUndo(mockQueries.all);
  return ({ results, undo }: WrittenResults, text: string) => {
    queries.setQueryData(mockQueries.results(examId).queryKey, results);
    announce(text, undo);
  };
}

/**
 * Writes results that were typed or pasted. `together`: cells of a grid do not wait for each other.
 */
export function useSaveResults(
  examId: MockExamId,
  { together = false, onDone }: { together?: boolean; onDone?: () => void } = {},
) {
  const written = useWritten(examId);
  return useWrite({
    name: `save results of exam ${examId}`,
    together,
    send: (entries: ResultEntry[]) => api.saveResults({ params: { examId }, body: { entries } }),
    reads: mockQueries.all,
    onSuccess: (answer) => {
      written(answer, answer.changed === 0 ? texts.unchanged : texts.saved(answer.changed));
      onDone?.();
    },
    ...(onDone ? {} : { failed: texts.failed }),
  });
}

/** 성적 공개, or not any more. */
export function usePublishResults(examId: MockExamId, onDone: () => void) {
  const written = useWritten(examId);
  return useWrite({
    name: `publish results of exam ${examId}`,
    send: (published: boolean) => api.publishResults({ params: { examId }, body: { published } }),
    reads: mockQueries.all,
    onSuccess: (answer, published) => {
      written(answer, published ? texts.publishedDone : texts.hiddenDone);
      onDone();
    },
    failed: texts.failed,
  });
}
