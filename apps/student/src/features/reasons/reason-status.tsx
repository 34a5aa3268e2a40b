import { statusMeanings } from '@academy/app-kit/status';
import { reasonStatusName, type ReasonStatus } from '@academy/domain/reasons';
import { Badge } from '@academy/ui/badge';
import { CheckIcon, ClockIcon, CloseIcon, UndoIcon } from '@academy/ui/icon';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import type { ReactNode } from 'react';
import { receiptTexts } from './reasons-texts';
import styles from './reason-status.module.css';

const ICON = { PENDING: ClockIcon, APPROVED: CheckIcon, REJECTED: CloseIcon, WITHDRAWN: UndoIcon };

/** 승인 대기, 승인, 반려, 철회: word and sign, because colour alone says nothing. */
export function StatusBadge({ status }: { status: ReasonStatus }) {
  const Sign = ICON[status];
  return (
    <Badge meaning={statusMeanings.reason[status]} icon={<Sign size="0.875em" />}>
      {reasonStatusName(status)}
    </Badge>
  );
}

/** The manager's answer to a rejected reason, word for word. */
export function RejectReason({ children }: { children: ReactNode }) {
  return (
    <p className={styles.answer}>
      <strong>{receiptTexts.rejectReason}</strong> {children}
    </p>
  );
}

/** Rows in the shape of a reason that is still to come. */
export function ReasonSkeleton() {
  return (
    <SkeletonGroup label={receiptTexts.loading} className={styles.skeleton}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} width={row % 2 ? '80%' : '60%'} height="1.5rem" />
      ))}
    </SkeletonGroup>
  );
}
