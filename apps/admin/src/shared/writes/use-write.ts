import { errorText } from '@academy/api-client';
import { useCommand, type CommandOptions } from '@academy/app-kit/writes';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { toasts } from '../toasts';

interface WriteOptions<Asked, Answer> extends Pick<
  CommandOptions<Asked, Answer>,
  'name' | 'together' | 'onSuccess' | 'onError'
> {
  /** Sends it; the client of this app gives every call a key that is given none. */
  send: (asked: Asked, key: string) => Promise<Answer>;
  /** What is read again when it is over, done or not. */
  reads: QueryKey;
  /**
   * The message of a failure without a text from the server. Without it, the caller shows `error`.
   */
  failed?: string;
}

/**
 * What a button of a manager does: once however often it is pressed, carried on when its page is
 * left, looked after when the answer is lost; then what it changed is read again.
 */
export function useWrite<Answer, Asked = void>({
  reads,
  failed,
  onError,
  ...command
}: WriteOptions<Asked, Answer>) {
  const queries = useQueryClient();
  return useCommand<Answer, Asked>({
    ...command,
    onError(error, asked) {
      if (failed !== undefined) toasts.show({ text: errorText(error, failed), tone: 'danger' });
      return onError?.(error, asked);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: reads }),
  });
}
