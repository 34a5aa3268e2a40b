import type { Meal, SameDayRow } from '@academy/domain/meals';
import { mealName } from '@academy/domain/messages';
import { Checkbox } from '@academy/ui/checkbox';
import styles from './same-day-table.module.css';
import { pickUpLabel, sameDayTexts as texts } from './same-day-texts';
import { isPickedUp } from './same-day-view';

interface Props {
  row: SameDayRow;
  meal: Meal;
  disabledReason: string | undefined;
  onChange: (pickedUp: boolean) => void;
}

/** A meal to tick off, or a dash for who does not eat it. On paper it is the letter O. */
export function PickUpCell({ row, meal, disabledReason, onChange }: Props) {
  if (!row[meal]) {
    return <td className={styles.meal} data-meal={mealName(meal)} data-none=""><span aria-label={texts.notApplied}>–</span></td>;
  }
  return (
    <td className={styles.meal} data-meal={mealName(meal)}>
      <span className={styles.onPaper}>O</span>
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
