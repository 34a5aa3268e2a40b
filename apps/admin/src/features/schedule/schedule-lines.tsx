import {
  scheduleStatusName,
  scheduleSentence,
  type RegularSchedule,
  type ScheduleStatus,
} from '@academy/domain/schedule';
import { Badge, type BadgeTone } from '@academy/ui/badge';
import styles from './schedule-lines.module.css';
import { scheduleTexts } from './schedule-texts';
import { periodText } from './told-facts';

const texts = scheduleTexts.list;
const TONES: Record<ScheduleStatus, BadgeTone> = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
};

interface Props {
  title?: string;
  schedules: readonly RegularSchedule[];
  empty?: string;
  onOpen: (schedule: RegularSchedule) => void;
}

/** Schedules line by line; a line opens what is known of it and what can be done. */
export function ScheduleLines({ title, schedules, empty, onOpen }: Props) {
  return (
    <section className={styles.section}>
      {title && <h3 className={styles.heading}>{title}</h3>}
      {schedules.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.list}>
        {schedules.map((schedule) => (
          <li key={schedule.id}>
            <button type="button" className={styles.line} onClick={() => onOpen(schedule)}>
              <strong>{schedule.title}</strong>
              <span>{scheduleSentence(schedule)}</span>
              <span className={styles.period}>{periodText(schedule)}</span>
              {schedule.registeredBy === 'manager' && <Badge>{texts.byManager}</Badge>}
              <Badge tone={TONES[schedule.status]}>{scheduleStatusName(schedule.status)}</Badge>
              {schedule.rejectReason !== null && schedule.status === 'REJECTED' && (
                <span className={styles.reason}>{texts.rejected(schedule.rejectReason)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
