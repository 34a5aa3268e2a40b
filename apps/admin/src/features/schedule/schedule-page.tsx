import columnStyles from '@academy/ui/styles/column.module.css';
import { useUrlParams } from '@academy/app-kit/url';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { reasonStatusName } from '@academy/domain/reasons';
import { scheduleStatusName, type StudentSchedule } from '@academy/domain/schedule';
import { calendarMonthSchema, formatMoment, seoulMonth } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { MonthPicker } from '@academy/ui/month-picker';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { monthTexts } from '../../shared/texts/kit-texts';
import { lazyPart } from '../../shared/page/lazy-part';
import { LoadError } from '../../shared/page/load-error';
import { LiveState } from '../../shared/page/live-state';
import { NeedsFeature } from '../../shared/page/needs-feature';
import { PageHead } from '../../shared/page/page-head';
import { useManager } from '../../shared/session/use-manager';
import { useLiveQueries } from '../../shared/use-live-queries';
import { useNow } from '../../shared/use-now';
import { useWork } from './dialogs/use-work';
import { MonthTable } from './month-table';
import { ApprovalQueue } from './queue/approval-queue';
import { DecisionPanel } from './queue/decision-panel';
import { queueTexts } from './queue/queue-texts';
import { useQueue } from './queue/use-queue';
import type { Waiting } from './queue/waiting';
import styles from './schedule-page.module.css';
import { scheduleQueries, touchedSchedules } from './schedule-queries';
import { scheduleTexts as texts } from './schedule-texts';
import { StudentList } from './student/student-list';
import { StudentPanel } from './student/student-panel';

const WorkWindows = lazyPart(
  async () => (await import('./dialogs/work-windows')).WorkWindows,
  null,
);

/**
 * `/attendance/student` 학생별 일정: what waits for approval first, then every student's week, and all
 * of them in one table.
 */
export function SchedulePage() {
  const live = useLiveQueries(scheduleQueries.all, touchedSchedules);
  const { params, change } = useUrlParams();
  const { uses } = useManager();
  const { data } = useQuery(scheduleQueries.students());
  const table = params.get('view') === 'table';
  const current = seoulMonth(useNow());
  const month = calendarMonthSchema.safeParse(params.get('month')).data ?? current;
  return (
    <div className={columnStyles.top4}>
      <PageHead title={texts.title} state={<LiveState live={live} asOf={data?.asOf} />}>
        {table && uses('schedule') && (
          <MonthPicker
            value={month}
            current={current}
            texts={monthTexts}
            onValueChange={(next) => change({ month: next === current ? '' : next })}
          />
        )}
        {(table || uses('schedule')) && (
          <Link to={table ? '?' : '?view=table'} className={buttonClassName({ size: 'dense' })}>
            {table ? texts.back : texts.table}
          </Link>
        )}
      </PageHead>
      {table ? (
        <NeedsFeature feature="schedule">
          <MonthTable month={month} />
        </NeedsFeature>
      ) : (
        <ByStudent />
      )}
    </div>
  );
}

interface SettledNoteProps {
  itemKey: string;
  studentId: StudentId;
  onClose: () => void;
}

/** What happened to a request, as far as the student's own lists say. */
function outcomeOf(student: StudentSchedule | undefined, itemKey: string): string {
  const schedule = student?.schedules.find(({ id }) => itemKey === `s-${id}`);
  const reason = student?.reasons.find(({ id }) => itemKey === `r-${id}`);
  const found = schedule ?? reason;
  if (!found) return '';
  const status = schedule
    ? scheduleStatusName(schedule.status)
    : reason
      ? reasonStatusName(reason.status)
      : '';
  return queueTexts.decidedBy(
    status,
    found.decidedByName ?? '',
    found.decidedAt ? formatMoment(new Date(found.decidedAt)) : '',
  );
}

/** The open request left the queue: who decided it elsewhere, and how. */
function SettledNote({ itemKey, studentId, onClose }: SettledNoteProps) {
  const { data: student } = useQuery(scheduleQueries.student(studentId));
  return (
    <Banner kind="info" onDismiss={onClose}>
      {[queueTexts.decided, outcomeOf(student, itemKey)].filter(Boolean).join(' ')}
    </Banner>
  );
}

function ByStudent() {
  const { uses } = useManager();
  const queue = useQueue();
  const work = useWork();
  const { params, change } = useUrlParams();
  const [rejecting, setRejecting] = useState<readonly Waiting[]>([]);
  const studentId = studentIdSchema.safeParse(params.get('student') ?? '').data;
  // What failed in both halves is said once, and tried again together.
  const students = useQuery(scheduleQueries.students());
  if (!queue.items && queue.isError && !students.data && students.isError)
    return <LoadError onRetry={() => void queue.refetch()} />;
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        <ApprovalQueue queue={queue} rejecting={rejecting} onReject={setRejecting} />
        <StudentList
          selected={studentId ?? ''}
          onSelect={(student) => change({ student, item: '', tab: '' })}
        />
      </div>
      <div className={styles.right}>
        {queue.opened && (
          <DecisionPanel
            key={queue.opened.key}
            item={queue.opened}
            queue={queue}
            onReject={setRejecting}
            onChange={(item) =>
              item.kind === 'schedule' && work.open({ is: 'approve-changed', item })
            }
          />
        )}
        {!queue.opened && queue.openKey !== '' && queue.items && studentId && (
          <SettledNote
            itemKey={queue.openKey}
            studentId={studentId}
            onClose={() => change({ item: '' })}
          />
        )}
        {studentId ? (
          <StudentPanel key={studentId} studentId={studentId} openKey={queue.openKey} work={work} />
        ) : (
          <EmptyState title={uses('schedule') ? texts.pick : texts.pickReasons}>
            {texts.pickHint}
          </EmptyState>
        )}
      </div>
      {work.inHand && <WorkWindows work={work} queue={queue} studentId={studentId} />}
    </div>
  );
}
