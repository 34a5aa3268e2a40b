import { erasesFrom, type ErasureSettings, type ErasureTerms } from '@academy/domain/students';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { erasureSetting } from '../../../shared/settings/kept-settings';
import { readSetting } from '../../../shared/settings/setting-db';

/** The rule, with the first day on which anything is erased by it. */
export type KeptTerms = ErasureSettings & ErasureTerms;

/** A save begins the notice period, in which no student is erased. */
const termsOf = ({ value, updatedAt }: { value: ErasureSettings; updatedAt: Date | null }) => ({
  ...value,
  from: updatedAt && erasesFrom(seoulDay(updatedAt)),
});

/** The rule as it is. */
export const readErasureTerms = async (db: Db | Tx): Promise<KeptTerms> =>
  termsOf(await readSetting(db, erasureSetting));

/** The same, held until the transaction ends: a save that switches the rule off waits for it. */
export const holdErasureTerms = async (tx: Tx): Promise<KeptTerms> =>
  termsOf(await readSetting(tx, erasureSetting, 'share'));
