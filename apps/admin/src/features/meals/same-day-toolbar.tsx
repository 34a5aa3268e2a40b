import { useWideScreen } from '@academy/app-kit/device';
import { useOpenDialog } from '@academy/app-kit/url';
import { eatenIn, isPickedUp } from '@academy/domain/calendar';
import {
  type Meal,
  type PickUpCount,
  type SameDay,
  type SameDayRow,
  mealName,
  orderText,
  type PickUp,
} from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { CopyButton } from '@academy/ui/copy-button';
import { FilterSelect, FilterToggle } from '@academy/ui/filter-bar';
import {
  CheckIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CopyIcon,
  EyeIcon,
  MealIcon,
  PlusIcon,
} from '@academy/ui/icon';
import type { MenuItem } from '@academy/ui/menu';
import { api } from '../../shared/api';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { messages } from '../../shared/texts/messages';
import { useAcademy } from '../../shared/session/use-academy';
import { KITCHEN_WALL } from './kitchen-wall';
import {
  cancelledCountText,
  countText,
  sameDayTexts as texts,
  wallTexts,
  tickedText,
} from './same-day-texts';
import { pasteDayTexts } from './paste/paste-texts';
import type { SameDayFilterState } from './use-same-day-filter';
import type { useTickSide } from './pick-up/use-tick-side';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/session/use-manager';
import type { MealFilter } from './same-day-view';
import { usePickUps } from './pick-up/use-pick-ups';

interface Props {
  sameDay: SameDay;
  counts: Record<Meal, PickUpCount>;
  /** What the filter shows, of `eating` students. */
  rows: readonly SameDayRow[];
  eating: number;
  filter: SameDayFilterState;
  onChange: (what: 'add' | 'paste') => void;
  whyNotAdd: string | undefined;
  onPrint: () => void;
  ticks: ReturnType<typeof useTickSide>;
  /** The day has not come: nothing is handed out. */
  ahead: boolean;
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
  const portions = [counts.lunch, counts.dinner].reduce(
    (sum, { applied, spare }) => sum + applied + spare,
    0,
  );
  return (
    <CopyButton
      variant="primary"
      disabledReason={portions === 0 ? texts.nothingToOrder : undefined}
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

/** Which meal, and who has not got it yet. */
function Filters({ filter, ahead }: Pick<Props, 'filter' | 'ahead'>) {
  const { meal, waiting } = filter.shown;
  return (
    <>
      <FilterSelect
        label={texts.mealFilter}
        options={meals}
        value={meal}
        onValueChange={(value) =>
          filter.setMeal(meals.find((one) => one.value === value)?.value ?? 'all')
        }
      />
      {!ahead && (
        <FilterToggle pressed={waiting} onPressedChange={(on) => filter.toggle('waiting', on)}>
          {texts.waitingOnly}
        </FilterToggle>
      )}
    </>
  );
}

const eats = (rows: readonly SameDayRow[]) => rows.filter((row) => row.lunch || row.dinner).length;

/** What of the day is shown, and what can be done with it; most wanted is the order's text. */
export function SameDayToolbar({
  sameDay,
  counts,
  rows,
  eating,
  filter,
  onChange,
  whyNotAdd,
  onPrint,
  ticks,
  ahead,
}: Props) {
  const missing = useManager().missing('meals.write');
  const pickUpAll = usePickUpAll({ date: sameDay.date, rows, meal: filter.shown.meal });
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
        countText(eating, eats(rows)),
        eats(rows) < rows.length && cancelledCountText(rows.length - eats(rows)),
      ]
        .filter(Boolean)
        .join(' · ')}
      more={[
        {
          label: texts.addStudent,
          icon: <PlusIcon />,
          disabledReason: whyNotAdd,
          onSelect: () => onChange('add'),
        },
        {
          label: pasteDayTexts.open,
          icon: <CopyIcon />,
          disabledReason: missing,
          onSelect: () => onChange('paste'),
        },
        ...(ahead ? [] : [{ ...pickUpAll, icon: <CheckIcon /> }]),
        {
          label: filter.largeType ? texts.normalType : texts.largeType,
          icon: <EyeIcon />,
          onSelect: () => filter.toggle('large', !filter.largeType),
        },
        ...(wide || ahead ? [] : [tickSideItem(ticks)]),
        { label: wallTexts.title, icon: <MealIcon />, onSelect: () => open(KITCHEN_WALL) },
      ]}
      file={{
        load: (format, _, control) =>
          api.exportSameDay({
            params: { date: sameDay.date, format },
            query: filter.query,
            ...control,
          }),
      }}
      onPrint={onPrint}
      primary={<CopyOrder sameDay={sameDay} counts={counts} />}
    >
      <Filters filter={filter} ahead={ahead} />
    </ListToolbar>
  );
}

interface PickUpAllOptions {
  date: CalendarDay;
  rows: readonly SameDayRow[];
  meal: MealFilter;
}

/**
 * Ticks every meal that is shown, or takes the ticks back when all are set. Reversible, so it asks
 * nothing and offers 되돌리기.
 */
function usePickUpAll({ date, rows, meal }: PickUpAllOptions): MenuItem {
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

  return {
    label: pickedUp || shown.length === 0 ? texts.pickUpAll : texts.pickUpNone,
    disabledReason: shown.length === 0 ? texts.noMatch : missing('meals.write'),
    onSelect: tickAll,
  };
}
