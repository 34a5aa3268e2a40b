import { formatWon } from '@academy/domain/money';
import { formatDay, isCalendarDay } from '@academy/domain/time';
import type { LunchSettingsDraft } from '@academy/domain/settings';
import type { SettingsField } from './settings-draft';
import { settingsTexts as texts } from './settings-texts';

const shownDay = (text: string) => (isCalendarDay(text) ? formatDay(text) : text);

/** One field's value in words, for the view of two managers' changes. */
export function fieldValue(settings: LunchSettingsDraft, field: SettingsField): string {
  const value = settings[field];
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (value === null || value === '') return texts.empty;
  if (typeof value === 'number') return field === 'lunchPrice' || field === 'dinnerPrice' ? formatWon(value) : String(value);
  if (typeof value === 'string') return shownDay(value);
  return value.map(shownDay).join(', ') || texts.empty;
}
