import { statusMeanings } from '@academy/app-kit/status';
import { useUrlState } from '@academy/app-kit/url';
import { isPickedUp } from '@academy/domain/calendar';
import type { SeatState } from '@academy/domain/seats';
import { StatLine, StatTile } from '@academy/ui/stat-tile';
import type { Hall, Place } from './seat-work';
import { seatsTexts as texts } from './seats-texts';

const STATES: readonly SeatState[] = ['here', 'out', 'missing', 'expected', 'absent', 'left'];
/** What can be looked for on the map: where students are, a meal to hand out, a free seat. */
const LOOKS = [...STATES, 'lunch', 'dinner', 'free'] as const;
export type Look = (typeof LOOKS)[number];

const meaningOf = (look: Look) => {
  if (look === 'free') return undefined;
  return look === 'lunch' || look === 'dinner' ? look : statusMeanings.seat[look];
};

/** Whether a seat is one of those that are looked for. */
export function isLookedFor({ student, now, meals }: Place, look: Look | undefined): boolean {
  if (look === 'free') return student === undefined;
  if (look === 'lunch' || look === 'dinner')
    return meals?.[look] === true && !isPickedUp(meals, look);
  return look !== undefined && now?.state === look;
}

/** What is looked for, in the address. */
export function useLook(): [look: Look | undefined, setLook: (look: Look | undefined) => void] {
  const [asked, setAsked] = useUrlState('look');
  return [LOOKS.find((one) => one === asked), (look) => setAsked(look ?? '')];
}

interface Props {
  hall: Hall;
  look: Look | undefined;
  onLook: (look: Look | undefined) => void;
  /** Whether this account may see meals. */
  withMeals: boolean;
}

/** How many are where, of those with a seat on the map; each number shows its seats there. */
export function Numbers({ hall: { rooms }, look, onLook, withMeals }: Props) {
  const places = rooms.flatMap(({ seats }) => seats);
  return (
    <StatLine label={texts.numbers}>
      {LOOKS.filter((one) => withMeals || (one !== 'lunch' && one !== 'dinner')).map((one) => {
        const count = places.filter((place) => isLookedFor(place, one)).length;
        return (
          <StatTile
            key={one}
            label={texts.look(one)}
            value={count}
            unit={one === 'free' ? texts.seatUnit : texts.unit}
            quiet={count === 0}
            meaning={count > 0 ? meaningOf(one) : undefined}
            filter={{
              label: texts.showLook(one),
              pressed: look === one,
              onPressedChange: (pressed) => onLook(pressed ? one : undefined),
            }}
          />
        );
      })}
    </StatLine>
  );
}
