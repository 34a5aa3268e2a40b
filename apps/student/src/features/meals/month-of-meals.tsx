import type { StudentId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import { memo, Suspense, useMemo, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/lazy-component';
import { deadlineOf } from './deadline';
import { rememberGridDays } from './grid-day';
import { CostBar } from './invoice/cost-bar';
import { MealCalendar } from './meal-calendar';
import { MealSheets, type SheetsProps } from './meal-sheets';
import styles from './meals-page.module.css';
import { deadlineTexts } from './meals-texts';
import {
  DeadlineLine,
  MoreButton,
  SelectAllBar,
  UnknownDeadline,
  UnreadMonth,
} from './month-tools';
import type { MealOutbox } from './outbox/meal-outbox';
import { useMealMonth, useMonthEditor, type ReadMonth } from './use-meal-month';

// A phone shows the invoice in a sheet only.
const InvoiceAside = lazyComponent(
  async () => (await import('./invoice/invoice-panel')).InvoiceAside,
);

interface Props {
  studentId: StudentId;
  studentName: string;
  outbox: MealOutbox;
  dialog: SheetsProps['dialog'];
  month: CalendarMonth;
  read: ReadMonth;
  now: Date;
  wide: boolean;
  onStep: (months: number) => void;
  /** What is above the month and does not change with its meals. */
  tools: ReactNode;
}

/**
 * What changes with every tap: the page around it stays as it is drawn. Where only the address has
 * changed, it is not drawn again itself.
 */
export const MonthOfMeals = memo(function MonthOfMeals({
  studentId,
  studentName,
  outbox,
  dialog,
  month,
  read,
  now,
  wide,
  onStep,
  tools,
}: Props) {
  const meals = useMealMonth(read, month, outbox);
  const { settings, current, edits, holidays, invoice, loading } = meals;
  const deadline = useMemo(() => settings && deadlineOf(settings, now), [settings, now]);
  const editor = useMonthEditor(studentId, month, outbox);
  const [gridDays] = useState(rememberGridDays);
  const days = useMemo(
    () => gridDays({ month, settings, current, edits, holidays, deadline, now }),
    [gridDays, month, settings, current, edits, holidays, deadline, now],
  );
  const panel = loading ? undefined : { month, invoice, settings, bill: meals.bill, studentName };
  const sheets = { studentId, outbox, dialog, month, meals, now, editor, panel };

  return (
    <>
      <section className={styles.main}>
        <div className={styles.tools}>
          {tools}
          <MoreButton {...sheets} />
        </div>
        {wide && (settings ? <DeadlineLine deadline={deadline} /> : <UnknownDeadline />)}
        <SelectAllBar {...{ month, settings, current, now, editor, loading }} />
        {meals.failed && <UnreadMonth onReload={meals.reload} />}
        <MealCalendar
          month={month}
          days={days}
          loading={loading}
          byWeekday={wide}
          editor={editor}
          onStep={onStep}
          onMenu={(date) => dialog.open(`menu-${date}`)}
        />
        {!wide && (
          <CostBar
            invoice={invoice}
            bill={meals.bill}
            deadline={deadline}
            noDeadline={settings ? deadlineTexts.none : ''}
            loading={loading}
            onOpen={() => dialog.open('invoice')}
          />
        )}
      </section>
      {wide && <Suspense fallback={<div />}>{panel && <InvoiceAside {...panel} />}</Suspense>}
      <MealSheets {...sheets} />
    </>
  );
});
