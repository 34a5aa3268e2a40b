import { seoulDay } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { readNoticeSettings } from '../settings/kept-settings';
import { enqueueNotices, type Notice } from './notices-db';

/** Notifies guardians what happens just now, in its transaction, as far as the academy wants it. */
export async function notifyGuardians(
  tx: Tx,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const settings = await readNoticeSettings(tx);
  if (settings !== null) await enqueueNotices(tx, notices, { settings, date: seoulDay(now), now });
}
