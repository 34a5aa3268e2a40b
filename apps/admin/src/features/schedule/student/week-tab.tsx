import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import { useUrlState } from '@academy/app-kit/url';
import {
  isInForce,
  lastDayOf,
  scheduleSentence,
  scheduleStatusName,
  type RegularSchedule,
  type ScheduleSurroundings,
  type StudentSchedule,
} from '@academy/domain/schedule';
import { calendarDaySchema, formatDayRange, seoulDay, shiftDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Row, Stack } from '@academy/ui/layout';
import { useNow } from '../../../shared/use-now';
import type { Work } from '../dialogs/use-work';
import { periodText } from '../schedule-facts';
import { scheduleTexts } from '../schedule-texts';
import styles from './student-panel.module.css';
import { weekEntries, weekOf, type WeekEntry } from './week-entries';
import { WeekTimetable } from './week-timetable';

const { week: texts, list: listTexts } = scheduleTexts;
interface ScheduleLinesProps {
  title?: string;
  schedules: readonly RegularSchedule[];
  empty?: string;
  onOpen: (schedule: RegularSchedule) => void;
}

/** Schedules line by line; a line opens what is known of it and what can be done. */
function ScheduleLines({ title, schedules, empty, onOpen }: ScheduleLinesProps) {
  return (
    <Stack as="section" gap={8}>
      {title && <h3>{title}</h3>}
      {schedules.length === 0 && empty && <p className={textStyles.help}>{empty}</p>}
      <Stack as="ul" gap={4}>
        {schedules.map((schedule) => (
          <li key={schedule.id}>
            <button type="button" className={styles.line} onClick={() => onOpen(schedule)}>
              <strong>{schedule.title}</strong>
              <span>{scheduleSentence(schedule)}</span>
              <span className={styles.period}>{periodText(schedule)}</span>
              {schedule.registeredBy === 'manager' && <Badge>{listTexts.byManager}</Badge>}
              <Badge meaning={statusMeanings.schedule[schedule.status]}>
                {scheduleStatusName(schedule.status)}
              </Badge>
              {schedule.rejectReason !== null && schedule.status === 'REJECTED' && (
                <span className={styles.reason}>{listTexts.rejected(schedule.rejectReason)}</span>
              )}
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface Props {
  student: StudentSchedule;
  surroundings: ScheduleSurroundings | undefined;
  openKey: string;
  work: Work;
}

/** 주간 일정: the week on its hours, and every schedule below it: what holds, what waits, what was. */
export function WeekTab({ student, surroundings, openKey, work }: Props) {
  const today = seoulDay(useNow());
  const [asked, setAsked] = useUrlState('week');
  const date = calendarDaySchema.safeParse(asked).data ?? today;
  const week = weekOf(date);
  const [monday = date, sunday = date] = [week[0], week.at(-1)];
  const living = student.schedules.filter(
    (schedule) =>
      (isInForce(schedule) && lastDayOf(schedule) >= today) || schedule.status === 'REJECTED',
  );
  const past = student.schedules.filter((schedule) => !living.includes(schedule));
  const openSchedule = (schedule: RegularSchedule) =>
    work.open({ is: 'schedule', schedule, date: null });
  const open = (entry: WeekEntry) =>
    work.open(
      entry.kind === 'schedule'
        ? { is: 'schedule', schedule: entry.schedule, date: entry.date }
        : { is: 'reason', reason: entry.reason },
    );

  return (
    <div className={styles.tab}>
      <Row gap={8} align="center">
        <IconButton label={texts.previous} onClick={() => setAsked(shiftDay(monday, -7))}>
          <ChevronLeftIcon />
        </IconButton>
        <strong aria-live="polite">{formatDayRange(monday, sunday)}</strong>
        <IconButton label={texts.next} onClick={() => setAsked(shiftDay(monday, 7))}>
          <ChevronRightIcon />
        </IconButton>
        <Button size="dense" aria-pressed={week.includes(today)} onClick={() => setAsked('')}>
          {texts.current}
        </Button>
      </Row>
      <WeekTimetable
        week={week}
        entries={weekEntries(student, week)}
        today={today}
        surroundings={surroundings}
        openKey={openKey}
        onOpen={open}
      />
      <ScheduleLines
        title={listTexts.title}
        schedules={living}
        empty={listTexts.none}
        onOpen={openSchedule}
      />
      {past.length > 0 && (
        <details>
          <summary className={styles.summary}>{listTexts.ended(past.length)}</summary>
          <ScheduleLines schedules={past} onOpen={openSchedule} />
        </details>
      )}
    </div>
  );
}
