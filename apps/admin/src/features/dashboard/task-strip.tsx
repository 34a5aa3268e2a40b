import { formatDay, formatDuration } from '@academy/domain/time';
import type { TodayTasks } from '@academy/domain/stats';
import { ErrorState } from '@academy/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messages } from '../../shared/messages';
import { useNow } from '../../shared/use-now';
import { dashboardQueries } from './dashboard-queries';
import { dashboardTexts, mealsText, peopleText } from './dashboard-texts';
import styles from './task-strip.module.css';

const texts = dashboardTexts.tasks;

interface Task {
  label: string;
  value: string;
  note?: string | undefined;
  /** Where it is done; without one that page is not there. */
  to?: string;
}

const counted = (count: number | null | undefined, text: (count: number) => string = peopleText) => {
  if (count === null || count === undefined) return texts.unknown;
  return count === 0 ? texts.none : text(count);
};
const cases = (count: number) => `${count}건`;

function tasksOf(tasks: TodayTasks | undefined, now: Date): Task[] {
  const { nextCutoff = null, closingMocks = null } = tasks ?? {};
  const left = nextCutoff && new Date(nextCutoff.closesAt).getTime() - now.getTime();
  return [
    { label: texts.lunch, value: counted(tasks?.lunch, mealsText), to: '/list?meal=lunch' },
    { label: texts.dinner, value: counted(tasks?.dinner, mealsText), to: '/list?meal=dinner' },
    { label: texts.cutoff, value: left === null ? texts.unknown : formatDuration(left), note: nextCutoff ? formatDay(nextCutoff.date) : undefined },
    { label: texts.unpaid, value: counted(tasks?.unpaidStudents), to: '/admin-dashboard?tab=deposits&state=unpaid' },
    { label: texts.schedules, value: counted(tasks?.pendingSchedules, cases) },
    { label: texts.reasons, value: counted(tasks?.pendingReasons, cases) },
    { label: texts.accounts, value: counted(tasks?.pendingAccounts), to: '/settings?tab=accounts' },
    { label: texts.mocks, value: counted(closingMocks?.length, cases), note: closingMocks?.map(({ title }) => title).join(', ') },
  ];
}

/** 오늘 처리할 일: nothing to do says so, what is not known is a dash. Each leads to where it is done. */
export function TaskStrip() {
  const { data, isError, refetch } = useQuery(dashboardQueries.tasks());
  const now = useNow();
  if (!data && isError) return <ErrorState title={messages.errors.load} retryLabel={messages.errors.retry} onRetry={() => void refetch()} />;
  return (
    <section className={styles.strip} aria-labelledby="today-tasks" aria-busy={!data}>
      <h2 id="today-tasks" className={styles.title}>{texts.title}</h2>
      <ul className={styles.list}>
        {tasksOf(data, now).map(({ label, value, note, to }) => {
          const words = <><span className={styles.label}>{label}</span> <strong className={styles.value}>{value}</strong>{note && <span className={styles.note}> {note}</span>}</>;
          return <li key={label}>{to !== undefined && value !== texts.unknown ? <Link className={styles.task} to={to}>{words}</Link> : <span className={styles.task}>{words}</span>}</li>;
        })}
      </ul>
    </section>
  );
}
