import { seoulDay } from '@academy/domain/time';
import { Menu, type MenuItem } from '@academy/ui/menu';
import {
  DownloadIcon,
  ImageIcon,
  MealIcon,
  MoreIcon,
  PrintIcon,
  RefreshIcon,
  UndoIcon,
} from '@academy/ui/icon';
import { moreText } from '@academy/ui/words';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toasts } from '../../shared/toasts';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import { editOfPlan, type MonthEditor } from './outbox/edit-month';
import { invoiceKeepTexts, monthCardTexts } from './sheet-texts';
import { InvoicePaper, keepPicture } from './invoice/keep-invoice';
import type { SheetsProps } from './meal-sheets';
import { mealsTexts } from './meals-texts';

const LikeLastMonthSheet = lazyComponent(
  async () => (await import('./like-last-month/like-last-month-sheet')).LikeLastMonthSheet,
);

/** The newest change of several days, for as long as the month is shown. */
function takeBack(editor: MonthEditor): MenuItem[] {
  const last = editor.lastOfSeveral();
  if (!last) return [];
  return [{ label: mealsTexts.takeBack(last.text), icon: <UndoIcon />, onSelect: last.run }];
}

/**
 * What is done with a whole month, less often than the rest. Its code comes when it is asked for,
 * so it opens as soon as it is there.
 */
export function MonthMenu({ panel, dialog, meals, editor, ...shown }: SheetsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [printing, setPrinting] = useState(false);
  const invoice = panel?.invoice && { ...panel, invoice: panel.invoice };
  const disabledReason = invoice ? undefined : mealsTexts.monthUnread;
  const counted = panel?.invoice;
  const noMeals = counted && counted.lunch.count + counted.dinner.count === 0;

  const likeLastMonth = dialog.opened === 'like-last-month';
  const { settings, current, bill } = meals;

  const unfold = useEffectEvent(() => {
    // The address opens 지난달처럼 itself.
    if (likeLastMonth) return;
    trigger.current?.focus();
    trigger.current?.click();
  });
  useEffect(() => unfold(), []);

  async function save(): Promise<void> {
    if (!invoice || (await keepPicture(invoice, shown.now))) return;
    toasts.show({ key: 'picture', text: invoiceKeepTexts.failed, tone: 'danger' });
  }

  return (
    <>
      <Menu
        ref={trigger}
        aria-label={moreText}
        items={[
          ...takeBack(editor),
          {
            label: mealsTexts.todaysMenu,
            icon: <MealIcon />,
            onSelect: () => dialog.open(`menu-${seoulDay(shown.now)}`),
          },
          {
            label: mealsTexts.likeLastMonth,
            icon: <RefreshIcon />,
            onSelect: () => dialog.open('like-last-month'),
          },
          {
            label: monthCardTexts.title,
            icon: <ImageIcon />,
            onSelect: () => dialog.open('month-card'),
            disabledReason: noMeals ? monthCardTexts.nothing : disabledReason,
          },
          {
            label: invoiceKeepTexts.print,
            icon: <PrintIcon />,
            onSelect: () => setPrinting(true),
            disabledReason,
          },
          {
            label: invoiceKeepTexts.savePicture,
            icon: <DownloadIcon />,
            onSelect: () => void save(),
            disabledReason,
          },
        ]}
      >
        <MoreIcon />
      </Menu>
      {printing && invoice && (
        <InvoicePaper invoice={invoice} onPrinted={() => setPrinting(false)} />
      )}
      <Suspense fallback={null}>
        {useOnceOpened(likeLastMonth) && settings && (
          <LikeLastMonthSheet
            {...{ ...shown, settings, current }}
            open={likeLastMonth}
            onClose={dialog.close}
            prices={bill ?? settings}
            onApply={({ changes }) => {
              editor.apply(editOfPlan({ changes, skipped: [] }));
              dialog.close();
            }}
            onQuickAdd={() => dialog.open('quick-add')}
          />
        )}
      </Suspense>
    </>
  );
}
