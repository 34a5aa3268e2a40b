import { depositColumns, depositEndpoints } from '@academy/domain/deposits';
import { fileTexts } from '@academy/domain/files';
import { noticeEndpoints } from '@academy/domain/messages';
import { monthAt } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import { sendAs } from '../../http/files/send-as';
import type { Serve } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { depositRowOf, readBilledMonth } from '../../shared/bills/billed-months-db';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { sheetFile } from '../../shared/sheets/sheet-file';
import { sheetOf } from '../../shared/sheets/sheet';
import {
  adjustBill,
  carryDeposits,
  confirmDeposits,
  refundDeposit,
  unconfirmDeposits,
} from './bookings';
import { readDeposits } from './deposit-rows';
import { readLedger } from './ledger-db';
import { closeMonth, reopenMonth } from './month-close';
import { exportCashReceipts } from './papers/export-cash-receipts';
import { readBills } from './papers/read-bills';
import { readUnpaid } from './papers/read-unpaid';
import { previewUnpaidNotices, sendUnpaidNotices } from './papers/unpaid-notices';
import { settleRefund } from './settle-refund';

export function depositRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(depositEndpoints.deposits, ({ params, query, now }) =>
    readDeposits(db, params, query, now),
  );

  serve(depositEndpoints.exportDeposits, async (call) => {
    const {
      params,
      query: { q, state, grade, meal },
      now,
      reply,
    } = call;
    const { month, rows } = await readDeposits(db, params, { q, state, grade, meal }, now);
    await transact(db, (tx) =>
      auditManager(tx, call, {
        action: 'export-list',
        entity: 'deposits',
        entityId: month,
        subject: fileTexts.deposits,
        after: { count: rows.length },
      }),
    );
    sendAs(reply, `${fileTexts.deposits} ${month}`, params.format);
    return sheetFile([sheetOf(fileTexts.deposits, depositColumns, rows)], params.format);
  });

  serve(depositEndpoints.exportCashReceipts, (call) => exportCashReceipts(db, call));

  serve(depositEndpoints.monthBills, async ({ params, query, now }) => {
    const month = monthAt(params.year, params.month);
    const bills = await readBills(db, month, query, now);
    if (query.studentId && bills.bills.length === 0) throw new Refusal('not-found');
    return bills;
  });

  serve(depositEndpoints.unpaidList, ({ now }) => readUnpaid(db, now));
  serve(noticeEndpoints.previewUnpaidNotices, (call) => previewUnpaidNotices(db, call));
  serve(noticeEndpoints.sendUnpaidNotices, (call) => sendUnpaidNotices(db, call));

  serve(depositEndpoints.depositLedger, async ({ params: { year, month: number, studentId } }) => {
    const month = monthAt(year, number);
    const [student] = await readBilledMonth(db, month, [studentId]);
    if (!student) throw new Refusal('not-found');
    return { row: depositRowOf(student), entries: await readLedger(db, studentId, month) };
  });

  serve(depositEndpoints.confirmDeposits, (call) => confirmDeposits(db, call));
  serve(depositEndpoints.unconfirmDeposits, (call) => unconfirmDeposits(db, call));
  serve(depositEndpoints.refundDeposit, (call) => refundDeposit(db, call));
  serve(depositEndpoints.adjustBill, (call) => adjustBill(db, call));
  serve(depositEndpoints.settleRefund, (call) => settleRefund(db, call));
  serve(depositEndpoints.carryDeposits, (call) => carryDeposits(db, call));
  serve(depositEndpoints.closeMonth, (call) => closeMonth(db, call));
  serve(depositEndpoints.reopenMonth, (call) => reopenMonth(db, call));
}
