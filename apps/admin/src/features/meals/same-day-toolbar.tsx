import { eatenIn, isPickedUp } from '@academy/domain/calendar';
import {
  type Meal,
  mealName,
  type PickUp,
  type PickUpCount,
  type SameDay,
  type SameDayRow,
} from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { PlusIcon } from '@academy/ui/icon';
import { SearchField } from '@academy/ui/search-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Switch } from '@academy/ui/switch';
import type { ReactNode } from 'react';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/lists/export-menu';
import { messages } from '../../shared/messages';
import { toasts } from '../../shared/toasts';
import { useAcademy } from '../../shared/use-academy';
import { useManager } from '../../shared/use-manager';
import { orderText } from './order-text';
import { cancelledCountText, countText, sameDayTexts as texts, tickedText } from './same-day-texts';
import styles from './same-day-toolbar.module.css';
import type { MealFilter } from './same-day-view';
import { usePickUps } from './use-pick-ups';
import type { SameDayFilterState } from './use-same-day-filter';

interface Props {
  sameDay: SameDay;
  counts: Record<Meal, PickUpCount>;
  /** What the filter shows, of `eating` students. */
  rows: readonly SameDayRow[];
  eating: number;
  filter: SameDayFilterState;
  onAdd: () => void;
  whyNotAdd: string | undefined;
  /** The way to print. */
  printing: ReactNode;
}

const meals = [
  { value: 'all', label: texts.all },
  { value: 'lunch', label: mealName('lunch') },
  { value: 'dinner', label: mealName('dinner') },
] as const;

/**
 * What is shown (stays in sight while scrolling), then how many that are and what can be done with
 * them.
 */
export function SameDayToolbar({
  sameDay: { date },
  counts,
  rows,
  eating,
  filter,
  onAdd,
  whyNotAdd,
  printing,
}: Props) {
  const academy = useAcademy();
  const order = orderText({
    date,
    lunch: counts.lunch.applied,
    dinner: counts.dinner.applied,
    academy: academy?.name || messages.appName,
  });
  const shown = rows.filter((row) => row.lunch || row.dinner).length;
  return (
    <>
      <div className={styles.actions}>
        <p className={styles.count} aria-live="polite">
          {[
            countText(eating, shown),
            shown < rows.length && cancelledCountText(rows.length - shown),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Button size="dense" variant="primary" disabledReason={whyNotAdd} onClick={onAdd}>
          <PlusIcon /> {texts.addStudent}
        </Button>
        <PickUpAll date={date} rows={rows} meal={filter.shown.meal} />
        <CopyButton
          text={order}
          label={texts.copyOrder}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
        />
        <ExportMenu
          load={(format, _, control) =>
            api.exportSameDay({ params: { date, format }, query: filter.query, ...control })
          }
        />
        {printing}
      </div>
      <div className={styles.filters}>
        <SegmentedControl
          size="dense"
          label={texts.mealFilter}
          options={meals}
          value={filter.shown.meal}
          onValueChange={filter.setMeal}
        />
        <SearchField
          size="dense"
          className={styles.search}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={filter.shown.q}
          onValueChange={filter.setQ}
          clearLabel={texts.clearSearch}
        />
        <Switch
          className={styles.switch}
          label={texts.waitingOnly}
          checked={filter.shown.waiting}
          onCheckedChange={(on) => filter.toggle('waiting', on)}
        />
        <Switch
          className={styles.largeType}
          label={texts.largeType}
          checked={filter.largeType}
          onCheckedChange={(on) => filter.toggle('large', on)}
        />
      </div>
    </>
  );
}

interface PickUpAllProps {
  date: CalendarDay;
  rows: readonly SameDayRow[];
  meal: MealFilter;
}

/**
 * Ticks every meal that is shown, or takes the ticks back when all are set. Reversible, so it asks
 * nothing and offers 되돌리기.
 */
function PickUpAll({ date, rows, meal }: PickUpAllProps) {
  const { missing } = useManager();
  const { tick } = usePickUps(date);
  const shown = rows.flatMap((row) => eatenIn(row, meal).map((one) => ({ row, meal: one })));
  const waiting = shown.filter(({ row, meal: one }) => !isPickedUp(row, one));
  const pickedUp = waiting.length > 0;
  const ticks: PickUp[] = (pickedUp ? waiting : shown).map(({ row, meal: one }) => ({
    studentId: row.studentId,
    meal: one,
    pickedUp,
  }));

  function tickAll() {
    tick(ticks);
    const back = ticks.map((one) => ({ ...one, pickedUp: !pickedUp }));
    toasts.show({
      text: tickedText(ticks.length, pickedUp),
      tone: 'success',
      undo: { label: texts.undo, run: () => tick(back) },
    });
  }

  return (
    <Button
      size="dense"
      disabledReason={shown.length === 0 ? texts.noMatch : missing('meals.write')}
      onClick={tickAll}
    >
      {pickedUp || shown.length === 0 ? texts.pickUpAll : texts.pickUpNone}
    </Button>
  );
}
