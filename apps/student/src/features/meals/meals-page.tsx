import { useWideScreen } from '@academy/app-kit/device';
import { useOpenDialog } from '@academy/app-kit/url';
import type { StudentId } from '@academy/domain/ids';
import { Button } from '@academy/ui/button';
import { NoticeIcon, PlusIcon } from '@academy/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { mealsTexts } from './meals-texts';
import { shellTexts } from '../../shared/shell-texts';
import { useNow } from '../../shared/use-now';
import { mealOutboxOf } from './outbox/meal-outbox';
import { MonthBar } from './month-tools';
import { MonthOfMeals } from './month-of-meals';
import styles from './meals-page.module.css';
import { useMonthParam, useReadMonth } from './use-meal-month';

const [thisMonthsMenu, showMenu] = mealsTexts.menu;

/** Which dialog is open: `menu`, or `menu-2026-11-20` for a day's. */
export type MenuDialog = ReturnType<typeof useOpenDialog>;

interface Props {
  studentId: StudentId;
  /** Empty while it is not known. */
  studentName: string;
  /** The menu notices are another feature: the route brings them. */
  renderMenu: (dialog: MenuDialog) => ReactNode;
}

/** `/student-calendar`: apply for lunch and dinner by month. */
export function MealsPage({ studentId, studentName, renderMenu }: Props) {
  const outbox = mealOutboxOf(studentId, useQueryClient());
  const now = useNow();
  const wide = useWideScreen();
  const { month, thisMonth, show, step } = useMonthParam();
  const dialog = useOpenDialog();
  const read = useReadMonth(studentId, month);

  // Leaving the page sends what is still waiting.
  useEffect(() => () => void outbox.flush(), [outbox]);

  const tools = useMemo(
    () => (
      <>
        <MonthBar
          month={month}
          thisMonth={thisMonth}
          onStep={step}
          onToday={() => show(thisMonth)}
        />
        <Button size="dense" className={styles.action} onClick={() => dialog.open('menu')}>
          <NoticeIcon />
          <span>
            <span className={styles.deskOnly}>{thisMonthsMenu}</span> {showMenu}
          </span>
        </Button>
        {wide && (
          <Button size="dense" className={styles.action} onClick={() => dialog.open('quick-add')}>
            <PlusIcon /> {shellTexts.quickAdd}
          </Button>
        )}
      </>
    ),
    [month, thisMonth, step, show, dialog, wide],
  );

  return (
    <div className={styles.page}>
      <MonthOfMeals
        {...{ studentId, studentName, outbox, dialog, month, read, now, wide, tools }}
        onStep={step}
      />
      {renderMenu(dialog)}
    </div>
  );
}
