import { can } from '@academy/domain/rights';
import { depositColumns, fitsMonth, fitsPerson } from '@academy/domain/deposits';
import { fileTexts } from '@academy/domain/files';
import {
  dayColumns,
  notAppliedColumns,
  studentMealsColumns,
  type statsEndpoints,
} from '@academy/domain/stats';
import { monthAt, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { sendAs } from '../../http/files/send-as';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { depositRowOf, readBilledMonth } from '../../shared/bills/billed-months-db';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { sheetOf } from '../../shared/sheets/sheet';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { readMonthStats, readNotApplied, readStudentStats } from './month-stats';

type ExportCall = Call<typeof statsEndpoints.exportStats>;

/** The sheets that this manager may see, narrowed by the filter. */
async function sheetsFor(db: Db, { actor, query, now }: ExportCall, month: CalendarMonth) {
  const { q, grade, state, meal } = query;
  const filter = { q, grade, state, meal };
  return {
    days: sheetOf(fileTexts.days, dayColumns, (await readMonthStats(db, month, now)).days),
    students: sheetOf(
      fileTexts.matrix,
      studentMealsColumns(month),
      (await readStudentStats(db, month, now)).rows.filter((row) =>
        fitsMonth(row, row.depositState, filter),
      ),
      3,
    ),
    ...(can(actor, 'deposits.read') && {
      deposits: sheetOf(
        fileTexts.deposits,
        depositColumns,
        (await readBilledMonth(db, month))
          .map(depositRowOf)
          .filter((row) => fitsMonth(row, row.account.state, filter)),
      ),
    }),
    'not-applied': sheetOf(
      fileTexts.notApplied,
      notAppliedColumns,
      (await readNotApplied(db, month)).rows.filter((row) => fitsPerson(row, filter)),
    ),
  };
}

/**
 * 월별 통계 as a file: four sheets, the wanted one first (a CSV holds that one alone). The filter
 * narrows the sheets that list students; deposits need their right.
 */
export async function exportStats(db: Db, call: ExportCall) {
  const {
    params,
    query: { sheet = 'days' },
    reply,
  } = call;
  const month = monthAt(params.year, params.month);
  const sheets = await sheetsFor(db, call, month);
  const wanted = sheets[sheet];
  if (!wanted) throw new Refusal('no-right');
  await transact(db, (tx) =>
    auditManager(tx, call, {
      action: 'export-list',
      entity: 'stats',
      entityId: month,
      subject: fileTexts.stats,
      after: { list: wanted.name },
    }),
  );
  sendAs(
    reply,
    `${params.format === 'csv' ? wanted.name : fileTexts.stats} ${month}`,
    params.format,
  );
  return sheetFile(
    [wanted, ...Object.values(sheets).filter((other) => other !== wanted)],
    params.format,
  );
}
