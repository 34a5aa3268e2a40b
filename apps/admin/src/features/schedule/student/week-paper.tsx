import { useUrlState } from '@academy/app-kit/url';
import {
  isInForce,
  lastDayOf,
  scheduleSentence,
  scheduleStatusName,
  type ScheduleSurroundings,
  type StudentSchedule,
} from '@academy/domain/schedule';
import { calendarDaySchema, formatDay, formatDayRange, seoulDay } from '@academy/domain/time';
import { ListPaper } from '../../../shared/printing/list-paper';
import { useNow } from '../../../shared/use-now';
import { periodText } from '../schedule-facts';
import { scheduleTexts } from '../schedule-texts';
import { dayMarks } from './day-marks';
import { weekEntries, weekOf } from './week-entries';
import styles from './week-paper.module.css';

const texts = scheduleTexts.paper;

/** 학생 주간표: a student's week on one A4, with what it rests on and room to sign. */
export function WeekPaper({
  student,
  surroundings,
}: {
  student: StudentSchedule;
  surroundings: ScheduleSurroundings | undefined;
}) {
  const today = seoulDay(useNow());
  const [asked] = useUrlState('week');
  const week = weekOf(calendarDaySchema.safeParse(asked).data ?? today);
  const [monday = today, sunday = today] = [week[0], week.at(-1)];
  const entries = weekEntries(student, week).filter(({ look }) => look !== 'cancelled');
  const standing = student.schedules.filter(
    (schedule) =>
      isInForce(schedule) && schedule.firstDate <= sunday && lastDayOf(schedule) >= monday,
  );
  return (
    <ListPaper
      title={texts.title(student.name)}
      orientation="landscape"
      facts={[
        formatDayRange(monday, sunday),
        student.seat && texts.seat(student.seat),
        student.grade,
        student.school,
      ]}
    >
      <table className={styles.week}>
        <thead>
          <tr>
            {week.map((date) => (
              <th key={date} scope="col">
                {formatDay(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {week.map((date) => (
              <td key={date} className={styles.day}>
                {dayMarks(surroundings, date).map(({ key, text }) => (
                  <p key={key} className={styles.mark}>
                    {text}
                  </p>
                ))}
                {entries
                  .filter((entry) => entry.date === date)
                  .map(({ key, title, times, note }) => (
                    <p key={key} className={styles.entry}>
                      <strong>{times}</strong> {title}
                      {note !== undefined && ` (${note})`}
                    </p>
                  ))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <h3 className={styles.heading}>{scheduleTexts.list.title}</h3>
      {standing.length === 0 && <p>{scheduleTexts.list.none}</p>}
      <ul className={styles.list}>
        {standing.map((schedule) => (
          <li key={schedule.id}>
            {[
              schedule.title,
              scheduleSentence(schedule),
              periodText(schedule),
              schedule.place,
              scheduleStatusName(schedule.status),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      <p className={styles.signature}>{texts.signature}</p>
    </ListPaper>
  );
}
