import { formatWon } from '@academy/domain/money';
import { signedWon } from '@academy/domain/messages';
import { compareMonths, type Change } from '@academy/domain/stats';
import type { CalendarMonth } from '@academy/domain/time';
import { ErrorState } from '@academy/ui/error-state';
import { MoonIcon, SunIcon } from '@academy/ui/icon';
import { Skeleton } from '@academy/ui/skeleton';
import { StatTile } from '@academy/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../shared/messages';
import { dashboardQueries } from './dashboard-queries';
import { carriedText, dashboardTexts, pastText, percentText, unpaidCountText } from './dashboard-texts';
import styles from './month-tiles.module.css';

const texts = dashboardTexts.figures;
const signed = (count: number) => (count > 0 ? `+${count}` : String(count).replace('-', '−'));
const grouped = (amount: number) => formatWon(amount).replace('원', '');
const moved = ({ difference, percent }: Change) => pastText(`${signed(difference)}${percentText(percent)}`);
const movedMoney = ({ difference, percent }: Change) => pastText(`${difference > 0 ? '+' : ''}${signedWon(difference)}${percentText(percent)}`);

/** The month in figures, each beside the month before. Money is whole won. */
export function MonthTiles({ month }: { month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery(dashboardQueries.month(month));
  if (!data) return isError ? <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={() => void refetch()} /> : <Skeleton height="184px" />;
  const { figures } = data;
  const change = compareMonths(figures, data.previous);
  return (
    <section className={styles.tiles} aria-label={texts.title}>
      <StatTile label={texts.applied} value={figures.applied} unit="명" note={moved(change.applied)} />
      <StatTile label={texts.notApplied} value={figures.notApplied} unit="명" note={moved(change.notApplied)} />
      <StatTile tone="lunch" icon={<SunIcon />} label={texts.lunch} value={grouped(figures.lunch)} unit="식" note={moved(change.lunch)} />
      <StatTile tone="dinner" icon={<MoonIcon />} label={texts.dinner} value={grouped(figures.dinner)} unit="식" note={moved(change.dinner)} />
      <StatTile label={texts.billed} value={grouped(figures.billed)} unit="원" note={movedMoney(change.billed)} />
      <StatTile label={texts.paid} value={grouped(figures.paid)} unit="원" note={movedMoney(change.paid)} />
      <StatTile label={`${texts.unpaid} (${unpaidCountText(figures.unpaidStudents)})`} value={grouped(figures.unpaid)} unit="원" note={movedMoney(change.unpaid)} />
      <StatTile label={texts.carried} value={grouped(figures.carriedIn)} unit="원" note={carriedText(figures.carriedIn, figures.carriedOut)} />
    </section>
  );
}
