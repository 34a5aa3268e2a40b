import { type Meal, type PickUpCount, type SameDay, mealName } from '@academy/domain/meals';
import { MoonIcon, SunIcon } from '@academy/ui/icon';
import { StatLine, StatTile } from '@academy/ui/stat-tile';
import type { ReactNode } from 'react';
import {
  isClosed,
  paidText,
  pickedUpText,
  sameDayTexts as texts,
  spareNote,
  tileNote,
} from './same-day-texts';
import type { SameDayFilterState } from './use-same-day-filter';

interface Props {
  counts: Record<Meal, PickUpCount>;
  sameDay: SameDay;
  filter: SameDayFilterState;
  /** The day has not come: nobody has got anything. */
  ahead: boolean;
  /** When the day closes, or how many to order for the next. */
  note: ReactNode;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)}`;

/**
 * The numbers that the hall asks for: large, and true for the whole day whatever is filtered below.
 * Those that ask for a look at once narrow the list.
 */
export function SameDayTiles({ counts: { lunch, dinner }, sameDay, filter, ahead, note }: Props) {
  const eating = sameDay.rows.filter((row) => row.lunch || row.dinner);
  const unpaid = eating.filter((row) => row.depositStatus === 'unpaid').length;
  const confirmed = eating.filter((row) => row.depositStatus === 'confirmed').length;
  const away = eating.filter((row) => row.away !== null).length;
  const applied = lunch.applied + dinner.applied;
  const pickedUp = lunch.pickedUp + dinner.pickedUp;
  // A closed day has no numbers; it may be the day on which tomorrow's are ordered.
  if (isClosed(sameDay) && applied === 0) return note;
  /** A zero has nothing to filter. */
  const narrowing = (name: 'unpaid' | 'away', count: number, label: string) =>
    count > 0 || filter.shown[name]
      ? {
          label,
          pressed: filter.shown[name],
          onPressedChange: (on: boolean) => filter.toggle(name, on),
        }
      : undefined;
  return (
    <StatLine label={texts.numbers} note={note}>
      <StatTile
        meaning="lunch"
        quiet={lunch.applied === 0}
        icon={<SunIcon />}
        label={mealName('lunch')}
        value={lunch.applied}
        unit={texts.people}
        note={ahead ? spareNote(lunch) : tileNote(lunch)}
      />
      <StatTile
        meaning="dinner"
        quiet={dinner.applied === 0}
        icon={<MoonIcon />}
        label={mealName('dinner')}
        value={dinner.applied}
        unit={texts.people}
        note={ahead ? spareNote(dinner) : tileNote(dinner)}
      />
      {!ahead && (
        <StatTile
          quiet={applied === 0}
          label={texts.rate}
          value={percent(pickedUp, applied)}
          unit={applied > 0 ? '%' : undefined}
          note={pickedUpText(pickedUp, applied)}
        />
      )}
      <StatTile
        meaning={unpaid > 0 ? 'unpaid' : undefined}
        quiet={unpaid === 0}
        label={texts.unpaid}
        value={unpaid}
        unit={texts.people}
        note={paidText(confirmed)}
        filter={narrowing('unpaid', unpaid, texts.unpaidFilter)}
      />
      <StatTile
        meaning={away > 0 ? 'attention' : undefined}
        quiet={away === 0}
        label={texts.away}
        value={away}
        unit={texts.people}
        note={texts.awayNote}
        filter={narrowing('away', away, texts.awayFilter)}
      />
    </StatLine>
  );
}
