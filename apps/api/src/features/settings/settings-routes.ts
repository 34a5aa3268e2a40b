import { settingsEndpoints } from '@academy/domain/settings';
import {
  chargedSettings,
  checkLunchSettings,
  toWire,
  type EditedLunchSettings,
  type LunchSettings,
} from '@academy/domain/meals';
import type { Db } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Store } from '../../store/store';
import type { Serve } from '../../http/serve';
import {
  lockLunchSettings,
  readLunchSettings,
  readStoredLunchSettings,
  toEdited,
  writeLunchSettings,
} from '../../shared/settings/lunch-settings-db';
import { readTab, saveTab, type Tab } from '../../shared/settings/save-tab';
import { isWithoutAccounts } from '../../shared/accounts/accounts-db';
import { readDemo } from '../../shared/installation/demo-db';
import {
  lunchSetting,
  readAcademyFacts,
  readPointSettings,
} from '../../shared/settings/kept-settings';
import { readHolidays } from '../../shared/settings/holidays-db';
import { readLogo } from './settings-db';

/** A plain save of the meal settings: 도시락 설정 saves with what becomes of meals (`applyRules`). */
const lunchTab: Tab<LunchSettings, EditedLunchSettings> = {
  label: '도시락 설정',
  action: 'save-lunch-settings',
  entity: lunchSetting.name,
  lock: lockLunchSettings,
  read: async (db) => toEdited(await readStoredLunchSettings(db)),
  value: ({ settings }) => settings,
  parse: lunchSetting.parse,
  write: (tx, { value: settings, ...change }) => writeLunchSettings(tx, { settings, ...change }),
  facts: ({ settings }) => chargedSettings(settings),
};

interface Deps {
  db: Db;
  store: Store;
  /** Where browsers find the two apps. */
  apps: { student: string; admin: string };
}

export function settingsRoutes(serve: Serve, { db, store, apps }: Deps): void {
  serve(settingsEndpoints.academy, async () => {
    const [{ logo: _key, ...facts }, logo] = await Promise.all([
      readAcademyFacts(db),
      readLogo(db),
    ]);
    return {
      ...facts,
      ...(logo && { logo: { url: store.url(logo.key), width: logo.width, height: logo.height } }),
      pointWords: (await readPointSettings(db)).words,
      studentAppUrl: apps.student,
      adminAppUrl: apps.admin,
      ...((await readDemo(db)).isDemo && { demo: true }),
      ...((await isWithoutAccounts(db)) && { needsFirstAccount: true }),
    };
  });
  serve(settingsEndpoints.holidays, ({ params }) => readHolidays(db, params.year));
  serve(settingsEndpoints.lunchSettings, async () => toWire(await readLunchSettings(db)));

  serve(settingsEndpoints.editedLunchSettings, (call) => readTab(db, call, lunchTab));
  serve(settingsEndpoints.saveLunchSettings, (call) => {
    refuseFields(checkLunchSettings(call.body));
    return saveTab(db, call, call.body, lunchTab);
  });
}
