import textStyles from '@academy/ui/styles/text.module.css';
import { type AttendanceMonth, attendanceMarkText } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { formatDay, monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { KeyValueList } from '@academy/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api';
import { TabState } from '../page/tab-state';
import { studentMonthTexts as texts } from './student-month-texts';
import styles from './student-month.module.css';

function Month({
  month: {
    rest,
    rows: [row],
  },
}: {
  month: AttendanceMonth;
}) {
  if (!row || row.days.length === 0) return <p className={textStyles.help}>{texts.empty}</p>;
  const restOn = new Map(rest.map(({ date, name }) => [date, name]));
  return (
    <>
      <KeyValueList
        items={[
          { label: texts.present, value: texts.count(row.present) },
          { label: texts.late, value: texts.count(row.late) },
          { label: texts.leftEarly, value: texts.count(row.leftEarly) },
          { label: texts.absent, value: texts.absentDays(row.absent, row.excusedAbsent) },
          { label: texts.outing, value: texts.outingTime(row.outingMinutes) },
        ]}
      />
      <ul className={styles.days} aria-label={texts.days}>
        {row.days.toReversed().map(({ date, outingMinutes, ...mark }) => (
          <li key={date} className={styles.day}>
            <span>{formatDay(date)}</span>
            <strong>{attendanceMarkText(mark)}</strong>
            <span className={textStyles.help}>
              {[
                outingMinutes > 0 && texts.outingOf(outingMinutes),
                restOn.has(date) && texts.rest(restOn.get(date) ?? ''),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A student's month of attendance: its sums, and every day of which something is known, the last
 * one first.
 */
export function StudentMonth({ studentId, month }: { studentId: StudentId; month: CalendarMonth }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['attendance', 'student-month', month, studentId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.attendanceMonth({
        params: { year: yearOf(month), month: monthNumberOf(month) },
        query: { studentId },
        signal,
      }),
  });
  return data ? (
    <Month month={data} />
  ) : (
    <TabState isError={isError} onRetry={() => void refetch()} />
  );
}
