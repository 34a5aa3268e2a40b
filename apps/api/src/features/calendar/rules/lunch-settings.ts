import type { calendarEndpoints } from '@academy/domain/calendar';
import { checkLunchSettings } from '@academy/domain/meals';
import type { Db } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { readStoredLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { applyRules } from './apply-rules';
import { readEffect } from './effect';

/** What saving these settings would do. Nothing is written. */
export async function previewLunchSettings(
  db: Db,
  { body: after, now }: Call<typeof calendarEndpoints.previewLunchSettings>,
) {
  refuseFields(checkLunchSettings(after));
  const { settings: before } = await readStoredLunchSettings(db);
  const change = { before, after: { ...after, daysOff: before.daysOff } };
  return (await readEffect(db, change, now)).effect;
}

/** Saves the settings, with what the manager chose for the meals that are no longer served. */
export async function applyLunchSettings(
  db: Db,
  call: Call<typeof calendarEndpoints.applyLunchSettings>,
) {
  const { settings, choice, expected } = call.body;
  refuseFields(checkLunchSettings(settings));
  return applyRules(db, call, {
    choice,
    expected,
    kind: 'meals.settings',
    label: '도시락 설정',
    action: 'save-lunch-settings',
    settingsAfter: ({ daysOff }) => ({ ...settings, daysOff }),
  });
}
