import { ErrorState } from '@academy/ui/error-state';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../texts/messages';

/** A list that could not be loaded, and the one way to try again: for all that failed with it. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const queries = useQueryClient();
  return (
    <ErrorState
      title={messages.errors.load}
      onRetry={() => {
        onRetry();
        void queries.refetchQueries(
          { type: 'active', predicate: ({ state }) => state.status === 'error' },
          { cancelRefetch: false },
        );
      }}
    />
  );
}
