import textStyles from '@academy/ui/styles/text.module.css';
import type { DepositEntry } from '@academy/domain/deposits';
import { formatDay, formatMoment, seoulDay, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { depositTexts as texts } from './deposit-texts';
import styles from './deposit-drawer.module.css';
import { useBooking } from './use-booking';

interface Props {
  month: CalendarMonth;
  entries: readonly DepositEntry[];
  lineText: (entry: DepositEntry) => string;
}

const metaOf = ({ createdAt, byName, day, note, voidReason }: DepositEntry) =>
  [
    day === null ? '' : formatDay(day),
    note,
    byName ?? '',
    formatMoment(new Date(createdAt)),
    voidReason === null ? '' : texts.voided(voidReason),
  ]
    .filter((part) => part !== '')
    .join(' · ');

/**
 * 입금 내역: every line, newest first; what was wrong stays to be seen. An owed refund is marked as
 * paid out here.
 */
export function LedgerLines({ month, entries, lineText }: Props) {
  const today = seoulDay(useNow());
  const { missing } = useManager();
  const booking = useBooking(month);
  const settle = (entryId: DepositEntry['id']) =>
    booking.book({
      kind: 'settle',
      count: 1,
      asked: entryId,
      send: (key) => api.settleRefund({ params: { entryId }, body: { day: today }, key }),
    });
  return (
    <section>
      <h3>{texts.ledger}</h3>
      {entries.length === 0 && <p className={textStyles.help}>{texts.noLines}</p>}
      <ul className={styles.lines}>
        {entries.map((entry) => {
          const isOwed = entry.kind === 'refund' && entry.day === null && entry.voidedAt === null;
          return (
            <li key={entry.id} className={styles.entry}>
              <p>{lineText(entry)}</p>
              <p className={textStyles.help}>{metaOf(entry)}</p>
              {isOwed && (
                <p className={textStyles.help}>
                  {texts.owed}{' '}
                  <Button
                    size="dense"
                    loading={booking.isPending}
                    disabledReason={missing('deposits.write')}
                    onClick={() => settle(entry.id)}
                  >
                    {texts.settle}
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
