import { calendarDaySchema, formatClock, seoulDay } from '@academy/domain/time';
import { ErrorState } from '@academy/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../shared/messages';
import { useNow } from '../../shared/use-now';
import { useUrlState } from '../../shared/use-url-state';
import { DayStepper } from './day-stepper';
import styles from './same-day-page.module.css';
import { sameDayQueries } from './same-day-queries';
import { SameDaySheet } from './same-day-sheet';
import { SameDaySkeleton } from './same-day-skeleton';
import { asOfText, sameDayTexts as texts } from './same-day-texts';
import { useLiveMeals } from './use-live-meals';

/** `/list` 당일 조회: who eats on a day, ticked off as they pick up; what changes elsewhere shows within 2 s (PRODUCT, Manager's meal pages). */
export function SameDayPage() {
  const now = useNow();
  const today = seoulDay(now);
  const [wanted, setWanted] = useUrlState('date');
  const asked = calendarDaySchema.safeParse(wanted);
  const date = asked.success ? asked.data : today;
  const [openedAt] = useState(now);
  const live = useLiveMeals();
  const { data: sameDay, isError, refetch } = useQuery(sameDayQueries.day(date));

  return (
    <div className={styles.page}>
      <title>{`${texts.title} · ${messages.appName}`}</title>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.title}</h1>
        <DayStepper date={date} today={today} onChange={(day) => setWanted(day === today ? '' : day)} />
        <p className={styles.asOf} data-live={live}>
          {sameDay && <span>{asOfText(formatClock(new Date(sameDay.asOf)))}</span>}
          <span>{live ? texts.live : texts.reconnecting}</span>
        </p>
      </header>
      {sameDay && <SameDaySheet sameDay={sameDay} now={now} openedAt={openedAt} />}
      {!sameDay && isError && <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={() => void refetch()} />}
      {!sameDay && !isError && <SameDaySkeleton />}
    </div>
  );
}
