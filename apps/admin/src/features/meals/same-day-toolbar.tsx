import {
  type Meal,
  type PickUpCount,
  type SameDay,
  type SameDayRow,
  mealName,
} from '@academy/domain/meals';
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
import { useAcademy } from '../../shared/use-academy';
import { orderText } from './order-text';
import { PickUpAll } from './pick-up-all';
import { cancelledCountText, countText, sameDayTexts as texts } from './same-day-texts';
import styles from './same-day-toolbar.module.css';
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
