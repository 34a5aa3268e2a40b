import { statusMeanings } from '@academy/app-kit/status';
import {
  copySkipText,
  scheduleRefusalText,
  monthState,
  planCopy,
  submitDeadline,
  type ScheduleList,
} from '@academy/domain/schedule';
import {
  formatDayRange,
  formatMonth,
  shiftMonth,
  dDayText,
  formatDay,
  monthNumberOf,
} from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon, ClockIcon, CopyIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { SegmentedControl } from '@academy/ui/segmented-control';
import styles from '../schedule-page.module.css';
import { scheduleTexts } from '../schedule-texts';
import type { ScheduleView, ScheduleViewKind } from './use-schedule-view';

interface Props {
  view: ScheduleView;
  onAdd: () => void;
}

const VIEWS = [
  { value: 'week', label: scheduleTexts.views.week },
  { value: 'month', label: scheduleTexts.views.month },
] satisfies { value: ScheduleViewKind; label: string }[];

const MONTHS = [
  { value: 'this', label: scheduleTexts.months.this },
  { value: 'next', label: scheduleTexts.months.next },
] satisfies { value: keyof typeof scheduleTexts.months; label: string }[];

/** ‹ 11월 15일 (일) ~ 11월 21일 (토) › 오늘 · 이번 달/다음 달 · 주/월 · 일정 추가 */
export function ViewBar({ view, onAdd }: Props) {
  const nextMonth = shiftMonth(view.thisMonth, 1);
  const [first, last] = [view.week[0], view.week[6]];
  const title =
    view.view === 'week' && first !== undefined && last !== undefined
      ? formatDayRange(first, last)
      : formatMonth(view.month);
  return (
    <div className={styles.tools}>
      <div className={styles.stepper}>
        <IconButton label={scheduleTexts.previous[view.view]} onClick={() => view.step(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <h2 className={styles.title} data-view={view.view} aria-live="polite">
          {title}
        </h2>
        <IconButton label={scheduleTexts.next[view.view]} onClick={() => view.step(1)}>
          <ChevronRightIcon />
        </IconButton>
        {!view.atPresent && (
          <Button size="dense" className={styles.today} onClick={view.showToday}>
            {scheduleTexts.today}
          </Button>
        )}
      </div>
      <div className={styles.choices}>
        <SegmentedControl
          size="dense"
          label={scheduleTexts.whichMonth}
          options={MONTHS}
          value={
            view.month === view.thisMonth ? 'this' : view.month === nextMonth ? 'next' : 'other'
          }
          onValueChange={(which) => view.showMonth(which === 'this' ? view.thisMonth : nextMonth)}
        />
        <SegmentedControl
          size="dense"
          label={scheduleTexts.view}
          options={VIEWS}
          value={view.view}
          onValueChange={view.showView}
        />
        <Button variant="primary" size="dense" className={styles.add} onClick={onAdd}>
          <PlusIcon /> {scheduleTexts.add}
        </Button>
      </div>
    </div>
  );
}

interface MonthLineProps {
  list: ScheduleList;
  view: ScheduleView;
  onCopy: () => void;
}

/** The state of the shown month, the day by which the next one should be handed in, and 지난달 그대로. */
export function MonthLine({
  list: { content, settings },
  view: { month, thisMonth, today },
  onCopy,
}: MonthLineProps) {
  const state = monthState({ schedules: content, month, settings, today });
  // Of a month that is there already nothing has to be handed in any more: then the next one's day
  // is what matters.
  const due = month <= thisMonth ? shiftMonth(thisMonth, 1) : month;
  const deadline = submitDeadline(settings, due);
  const plan = planCopy({ own: content, month, today });
  const nothing =
    plan.drafts.length + plan.skipped.length === 0
      ? scheduleRefusalText('nothing-to-copy')
      : undefined;
  const blocked = month < thisMonth ? copySkipText(null) : nothing;
  return (
    <div className={styles.monthLine}>
      <p className={styles.monthState}>
        <span>{scheduleTexts.stateOf(monthNumberOf(month))}</span>
        <Badge meaning={statusMeanings.scheduleMonth[state]}>
          {scheduleTexts.monthStates[state]}
        </Badge>
      </p>
      <Button
        size="dense"
        {...(blocked !== undefined && { disabledReason: blocked })}
        onClick={onCopy}
      >
        <CopyIcon /> {scheduleTexts.copy}
      </Button>
      {deadline !== null && deadline >= today && (
        <p className={styles.deadline}>
          <ClockIcon />{' '}
          {scheduleTexts.deadline(
            monthNumberOf(due),
            formatDay(deadline),
            dDayText(deadline, today),
          )}
        </p>
      )}
    </div>
  );
}
