import type { StudentId } from '@academy/domain/ids';
import { LAST_DAY, monthOf } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { adjustLate } from '../../shared/bills/late-changes-db';
import type { KeptRow } from '../../shared/operations/kept-rows-db';
import { auditUndo, restoreEntries, type Undoer } from '../../shared/operations/operations-db';
import { restoringRows } from '../../shared/operations/restoring-rows-db';
import { holdPrice, priceChanged } from './change-prices';
import { keptPrices, readBilledMonths, setStanding, takePriceBack } from './prices-db';

type Price = KeptRow<typeof keptPrices>;

/** The student's months in which a price applies; a price for all stays where it was saved. */
async function pricedMonths(tx: Tx, { studentId, firstDate, lastDate }: Price) {
  if (studentId === null) return [];
  const [first, last] = [monthOf(firstDate), monthOf(lastDate ?? LAST_DAY)];
  const months = await readBilledMonths(tx, studentId, { first, last, alsoClosed: true });
  return months.map((month) => ({ studentId, month }));
}

/** Removes a price that was added, or restores one that was removed. */
export const undoPrices: Undoer = async (tx, call, operation) => {
  const result = await restoreEntries(tx, operation, {
    [keptPrices.entity]: restoringRows(keptPrices, call, {
      async hold(on, prices) {
        for (const studentId of new Set(prices.map((price): StudentId | null => price.studentId)))
          await holdPrice(on, studentId);
      },
      async write(on, changes) {
        for (const { now, back } of changes) {
          const price = back ?? now;
          if (!price) continue;
          const late = {
            months: await pricedMonths(on, price),
            since: operation.at,
            by: call.actor.managerId,
            now: call.now,
            note: operation.label,
          };
          await adjustLate(on, late, () =>
            back ? setStanding(on, price.id, true) : takePriceBack(on, price.id),
          );
          await priceChanged(on, price);
        }
      },
      label: () => operation.label,
    }),
  });
  await auditUndo(tx, call, operation, 'undo-meal-prices', result);
  return result;
};
