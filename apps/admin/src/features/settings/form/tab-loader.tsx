import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Saved } from './tab-model';
import type { TabModel } from './tab-model';
import { LoadError } from '../../../shared/page/load-error';

interface Props<Draft extends object> {
  model: TabModel<Draft>;
  Form: ComponentType<{ loaded: Saved<Draft> }>;
}

/**
 * Reads a tab, and shows its form when it is there. Whoever opens it edits what stands now, not
 * what stood five minutes ago.
 */
export function TabLoader<Draft extends object>({ model, Form }: Props<Draft>) {
  const { data, isError, refetch } = useQuery({
    queryKey: model.queryKey,
    queryFn: ({ signal }) => model.read(signal),
    staleTime: 0,
  });
  if (data) return <Form loaded={data} />;
  if (isError) return <LoadError onRetry={() => void refetch()} />;
  return <Skeleton height="640px" />;
}
