import type { ReactNode } from 'react';
import { receiptTexts } from '../../shared/messages/reasons-texts';
import styles from './reject-reason.module.css';

/** The manager's answer to a rejected reason, word for word. */
export function RejectReason({ children }: { children: ReactNode }) {
  return (
    <p className={styles.answer}>
      <strong>{receiptTexts.rejectReason}</strong> {children}
    </p>
  );
}
