import { errorText } from '@academy/api-client';
import type { Undoable, UndoResult } from '@academy/domain/operations';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { toasts } from './toasts';
interface Way {
  /** Takes the operation back. */
  send: (operationId: Undoable['operationId']) => Promise<UndoResult>;
  /** What is said when it is taken back, with how much of it. */
  undone: (restored: number) => string;
  failed: string;
  undoLabel: string;
  /** What is read again afterwards. */
  queryKey: QueryKey;
}

/**
 * The way back of an operation, for the message that says it is done: takes it back as a whole and says what came of it, also what was kept because
 * somebody changed it since.
 */
export function useWayBack({ send, undone, failed, undoLabel, queryKey }: Way) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: send,
    onSuccess: ({ restored, kept }) =>
      void toasts.show({
        text: [undone(restored), ...kept.map(({ label, message }) => `${label}: ${message}`)].join(
          ' ',
        ),
        tone: 'success',
      }),
    onError: (error) => void toasts.show({ text: errorText(error, failed), tone: 'danger' }),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
  return (way: Undoable | null | undefined) =>
    way ? { undo: { label: undoLabel, run: () => mutate(way.operationId) } } : {};
}
