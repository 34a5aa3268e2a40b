import textStyles from '@academy/ui/styles/text.module.css';
import type { StudentSchedule } from '@academy/domain/schedule';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Skeleton } from '@academy/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NeedsRight } from '../../../shared/page/needs-right';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { ScheduleVersions } from './schedule-versions';
import styles from './student-panel.module.css';
import { LoadError } from '../../../shared/page/load-error';

const texts = scheduleTexts.history;

/**
 * 변경 이력: earlier versions of each schedule with a way to restore them; below, who did what, with
 * the right to read a student's log.
 */
export function HistoryTab({ student }: { student: StudentSchedule }) {
  const changed = student.schedules.filter(({ version }) => version > 1);
  return (
    <div className={styles.tab}>
      <h3>{texts.versions}</h3>
      {changed.length === 0 && <p className={textStyles.help}>{texts.none}</p>}
      {changed.map((schedule) => (
        <ScheduleVersions key={schedule.id} schedule={schedule} student={student} />
      ))}
      <NeedsRight right="students.read">
        <Log studentId={student.studentId} />
      </NeedsRight>
    </div>
  );
}

function Log({ studentId }: Pick<StudentSchedule, 'studentId'>) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(scheduleQueries.log(studentId));
  const entries = data?.pages
    .flatMap(({ content }) => content)
    .filter(({ entity }) => entity === 'regular-schedules' || entity === 'absence-reasons');
  return (
    <>
      <h3>{texts.log}</h3>
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="120px" />}
      {entries?.length === 0 && !hasNextPage && <p className={textStyles.help}>{texts.noLog}</p>}
      <ul className={styles.plain}>
        {entries?.map(({ id, at, actorName, sentence, changes }) => (
          <li key={id}>
            {[
              sentence,
              actorName,
              formatMoment(new Date(at)),
              changes
                .filter(({ before, after }) => before !== after)
                .map(
                  ({ label, before, after }) =>
                    `${label} ${before || texts.nothing} → ${after || texts.nothing}`,
                )
                .join(', '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="dense" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
