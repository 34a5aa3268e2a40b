import {
  changeableDays,
  type LunchSettings,
  type Meal,
  meals,
  planSelectAll,
  type Reservation,
  selectAllState,
  type SelectAllState,
} from '@academy/domain/meals';
import { type CalendarMonth, formatMonth, yearOf } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  MoonIcon,
  MoreIcon,
  SunIcon,
} from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { moreText } from '@academy/ui/words';
import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import { lazyComponent } from '../../shared/lazy-component';
import { deadlineTexts, mealsTexts } from './meals-texts';
import type { Deadline } from './deadline';
import type { MonthEditor } from './outbox/edit-month';
import type { SheetsProps } from './meal-sheets';
import styles from './meals-page.module.css';

interface MonthBarProps {
  month: CalendarMonth;
  thisMonth: CalendarMonth;
  onStep: (months: number) => void;
  onToday: () => void;
}

/** ‹ 2026년 11월 › 오늘; a phone leaves out the year while it is this one, else sets it above. */
export function MonthBar({ month, thisMonth, onStep, onToday }: MonthBarProps) {
  const [year, ofYear] = formatMonth(month).split(' ');
  return (
    <div className={styles.monthBar}>
      <IconButton label={mealsTexts.previousMonth} onClick={() => onStep(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <h2 className={styles.month} aria-live="polite">
        <span className={yearOf(month) === yearOf(thisMonth) ? styles.deskOnly : styles.otherYear}>
          {year}{' '}
        </span>
        {ofYear}
      </h2>
      <IconButton label={mealsTexts.nextMonth} onClick={() => onStep(1)}>
        <ChevronRightIcon />
      </IconButton>
      {month !== thisMonth && (
        <Button size="dense" className={styles.today} onClick={onToday}>
          {mealsTexts.today}
        </Button>
      )}
    </div>
  );
}

const MonthMenu = lazyComponent(async () => (await import('./month-menu')).MonthMenu);

/** ⋯: its code comes with the first press. */
export function MoreButton(page: SheetsProps) {
  const [pressed, setPressed] = useState(false);
  const button = (
    <IconButton label={moreText} aria-haspopup="menu" onClick={() => setPressed(true)}>
      <MoreIcon />
    </IconButton>
  );
  return (
    <span className={styles.monthMenu}>
      {pressed || page.dialog.opened === 'like-last-month' ? (
        <Suspense fallback={button}>
          <MonthMenu {...page} />
        </Suspense>
      ) : (
        button
      )}
    </span>
  );
}

/**
 * Until when the next meals can be changed, by the server's clock. A phone says it in the bar with
 * the costs.
 */
export function DeadlineLine({ deadline }: { deadline: Deadline | undefined }) {
  return (
    <p className={styles.deadline} data-soon={deadline?.soon || undefined} data-passing>
      <ClockIcon />
      <span>
        {deadline?.line ?? deadlineTexts.none}{' '}
        {deadline && <span className={styles.left}>{deadlineTexts.left(deadline.left)}</span>}
      </span>
    </p>
  );
}

/** Its room on a desk, until the rules are known. */
export const UnknownDeadline = () => (
  <p className={styles.deadline} aria-hidden="true">
    &nbsp;
  </p>
);

interface SelectAllProps {
  month: CalendarMonth;
  /** Undefined until they were read. */
  settings: LunchSettings | undefined;
  /** Undefined until the month was read. */
  current: readonly Reservation[] | undefined;
  now: Date;
  editor: MonthEditor;
  loading: boolean;
}

const NOTHING_KNOWN = { state: 'unchecked', changeable: 0, applied: 0 } as const;

/**
 * 점심 전체 선택 · 저녁 전체 선택: tri-state over the days that can be changed now, never touching locked ones.
 */
export function SelectAllBar({ month, settings, current, now, editor, loading }: SelectAllProps) {
  // Asked again every minute, not with every tap.
  const open = useMemo(
    () =>
      settings && {
        lunch: changeableDays({ settings, month, now, meal: 'lunch' }),
        dinner: changeableDays({ settings, month, now, meal: 'dinner' }),
      },
    [settings, month, now],
  );
  const whyNot = (changeable: number) => {
    if (loading) return mealsTexts.loading;
    if (!open) return mealsTexts.rulesUnknown;
    if (!current) return mealsTexts.monthUnread;
    return changeable === 0 ? mealsTexts.nothingChangeable : undefined;
  };
  const select = useCallback(
    (meal: Meal, wanted: boolean) =>
      settings &&
      editor.plan((present) =>
        planSelectAll({ month, settings, current: present, now, meal, wanted }),
      ),
    [month, settings, now, editor],
  );
  return (
    <div className={styles.selectAllBar}>
      {meals.map((meal) => {
        const { state, changeable, applied } = open
          ? selectAllState(open[meal], { meal, current: current ?? [] })
          : NOTHING_KNOWN;
        return (
          <SelectAll
            key={meal}
            meal={meal}
            state={current ? state : 'unchecked'}
            note={current && changeable > 0 ? mealsTexts.selectAllNote(applied, changeable) : ''}
            whyNot={whyNot(changeable)}
            onWanted={select}
          />
        );
      })}
    </div>
  );
}

interface SelectAllOfMealProps {
  meal: Meal;
  state: SelectAllState['state'];
  /** How many of how many; empty while that is not known. */
  note: string;
  whyNot: string | undefined;
  onWanted: (meal: Meal, wanted: boolean) => void;
}

/** One meal's box; a tap on the other meal leaves it alone. */
export const SelectAll = memo(function SelectAll({
  meal,
  state,
  note,
  whyNot,
  onWanted,
}: SelectAllOfMealProps) {
  const [name, rest] = mealsTexts.selectAll[meal];
  const SignOf = meal === 'lunch' ? SunIcon : MoonIcon;
  return (
    <Checkbox
      className={styles.selectAll}
      label={
        <>
          <SignOf className={styles.sign} />
          <span>
            {name} <span className={styles.deskOnly}>{rest}</span>
          </span>
          {note !== '' && <span className={styles.selectAllNote}>{note}</span>}
        </>
      }
      checked={state === 'checked'}
      indeterminate={state === 'indeterminate'}
      disabledReason={whyNot}
      onCheckedChange={() => onWanted(meal, state !== 'checked')}
    />
  );
});

/**
 * A first load that did not work is no error on the screen: an empty calendar, that it is not known
 * what is in it, and a quiet way to ask again.
 */
export function UnreadMonth({ onReload }: { onReload: () => void }) {
  return (
    <p className={styles.empty}>
      {mealsTexts.monthUnread}{' '}
      <button type="button" className={styles.reload} onClick={onReload}>
        {mealsTexts.reloadMonth}
      </button>
    </p>
  );
}
