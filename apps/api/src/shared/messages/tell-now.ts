import { seoulDay } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { readNoticeSettings } from './notice-settings-db';
import { tell, type Notice } from './notices-db';

/** Tells guardians what happens just now, in its transaction, as far as the academy wants it. */
export async function tellNow(tx: Tx, notices: readonly Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const settings = await readNoticeSettings(tx);
  if (settings !== null) await tell(tx, notices, { settings, date: seoulDay(now), now });
}
