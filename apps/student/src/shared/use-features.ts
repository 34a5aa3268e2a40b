import { isOn, type Feature } from '@academy/domain/features';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { deviceStorage } from './device-storage';
import { sessionQueries } from './session-queries';

const KEY = 'features-off';

/** What was off when this device last heard of it: a page is drawn before the answer is there. */
const lastOff = (): string[] => deviceStorage?.getItem(KEY)?.split(' ') ?? [];

function keep(off: readonly string[]): void {
  if (off.length === 0) deviceStorage?.removeItem(KEY);
  else deviceStorage?.setItem(KEY, off.join(' '));
}

/** Whether the academy uses a feature; what names none is always there. */
export function useFeatures(): (feature: Feature | undefined) => boolean {
  const { data: me } = useQuery(sessionQueries.me());
  const off = me ? (me.featuresOff ?? []) : lastOff();
  return (feature) => isOn(feature, off);
}

/** The same outside of a component; what was heard is kept for the next start. */
export function featuresIn(queries: QueryClient): (feature: Feature | undefined) => boolean {
  const me = queries.getQueryData(sessionQueries.me().queryKey);
  if (!me) return (feature) => isOn(feature, lastOff());
  const off = me.featuresOff ?? [];
  keep(off);
  return (feature) => isOn(feature, off);
}
