import {
  settingsAfter,
  type calendarEndpoints,
  type ClosingChange,
  closingCauseName,
} from '@academy/domain/calendar';
import { formatDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { applyRules } from '../rules/apply-rules';
import { readEffect } from '../rules/effect';

/** Each day and meal once, in order. */
const tidied = (closing: ClosingChange): ClosingChange => ({
  ...closing,
  dates: [...new Set(closing.dates)].toSorted(),
  meals: [...new Set(closing.meals)],
  note: closing.note.trim(),
});

/** `11/20(금) 휴무 (학원 휴무)`, `11/20(금) 외 2일 운영`: what the operation is called. */
function labelOf({ kind, dates, cause }: ClosingChange): string {
  const [first] = dates;
  const days = `${first ? formatDay(first) : ''}${dates.length > 1 ? ` 외 ${dates.length - 1}일` : ''}`;
  return kind === 'close' ? `${days} 휴무 (${closingCauseName(cause)})` : `${days} 운영`;
}

/** What closing or opening days would do. Nothing is written. */
export async function previewClosing(
  db: Db,
  { body, now }: Call<typeof calendarEndpoints.previewClosing>,
) {
  const closing = tidied(body);
  const before = await readLunchSettings(db);
  return (await readEffect(db, { before, after: settingsAfter(before, closing), closing }, now))
    .effect;
}

/** Closes or opens days, with what the manager chose for the meals that were applied for. */
export const applyClosing = (db: Db, call: Call<typeof calendarEndpoints.applyClosing>) => {
  const { choice, expected, ...body } = call.body;
  const closing = tidied(body);
  return applyRules(db, call, {
    closing,
    choice,
    expected,
    kind: 'meals.rules',
    label: labelOf(closing),
    action: closing.kind === 'close' ? 'close-meals' : 'open-meals',
    settingsAfter: (before) => settingsAfter(before, closing),
  });
};
