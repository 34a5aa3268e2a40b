import {
  defaultMessageSettings,
  messageSettingsSchema,
  type EditedMessageSettings,
  type MessageSettings,
} from '@academy/domain/messages';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, messageSettings } from '../../db/schema';
import { savedBy, type TabChange } from '../../shared/settings/saved-by';
import { keptSettings } from '../../shared/settings/kept-settings';

/** What goes out automatically; nothing, and version 0, until the first save. */
export async function readEditedMessageSettings(db: Db | Tx): Promise<EditedMessageSettings> {
  const [row] = await db
    .select({ stored: messageSettings, updatedByName: managers.name })
    .from(messageSettings)
    .leftJoin(managers, eq(managers.id, messageSettings.updatedBy));
  const settings = row
    ? keptSettings(messageSettingsSchema, defaultMessageSettings, row.stored.value)
    : defaultMessageSettings;
  return { settings, ...savedBy(row && { ...row.stored, updatedByName: row.updatedByName }) };
}

/** Where orders go, since when, and how they are followed; null while they do not go out. */
export async function readOrderMail(db: Db | Tx): Promise<{
  address: string;
  confirmMinutes: number;
  since: Date;
  changedAt: Date;
} | null> {
  const [row] = await db
    .select({
      value: messageSettings.value,
      since: messageSettings.orderMailSince,
      changedAt: messageSettings.updatedAt,
    })
    .from(messageSettings);
  if (!row?.since) return null;
  const { value, since, changedAt } = row;
  const { orderMail, orderAddress, confirmMinutes } = keptSettings(
    messageSettingsSchema,
    defaultMessageSettings,
    value,
  );
  return orderMail ? { address: orderAddress, confirmMinutes, since, changedAt } : null;
}

/**
 * Writes the settings if `version` is still the present one; false when another save came first.
 * Notes when orders by mail began.
 */
export async function writeMessageSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<MessageSettings>,
): Promise<boolean> {
  const [before] = await tx
    .select({ since: messageSettings.orderMailSince })
    .from(messageSettings)
    .for('update');
  const changed = {
    value,
    orderMailSince: value.orderMail ? (before?.since ?? now) : null,
    version: version + 1,
    updatedAt: now,
    updatedBy: by,
  };
  const written =
    version === 0
      ? await tx
          .insert(messageSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: messageSettings.id })
      : await tx
          .update(messageSettings)
          .set(changed)
          .where(eq(messageSettings.version, version))
          .returning({ id: messageSettings.id });
  return written.length > 0;
}
