import type { Tx } from '../../db/database';
import type { KeptRow } from '../operations/kept-rows-db';
import type { Restorer, UndoCall } from '../operations/operations-db';
import { restoringRows } from '../operations/restoring-rows-db';
import type { ChangedMonth } from './bill-status-db';
import { keptLines } from './deposit-lines-db';

type Line = KeptRow<typeof keptLines>;

/**
 * Brings lines of the ledger back: what was booked is voided with the reason, what was voided
 * counts again. `touched` hears whose months they are.
 */
export const restoringLines = (
  call: UndoCall,
  {
    reason,
    touched,
    label,
    hold,
  }: {
    reason: string;
    touched: ChangedMonth[];
    label: (line: Line) => string;
    hold?: (tx: Tx, lines: readonly Line[]) => Promise<unknown>;
  },
): Restorer =>
  restoringRows(keptLines, call, {
    async hold(tx, lines) {
      touched.push(...lines);
      await hold?.(tx, lines);
    },
    gone: () => ({ voidedAt: call.now, voidReason: reason, voidedBy: call.actor.managerId }),
    label,
  });
