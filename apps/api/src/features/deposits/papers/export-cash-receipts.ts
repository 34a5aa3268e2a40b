import { cashReceiptColumns, type depositEndpoints } from '@academy/domain/deposits';
import { fileTexts } from '@academy/domain/files';
import { monthAt } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { refuseWithout } from '../../../http/auth/rights';
import type { Call } from '../../../http/serve';
import { sendAs } from '../../../http/files/send-as';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { sheetFile } from '../../../shared/sheets/sheet-file';
import { sheetOf } from '../../../shared/sheets/sheet';
import { readReceipted } from './papers-db';

/**
 * What an academy issues 현금영수증 from. The numbers are phones mostly, and of no use masked: only for
 * who may see contacts, and every file is written down.
 */
export async function exportCashReceipts(
  db: Db,
  call: Call<typeof depositEndpoints.exportCashReceipts>,
) {
  refuseWithout(call.actor, 'contacts.read');
  const { year, month: number, format } = call.params;
  const month = monthAt(year, number);
  const rows = await readReceipted(db, month);
  await transact(db, (tx) =>
    auditManager(tx, call, {
      action: 'export-list',
      entity: 'deposits',
      entityId: month,
      subject: fileTexts.cashReceipts,
      after: { count: rows.length, contacts: true },
    }),
  );
  sendAs(call.reply, `${fileTexts.cashReceipts} ${month}`, format);
  return sheetFile([sheetOf(fileTexts.cashReceipts, cashReceiptColumns, rows)], format);
}
