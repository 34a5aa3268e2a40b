import {
  meals,
  planSelectAll,
  selectAllState,
  type Meal,
  type Reservation,
  type LunchSettings,
} from '@academy/domain/meals';
import type { CalendarMonth } from '@academy/domain/time';
import { Checkbox } from '@academy/ui/checkbox';
import { mealsTexts } from '../../shared/messages/meals-texts';
import { editOfPlan } from './edit-month';
import type { MonthEditor } from './edit-month';
import styles from './meals-page.module.css';

interface Props {
  month: CalendarMonth;
  settings: LunchSettings;
  /** Undefined until the month was read. */
  current: readonly Reservation[] | undefined;
  now: Date;
  editor: MonthEditor;
  loading: boolean;
}

/**
 * 점심 전체 선택 · 저녁 전체 선택: tri-state over the days that can be changed now, never touching locked ones.
 */
export function SelectAllBar({ month, settings, current, now, editor, loading }: Props) {
  const context = { month, settings, current: current ?? [], now };
  const whyNot = (changeable: number) => {
    if (loading) return mealsTexts.loading;
    if (!current) return mealsTexts.monthUnread;
    return changeable === 0 ? mealsTexts.nothingChangeable : undefined;
  };
  const box = (meal: Meal) => {
    const { state, changeable, applied } = selectAllState({ ...context, meal });
    return (
      <Checkbox
        key={meal}
        className={styles.selectAll}
        label={
          <>
            {mealsTexts.selectAll[meal]}
            {current && changeable > 0 && (
              <span className={styles.selectAllNote}>
                {mealsTexts.selectAllNote(applied, changeable)}
              </span>
            )}
          </>
        }
        checked={current !== undefined && state === 'checked'}
        indeterminate={current !== undefined && state === 'indeterminate'}
        disabledReason={whyNot(changeable)}
        onCheckedChange={() =>
          editor.apply(editOfPlan(planSelectAll({ ...context, meal, wanted: state !== 'checked' })))
        }
      />
    );
  };
  return <div className={styles.selectAllBar}>{meals.map(box)}</div>;
}
