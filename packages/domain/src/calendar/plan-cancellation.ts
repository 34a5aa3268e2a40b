import { carryLines, carryTarget, type LedgerLine } from '../deposits/carry-over';
import type { StudentId } from '../ids';
import type { CalendarMonth } from '../time';
import type { EffectChoice, Settlement } from '../meals/causes';
import type { AffectedStudent } from './effect-schemas';
import type { LostMeal } from './meal-effect';

export type StudentLedgerLine = LedgerLine & { studentId: StudentId };

/** What a choice writes: the meals to drop, and the lines of the ledger. */
export interface CancellationPlan {
  drops: LostMeal[];
  lines: StudentLedgerLine[];
}

interface Cancellation {
  lost: readonly LostMeal[];
  affected: readonly AffectedStudent[];
  isClosed: (month: CalendarMonth) => boolean;
}

/**
 * The lines by which dropped meals are settled. A month whose books are closed keeps its frozen
 * bill, and an adjustment takes the amount off it; any other bill shrinks by itself. Only what was
 * paid for is carried over or paid back (an open refund: without a day until it is paid out).
 */
export function settlementLines(
  { affected, isClosed }: Omit<Cancellation, 'lost'>,
  settlement: Settlement,
): StudentLedgerLine[] {
  return affected.flatMap(({ studentId, month, amount, settleable }) => {
    const lines: LedgerLine[] = [
      ...(isClosed(month) && amount > 0
        ? [{ month, kind: 'adjustment' as const, amount: 0 - amount, otherMonth: null }]
        : []),
      ...(settlement === 'carry-over'
        ? carryLines(month, carryTarget(month, isClosed), settleable)
        : []),
      ...(settlement === 'refund' && settleable > 0
        ? [{ month, kind: 'refund' as const, amount: settleable, otherMonth: null }]
        : []),
    ];
    return lines.map((line) => ({ ...line, studentId }));
  });
}

/**
 * What the choice of the effect preview does: keep writes nothing, cancel drops the meals,
 * carry-over drops them and carries what was paid to the next open month. See
 * docs/product/calendar.md#closing-days.
 */
export function planCancellation(
  cancellation: Cancellation,
  choice: EffectChoice,
): CancellationPlan {
  if (choice === 'keep') return { drops: [], lines: [] };
  return {
    drops: [...cancellation.lost],
    lines: settlementLines(cancellation, choice === 'carry-over' ? 'carry-over' : 'none'),
  };
}
