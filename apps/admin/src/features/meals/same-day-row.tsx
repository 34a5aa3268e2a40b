import { depositStateName } from '@academy/domain/deposits';
import { markMeaning, statusMeanings } from '@academy/app-kit/status';
import { readMark, visitStateName } from '@academy/domain/attendance';
import { eatenIn, isPickedUp, managedNames } from '@academy/domain/calendar';
import {
  type SameDayRow as Row,
  type Meal,
  type SameDayRow,
  mealName,
} from '@academy/domain/meals';
import { Badge } from '@academy/ui/badge';
import { Checkbox } from '@academy/ui/checkbox';
import { MoreIcon } from '@academy/ui/icon';
import { toneClass, type Meaning } from '@academy/ui/meaning';
import { Menu } from '@academy/ui/menu';
import { menuLabel } from '../../shared/texts/kit-texts';
import styles from './same-day-table.module.css';
import { allergyText, managedNote, sameDayTexts as texts, pickUpLabel } from './same-day-texts';
import { shownIn, type MealFilter } from './same-day-view';

interface Props {
  row: Row;
  meal: MealFilter;
  /** Another student of the list has this name. */
  namesake: boolean;
  /** The day has not come: what is applied for is shown, nothing to tick. */
  ahead: boolean;
  justChanged: boolean;
  now: Date;
  /** Why nothing can be ticked; ticks wait where only the network is missing. */
  whyNotTick: string | undefined;
  whyNotChange: string | undefined;
  onTick: (meal: 'lunch' | 'dinner', pickedUp: boolean) => void;
  onCancel: () => void;
  onRestore: () => void;
}

/** Absent, out or gone home, as the sheet says it in words. */
function awayMeaning(away: string): Meaning {
  const mark = readMark(away);
  if (mark) return markMeaning(mark);
  return away.startsWith(visitStateName('out')) ? 'out' : 'left';
}

const Namesake = ({ school, phoneTail }: Pick<Row, 'school' | 'phoneTail'>) => (
  <span className={styles.namesake}>{[school, phoneTail].filter(Boolean).join(' · ')}</span>
);

/** One student of the day: what they eat, what the desk must know, what managers changed. */
export function SameDayRow({
  row,
  meal,
  namesake,
  ahead,
  justChanged,
  now,
  whyNotTick,
  whyNotChange,
  onTick,
  onCancel,
  onRestore,
}: Props) {
  const eats = row.lunch || row.dinner;
  const { managed } = row;
  const marks = managed && managedNames(managed);
  const actions = [
    ...(eats
      ? [{ label: texts.cancelTitle, disabledReason: whyNotChange, onSelect: onCancel }]
      : []),
    ...(!eats && managed && now < new Date(managed.undo.undoUntil)
      ? [{ label: texts.restore, disabledReason: whyNotChange, onSelect: onRestore }]
      : []),
  ];
  return (
    <tr
      data-cancelled={eats ? undefined : ''}
      data-done={(eats && eatenIn(row, meal).every((one) => isPickedUp(row, one))) || undefined}
    >
      <td className={styles.seat}>{row.seat ?? texts.noSeat}</td>
      <th scope="row" className={styles.name}>
        <span className={styles.nameLine}>
          <span className={styles.who}>{row.name}</span>
          {namesake && <Namesake {...row} />}
          {marks?.added && <Badge meaning="note">{marks.added}</Badge>}
          {marks?.cancelled && <Badge meaning="attention">{marks.cancelled}</Badge>}
          {justChanged && !managed && <Badge meaning="note">{texts.changed}</Badge>}
        </span>
      </th>
      <td className={styles.grade}>{row.grade}</td>
      {shownIn(meal).map((one) => (
        <PickUpCell
          key={one}
          row={row}
          meal={one}
          ahead={ahead}
          disabledReason={whyNotTick}
          onChange={(pickedUp) => onTick(one, pickedUp)}
        />
      ))}
      <td className={styles.deposit} data-status={row.depositStatus}>
        {eats && (
          <Badge meaning={statusMeanings.deposit[row.depositStatus]}>
            {depositStateName(row.depositStatus)}
          </Badge>
        )}
      </td>
      <td className={styles.note}>
        {row.away && (
          <span className={[styles.away, toneClass(awayMeaning(row.away))].join(' ')}>
            {row.away}
          </span>
        )}{' '}
        {row.allergy && <strong className={styles.allergy}>{allergyText(row.allergy)}</strong>}{' '}
        {row.note && <span>{row.note}</span>}{' '}
        {managed && <span className={styles.managed}>{managedNote(managed)}</span>}
      </td>
      <td className={styles.actions}>
        {actions.length > 0 && (
          <Menu aria-label={menuLabel(row.name)} items={actions}>
            <MoreIcon />
          </Menu>
        )}
      </td>
    </tr>
  );
}

interface PickUpCellProps {
  row: SameDayRow;
  meal: Meal;
  ahead: boolean;
  disabledReason: string | undefined;
  onChange: (pickedUp: boolean) => void;
}

/**
 * A meal to tick off once its day has come, or a dash for students without it. The whole cell takes
 * the finger.
 */
function PickUpCell({ row, meal, ahead, disabledReason, onChange }: PickUpCellProps) {
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
  if (ahead)
    return (
      <td className={styles.meal} data-meal={mealName(meal)} data-ahead="">
        {texts.applied}
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
