import { orderStateName } from '@academy/domain/messages';
import type { Right } from '@academy/domain/rights';
import { formatDay, formatDuration } from '@academy/domain/time';
import type { TodayTasks } from '@academy/domain/stats';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useManager } from '../../shared/session/use-manager';
import { useNow } from '../../shared/use-now';
import { useReadWhenPassed } from '../../shared/use-read-when-passed';
import { dashboardQueries } from './dashboard-queries';
import { casesText, cutoffText, dashboardTexts, mealsText, peopleText } from './dashboard-texts';
import { NotLoaded } from './not-loaded';
import styles from './task-strip.module.css';

const texts = dashboardTexts.tasks;

interface Task {
  label: string;
  value: string;
  note?: string | undefined;
  /** Only for information: nothing waits there. */
  informs?: boolean;
  /** Without it the account does not see what waits. */
  right?: Right;
  /** Where it is done; without one that page is not there. */
  to?: string;
}

const counted = (count: number | null | undefined, text: (count: number) => string) => {
  if (count === null || count === undefined) return texts.unknown;
  return count === 0 ? texts.none : text(count);
};

/** Each day whose order did not go out, or that the caterer has not confirmed in time. */
const orderTasks = (tasks: TodayTasks | undefined): Task[] =>
  (tasks?.orders ?? []).map(({ date, state }) => ({
    label: texts.order(formatDay(date)),
    value: orderStateName(state),
    to: `/list?date=${date}`,
  }));

/** What most academies never have: it is here only when there is something to do. */
const rareTasks = (tasks: TodayTasks | undefined): Task[] =>
  [
    { label: texts.messages, count: tasks?.failedMessages, to: '/messages?state=failed' },
    { label: texts.devices, count: tasks?.waitingDevices, to: '/settings?tab=login' },
    { label: texts.logins, count: tasks?.loginAlerts, to: '/settings?tab=login' },
  ].flatMap(({ label, count, to }) => (count ? [{ label, value: casesText(count), to }] : []));

function tasksOf(tasks: TodayTasks | undefined, now: Date): Task[] {
  const { nextCutoff = null, closingMocks = null } = tasks ?? {};
  const closesAt = nextCutoff && new Date(nextCutoff.closesAt);
  return [
    {
      label: texts.lunch,
      right: 'meals.read',
      value: counted(tasks?.lunch, mealsText),
      informs: true,
      to: '/list?meal=lunch',
    },
    {
      label: texts.dinner,
      right: 'meals.read',
      value: counted(tasks?.dinner, mealsText),
      informs: true,
      to: '/list?meal=dinner',
    },
    {
      label: texts.cutoff,
      right: 'meals.read',
      value: closesAt === null ? texts.unknown : formatDuration(closesAt.getTime() - now.getTime()),
      note: nextCutoff && closesAt ? cutoffText(closesAt, nextCutoff.date) : undefined,
      informs: true,
      to: '/calendar',
    },
    {
      label: texts.unpaid,
      right: 'deposits.read',
      value: counted(tasks?.unpaidStudents, peopleText),
      to: '/admin-dashboard?tab=deposits&state=unpaid',
    },
    {
      label: texts.schedules,
      right: 'attendance.read',
      value: counted(tasks?.pendingSchedules, casesText),
      to: '/attendance/student',
    },
    {
      label: texts.reasons,
      right: 'attendance.read',
      value: counted(tasks?.pendingReasons, casesText),
      to: '/attendance/student',
    },
    {
      label: texts.points,
      right: 'points.read',
      value: counted(tasks?.overStudents, peopleText),
      to: '/student?penalty=over',
    },
    {
      label: texts.mocks,
      right: 'mocks.read',
      value: counted(closingMocks?.length, casesText),
      note: closingMocks?.map(({ title }) => title).join(', ') || undefined,
    },
    {
      label: texts.accounts,
      right: 'accounts.manage',
      value: counted(tasks?.pendingAccounts, peopleText),
      to: '/settings?tab=accounts',
    },
    ...orderTasks(tasks),
    ...rareTasks(tasks),
  ];
}

/** 오늘 처리할 일: nothing to do says so, what is not known is a dash. Each leads to where it is done. */
export function TaskStrip() {
  const { data, isError, refetch } = useQuery(dashboardQueries.tasks());
  const now = useNow();
  const { missing } = useManager();
  useReadWhenPassed(data?.nextCutoff?.closesAt, dashboardQueries.tasks().queryKey);
  if (!data && isError) return <NotLoaded what={texts.title} onRetry={() => void refetch()} />;
  return (
    <section className={styles.strip} aria-labelledby="today-tasks" aria-busy={!data}>
      <h2 id="today-tasks" className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.list}>
        {tasksOf(data, now).map(({ label, value, note, informs, right, to }) => {
          const why = right && missing(right);
          const quiet = value === texts.none || value === texts.unknown;
          const words = (
            <>
              <span className={styles.label}>{label}</span>{' '}
              <strong
                className={styles.value}
                data-quiet={quiet || undefined}
                data-informs={informs}
              >
                {value}
              </strong>
              {note && <span className={styles.note}> {note}</span>}
            </>
          );
          return (
            <li key={label} className={styles.item} data-quiet={quiet || undefined}>
              {to !== undefined && value !== texts.unknown ? (
                <Link className={styles.task} to={to}>
                  {words}
                </Link>
              ) : (
                <span className={styles.task} title={why}>
                  {words}
                  {why && <VisuallyHidden> {why}</VisuallyHidden>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
