import { markStatusName } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { formatDay, type CalendarMonth } from '@academy/domain/time';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import lines from './schedule-lines.module.css';
import { scheduleQueries } from './schedule-queries';
import { scheduleTexts } from './schedule-texts';
import styles from './student-panel.module.css';
import { LoadError } from '../../shared/page/load-error';

const texts = scheduleTexts.attendance;
const SUMS = ['present', 'late', 'leftEarly', 'out', 'absent', 'excusedAbsent'] as const;

/** 출결 요약: a student's month in numbers, and the days on which something was not as usual. */
export function AttendanceTab({
  studentId,
  month,
}: {
  studentId: StudentId;
  month: CalendarMonth;
}) {
  const { data, isError, refetch } = useQuery(scheduleQueries.attendance(month, studentId));
  if (!data && isError) return <LoadError onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  const row = data.rows.find((one) => one.studentId === studentId);
  const known = row?.days.filter(({ status }) => status !== null) ?? [];
  const blemishes = known.filter(({ status }) => status !== 'PRESENT');
  if (!row || known.length === 0) return <p className={lines.empty}>{texts.none}</p>;
  return (
    <div className={styles.tab}>
      <KeyValueList
        items={[
          ...SUMS.map((sum) => ({ label: texts.sums[sum], value: texts.days(row[sum]) })),
          { label: texts.sums.outingMinutes, value: texts.minutes(row.outingMinutes) },
        ]}
      />
      <h3 className={lines.heading}>{texts.list}</h3>
      {blemishes.length === 0 && <p className={lines.empty}>{texts.allPresent}</p>}
      <ul className={styles.plain}>
        {blemishes.map(({ date, status, excused, outingMinutes }) => (
          <li key={date}>
            {[
              formatDay(date),
              status && markStatusName(status),
              excused && texts.excused,
              outingMinutes > 0 && texts.minutes(outingMinutes),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
