import { ErrorState } from '@academy/ui/error-state';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../shared/messages';
import { LunchSettings } from './lunch-settings';
import { settingsQueries } from './settings-queries';

/** 도시락: everything that decides what students can apply for. */
export function LunchTab() {
  const { data, isError, refetch } = useQuery(settingsQueries.lunch());
  if (data) return <LunchSettings loaded={data} />;
  if (isError) return <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={() => void refetch()} />;
  return <Skeleton height="640px" />;
}
