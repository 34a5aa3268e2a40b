import type { Meal, PickUpCount, SameDayRow } from '@academy/domain/meals';
import { mealName } from '@academy/domain/messages';
import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import { PrintIcon } from '@academy/ui/icon';
import { SearchField } from '@academy/ui/search-field';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Switch } from '@academy/ui/switch';
import { messages } from '../../shared/messages';
import { useAcademy } from '../../shared/use-academy';
import { orderText } from './order-text';
import { PickUpAll } from './pick-up-all';
import { countText, sameDayTexts as texts } from './same-day-texts';
import styles from './same-day-toolbar.module.css';
import type { SameDayFilterState } from './use-same-day-filter';

interface Props {
  date: CalendarDay;
  counts: Record<Meal, PickUpCount>;
  /** What the filter shows, of `eating` students. */
  rows: readonly SameDayRow[];
  eating: number;
  filter: SameDayFilterState;
}

const filters = [
  { value: 'all', label: texts.all },
  { value: 'lunch', label: mealName('lunch') },
  { value: 'dinner', label: mealName('dinner') },
] as const;

/** What is shown (stays in sight while scrolling), then how many that are and what can be done with them. */
export function SameDayToolbar({ date, counts, rows, eating, filter }: Props) {
  const academy = useAcademy();
  const order = orderText({ date, lunch: counts.lunch.applied, dinner: counts.dinner.applied, academy: academy?.name || messages.appName });
  return (
    <>
      <div className={styles.actions}>
        <p className={styles.count} aria-live="polite">{countText(eating, rows.length)}</p>
        <PickUpAll date={date} rows={rows} meal={filter.meal} />
        <CopyButton text={order} label={texts.copyOrder} copiedLabel={texts.copied} failedLabel={texts.copyFailed} />
        <Button size="dense" onClick={() => window.print()}>
          <PrintIcon /> {texts.print}
        </Button>
      </div>
      <div className={styles.filters}>
        <SegmentedControl size="dense" label={texts.mealFilter} options={filters} value={filter.meal} onValueChange={filter.setMeal} />
        <SearchField
          size="dense"
          className={styles.search}
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={filter.search}
          onValueChange={filter.setSearch}
          clearLabel={texts.clearSearch}
        />
        <Switch className={styles.switch} label={texts.waitingOnly} checked={filter.waitingOnly} onCheckedChange={filter.setWaitingOnly} />
        <Switch className={styles.largeType} label={texts.largeType} checked={filter.largeType} onCheckedChange={filter.setLargeType} />
      </div>
    </>
  );
}
