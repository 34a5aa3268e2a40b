import { type useOpenDialog } from '@academy/app-kit/url';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import type { MealOutbox } from './outbox/meal-outbox';
import { editOfPlan, type MonthEditor } from './outbox/edit-month';
import type { InvoiceProps } from './invoice/invoice-lines';
import type { MealMonth } from './use-meal-month';

// None of them is needed before the student asks for it.
const InvoiceSheet = lazyComponent(
  async () => (await import('./invoice/invoice-panel')).InvoiceSheet,
);
const QuickAddSheet = lazyComponent(
  async () => (await import('./quick-add/quick-add-sheet')).QuickAddSheet,
);
const MonthCardSheet = lazyComponent(
  async () => (await import('./month-card/month-card-sheet')).MonthCardSheet,
);
const SkippedSheet = lazyComponent(async () => (await import('./skipped-sheet')).SkippedSheet);

/** What the sheets and ⋯ need to know of the page. */
export interface SheetsProps {
  studentId: StudentId;
  outbox: MealOutbox;
  dialog: ReturnType<typeof useOpenDialog>;
  month: CalendarMonth;
  meals: MealMonth;
  now: Date;
  editor: MonthEditor;
  panel: InvoiceProps | undefined;
}

/** The sheets over the calendar: invoice, quick-add, month card and refused edits. */
export function MealSheets({
  studentId,
  outbox,
  dialog,
  month,
  meals: { settings, current },
  now,
  editor,
  panel,
}: SheetsProps) {
  const refused = useSyncExternalStore(outbox.refusals.subscribe, outbox.refusals.get);
  const invoice = useOnceOpened(dialog.opened === 'invoice');
  const quickAdd = useOnceOpened(dialog.opened === 'quick-add');
  const monthCard = useOnceOpened(dialog.opened === 'month-card');
  const skipped = useOnceOpened(refused.length > 0);
  return (
    <Suspense fallback={null}>
      {invoice && panel && (
        <InvoiceSheet {...panel} open={dialog.opened === 'invoice'} onClose={dialog.close} />
      )}
      {monthCard && panel?.invoice && current && (
        <MonthCardSheet
          {...{ month, current, now }}
          open={dialog.opened === 'month-card'}
          onClose={dialog.close}
          invoice={panel.invoice}
          bill={panel.bill}
          studentName={panel.studentName}
        />
      )}
      {quickAdd && settings && (
        <QuickAddSheet
          key={month}
          open={dialog.opened === 'quick-add'}
          onClose={dialog.close}
          month={month}
          rowsOf={{ studentId, outbox }}
          context={{ settings, current, now }}
          onApply={(plan) => {
            editor.apply(editOfPlan(plan));
            dialog.close();
          }}
        />
      )}
      {skipped && <SkippedSheet skipped={refused} onClose={outbox.refusals.clear} />}
    </Suspense>
  );
}
