import type { Meal, PickUpCount, SameDayRow } from '@academy/domain/meals';
import { mealName } from '@academy/domain/messages';
import { MoonIcon, SunIcon } from '@academy/ui/icon';
import { StatTile } from '@academy/ui/stat-tile';
import styles from './same-day-page.module.css';
import { paidText, pickedUpText, sameDayTexts as texts } from './same-day-texts';

interface Props {
  counts: Record<Meal, PickUpCount>;
  rows: readonly SameDayRow[];
}

const percent = (part: number, whole: number) => (whole === 0 ? '—' : `${Math.round((part / whole) * 100)}`);

/** The numbers that the hall asks for: large, and true for the whole day whatever is filtered below. */
export function SameDayTiles({ counts: { lunch, dinner }, rows }: Props) {
  const eating = rows.filter((row) => row.lunch || row.dinner);
  const withDeposit = (status: SameDayRow['depositStatus']) => eating.filter((row) => row.depositStatus === status).length;
  const applied = lunch.applied + dinner.applied;
  const pickedUp = lunch.pickedUp + dinner.pickedUp;
  return (
    <div className={styles.tiles}>
      <StatTile tone="lunch" icon={<SunIcon />} label={mealName('lunch')} value={lunch.applied} unit={texts.people} note={pickedUpText(lunch.pickedUp, lunch.applied)} />
      <StatTile tone="dinner" icon={<MoonIcon />} label={mealName('dinner')} value={dinner.applied} unit={texts.people} note={pickedUpText(dinner.pickedUp, dinner.applied)} />
      <StatTile label={texts.rate} value={percent(pickedUp, applied)} unit={applied > 0 ? '%' : undefined} note={pickedUpText(pickedUp, applied)} />
      <StatTile label={texts.unpaid} value={withDeposit('unpaid')} unit={texts.people} note={paidText(withDeposit('confirmed'))} />
    </div>
  );
}
