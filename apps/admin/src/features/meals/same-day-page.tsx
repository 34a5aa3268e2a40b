import columnStyles from '@academy/ui/styles/column.module.css';
import { useOpenDialog, useUrlState } from '@academy/app-kit/url';
import { calendarDaySchema, seoulDay, shiftDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { dayStepTexts } from '../../shared/texts/kit-texts';
import { DayStepper } from '../../shared/page/day-stepper';
import { ListSkeleton } from '../../shared/page/list-skeleton';
import { LiveState } from '../../shared/page/live-state';
import { LoadError } from '../../shared/page/load-error';
import { PageHead } from '../../shared/page/page-head';
import { useNow } from '../../shared/use-now';
import { KITCHEN_WALL, KitchenWall } from './kitchen-wall';
import { sameDayQueries, useLiveMeals, useLiveOrders } from './same-day-queries';
import { SameDaySheet } from './same-day-sheet';
import { sameDayTexts as texts, waitingText } from './same-day-texts';
import { usePickUps } from './pick-up/use-pick-ups';
import { withTicks } from './pick-up/with-ticks';
import { pollUnless } from '../../shared/poll';

/**
 * `/list` 당일 조회: who eats on a day, ticked off as they pick up; what changes elsewhere shows within
 * 2 s.
 */
export function SameDayPage() {
  const now = useNow();
  const today = seoulDay(now);
  const [wanted, setWanted] = useUrlState('date');
  const asked = calendarDaySchema.safeParse(wanted);
  const date = asked.success ? asked.data : today;
  const live = useLiveMeals();
  useLiveOrders();
  const { data, isError, refetch } = useQuery({
    ...sameDayQueries.day(date),
    refetchInterval: pollUnless(live),
  });
  const { waiting, stuck } = usePickUps(date);
  const sameDay = data && withTicks(data, waiting);
  const { opened, close } = useOpenDialog();

  return (
    <div className={columnStyles.top4}>
      <PageHead
        title={texts.title}
        state={
          <LiveState live={live} asOf={data?.asOf} waiting={stuck > 0 && waitingText(stuck)} />
        }
      >
        <DayStepper
          date={date}
          jumps={[
            { label: dayStepTexts.today, day: today },
            { label: dayStepTexts.tomorrow, day: shiftDay(today, 1) },
          ]}
          onChange={(day) => setWanted(day === today ? '' : day)}
        />
      </PageHead>
      {sameDay && <SameDaySheet key={date} sameDay={sameDay} now={now} />}
      {!sameDay && isError && <LoadError onRetry={() => void refetch()} />}
      {!sameDay && !isError && <ListSkeleton />}
      {sameDay && opened === KITCHEN_WALL && (
        <KitchenWall sameDay={sameDay} now={now} live={live} waiting={stuck} onClose={close} />
      )}
    </div>
  );
}
