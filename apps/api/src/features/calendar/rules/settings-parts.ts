import { changedSettings } from '@academy/domain/calendar';
import type { LunchSettings } from '@academy/domain/meals';
import type { OperationEntry } from '../../../shared/operations/operations-db';

const LISTS = ['enabledDates', 'disabledLunchDates', 'disabledDinnerDates'] as const;
type List = (typeof LISTS)[number];

const isList = (field: string): field is List => LISTS.some((list) => list === field);

/**
 * The parts of the settings that are undone separately: each field, and each day of a list. Two
 * managers who close different days do not conflict.
 */
export function settingsParts(settings: LunchSettings): Map<string, unknown> {
  const fields = Object.entries(settings).filter(([field]) => !isList(field));
  return new Map<string, unknown>([
    ...fields,
    ...LISTS.flatMap((list) =>
      settings[list].map((date): [string, unknown] => [`${list} ${date}`, true]),
    ),
  ]);
}

/** What a change did to the settings, part by part. */
export function settingsEntries(before: LunchSettings, after: LunchSettings): OperationEntry[] {
  const changed = new Set<string>(changedSettings(before, after));
  const [old, young] = [settingsParts(before), settingsParts(after)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .filter((id) => changed.has(id.split(' ')[0] ?? '') && old.get(id) !== young.get(id))
    .map((id) => ({
      entity: 'lunch-settings',
      id,
      before: keptPart(old.get(id)),
      after: keptPart(young.get(id)),
    }));
}

/**
 * A field's value in a box, so that an empty one can be distinguished from one that is not there.
 */
const keptPart = (value: unknown) => (value === undefined ? null : { value });

/** The settings with some parts put back. */
export function withParts(
  settings: LunchSettings,
  parts: readonly { id: string; value: { value: unknown } | null }[],
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...settings };
  const lists = {
    enabledDates: new Set<string>(settings.enabledDates),
    disabledLunchDates: new Set<string>(settings.disabledLunchDates),
    disabledDinnerDates: new Set<string>(settings.disabledDinnerDates),
  };
  for (const { id, value } of parts) {
    const [field = '', date] = id.split(' ');
    if (!isList(field)) result[field] = value?.value;
    else if (date && value) lists[field].add(date);
    else if (date) lists[field].delete(date);
  }
  for (const list of LISTS) result[list] = [...lists[list]].toSorted();
  return result;
}
