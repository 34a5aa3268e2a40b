import type { CalendarDay } from '@academy/domain/time';
import type { OptionalFeature } from '../shared/page/optional-feature';
import { useManager } from '../shared/session/use-manager';
import * as optional from './optional-features';

const features = Object.values<OptionalFeature>(optional);

export const settingsOfFeatures = features.flatMap(({ feature, settings }) =>
  settings ? { ...settings, feature } : [],
);

/** What those that the academy uses say above a day's attendance. */
export function DayNoticesOfFeatures({ date }: { date: CalendarDay }) {
  const { uses } = useManager();
  return features.map(
    ({ feature, DayNotice }) =>
      DayNotice && uses(feature) && <DayNotice key={feature} date={date} />,
  );
}
