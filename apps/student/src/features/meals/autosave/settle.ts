import type { SaveOutcome } from '@academy/api-client';
import type { SkippedMeal } from '@academy/domain/meals';
import { wishKey, type Wish } from './wish';

export interface Settlement {
  /** The server holds these now. */
  kept: Wish[];
  /** The server refused these, with its reason. */
  refused: { wish: Wish; skipped: SkippedMeal }[];
  /**
   * Neither: a later request of this device overtook ours and its row was left alone. To be sent
   * again.
   */
  unsettled: Wish[];
}

/** Reads from a save's answer what became of each wish that was sent. */
export function settle(sent: readonly Wish[], result: SaveOutcome): Settlement {
  const skipped = new Map(result.skipped.map((entry) => [wishKey(entry), entry]));
  const saved = new Map(result.saved.map((row) => [row.date, row]));
  const settlement: Settlement = { kept: [], refused: [], unsettled: [] };
  for (const wish of sent) {
    const refusal = skipped.get(wishKey(wish));
    if (refusal) settlement.refused.push({ wish, skipped: refusal });
    else if (saved.get(wish.date)?.[wish.meal] === wish.value) settlement.kept.push(wish);
    else settlement.unsettled.push(wish);
  }
  return settlement;
}
