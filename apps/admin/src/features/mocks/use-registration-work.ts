import { errorText } from '@academy/api-client';
import type { MockExamId } from '@academy/domain/ids';
import type { ExamRegistrations, RegistrationsResult } from '@academy/domain/mocks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts, UNDO_SHOWN_MS } from '../../shared/toasts';
import { useUndo } from '../../shared/use-undo';
import { mockQueries } from './mocks-queries';
import { doneText, registrationTexts as texts } from './registration-texts';

export interface RegistrationWork {
  kind: keyof typeof doneText;
  send: () => Promise<RegistrationsResult>;
}

/**
 * Changes registrations: what comes back stands in the list at once, the sums are read again, and a
 * message offers the way back.
 */
export function useRegistrationWork(examId: MockExamId) {
  const queries = useQueryClient();
  const { offer } = useUndo(mockQueries.all);

  const work = useMutation({
    mutationFn: ({ send }: RegistrationWork) => send(),
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
    onError: (error) => void toasts.show({ text: errorText(error, texts.failed), tone: 'danger' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: mockQueries.all }),
  });

  return {
    isPending: work.isPending,
    /** `onSuccess`: after it is done; a failure was said already. */
    run: (asked: RegistrationWork, onSuccess?: () => void) => work.mutate(asked, { onSuccess }),
  };
}
