import { networkMatcher } from '@academy/domain/login';
import type { Database } from '../../db/database';
import { followSetting } from './follow-setting';
import { readLoginSettings } from './kept-settings';

export type IsKnownNetwork = (ip: string) => boolean | Promise<boolean>;

/** Whether an address is in one of the academy's networks. */
export async function followKnownNetworks(database: Pick<Database, 'db' | 'listen'>) {
  const { read, stop } = await followSetting(database, async (db) =>
    networkMatcher((await readLoginSettings(db)).knownNetworks),
  );
  const isKnown: IsKnownNetwork = async (ip) => (await read())(ip);
  return { isKnown, stop };
}
