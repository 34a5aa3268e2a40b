import textStyles from '@academy/ui/styles/text.module.css';
import { useOpenDialog } from '@academy/app-kit/url';
import type { TodayTasks } from '@academy/domain/stats';
import { Button } from '@academy/ui/button';
import { Skeleton } from '@academy/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { INBOX } from '../../../shared/inbox-item';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { useReadWhenPassed } from '../../../shared/use-read-when-passed';
import { dashboardQueries } from '../dashboard-queries';
import { NotLoaded } from '../not-loaded';
import { TodayCard, TodayLines } from './today-card';
import {
  decisionLines,
  MealsCard,
  MoneyCard,
  PresenceCard,
  SoonCard,
  wrongLines,
} from './today-parts';
import { todayTexts as texts } from './today-texts';
import styles from './today.module.css';

function Decisions({ tasks }: { tasks: TodayTasks }) {
  const { open } = useOpenDialog();
  const lines = decisionLines(tasks, useManager().uses);
  return (
    <TodayCard
      title={texts.decide.title}
      way={
        // What families say that they paid is worked there, too.
        (lines.length > 0 || (tasks.money?.unpaid ?? 0) > 0) && (
          <Button size="dense" onClick={() => open(INBOX)}>
            {texts.decide.oneByOne}
          </Button>
        )
      }
    >
      {lines.length > 0 ? (
        <TodayLines lines={lines} />
      ) : (
        <p className={textStyles.figures}>{texts.decide.none}</p>
      )}
    </TodayCard>
  );
}

/** The cards as they will come: nothing below them moves far. */
const Waiting = () => (
  <div className={styles.today} aria-busy="true">
    <div className={styles.column}>
      <Skeleton height="180px" />
      <Skeleton height="140px" />
    </div>
    <div className={styles.column}>
      <Skeleton height="220px" />
      <Skeleton height="160px" />
    </div>
  </div>
);

/**
 * 오늘, the managers' home: what went wrong, what is to decide, who is missing, today's meals and the
 * next cutoff, the money that is due. Each leads to where it is done; an account sees what it may.
 */
export function TodayTab() {
  const { data: tasks, isError, refetch } = useQuery(dashboardQueries.tasks());
  const now = useNow();
  useReadWhenPassed(tasks?.nextCutoff?.closesAt, dashboardQueries.tasks().queryKey);
  if (!tasks && isError) return <NotLoaded what={texts.what} onRetry={() => void refetch()} />;
  if (!tasks) return <Waiting />;
  const wrong = wrongLines(tasks);
  const { presence, money, closingMocks } = tasks;
  return (
    <div className={styles.today}>
      {wrong.length > 0 && (
        <TodayCard title={texts.wrong.title}>
          <TodayLines lines={wrong} />
        </TodayCard>
      )}
      <div className={styles.column}>
        <Decisions tasks={tasks} />
        {presence && <PresenceCard presence={presence} />}
      </div>
      <div className={styles.column}>
        {tasks.lunch !== null && <MealsCard tasks={tasks} now={now} />}
        {money && <MoneyCard money={money} today={tasks.date} />}
      </div>
      {closingMocks !== null && closingMocks.length > 0 && <SoonCard exams={closingMocks} />}
    </div>
  );
}
