import { formatDayRange, formatMonth, shiftMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@academy/ui/icon';
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
