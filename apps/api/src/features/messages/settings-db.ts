import type { MessageSettings } from '@academy/domain/messages';
import type { Db, Tx } from '../../db/database';
import { notedMessageSetting } from '../../shared/settings/kept-settings';
import { readSetting, writeSetting, type SettingChange } from '../../shared/settings/setting-db';

/** Where orders go, since when, and how they are followed; null while they do not go out. */
export async function readOrderMail(db: Db | Tx): Promise<{
  address: string;
  confirmMinutes: number;
  since: Date;
  changedAt: Date;
} | null> {
  const { value, updatedAt: changedAt } = await readSetting(db, notedMessageSetting);
  const { orderMail, orderAddress: address, confirmMinutes, orderMailSince: since } = value;
  if (!orderMail || since === null || changedAt === null) return null;
  return { address, confirmMinutes, since: new Date(since), changedAt };
}

/**
 * Writes the settings if `version` is still the present one; false when another save came first.
 * Notes when orders by mail began.
 */
export async function writeMessageSettings(
  tx: Tx,
  change: SettingChange<MessageSettings>,
): Promise<boolean> {
  const { value: before } = await readSetting(tx, notedMessageSetting, 'update');
  const orderMailSince = change.value.orderMail
    ? (before.orderMailSince ?? change.now.toISOString())
    : null;
  return writeSetting(tx, notedMessageSetting, {
    ...change,
    value: { ...change.value, orderMailSince },
  });
}
