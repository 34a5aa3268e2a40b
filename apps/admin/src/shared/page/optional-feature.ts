import type { Feature } from '@academy/domain/features';
import type { CalendarDay } from '@academy/domain/time';
import type { ComponentType } from 'react';
import type { SettingsTab } from './settings-tab';

/** What a feature that an academy can do without adds to pages that are not its own. */
export interface OptionalFeature {
  feature: Feature;
  /** Its part of the settings. */
  settings?: Omit<SettingsTab, 'feature'>;
  /** What it says above a day's attendance. */
  DayNotice?: ComponentType<{ date: CalendarDay }>;
}
