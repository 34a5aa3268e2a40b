import { firstDayToAdd, planCost, type MealPlan } from '@academy/domain/meals';
import { formatWon } from '@academy/domain/money';
import type { BillPrices } from '@academy/domain/prices';
import { type CalendarMonth, dayOfMonth, monthOf, seoulDay, shiftDay } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Stack } from '@academy/ui/layout';
import { useState } from 'react';
import { ReasonsWay } from '../../../shared/reasons-way';
import { mealQueries } from '../meals-queries';
import { quickAddTexts } from '../sheet-texts';
import styles from './quick-add.module.css';
import { type DraftContext, useSameWeekday } from './same-weekday';
import { type RowsOf, useSingleDay } from './single-day';

interface SummaryProps {
  plan: MealPlan;
  prices: BillPrices;
  /** What is still missing, where no field says it. */
  note: string | undefined;
}

/** What 신청하기 will do, and what it leaves out and why it is fewer than expected. */
function PlanSummary({ plan, prices, note }: SummaryProps) {
  const { counts, skipped } = plan;
  const amount = planCost(plan, prices);
  const already = skipped.filter(({ reason }) => reason === 'already-applied').length;
  const locked = skipped.length - already;
  return (
    <output className={styles.summary}>
      <span className={styles.counts}>
        <span>{quickAddTexts.preview(counts.lunch, counts.dinner)}</span>{' '}
        <strong>{quickAddTexts.previewAmount(formatWon(amount))}</strong>
      </span>
      {already > 0 && <span className={styles.left}>{quickAddTexts.alreadyExcluded(already)}</span>}
      {locked > 0 && <span className={styles.left}>{quickAddTexts.lockedExcluded(locked)}</span>}
      {note !== undefined && <span className={styles.left}>{note}</span>}
    </output>
  );
}

interface Props {
  open: boolean;
  onClose: () => void;
  month: CalendarMonth;
  context: DraftContext;
  rowsOf: RowsOf;
  onApply: (plan: MealPlan) => void;
}

type Mode = 'weekday' | 'day';
const MODES = [
  { value: 'weekday', label: quickAddTexts.modes.weekday },
  { value: 'day', label: quickAddTexts.modes.day },
] satisfies { value: Mode; label: string }[];

/**
 * The day that is asked for most: tomorrow while its month is shown, else the month's first, and of
 * a month that was read the first from there on which something can be added.
 */
function firstDayOf(month: CalendarMonth, { current, ...context }: DraftContext) {
  const tomorrow = shiftDay(seoulDay(context.now), 1);
  const from = monthOf(tomorrow) === month ? tomorrow : dayOfMonth(month, 1);
  return current ? firstDayToAdd({ ...context, current, from }) : from;
}

/**
 * A month of meals in a few taps: the weekdays per meal, or one day. The preview is the plan that
 * 신청하기 carries out.
 */
export function QuickAddSheet({ open, onClose, month, context, rowsOf, onApply }: Props) {
  const [mode, setMode] = useState<Mode>('weekday');
  const weekday = useSameWeekday({ ...context, month });
  // Looking for it goes through the month: not for each tick of a calendar below the closed sheet.
  const firstDay = mode === 'day' ? firstDayOf(month, context) : undefined;
  const day = useSingleDay({ month, firstDay, context, rowsOf });
  const { draft, fields } = mode === 'weekday' ? weekday : day;
  // A single day may be of another month, with other prices.
  const planned = mode === 'weekday' ? month : day.month;
  const bill = useQuery(mealQueries.bill(useQueryClient(), rowsOf.studentId, planned));

  function apply() {
    onApply(draft.plan);
    weekday.reset();
    day.reset();
  }

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      closeOnBack={false}
      title={quickAddTexts.title}
      footer={
        <Button variant="primary" size="large" block disabledReason={draft.blocked} onClick={apply}>
          {quickAddTexts.submit}
        </Button>
      }
    >
      <Stack gap={20}>
        <SegmentedControl
          block
          label={quickAddTexts.modeLabel}
          options={MODES}
          value={mode}
          onValueChange={setMode}
        />
        {fields}
        <PlanSummary plan={draft.plan} prices={bill.data ?? context.settings} note={draft.note} />
        <ReasonsWay replace />
      </Stack>
    </BottomSheet>
  );
}
