import { useWideScreen } from '@academy/app-kit/device';
import { errorText } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import { dayOfMonth } from '@academy/domain/time';
import { ErrorState } from '@academy/ui/error-state';
import { MonthGridSkeleton } from '@academy/ui/month-grid';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { OfflineLine } from '../../shared/offline-line';
import { ViewBar, MonthLine } from './calendar/view-bar';
import { entriesBetween, listOf, marksOf, type Mark } from './calendar/entries';
import { MonthView } from './calendar/month-view';
import { ScheduleList } from './schedule-list';
import styles from './schedule-page.module.css';
import { scheduleQueries, useHolidays } from './schedule-queries';
import { ScheduleSheets } from './schedule-sheets';
import { scheduleTexts } from './schedule-texts';
import { useOpened } from './use-opened';
import { useScheduleView, type ScheduleViewKind } from './calendar/use-schedule-view';
import { ReasonsWay } from '../../shared/reasons-way';
import { useFeatures } from '../../shared/use-features';
import { WeekSkeleton, WeekView } from './calendar/week-view';

/** The shape of the calendar that comes. */
const CalendarSkeleton = ({ view }: { view: ScheduleViewKind }) => (
  <>
    <Skeleton height="3.75rem" />
    {view === 'month' ? <MonthGridSkeleton label={scheduleTexts.loading} /> : <WeekSkeleton />}
  </>
);

/** Reasons and mock exams for the calendar, which works without them: a failure is silent. */
function useMarks(studentId: StudentId): Mark[] {
  const { data: reasons } = useQuery(scheduleQueries.reasons());
  const enabled = useFeatures()('mocks');
  const { data: exams } = useQuery({ ...scheduleQueries.exams(studentId), enabled });
  return marksOf(reasons?.content ?? [], (enabled && exams?.content) || []);
}

/** `/regular-schedule`: the weekly absences of a student, asked for, changed and cancelled. */
export function SchedulePage({ studentId }: { studentId: StudentId }) {
  const view = useScheduleView();
  const sheet = useOpened();
  const query = useQuery(scheduleQueries.all());
  const days = view.view === 'week' ? view.week : view.grid.map(({ date }) => date);
  const [first = view.today, last = first] = [days[0], days.at(-1)];
  const holidays = useHolidays(first, last);
  const marks = useMarks(studentId);
  const wide = useWideScreen();

  if (query.isLoadingError) {
    return (
      <ErrorState
        title={scheduleTexts.failed}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorText(query.error, '')}
      </ErrorState>
    );
  }
  const schedules = query.data?.content ?? [];
  const list = query.data && (
    <ScheduleList
      {...listOf(schedules, dayOfMonth(view.month, 1))}
      any={schedules.length > 0}
      sheet={sheet}
    />
  );
  // On a phone that has nothing to show, what to do comes before an empty calendar.
  const listFirst = !wide && schedules.length === 0;
  const calendar = {
    view,
    entries: entriesBetween(schedules, first, last),
    marks,
    holidays,
    sheet,
  };
  return (
    <>
      <OfflineLine>{scheduleTexts.offline}</OfflineLine>
      <div className={styles.page}>
        <section className={styles.main}>
          <ViewBar view={view} onAdd={() => sheet.openNew()} />
          <ReasonsWay />
          {query.data ? (
            <>
              <MonthLine list={query.data} view={view} onCopy={sheet.openCopy} />
              {listFirst && list}
              {view.view === 'week' ? <WeekView {...calendar} /> : <MonthView {...calendar} />}
            </>
          ) : (
            <CalendarSkeleton view={view.view} />
          )}
        </section>
        {!listFirst && list}
      </div>
      {query.data && (
        <ScheduleSheets
          list={query.data}
          sheet={sheet}
          view={view}
          marks={marks}
          studentId={studentId}
        />
      )}
    </>
  );
}
