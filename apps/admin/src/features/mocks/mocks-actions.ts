import { errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import type { MockExamId } from '@academy/domain/ids';
import type { ExamRegistrations, ManagedExam, RegistrationsResult } from '@academy/domain/mocks';
import type { Undoable } from '@academy/domain/operations';
import type { CalendarDay } from '@academy/domain/time';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { toasts, UNDO_SHOWN_MS } from '../../shared/toasts';
import { useUndo } from '../../shared/writes/use-undo';
import { useWrite } from '../../shared/writes/use-write';
import { mockQueries } from './mocks-queries';
import { doneText, examTexts, registrationTexts } from './mocks-texts';

const only = ({ id }: Pick<ManagedExam, 'id'>) => ({ params: { examId: id } });

/** 접수 지금 마감 at once, with the way back. */
export function useCloseExam(exam: ManagedExam) {
  const { announce } = useUndo(mockQueries.all);
  return useWrite({
    name: `close exam ${exam.id}`,
    send: () => api.closeExam(only(exam)),
    reads: mockQueries.all,
    onSuccess: ({ undo }) =>
      announce({ text: examTexts.closed(exam.title), durationMs: UNDO_SHOWN_MS }, undo),
    failed: examTexts.failed,
  });
}

/** What a dialog asks about an exam: it says itself what went wrong, and goes when it is done. */
export function useExamWork<Asked = void>(
  name: string,
  send: (asked: Asked) => Promise<{ undo?: Undoable | null | undefined }>,
  done: (asked: Asked) => string,
  onDone: () => void,
) {
  const { announce } = useUndo(mockQueries.all);
  return useWrite({
    name,
    send,
    reads: mockQueries.all,
    onSuccess: ({ undo }, asked) => {
      announce(done(asked), undo);
      onDone();
    },
  });
}

export const examCalls = {
  extend: (exam: ManagedExam) => (until: CalendarDay) =>
    api.extendExam({ ...only(exam), body: { until } }),
  cancel: (exam: ManagedExam) => (reason: string) =>
    api.cancelExam({ ...only(exam), body: { reason } }),
  remove: (exam: ManagedExam) => () => api.deleteExam(only(exam)),
  repeat: (exam: ManagedExam) => (months: number) =>
    api.repeatExam({ ...only(exam), body: { months } }),
};

export interface RegistrationWork {
  kind: keyof typeof doneText;
  send: () => Promise<RegistrationsResult>;
}

/**
 * Changes registrations: what comes back is in the list at once, the sums are read again, and a
 * message offers the way back. `together`: cells of a grid do not wait for each other.
 */
export function useRegistrationWork(examId: MockExamId, { together = false } = {}) {
  const queries = useQueryClient();
  const { offer } = useUndo(mockQueries.all);

  const work = useCommand({
    name: `change registrations of ${examId}`,
    together,
    send: ({ send }: RegistrationWork) => send(),
    onSuccess: ({ content, skipped, undo: way }, { kind }) => {
      const changed = new Map(content.map((row) => [row.id, row]));
      queries.setQueryData<ExamRegistrations>(
        mockQueries.registrations(examId).queryKey,
        (data) =>
          data && { ...data, content: data.content.map((row) => changed.get(row.id) ?? row) },
      );
      const done = content.length > 0;
      const why = done ? undefined : skipped[0]?.message;
      toasts.show({
        text: why ?? doneText[kind](content.length, skipped.length),
        tone: done ? 'success' : 'danger',
        durationMs: UNDO_SHOWN_MS,
        ...offer(way),
      });
    },
    onError: (error) =>
      void toasts.show({ text: errorText(error, registrationTexts.failed), tone: 'danger' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: mockQueries.all }),
  });

  return {
    isPending: work.isPending,
    /** Shows the second argument when it is done; a failure was said already. */
    run: work.run,
  };
}
