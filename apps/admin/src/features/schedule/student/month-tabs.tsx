import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import { markStatusName } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { reasonCategoryName, reasonSentence, reasonStatusName } from '@academy/domain/reasons';
import type { StudentSchedule } from '@academy/domain/schedule';
import { formatDay, monthOf, type CalendarMonth } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import type { Work } from '../dialogs/use-work';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import styles from './student-panel.module.css';
import { dotted } from '@academy/domain/text';

const reasonTexts = scheduleTexts.reasons;
/** 이번 달 사유: one-off reasons of a month, the newest day first. */
export function ReasonsTab({
  student,
  month,
  work,
}: {
  student: StudentSchedule;
  month: CalendarMonth;
  work: Work;
}) {
  const reasons = student.reasons.filter(({ date }) => monthOf(date) === month);
  return (
    <div className={styles.tab}>
      {reasons.length === 0 ? (
        <p className={textStyles.help}>{reasonTexts.none}</p>
      ) : (
        <p className={textStyles.help}>{reasonTexts.count(reasons.length)}</p>
      )}
      <Stack as="ul" gap={4}>
        {reasons.map((reason) => (
          <li key={reason.id}>
            <button
              type="button"
              className={styles.line}
              onClick={() => work.open({ is: 'reason', reason })}
            >
              <strong>{reasonSentence(reason)}</strong>
              <span className={styles.period}>
                {dotted(reasonCategoryName(reason.category), reason.text)}
              </span>
              <Badge meaning={statusMeanings.reason[reason.status]}>
                {reasonStatusName(reason.status)}
              </Badge>
              {reason.status === 'REJECTED' && reason.rejectReason !== null && (
                <span className={styles.reason}>{reasonTexts.rejected(reason.rejectReason)}</span>
              )}
            </button>
          </li>
        ))}
      </Stack>
    </div>
  );
}

const attendanceTexts = scheduleTexts.attendance;
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
  if (!data) return <ListSkeleton rows={6} />;
  const row = data.rows.find((one) => one.studentId === studentId);
  const known = row?.days.filter(({ status }) => status !== null) ?? [];
  const blemishes = known.filter(({ status }) => status !== 'PRESENT');
  if (!row || known.length === 0) return <p className={textStyles.help}>{attendanceTexts.none}</p>;
  return (
    <div className={styles.tab}>
      <KeyValueList
        items={[
          ...SUMS.map((sum) => ({
            label: attendanceTexts.sums[sum],
            value: attendanceTexts.days(row[sum]),
          })),
          {
            label: attendanceTexts.sums.outingMinutes,
            value: attendanceTexts.minutes(row.outingMinutes),
          },
        ]}
      />
      <h3>{attendanceTexts.list}</h3>
      {blemishes.length === 0 && <p className={textStyles.help}>{attendanceTexts.allPresent}</p>}
      <ul className={styles.plain}>
        {blemishes.map(({ date, status, excused, outingMinutes }) => (
          <li key={date}>
            {[
              formatDay(date),
              status && markStatusName(status),
              excused && attendanceTexts.excused,
              outingMinutes > 0 && attendanceTexts.minutes(outingMinutes),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
