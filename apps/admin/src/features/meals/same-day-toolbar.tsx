import { useWideScreen } from '@academy/app-kit/device';
import { useOpenDialog } from '@academy/app-kit/url';
import {
  type Meal,
  type PickUpCount,
  type SameDay,
  type SameDayRow,
  mealName,
  orderText,
} from '@academy/domain/meals';
import { CopyButton } from '@academy/ui/copy-button';
import { FilterSelect, FilterToggle } from '@academy/ui/filter-bar';
import {
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  EyeIcon,
  MealIcon,
  PlusIcon,
} from '@academy/ui/icon';
import { api } from '../../shared/api';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { messages } from '../../shared/texts/messages';
import { useAcademy } from '../../shared/session/use-academy';
import { KITCHEN_WALL } from './kitchen-wall';
import { cancelledCountText, countText, sameDayTexts as texts, wallTexts } from './same-day-texts';
import type { SameDayFilterState } from './use-same-day-filter';
import { usePickUpAll } from './pick-up/use-pick-up-all';
import type { useTickSide } from './pick-up/use-tick-side';

interface Props {
  sameDay: SameDay;
  counts: Record<Meal, PickUpCount>;
  /** What the filter shows, of `eating` students. */
  rows: readonly SameDayRow[];
  eating: number;
  filter: SameDayFilterState;
  onAdd: () => void;
  whyNotAdd: string | undefined;
  onPrint: () => void;
  ticks: ReturnType<typeof useTickSide>;
}

const meals = [
  { value: 'all', label: texts.all },
  { value: 'lunch', label: mealName('lunch') },
  { value: 'dinner', label: mealName('dinner') },
] as const;

/** To the other thumb. */
const tickSideItem = ({ side, change }: Props['ticks']) => ({
  label: side === 'right' ? texts.ticksLeft : texts.ticksRight,
  icon: side === 'right' ? <ChevronLeftIcon /> : <ChevronRightIcon />,
  onSelect: () => change(side === 'right' ? 'left' : 'right'),
});

/** The kitchen's order, ready to be sent. */
function CopyOrder({ sameDay: { date }, counts }: Pick<Props, 'sameDay' | 'counts'>) {
  const academy = useAcademy();
  return (
    <CopyButton
      variant="primary"
      text={orderText({
        date,
        lunch: counts.lunch.applied,
        dinner: counts.dinner.applied,
        spares: { lunch: counts.lunch.spare, dinner: counts.dinner.spare },
        academy: academy?.name || messages.appName,
      })}
      label={texts.copyOrder}
      copiedLabel={texts.copied}
      failedLabel={texts.copyFailed}
    />
  );
}

/** What of the day is shown, and what can be done with it; most wanted is the order's text. */
export function SameDayToolbar({
  sameDay,
  counts,
  rows,
  eating,
  filter,
  onAdd,
  whyNotAdd,
  onPrint,
  ticks,
}: Props) {
  const { date } = sameDay;
  const pickUpAll = usePickUpAll({ date, rows, meal: filter.shown.meal });
  const shown = rows.filter((row) => row.lunch || row.dinner).length;
  const { open } = useOpenDialog();
  const wide = useWideScreen();
  const { q, meal, waiting, unpaid, away } = filter.shown;
  return (
    <ListToolbar
      label={texts.search}
      search={texts.search}
      placeholder={texts.searchPlaceholder}
      filter={{
        q,
        setQ: filter.setQ,
        narrowed: q !== '' || meal !== 'all' || waiting || unpaid || away,
        clear: filter.reset,
      }}
      count={[
        countText(eating, shown),
        shown < rows.length && cancelledCountText(rows.length - shown),
      ]
        .filter(Boolean)
        .join(' · ')}
      more={[
        {
          label: texts.addStudent,
          icon: <PlusIcon />,
          disabledReason: whyNotAdd,
          onSelect: onAdd,
        },
        { ...pickUpAll, icon: <CheckIcon /> },
        {
          label: filter.largeType ? texts.normalType : texts.largeType,
          icon: <EyeIcon />,
          onSelect: () => filter.toggle('large', !filter.largeType),
        },
        ...(wide ? [] : [tickSideItem(ticks)]),
        { label: wallTexts.title, icon: <MealIcon />, onSelect: () => open(KITCHEN_WALL) },
      ]}
      file={{
        load: (format, _, control) =>
          api.exportSameDay({ params: { date, format }, query: filter.query, ...control }),
      }}
      onPrint={onPrint}
      primary={<CopyOrder sameDay={sameDay} counts={counts} />}
    >
      <FilterSelect
        label={texts.mealFilter}
        options={meals}
        value={meal}
        onValueChange={(value) =>
          filter.setMeal(meals.find((one) => one.value === value)?.value ?? 'all')
        }
      />
      <FilterToggle pressed={waiting} onPressedChange={(on) => filter.toggle('waiting', on)}>
        {texts.waitingOnly}
      </FilterToggle>
    </ListToolbar>
  );
}
