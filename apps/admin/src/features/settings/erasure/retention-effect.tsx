import type { ErasureSettings } from '@academy/domain/students';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../shared/page/load-error';
import styles from '../../../shared/lists/small-table.module.css';
import { erasuresBy } from './erasure-list';
import { erasureTexts as texts } from './erasure-texts';

/** Before it is saved: how many messages and rows of the bank's lists lose their words. */
export function RetentionEffect({
  messageMonths,
  bankRowMonths,
}: Pick<ErasureSettings, 'messageMonths' | 'bankRowMonths'>) {
  const { data, isError, refetch } = useQuery(
    erasuresBy({
      ...(messageMonths !== null && { messageMonths }),
      ...(bankRowMonths !== null && { bankRowMonths }),
    }),
  );
  if (isError) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return null;
  // What is not asked about is counted by the rule that is saved: here it is kept for ever.
  const messages = messageMonths === null ? 0 : data.messages;
  const bankRows = bankRowMonths === null ? 0 : data.bankRows;
  return (
    <p className={styles.line} aria-live="polite">
      <strong>{texts.expiring(messages, bankRows)}</strong> {texts.expiringNotice}
    </p>
  );
}
