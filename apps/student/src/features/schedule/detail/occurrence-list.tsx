import { isCalendarDay, shiftDay, type CalendarDay } from '@academy/domain/time';
import { occurrencesOf, occursOn, type RegularSchedule } from '@academy/domain/schedule';
import { scheduleDetailTexts as texts } from '../schedule-texts';
import type { Changes } from '../use-changes';
import { OccurrenceRow } from './occurrence-row';
import styles from './schedule-detail.module.css';

interface Props {
  schedule: RegularSchedule;
  /** The day on which it was pressed: then that day alone. */
  date: CalendarDay | null;
  own: readonly RegularSchedule[];
  today: CalendarDay;
  changes: Changes;
}

/** So many of the coming days are offered to be cancelled. */
const COMING = 4;

/** The pressed day, or the next ones; cancelled ones stay among them and can be taken back. */
function daysOf({ schedule, date, today }: Props): CalendarDay[] {
  const pattern = { ...schedule, exceptions: [] };
  if (date !== null && occursOn(pattern, date)) return [date];
  const from = schedule.firstDate > today ? schedule.firstDate : today;
  const to = shiftDay(from, 14 * COMING);
  return isCalendarDay(to) ? occurrencesOf(pattern, from, to).slice(0, COMING) : [];
}

/** Single days of a schedule, to be cancelled (이 날만 취소) and taken back. */
export function OccurrenceList(props: Props) {
  const days = daysOf(props);
  return (
    <section aria-labelledby="occurrences">
      <h3 id="occurrences" className={styles.sectionTitle}>
        {props.date !== null && days[0] === props.date ? texts.thisDay : texts.comingDays}
      </h3>
      {days.length === 0 && <p className={styles.none}>{texts.noDays}</p>}
      <ul className={styles.days}>
        {days.map((day) => (
          <OccurrenceRow key={day} {...props} date={day} />
        ))}
      </ul>
    </section>
  );
}
