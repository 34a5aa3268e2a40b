import type { Handed } from '@academy/domain/branches';
import {
  HANDED_SETTINGS,
  handedNeeds,
  handedSettingName,
  type DecidedSettings,
  type HandedSetting,
  type settingsManagementEndpoints as endpoints,
} from '@academy/domain/settings';
import type { Db } from '../../db/database';
import { refuseWithout } from '../../http/auth/rights';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { askEach, branchesSeenBy, type OfficeOf } from '../../shared/branches/seen-branches';
import {
  attendanceSetting,
  lunchSetting,
  mockSetting,
  noticeSetting,
  pointSetting,
  scheduleSetting,
} from '../../shared/settings/kept-settings';
import { readSavedNames, readSettingValue } from '../../shared/settings/setting-db';

const rowOf = {
  'meal-cutoffs': lunchSetting,
  'meal-prices': lunchSetting,
  attendance: attendanceSetting,
  schedule: scheduleSetting,
  points: pointSetting,
  mocks: mockSetting,
  'notice-words': noticeSetting,
} as const satisfies Record<HandedSetting, { name: string }>;

/** What was decided: saved, and of the prices that there are any. */
async function readDecided(db: Db): Promise<ReadonlySet<HandedSetting>> {
  const saved = await readSavedNames(db, Object.values(rowOf));
  const { pricesSet } = await readSettingValue(db, lunchSetting);
  return new Set(
    HANDED_SETTINGS.filter(
      (setting) => saved.has(rowOf[setting].name) && (setting !== 'meal-prices' || pricesSet),
    ),
  );
}

export async function listDecided(
  deps: OfficeOf,
  { actor }: Call<typeof endpoints.decidedSettings>,
): Promise<DecidedSettings> {
  await branchesSeenBy(deps, actor);
  const decided = await readDecided(deps.db);
  return {
    content: HANDED_SETTINGS.map((setting) => ({ setting, decided: decided.has(setting) })),
  };
}

/** Makes these settings of these branches those of the office. */
export async function handSettings(
  deps: OfficeOf,
  call: Call<typeof endpoints.handSettings>,
): Promise<Handed> {
  const { actor, body, now } = call;
  const { branches, seen } = await branchesSeenBy(deps, actor);
  const settings = HANDED_SETTINGS.filter((setting) => body.settings.includes(setting));
  for (const setting of settings) refuseWithout(actor, handedNeeds(setting));
  const decided = await readDecided(deps.db);
  if (!settings.every((setting) => decided.has(setting))) throw new Refusal('setting-undecided');
  const values = Object.fromEntries(
    await Promise.all(
      [...new Set(settings.map((setting) => rowOf[setting]))].map(
        async (row) => [row.name, await readSettingValue<object>(deps.db, row)] as const,
      ),
    ),
  );
  const chosen = seen.filter(({ slug }) => body.branches.includes(slug));
  const content = await askEach(chosen, async ({ slug, name }) => ({
    slug,
    name,
    changed: await branches.handSettings(slug, { settings, values }, now),
  }));
  await transact(deps.db, (tx) =>
    auditManager(tx, call, {
      action: 'hand-settings',
      entity: 'settings',
      entityId: null,
      after: {
        settings: settings.map(handedSettingName),
        branches: content.filter(({ changed }) => changed !== null).map(({ name }) => name),
      },
    }),
  );
  return { content };
}
