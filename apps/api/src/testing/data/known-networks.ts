import { defaultLoginSettings } from '@academy/domain/login';
import type { Db } from '../../db/database';
import { loginSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from './store-setting';

/** Names the academy's own networks; this machine, where many people of a test come from it. */
export async function setKnownNetworks(
  db: Db,
  now: Date,
  knownNetworks: string[] = ['127.0.0.1'],
): Promise<void> {
  const value = { ...defaultLoginSettings, knownNetworks };
  await storeSetting(db, loginSetting, value, now);
}
