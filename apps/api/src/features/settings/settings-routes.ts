import { settingsEndpoints } from '@academy/domain/settings';
import { toWire } from '@academy/domain/meals';
import type { Db } from '../../db/database';
import type { Store } from '../../store/store';
import type { Serve } from '../../http/serve';
import { etagOf } from '../../http/writes/if-match';
import {
  readLunchSettings,
  readStoredLunchSettings,
  toEdited,
} from '../../shared/settings/lunch-settings-db';
import { isWithoutAccounts } from '../../shared/accounts/accounts-db';
import { readDemo } from '../../shared/installation/demo-db';
import { readAcademyFacts, readPointSettings } from '../../shared/settings/kept-settings';
import { readHolidays } from '../../shared/settings/holidays-db';
import { readLogo } from './settings-db';

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

  serve(settingsEndpoints.editedLunchSettings, async ({ reply }) => {
    const edited = toEdited(await readStoredLunchSettings(db));
    reply.header('etag', etagOf(edited.version));
    return edited;
  });
}
