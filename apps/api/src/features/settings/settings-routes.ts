import { settingsEndpoints } from '@academy/domain/settings';
import { toWire } from '@academy/domain/meals';
import type { Db } from '../../db/database';
import { etagOf } from '../../http/writes/if-match';
import type { Store } from '../../store/store';
import type { Serve } from '../../http/serve';
import {
  readLunchSettings,
  readStoredLunchSettings,
  toEdited,
} from '../../shared/settings/lunch-settings-db';
import { isWithoutAccounts } from '../../shared/accounts/accounts-db';
import { readDemo } from '../../shared/installation/demo-db';
import { readPointWords } from '../../shared/points/point-standings-db';
import { saveLunchSettings } from './save-lunch-settings';
import { readHolidays } from '../../shared/settings/holidays-db';
import { readAcademy } from './settings-db';

interface Deps {
  db: Db;
  store: Store;
  /** Where browsers find the two apps. */
  apps: { student: string; admin: string };
}

export function settingsRoutes(serve: Serve, { db, store, apps }: Deps): void {
  serve(settingsEndpoints.academy, async () => {
    const { facts, logo } = await readAcademy(db);
    return {
      ...facts,
      ...(logo && { logo: { url: store.url(logo.key), width: logo.width, height: logo.height } }),
      pointWords: await readPointWords(db),
      studentAppUrl: apps.student,
      adminAppUrl: apps.admin,
      ...((await readDemo(db)).isDemo && { demo: true }),
      ...((await isWithoutAccounts(db)) && { needsFirstAccount: true }),
    };
  });
  serve(settingsEndpoints.holidays, ({ params }) => readHolidays(db, params.year));
  serve(settingsEndpoints.lunchSettings, async () => toWire(await readLunchSettings(db)));

  serve(settingsEndpoints.editedLunchSettings, async ({ reply }) => {
    const stored = await readStoredLunchSettings(db);
    reply.header('etag', etagOf(stored.version));
    return toEdited(stored);
  });

  serve(settingsEndpoints.saveLunchSettings, (call) => saveLunchSettings(db, call));
}
