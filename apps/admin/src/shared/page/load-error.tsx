import { ErrorState } from '@academy/ui/error-state';
import { messages } from '../texts/messages';

/** A list that could not be loaded, and the way to try again. */
export const LoadError = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={onRetry} />
);
