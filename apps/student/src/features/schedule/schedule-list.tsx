import columnStyles from '@academy/ui/styles/column.module.css';
import textStyles from '@academy/ui/styles/text.module.css';
import { toneClass } from '@academy/ui/meaning';
import { statusMeanings } from '@academy/app-kit/status';
import {
  scheduleStatusName,
  scheduleSentence,
  type RegularSchedule,
} from '@academy/domain/schedule';
import { formatDay, formatDayRange } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { CalendarIcon, ChevronRightIcon } from '@academy/ui/icon';
import { Row } from '@academy/ui/layout';
import styles from './schedule-list.module.css';
import { scheduleTexts } from './schedule-texts';
import type { OpenedSheet } from './use-opened';

/** 승인 대기, 변경 요청, 관리자 등록. */
export function StatusBadges({
  schedule: { status, replacesId, registeredBy },
}: {
  schedule: RegularSchedule;
}) {
  return (
    <Row as="span" gap={4}>
      <Badge meaning={statusMeanings.schedule[status]}>{scheduleStatusName(status)}</Badge>
      {replacesId !== null && <Badge meaning="highlight">{scheduleTexts.change}</Badge>}
      {registeredBy === 'manager' && <Badge>{scheduleTexts.byManager}</Badge>}
    </Row>
  );
}

/** `11월 3일 (화)부터 계속`, `11월 3일 (화) ~ 11월 26일 (목)`, or the one day. */
export function periodText({
  firstDate,
  lastDate,
}: Pick<RegularSchedule, 'firstDate' | 'lastDate'>): string {
  if (lastDate === null) return scheduleTexts.goesOn(formatDay(firstDate));
  return firstDate === lastDate ? formatDay(firstDate) : formatDayRange(firstDate, lastDate);
}

/** One schedule of the list. The whole card is pressed; its title is the button. */
function ScheduleCard({ schedule, onOpen }: { schedule: RegularSchedule; onOpen: () => void }) {
  return (
    <li
      className={`${styles.card} ${toneClass(statusMeanings.schedule[schedule.status])}`}
      data-status={schedule.status}
    >
      <Row gap={8} align="center" justify="between" wrap={false}>
        <StatusBadges schedule={schedule} />
        <ChevronRightIcon className={styles.chevron} />
      </Row>
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
    <ul className={columnStyles.gap8}>
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
      <h2 id="own-schedules" className={textStyles.title}>
        {scheduleTexts.list}
      </h2>
      {standing.length > 0 && cards(standing)}
      {standing.length === 0 && any && (
        <p className={textStyles.help}>{scheduleTexts.nothingNow}</p>
      )}
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
