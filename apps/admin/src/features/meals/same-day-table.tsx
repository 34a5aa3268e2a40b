import type { SameDayRow } from '@academy/domain/meals';
import { mealName } from '@academy/domain/messages';
import type { CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { useManager } from '../../shared/use-manager';
import { PickUpCell } from './pick-up-cell';
import styles from './same-day-table.module.css';
import { depositText, sameDayTexts as texts } from './same-day-texts';
import { isJustChanged, namesakes, shownIn, type MealFilter } from './same-day-view';
import { usePickUps } from './use-pick-ups';

interface Props {
  date: CalendarDay;
  rows: readonly SameDayRow[];
  meal: MealFilter;
  large: boolean;
  now: Date;
  /** As of when the list was read first: what changed later is marked for a while. */
  firstAsOf: Date;
}

const { columns } = texts;

/** The list as a table; below 900 px each row is a card. Ticks show at once and are taken back when the server refuses. */
export function SameDayTable({ date, rows, meal, large, now, firstAsOf }: Props) {
  const { missing } = useManager();
  const pickUps = usePickUps(date);
  const twice = namesakes(rows);
  const meals = shownIn(meal);

  return (
    <table className={styles.table} data-large={large || undefined}>
      <thead>
        <tr>
          <th scope="col">{columns.seat}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.grade}</th>
          {meals.map((one) => <th key={one} scope="col" className={styles.meal}>{mealName(one)}</th>)}
          <th scope="col">{columns.deposit}</th>
          <th scope="col" className={styles.note}>{columns.note}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.studentId}>
            <td className={styles.seat}>{row.seat ?? texts.noSeat}</td>
            <th scope="row" className={styles.name}>
              <span className={styles.nameLine}>
                {row.name}
                {twice.has(row.name) && <span className={styles.namesake}>{[row.school, row.phoneTail].filter(Boolean).join(' · ')}</span>}
                {isJustChanged(row, { firstAsOf, now }) && <Badge tone="info">{texts.changed}</Badge>}
              </span>
            </th>
            <td className={styles.grade}>{row.grade}</td>
            {meals.map((one) => (
              <PickUpCell
                key={one}
                row={row}
                meal={one}
                disabledReason={missing('meals.write')}
                onChange={(pickedUp) => pickUps.mutate([{ studentId: row.studentId, meal: one, pickedUp }])}
              />
            ))}
            <td className={styles.deposit}><Badge tone={row.depositStatus === 'confirmed' ? 'success' : 'warning'}>{depositText[row.depositStatus]}</Badge></td>
            <td className={styles.note}>{row.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
