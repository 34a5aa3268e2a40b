import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import { attendanceMarkText, markLetter, markStatusName } from '@academy/domain/attendance';
import type { GuardianChild, GuardianView } from '@academy/domain/guardians';
import { dayNumberOf, formatWeekday, monthOf, type CalendarMonth } from '@academy/domain/time';
import { toneClass } from '@academy/ui/meaning';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { dayCounts, monthWeeks, type MonthDay } from './child-lines';
import styles from './month-part.module.css';
import { guardianTexts as texts } from './guardian-texts';
import { Section } from './parts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A day was as it should be, or it has the letter and the colour of what it was instead. */
function Day({ of: { date, inMonth, day } }: { of: MonthDay }) {
  const number = inMonth && dayNumberOf(date);
  if (!inMonth || day === null || day.status === null)
    return <td className={styles.unknown}>{number}</td>;
  const isUsual = day.status === 'PRESENT';
  return (
    <td className={toneClass(statusMeanings.mark[day.status])} data-usual={isUsual || undefined}>
      {number}
      {!isUsual && (
        <span className={styles.letter} aria-hidden="true">
          {markLetter(day)}
        </span>
      )}
      <VisuallyHidden>{` ${attendanceMarkText(day)}`}</VisuallyHidden>
    </td>
  );
}

function MonthPicture({ child, month }: { child: GuardianChild; month: CalendarMonth }) {
  return (
    <figure aria-label={texts.monthPicture(month)}>
      <table className={styles.month}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {formatWeekday(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(child, month).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <Day key={day.date} of={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The month's attendance: how many days of what, and which. */
export function Attendance({ child, date }: { child: GuardianChild; date: GuardianView['date'] }) {
  const counts = dayCounts(child);
  const facts = [
    ['PRESENT', counts.present],
    ['LATE', counts.late],
    ['EARLY_LEAVE', counts.leftEarly],
    ['ABSENT', counts.absent],
  ] as const;
  const said = facts.filter(([status, count]) => status === 'PRESENT' || count > 0);
  const month = monthOf(date);
  return (
    <Section
      title={texts.attendance(month)}
      badge={
        child.days.length > 0 && (
          <span className={styles.counts}>
            {said
              .map(([status, count]) => `${markStatusName(status)} ${texts.days(count)}`)
              .join(' · ')}
          </span>
        )
      }
    >
      {child.days.length === 0 ? (
        <p className={textStyles.help}>{texts.noDays}</p>
      ) : (
        <MonthPicture child={child} month={month} />
      )}
    </Section>
  );
}
