import type { StudentId } from '@academy/domain/ids';
import {
  meals,
  type LikeLastMonthPlan,
  type LunchSettings,
  type Meal,
  type MealPlan,
  type Reservation,
} from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import type { BillPrices } from '@academy/domain/prices';
import {
  formatDay,
  formatMonth,
  formatWeekday,
  monthNumberOf,
  type CalendarMonth,
} from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { ErrorState } from '@academy/ui/error-state';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Skeleton, SkeletonGroup } from '@academy/ui/skeleton';
import { Stack } from '@academy/ui/layout';
import type { MealOutbox } from '../outbox/meal-outbox';
import { mealsTexts } from '../meals-texts';
import styles from './like-last-month.module.css';
import { likeLastMonthTexts as texts } from '../sheet-texts';
import { useLikeLastMonth } from './use-like-last-month';

type Preview = NonNullable<ReturnType<typeof useLikeLastMonth>['preview']>;

/** Groups of the meals that are left out. */
const LEFT_OUT = {
  holiday: ['holiday'],
  away: ['away'],
  closed: ['outside-apply-period', 'not-an-enabled-date', 'weekday-closed', 'meal-disabled'],
  locked: ['cutoff-passed'],
} as const satisfies Record<
  keyof typeof texts.skipped,
  readonly LikeLastMonthPlan['skipped'][number]['reason'][]
>;

function leftOutTexts(skipped: LikeLastMonthPlan['skipped']): string[] {
  const groups = ['holiday', 'away', 'closed', 'locked'] as const;
  return groups.flatMap((group) => {
    const reasons: readonly string[] = LEFT_OUT[group];
    const count = skipped.filter(({ reason }) => reasons.includes(reason)).length;
    return count > 0 ? [texts.skipped[group](count)] : [];
  });
}

const changedMeals = (change: MealPlan['changes'][number], wanted: boolean): Meal[] =>
  meals.filter((meal) => change[meal] === wanted && change.base?.[meal] === !wanted);

/** What 적용하기 will do: how much, for how much, on which days, and what it leaves alone. */
function PreviewOf({ plan, added, removed, before, after }: Preview) {
  const leftOut = leftOutTexts(plan.skipped);
  const sums = [
    added.lunch + added.dinner > 0 && texts.added(added.lunch, added.dinner),
    removed.lunch + removed.dinner > 0 && texts.removed(removed.lunch, removed.dinner),
  ].filter((text) => text !== false);
  return (
    <>
      <KeyValueList
        items={meals.map((meal) => ({
          label: texts.habits[meal],
          value: plan.weekdays[meal].map(formatWeekday).join('·') || texts.noHabit,
        }))}
      />
      <output className={styles.summary}>
        {sums.map((text) => (
          <strong key={text}>{text}</strong>
        ))}
        <span className={styles.sums}>
          <span>
            {texts.before} {formatWon(before)}
          </span>
          <span aria-hidden="true">→</span>
          <strong>
            {texts.after} {formatWon(after)}
          </strong>
        </span>
      </output>
      <section aria-labelledby="changed-days">
        <h3 id="changed-days">{texts.days}</h3>
        <ul className={styles.days}>
          {plan.changes.map((change) => (
            <li key={change.date}>
              <span>{formatDay(change.date)}</span>
              <span>{texts.change(changedMeals(change, true), changedMeals(change, false))}</span>
            </li>
          ))}
        </ul>
      </section>
      {leftOut.length > 0 && (
        <p className={styles.leftOut}>
          {texts.leftOut}: {leftOut.join(', ')}
        </p>
      )}
    </>
  );
}

interface Props {
  open: boolean;
  onClose: () => void;
  studentId: StudentId;
  outbox: MealOutbox;
  month: CalendarMonth;
  settings: LunchSettings;
  current: readonly Reservation[] | undefined;
  prices: BillPrices;
  now: Date;
  onApply: (plan: Pick<MealPlan, 'changes'>) => void;
  onQuickAdd: () => void;
}

/** 지난달처럼: the shown month filled by last month's weekdays, shown before it is done. */
export function LikeLastMonthSheet({ open, onClose, onApply, onQuickAdd, ...shown }: Props) {
  const { preview, lastMonth, nothingEaten, failed, retrying, retry } = useLikeLastMonth(shown);
  const last = formatMonth(lastMonth);
  const plan = preview?.plan;
  const count = plan ? plan.counts.lunch + plan.counts.dinner : 0;
  const habitual = plan && meals.some((meal) => plan.weekdays[meal].length > 0);
  const nothing = nothingEaten ? texts.nothingEaten(last) : texts.noWeekday(last);
  const body = () => {
    if (failed) return <ErrorState title={texts.failed} retrying={retrying} onRetry={retry} />;
    if (!preview)
      return (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height="12rem" />
        </SkeletonGroup>
      );
    if (habitual === false)
      return (
        <p className={styles.nothing}>
          {nothing} {texts.instead}
        </p>
      );
    return count > 0 ? (
      <PreviewOf {...preview} />
    ) : (
      <p className={styles.nothing}>{texts.sameAlready}</p>
    );
  };
  const blocked = !preview ? texts.loading : count === 0 ? mealsTexts.nothingToChange : undefined;
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={texts.title}
      footer={
        habitual === false ? (
          <Button variant="primary" size="large" block onClick={onQuickAdd}>
            {texts.quickAdd}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            block
            disabledReason={blocked}
            onClick={() => plan && onApply(plan)}
          >
            {count > 0 ? texts.apply(count) : texts.applyNothing}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <p className={styles.lead}>{texts.lead(last, `${monthNumberOf(shown.month)}월`)}</p>
        {body()}
      </Stack>
    </BottomSheet>
  );
}
