import { ListSkeleton } from './list-skeleton';
import { LoadError } from './load-error';

/** In place of a tab's content while it is on its way, or did not come. */
export function TabState({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? <LoadError onRetry={onRetry} /> : <ListSkeleton rows={8} />;
}
