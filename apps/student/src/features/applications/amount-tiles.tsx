import type { ApplicationAmounts } from '@academy/domain/applications';
import { formatWon } from '@academy/domain/money';
import { StatTile } from '@academy/ui/stat-tile';
import { applicationsTexts as texts } from './applications-texts';
import styles from './applications-page.module.css';

/** 낼 금액 · 입금 확인, and what is owed back when there is something. */
export function AmountTiles({
  amounts: { due, paid, refundDue },
}: {
  amounts: ApplicationAmounts;
}) {
  return (
    <section aria-label={texts.amounts} className={styles.tiles}>
      <StatTile label={texts.due} value={formatWon(due)} />
      <StatTile label={texts.paid} value={formatWon(paid)} />
      {refundDue > 0 && <StatTile label={texts.refundDue} value={formatWon(refundDue)} />}
    </section>
  );
}
