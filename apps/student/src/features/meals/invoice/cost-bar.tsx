import { billBalance, type Invoice, type MealBill } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import { ChevronUpIcon } from '@academy/ui/icon';
import { Skeleton } from '@academy/ui/skeleton';
import { useHeightVariable } from '@academy/ui/use-height-variable';
import { toneClass } from '@academy/ui/meaning';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { mealsTexts } from '../meals-texts';
import type { Deadline } from '../deadline';
import styles from './cost-bar.module.css';

interface Props {
  /** Undefined until it can be counted. */
  invoice: Invoice | undefined;
  /** Undefined until it was read. */
  bill: MealBill | undefined;
  deadline: Deadline | undefined;
  /** Said where there is none; empty while the rules are not known. */
  noDeadline: string;
  loading: boolean;
  onOpen: () => void;
}

/** Whether the month is paid; what is still owed, or was paid too much. */
function BalanceOf({ invoice, bill }: { invoice: Invoice; bill: MealBill }) {
  const { state, amount } = billBalance(invoice.total, bill);
  if (state === 'none') return null;
  const { meaning, text } = mealsTexts.balance[state];
  return (
    <span className={`${styles.state} ${toneClass(meaning)}`}>
      {text(amount === invoice.total ? '' : formatWon(amount))}
    </span>
  );
}

/**
 * What the month costs, whether it is paid, and until when the next meals can be changed, at the
 * thumb; opens the invoice. Phones only: desks have the panel beside. The action button rests at
 * its end, and a line that waits covers all but the sum.
 */
export function CostBar({ invoice, bill, deadline, noDeadline, loading, onOpen }: Props) {
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
        <span className={styles.deadline} data-soon={deadline?.soon || undefined} data-passing>
          {deadline ? (
            <>
              <span className={styles.day}>{deadline.short.day}</span>
              <span>{deadline.short.until}</span>
            </>
          ) : (
            noDeadline
          )}
        </span>
        <VisuallyHidden>{mealsTexts.costTotal}</VisuallyHidden>
        <strong className={styles.total}>
          {invoice ? formatWon(invoice.total) : mealsTexts.unknown}
          {invoice && bill && <BalanceOf {...{ invoice, bill }} />}
          <ChevronUpIcon />
        </strong>
      </span>
      <span className={styles.fabRoom} />
    </button>
  );
}
