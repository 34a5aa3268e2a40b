import { featuresHeard } from '@academy/app-kit/device';
import { isOn, type Feature } from '@academy/domain/features';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { sessionQueries } from './session-queries';

const heard = featuresHeard('student');

/** Whether the academy uses a feature; what names none is always there. */
export function useFeatures(): (feature: Feature | undefined) => boolean {
  const { data: me } = useQuery(sessionQueries.me());
  const off = me ? (me.featuresOff ?? []) : heard.last();
  return (feature) => isOn(feature, off);
}

/** The same outside of a component; what was heard is kept for the next start. */
export function featuresIn(queries: QueryClient): (feature: Feature | undefined) => boolean {
  const me = queries.getQueryData(sessionQueries.me().queryKey);
  if (!me) return (feature) => isOn(feature, heard.last());
  const off = me.featuresOff ?? [];
  heard.keep(off);
  return (feature) => isOn(feature, off);
}
