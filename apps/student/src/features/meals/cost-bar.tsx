import type { Invoice } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { ChevronUpIcon } from '@academy/ui/icon';
import { Skeleton } from '@academy/ui/skeleton';
import { mealsTexts } from './meals-texts';
import styles from './cost-bar.module.css';

interface Props {
  /** Undefined until it can be counted. */
  invoice: Invoice | undefined;
  loading: boolean;
  onOpen: () => void;
}

/**
 * 점심 n회 · 저녁 m회 · 합계, at the thumb while the calendar scrolls; opens the invoice. Phones only:
 * desks have the panel beside.
 */
export function CostBar({ invoice, loading, onOpen }: Props) {
  if (loading) {
    return (
      <div className={styles.bar} aria-busy="true">
        <Skeleton />
      </div>
    );
  }
  return (
    <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.counts}>
        {mealsTexts.costSummary(invoice?.lunch.count, invoice?.dinner.count)}
      </span>
      <span className={styles.total}>
        {mealsTexts.costTotal}{' '}
        <strong>{invoice ? formatWon(invoice.total) : mealsTexts.unknown}</strong>
      </span>
      <ChevronUpIcon />
    </button>
  );
}
