import { useWideScreen } from '@academy/app-kit/device';
import { useOpenDialog } from '@academy/app-kit/url';
import type { StudentId } from '@academy/domain/ids';
import { Button } from '@academy/ui/button';
import { NoticeIcon, PlusIcon } from '@academy/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/lazy-component';
import { mealsTexts } from './meals-texts';
import { shellTexts } from '../../shared/shell-texts';
import { useNow } from '../../shared/use-now';
import { mealOutboxOf } from './outbox/meal-outbox';
import { CostBar } from './invoice/cost-bar';
import { deadlineOf } from './deadline/deadline';
import { DeadlineLine, EmptyMonth, MonthBar, MoreButton, SelectAllBar } from './month-tools';
import { rememberGridDays } from './grid-day';
import { MealCalendar } from './meal-calendar';
import { MealSheets } from './meal-sheets';
import styles from './meals-page.module.css';
import { useMealMonth, useMonthEditor, useMonthParam } from './use-meal-month';

// A phone shows the invoice in a sheet only.
const InvoiceAside = lazyComponent(
  async () => (await import('./invoice/invoice-panel')).InvoiceAside,
);

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
  const meals = useMealMonth(studentId, month, outbox);
  const { settings, current, edits, holidays, invoice } = meals;
  const deadline = useMemo(() => settings && deadlineOf(settings, now), [settings, now]);
  const editor = useMonthEditor(studentId, month, outbox);
  const [gridDays] = useState(rememberGridDays);
  const days = useMemo(
    () => gridDays({ month, settings, current, edits, holidays, deadline, now }),
    [gridDays, month, settings, current, edits, holidays, deadline, now],
  );
  const panel = meals.loading
    ? undefined
    : { month, invoice, settings, bill: meals.bill, studentName };
  const sheets = { studentId, outbox, dialog, month, meals, now, editor, panel };

  // Leaving the page sends what is still waiting.
  useEffect(() => () => void outbox.flush(), [outbox]);

  return (
    <div className={styles.page}>
      <section className={styles.main}>
        <div className={styles.tools}>
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
          <MoreButton {...sheets} />
        </div>
        {wide && settings && <DeadlineLine deadline={deadline} />}
        <SelectAllBar {...{ month, settings, current, now, editor }} loading={meals.loading} />
        {meals.failed && <EmptyMonth onReload={meals.reload} />}
        <MealCalendar
          month={month}
          days={days}
          loading={meals.loading}
          editor={editor}
          onStep={step}
          onMenu={(date) => dialog.open(`menu-${date}`)}
        />
        {!wide && (
          <CostBar
            invoice={invoice}
            deadline={deadline}
            loading={meals.loading}
            onOpen={() => dialog.open('invoice')}
          />
        )}
      </section>
      {wide && <Suspense fallback={<div />}>{panel && <InvoiceAside {...panel} />}</Suspense>}
      <MealSheets {...sheets} />
      {renderMenu(dialog)}
    </div>
  );
}
