import { errorText } from '@academy/api-client';
import type { ManagedExam } from '@academy/domain/mocks';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, serverClock } from '../../shared/api';
import { toasts, UNDO_SHOWN_MS } from '../../shared/toasts';
import { listTexts as texts } from './list-texts';
import { mockQueries } from './mocks-queries';

const only = ({ id }: Pick<ManagedExam, 'id'>) => ({ params: { examId: id } });

/** 접수 지금 마감 at once, with the way back while the last day has not passed. */
export function useExamActions() {
  const queries = useQueryClient();
  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      toasts.show({ text: errorText(error, texts.failed), tone: 'danger' });
    }
    await queries.invalidateQueries({ queryKey: mockQueries.all });
  }
  const reopen = (exam: ManagedExam) =>
    run(async () => {
      await api.extendExam({ ...only(exam), body: { until: exam.registrationEndDate } });
      toasts.show({ text: texts.reopened, tone: 'success' });
    });
  return {
    close: (exam: ManagedExam) =>
      run(async () => {
        await api.closeExam(only(exam));
        const again = exam.registrationEndDate >= seoulDay(serverClock.serverNow());
        toasts.show({
          text: texts.closed(exam.title),
          tone: 'success',
          durationMs: UNDO_SHOWN_MS,
          ...(again && { undo: { label: texts.undo, run: () => void reopen(exam) } }),
        });
      }),
  };
}

/** What a dialog asks about an exam: it says itself what went wrong, and goes when it is done. */
export function useExamWork<Asked = void>(
  work: (asked: Asked) => Promise<unknown>,
  done: (asked: Asked) => string,
  onDone: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (_, asked) => {
      toasts.show({ text: done(asked), tone: 'success' });
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
