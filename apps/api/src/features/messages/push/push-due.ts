import { cutoffDue, cutoffWords, menuDue, menuUntil, menuWords } from '@academy/domain/messages';
import type { Db } from '../../../db/database';
import { transact } from '../../../http/writes/transact';
import { readNoticeTerms } from '../../../shared/settings/kept-settings';
import { pushTo } from '../../../shared/messages/push-db';
import { readMenuOn } from '../../../shared/news/live-news-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readAllergensOf, readAllergic } from '../../../shared/students/allergens-db';
import { readDevicesBeforeCutoff, readDevicesForMenu } from './push-due-db';

/** Sends tomorrow's menu to those whose hour it is. */
async function tellMenu(db: Db, now: Date): Promise<void> {
  const { menuHour, date } = menuDue(now);
  const devices = await readDevicesForMenu(db, { menuHour, what: date, now });
  if (devices.length === 0) return;
  const { meals } = await readMenuOn(db, date, now);
  if (meals.length === 0) return;
  const ids = devices.map(({ studentId }) => studentId);
  const [allergensOf, allergic] = await Promise.all([
    readAllergensOf(db, ids),
    readAllergic(db, ids),
  ]);
  const times = { nextAt: now, giveUpAt: menuUntil(date) };
  await transact(db, (tx) =>
    pushTo(
      tx,
      devices.map((device) => ({
        ...times,
        device,
        kind: 'menu' as const,
        what: date,
        words: menuWords(date, meals, {
          allergens: allergensOf(device.studentId),
          allergic: allergic.has(device.studentId),
        }),
      })),
      now,
    ),
  );
}

/** Tells those who have chosen nothing that it can be chosen for an hour yet. */
async function tellCutoff(db: Db, now: Date): Promise<void> {
  const due = cutoffDue(await readLunchSettings(db), await readNoticeTerms(db), now);
  if (due === null) return;
  const what = due.closesAt.toISOString();
  const devices = await readDevicesBeforeCutoff(db, {
    dates: [...new Set(due.closing.map(({ date }) => date))],
    what,
    now,
  });
  if (devices.length === 0) return;
  const message = { kind: 'cutoff', what, words: cutoffWords(due) } as const;
  const times = { nextAt: now, giveUpAt: due.closesAt };
  await transact(db, (tx) =>
    pushTo(
      tx,
      devices.map((device) => ({ ...message, ...times, device })),
      now,
    ),
  );
}

/**
 * What is sent at a time of day. It looks at who was not notified yet: any number of processes may
 * look, as often as they like, and each device gets it once.
 */
export async function pushDue(db: Db, now: Date): Promise<void> {
  await tellMenu(db, now);
  await tellCutoff(db, now);
}
