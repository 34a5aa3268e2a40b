import type { Invoice } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { ChevronUpIcon } from '@academy/ui/icon';
import { Skeleton } from '@academy/ui/skeleton';
import { useHeightVariable } from '@academy/ui/use-height-variable';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { mealsTexts } from '../meals-texts';
import type { Deadline } from '../deadline';
import styles from './cost-bar.module.css';

interface Props {
  /** Undefined until it can be counted. */
  invoice: Invoice | undefined;
  deadline: Deadline | undefined;
  /** Said where there is none; empty while the rules are not known. */
  noDeadline: string;
  loading: boolean;
  onOpen: () => void;
}

/**
 * What the month costs and until when the next meals can be changed, at the thumb; opens the
 * invoice. Phones only: desks have the panel beside. The action button rests at its end.
 */
export function CostBar({ invoice, deadline, noDeadline, loading, onOpen }: Props) {
  const measured = useHeightVariable('--cost-bar');
  if (loading) {
    return (
      <div ref={measured} className={styles.bar} aria-busy="true">
        <span className={styles.text}>
          <Skeleton />
        </span>
        <span className={styles.fabRoom} />
      </div>
    );
  }
  return (
    <button
      ref={measured}
      type="button"
      className={styles.bar}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.text}>
        {mealsTexts.costSummary(invoice?.lunch.count, invoice?.dinner.count)}
        <VisuallyHidden>{mealsTexts.costTotal}</VisuallyHidden>
        <strong className={styles.total}>
          {invoice ? formatWon(invoice.total) : mealsTexts.unknown}
          <ChevronUpIcon />
        </strong>
        <span className={styles.deadline} data-soon={deadline?.soon || undefined}>
          {deadline ? (
            <>
              <span className={styles.day}>{deadline.short.day}</span>
              <span>{deadline.short.until}</span>
            </>
          ) : (
            noDeadline
          )}
        </span>
      </span>
      <span className={styles.fabRoom} />
    </button>
  );
}
