import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { receiptTexts } from '../../../shared/messages/reasons-texts';
import styles from './receipt.module.css';

/** Rows in the shape of a receipt. */
export function ReceiptSkeleton() {
  return (
    <SkeletonGroup label={receiptTexts.loading} className={styles.receipt}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} width={row % 2 ? '80%' : '60%'} height="1.5rem" />
      ))}
    </SkeletonGroup>
  );
}
