import { sameDayColumns, type calendarEndpoints } from '@academy/domain/calendar';
import { fileTexts } from '@academy/domain/messages';
import { bySeat, matchesStudent } from '@academy/domain/students';
import type { Db } from '../../db/database';
import { sendAs } from '../../http/send-as';
import type { Call } from '../../http/serve';
import { sheetOf } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { readSameDay } from './same-day';

/** The same-day list as a file, narrowed as the page is and in the academy's order. */
export async function exportSameDay(db: Db, { params: { date, format }, query: { meal = 'all', q = '' }, now, reply }: Call<typeof calendarEndpoints.exportSameDay>) {
  const { rows } = await readSameDay(db, date, now);
  const listed = rows.filter((row) => (meal === 'all' ? row.lunch || row.dinner : row[meal]) && matchesStudent(row, q))
    .toSorted((a, b) => bySeat({ ...a, id: a.studentId }, { ...b, id: b.studentId }));
  sendAs(reply, `${fileTexts.sameDay} ${date}`, format);
  return sheetFile([sheetOf(fileTexts.sameDay, sameDayColumns, listed)], format);
}
