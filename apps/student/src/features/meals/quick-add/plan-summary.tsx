import { timesWon, addWon, formatWon } from '@academy/domain/money';
import type { MealBill, MealPlan } from '@academy/domain/meals';
import { quickAddTexts } from '../../../shared/messages/quick-add-texts';
import styles from './quick-add.module.css';

interface Props {
  plan: MealPlan;
  prices: Pick<MealBill, 'lunchPrice' | 'dinnerPrice'>;
  /** What is still missing, where no field says it. */
  note: string | undefined;
}

/** What 신청하기 will do, and what it leaves out and why it is fewer than expected. */
export function PlanSummary({ plan: { counts, skipped }, prices, note }: Props) {
  const amount = addWon(
    timesWon(prices.lunchPrice, counts.lunch),
    timesWon(prices.dinnerPrice, counts.dinner),
  );
  const already = skipped.filter(({ reason }) => reason === 'already-applied').length;
  const locked = skipped.length - already;
  return (
    <output className={styles.summary}>
      <span className={styles.counts}>
        <span>{quickAddTexts.preview(counts.lunch, counts.dinner)}</span>{' '}
        <strong>{quickAddTexts.previewAmount(formatWon(amount))}</strong>
      </span>
      {already > 0 && <span className={styles.left}>{quickAddTexts.alreadyExcluded(already)}</span>}
      {locked > 0 && <span className={styles.left}>{quickAddTexts.lockedExcluded(locked)}</span>}
      {note !== undefined && <span className={styles.left}>{note}</span>}
    </output>
  );
}
