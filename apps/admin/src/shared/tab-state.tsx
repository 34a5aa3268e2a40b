import { ErrorState } from '@academy/ui/error-state';
import { Skeleton } from '@academy/ui/skeleton';
import { messages } from './messages';

/** In place of a tab's content while it is on its way, or did not come. */
export function TabState({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? (
    <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={onRetry} />
  ) : (
    <Skeleton height="360px" />
  );
}
