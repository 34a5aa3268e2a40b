import type { RegularSchedule } from '@academy/domain/schedule';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { CalendarIcon } from '@academy/ui/icon';
import { scheduleTexts } from './schedule-texts';
import { ScheduleCard } from './schedule-card';
import styles from './schedule-list.module.css';
import type { OpenedSheet } from './use-opened';

interface Props {
  standing: readonly RegularSchedule[];
  cancelled: readonly RegularSchedule[];
  /** Whether there is anything at all, in whatever month. */
  any: boolean;
  sheet: OpenedSheet;
}

/** Every schedule from the shown month on, whatever its state. */
export function ScheduleList({ standing, cancelled, any, sheet }: Props) {
  const cards = (schedules: readonly RegularSchedule[]) => (
    <ul className={styles.list}>
      {schedules.map((schedule) => (
        <ScheduleCard
          key={schedule.id}
          schedule={schedule}
          onOpen={() => sheet.openSchedule(schedule.id)}
        />
      ))}
    </ul>
  );
  return (
    <section className={styles.root} data-empty={!any || undefined} aria-labelledby="own-schedules">
      <h2 id="own-schedules" className={styles.title}>
        {scheduleTexts.list}
      </h2>
      {standing.length > 0 && cards(standing)}
      {standing.length === 0 && any && <p className={styles.nothing}>{scheduleTexts.nothingNow}</p>}
      {!any && (
        <EmptyState
          icon={<CalendarIcon />}
          title={scheduleTexts.empty}
          action={<Button onClick={() => sheet.openNew()}>{scheduleTexts.add}</Button>}
        >
          {scheduleTexts.emptyHint}
        </EmptyState>
      )}
      {cancelled.length > 0 && (
        <details className={styles.cancelled}>
          <summary>{scheduleTexts.cancelled(cancelled.length)}</summary>
          {cards(cancelled)}
        </details>
      )}
    </section>
  );
}
