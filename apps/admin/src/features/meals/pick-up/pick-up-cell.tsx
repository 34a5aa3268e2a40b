import { isPickedUp } from '@academy/domain/calendar';
import { type Meal, type SameDayRow, mealName } from '@academy/domain/meals';
import { Checkbox } from '@academy/ui/checkbox';
import styles from '../same-day-table.module.css';
import { pickUpLabel, sameDayTexts as texts } from '../same-day-texts';

interface Props {
  row: SameDayRow;
  meal: Meal;
  disabledReason: string | undefined;
  onChange: (pickedUp: boolean) => void;
}

/** A meal to tick off, or a dash for whoever does not eat it. The whole cell takes the finger. */
export function PickUpCell({ row, meal, disabledReason, onChange }: Props) {
  if (!row[meal])
    return (
      <td
        className={styles.meal}
        data-meal={mealName(meal)}
        data-none=""
        aria-label={texts.notApplied}
      >
        –
      </td>
    );
  return (
    <td className={styles.meal} data-meal={mealName(meal)}>
      <Checkbox
        size="dense"
        className={styles.tick}
        label={pickUpLabel(row.name, meal)}
        labelHidden
        checked={isPickedUp(row, meal)}
        disabledReason={disabledReason}
        onCheckedChange={onChange}
      />
    </td>
  );
}
