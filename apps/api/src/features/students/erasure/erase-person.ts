import { seoulDay, type CalendarDay } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { notify } from '../../../shared/notify-db';
import { cancelFuture } from '../leaving/cancel-future';
import { forgetLoginAttempts, signOutStudents } from '../sign-out-db';
import type { StudentTableRow } from '../students-db';
import { eraseLog, eraseOperations, findTraces } from './erase-log-db';
import { eraseRow, eraseWords } from './erase-words-db';

/**
 * Erases a person for good: nothing that says who it was is left, in the list, in what can be taken
 * back, or in the log. Sums of meals and money stay, without a name; meals of the days to come are
 * taken back. The row is locked already. Answers how many entries of the log were emptied.
 */
export async function erasePerson(
  tx: Tx,
  { id, name, phone }: Pick<StudentTableRow, 'id' | 'name' | 'phone'>,
  now: Date,
): Promise<{ emptied: number; dates: CalendarDay[] }> {
  const traces = await findTraces(tx, id, name);
  await signOutStudents(tx, [id], 'erased', now);
  await forgetLoginAttempts(tx, phone);
  const { dates } = await cancelFuture(tx, { ids: [id], today: seoulDay(now) }, now);
  await eraseRow(tx, id, now);
  await eraseWords(tx, id, traces);
  await eraseOperations(tx, id, traces);
  return { emptied: await eraseLog(tx, id, traces), dates };
}

/** What screens hear of it. */
export async function notifyErased(tx: Tx, dates: CalendarDay[]): Promise<void> {
  await notify(tx, { topic: 'students' });
  if (dates.length > 0) await notify(tx, { topic: 'meals', dates });
}
