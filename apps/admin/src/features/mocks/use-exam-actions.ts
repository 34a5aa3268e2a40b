import { errorText } from '@academy/api-client';
import type { ManagedExam } from '@academy/domain/mocks';
import type { Undoable } from '@academy/domain/operations';
import type { CalendarDay } from '@academy/domain/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts, UNDO_SHOWN_MS } from '../../shared/toasts';
import { useUndo } from '../../shared/use-undo';
import { listTexts as texts } from './list-texts';
import { mockQueries } from './mocks-queries';

const only = ({ id }: Pick<ManagedExam, 'id'>) => ({ params: { examId: id } });

/** 접수 지금 마감 at once, with the way back. */
export function useExamActions() {
  const queries = useQueryClient();
  const { announce } = useUndo(mockQueries.all);
  return {
    async close(exam: ManagedExam) {
      try {
        const { undo } = await api.closeExam(only(exam));
        announce({ text: texts.closed(exam.title), durationMs: UNDO_SHOWN_MS }, undo);
      } catch (error) {
        toasts.show({ text: errorText(error, texts.failed), tone: 'danger' });
      }
      await queries.invalidateQueries({ queryKey: mockQueries.all });
    },
  };
}

/** What a dialog asks about an exam: it says itself what went wrong, and goes when it is done. */
export function useExamWork<Asked = void>(
  work: (asked: Asked) => Promise<{ undo?: Undoable | null | undefined }>,
  done: (asked: Asked) => string,
  onDone: () => void,
) {
  const queries = useQueryClient();
  const { announce } = useUndo(mockQueries.all);
  return useMutation({
    mutationFn: work,
    onSuccess: ({ undo }, asked) => {
      announce(done(asked), undo);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mockQueries.all }),
  });
}

export const examCalls = {
  extend: (exam: ManagedExam) => (until: CalendarDay) =>
    api.extendExam({ ...only(exam), body: { until } }),
  cancel: (exam: ManagedExam) => (reason: string) =>
    api.cancelExam({ ...only(exam), body: { reason } }),
  remove: (exam: ManagedExam) => () => api.deleteExam(only(exam)),
};
