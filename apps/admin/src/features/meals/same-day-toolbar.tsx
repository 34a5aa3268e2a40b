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
import { sameDayTexts as texts } from './same-day-texts';
import type { MealFilter } from './same-day-view';
import styles from './same-day-toolbar.module.css';

interface Props {
  date: CalendarDay;
  counts: Record<Meal, PickUpCount>;
  rows: readonly SameDayRow[];
  meal: MealFilter;
  onMeal: (meal: MealFilter) => void;
  search: string;
  onSearch: (text: string) => void;
  waitingOnly: boolean;
  onWaitingOnly: (on: boolean) => void;
  largeType: boolean;
  onLargeType: (on: boolean) => void;
}

const filters = [
  { value: 'all', label: texts.all },
  { value: 'lunch', label: mealName('lunch') },
  { value: 'dinner', label: mealName('dinner') },
] as const;

export function SameDayToolbar({ date, counts, rows, meal, onMeal, search, onSearch, waitingOnly, onWaitingOnly, largeType, onLargeType }: Props) {
  const academy = useAcademy();
  const order = orderText({ date, lunch: counts.lunch.applied, dinner: counts.dinner.applied, academy: academy?.name || messages.appName });
  return (
    <div className={styles.toolbar}>
      <SegmentedControl size="dense" label={texts.mealFilter} options={filters} value={meal} onValueChange={onMeal} />
      <SearchField size="dense" className={styles.search} label={texts.search} placeholder={texts.searchPlaceholder} value={search} onValueChange={onSearch} clearLabel={texts.clearSearch} />
      <Switch label={texts.waitingOnly} checked={waitingOnly} onCheckedChange={onWaitingOnly} />
      <Switch label={texts.largeType} checked={largeType} onCheckedChange={onLargeType} />
      <div className={styles.actions}>
        <PickUpAll date={date} rows={rows} meal={meal} />
        <CopyButton text={order} label={texts.copyOrder} copiedLabel={texts.copied} failedLabel={texts.copyFailed} />
        <Button size="dense" onClick={() => window.print()}>
          <PrintIcon /> {texts.print}
        </Button>
      </div>
    </div>
  );
}
