import type { CalendarDay } from '@academy/domain/time';
import type { OptionalFeature } from '../shared/page/optional-feature';
import * as optional from './optional-features';

const features: [string, OptionalFeature][] = Object.entries(optional);

export const settingsOfFeatures = features.flatMap(([, { settings }]) => settings ?? []);

/** What they say above a day's attendance. */
export const DayNoticesOfFeatures = ({ date }: { date: CalendarDay }) =>
  features.map(([name, { DayNotice }]) => DayNotice && <DayNotice key={name} date={date} />);
