import { scheduleSentence, type RegularSchedule } from '@academy/domain/schedule';
import { formatDay, formatDayRange } from '@academy/domain/time';
import { ChevronRightIcon } from '@academy/ui/icon';
import { scheduleTexts } from './schedule-texts';
import styles from './schedule-list.module.css';
import { StatusBadges } from './status-badges';

/** `11월 3일 (화)부터 계속`, `11월 3일 (화) ~ 11월 26일 (목)`, or the one day. */
export function periodText({
  firstDate,
  lastDate,
}: Pick<RegularSchedule, 'firstDate' | 'lastDate'>): string {
  if (lastDate === null) return scheduleTexts.goesOn(formatDay(firstDate));
  return firstDate === lastDate ? formatDay(firstDate) : formatDayRange(firstDate, lastDate);
}

/** One schedule of the list. The whole card is pressed; its title is the button. */
export function ScheduleCard({
  schedule,
  onOpen,
}: {
  schedule: RegularSchedule;
  onOpen: () => void;
}) {
  return (
    <li className={styles.card} data-status={schedule.status}>
      <div className={styles.head}>
        <StatusBadges schedule={schedule} />
        <ChevronRightIcon className={styles.chevron} />
      </div>
      <h3 className={styles.cardTitle}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {schedule.title}
        </button>
      </h3>
      <p className={styles.sentence}>{scheduleSentence(schedule)}</p>
      <p className={styles.period}>{periodText(schedule)}</p>
      {schedule.status === 'REJECTED' && schedule.rejectReason !== null && (
        <p className={styles.reason}>{scheduleTexts.reason(schedule.rejectReason)}</p>
      )}
    </li>
  );
}
