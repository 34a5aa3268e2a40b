import columnStyles from '@academy/ui/styles/column.module.css';
import { phoneTailText } from '@academy/domain/identity';
import { useUrlParams } from '@academy/app-kit/url';
import type { StudentId } from '@academy/domain/ids';
import type { StudentSchedule } from '@academy/domain/schedule';
import { calendarMonthSchema, seoulMonth } from '@academy/domain/time';
import { Button, buttonClassName } from '@academy/ui/button';
import { PrintIcon } from '@academy/ui/icon';
import { Row } from '@academy/ui/layout';
import { MonthPicker } from '@academy/ui/month-picker';
import { Tabs } from '@academy/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { monthTexts } from '../../../shared/texts/kit-texts';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import type { Work } from '../dialogs/use-work';
import { scheduleQueries } from '../schedule-queries';
import { scheduleTexts } from '../schedule-texts';
import { scrollToWhenStacked } from '../scroll-to-when-stacked';
import { HistoryTab } from './history-tab';
import { AttendanceTab, ReasonsTab } from './month-tabs';
import styles from './student-panel.module.css';
import { WeekPaper } from './week-paper';
import { WeekTab } from './week-tab';

const texts = scheduleTexts;
const TABS = ['week', 'reasons', 'attendance', 'history'] as const;
/** Without regular schedules there is no week, and nothing of it changed. */
const WITHOUT_SCHEDULES = ['reasons', 'attendance'] as const;

interface Props {
  studentId: StudentId;
  /** The open request, highlighted in the week. */
  openKey: string;
  work: Work;
}

/** Who it is, and what can be done for them. */
function PanelHead({
  student,
  studentId,
  work,
}: Pick<Props, 'studentId' | 'work'> & { student: StudentSchedule }) {
  const { missing, uses } = useManager();
  const writing = missing('attendance.write');
  return (
    <Row gap={8} align="center">
      <h2 id="student-schedule" className={styles.name}>
        {student.name}
      </h2>
      <span className={styles.facts}>
        {[student.seat, student.grade, student.school, phoneTailText(student.phoneTail)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {uses('schedule') && (
        <Button
          size="dense"
          variant="primary"
          disabledReason={writing}
          onClick={() => work.open({ is: 'create' })}
        >
          {texts.actions.create}
        </Button>
      )}
      <Button
        size="dense"
        disabledReason={writing}
        onClick={() => work.open({ is: 'create-reason' })}
      >
        {texts.actions.reason}
      </Button>
      {uses('schedule') && (
        <>
          <Button size="dense" disabledReason={writing} onClick={() => work.open({ is: 'copy' })}>
            {texts.actions.copy}
          </Button>
          <Button size="dense" onClick={() => window.print()}>
            <PrintIcon /> {texts.actions.print}
          </Button>
        </>
      )}
      <Link
        to={`/student?student=${studentId}`}
        className={buttonClassName({ size: 'dense', variant: 'text' })}
      >
        {texts.profile}
      </Link>
    </Row>
  );
}

/**
 * Everything of one student's schedules: the week, the month's reasons, how attendance went, and
 * what changed.
 */
export function StudentPanel({ studentId, openKey, work }: Props) {
  const { uses } = useManager();
  const tabs: readonly (typeof TABS)[number][] = uses('schedule') ? TABS : WITHOUT_SCHEDULES;
  const [first = 'week'] = tabs;
  const current = seoulMonth(useNow());
  const { params, change } = useUrlParams();
  const { data: student, isError, refetch } = useQuery(scheduleQueries.student(studentId));
  const { data: surroundings } = useQuery(scheduleQueries.surroundings(studentId));
  const month = calendarMonthSchema.safeParse(params.get('month')).data ?? current;
  const tab = tabs.find((value) => value === params.get('tab')) ?? first;
  if (!student && isError) return <LoadError onRetry={() => void refetch()} />;
  if (!student) return <ListSkeleton />;

  return (
    <section
      {...(openKey === '' && { ref: scrollToWhenStacked })}
      className={columnStyles.top16}
      aria-labelledby="student-schedule"
    >
      <PanelHead student={student} studentId={studentId} work={work} />
      <Tabs
        label={texts.tabs.label}
        items={tabs.map((value) => ({ value, label: texts.tabs[value] }))}
        value={tab}
        onValueChange={(value) => change({ tab: value === first ? '' : value })}
      >
        {(tab === 'reasons' || tab === 'attendance') && (
          <Row gap={8} align="center">
            <MonthPicker
              value={month}
              current={current}
              texts={monthTexts}
              onValueChange={(next) => change({ month: next === current ? '' : next })}
            />
          </Row>
        )}
        {tab === 'week' && (
          <WeekTab student={student} surroundings={surroundings} openKey={openKey} work={work} />
        )}
        {tab === 'reasons' && <ReasonsTab student={student} month={month} work={work} />}
        {tab === 'attendance' && <AttendanceTab studentId={studentId} month={month} />}
        {tab === 'history' && <HistoryTab student={student} />}
      </Tabs>
      {uses('schedule') && <WeekPaper student={student} surroundings={surroundings} />}
    </section>
  );
}
