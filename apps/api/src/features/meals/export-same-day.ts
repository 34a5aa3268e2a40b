import { sameDayColumns, sameDayList, type calendarEndpoints } from '@academy/domain/calendar';
import { countSameDay, orderColumns, orderRows } from '@academy/domain/meals';
import { fileTexts } from '@academy/domain/files';
import type { Db } from '../../db/database';
import { sendAs } from '../../http/files/send-as';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { sheetOf } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { readSameDay } from './same-day';

/**
 * The same-day list as a file, narrowed and ordered by the same rule as the page; a workbook also
 * has the whole day's order. Remarks on health
 * are in it, so every file is written down.
 */
export async function exportSameDay(
  db: Db,
  {
    actor,
    params: { date, format },
    query,
    now,
    request,
    reply,
  }: Call<typeof calendarEndpoints.exportSameDay>,
) {
  const { meal = 'all', q = '' } = query;
  const sameDay = await readSameDay(db, date, now);
  const { rows } = sameDay;
  const listed = sameDayList(rows, {
    meal,
    q,
    waiting: query.waiting === 'true',
    unpaid: query.unpaid === 'true',
    away: query.away === 'true',
  });
  await transact(db, (tx) =>
    auditManager(
      tx,
      { actor, request },
      {
        action: 'export-list',
        entity: 'reservations',
        entityId: date,
        subject: fileTexts.sameDay,
        after: { ...query, format, students: listed.length },
        studentIds: listed.map(({ studentId }) => studentId),
      },
    ),
  );
  sendAs(reply, `${fileTexts.sameDay} ${date}`, format);
  const order = sheetOf(fileTexts.order, orderColumns, orderRows(countSameDay(sameDay)));
  return sheetFile([sheetOf(fileTexts.sameDay, sameDayColumns, listed), order], format);
}
