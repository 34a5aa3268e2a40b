import { mayPickUp } from '@academy/domain/calendar';
import { type SameDay, type SameDayRow as Row, mealName } from '@academy/domain/meals';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useState } from 'react';
import { useManager } from '../../shared/session/use-manager';
import { useOnline } from '@academy/app-kit/device';
import { useUndo } from '../../shared/writes/use-undo';
import { CancelMeals } from './edit/cancel-meals';
import { sameDayQueries } from './same-day-queries';
import { SameDayRow } from './same-day-row';
import styles from './same-day-table.module.css';
import { sameDayTexts as texts } from './same-day-texts';
import { isJustChanged, namesakes, shownIn, type MealFilter } from './same-day-view';
import { usePickUps } from './pick-up/use-pick-ups';
import type { TickSide } from './pick-up/use-tick-side';

interface Props {
  sameDay: SameDay;
  /** What of it the filter shows, in order. */
  rows: readonly Row[];
  meal: MealFilter;
  large: boolean;
  /** The side of a card's ticks. */
  tickSide: TickSide;
  now: Date;
  /** As of when the list was read first: what changed later is marked for a while. */
  firstAsOf: Date;
}

const { columns } = texts;

/**
 * The list as a table; below 900 px each row is a card. Ticks show at once and are taken back when
 * the server refuses.
 */
export function SameDayTable({ sameDay, rows, meal, large, tickSide, now, firstAsOf }: Props) {
  const whyNotTick = useManager().missing('meals.write');
  const online = useOnline();
  const { tick } = usePickUps(sameDay.date);
  const { takeBack } = useUndo(sameDayQueries.all);
  const [cancelling, setCancelling] = useState<Row>();
  const twice = namesakes(rows);

  return (
    <>
      <table className={styles.table} data-large={large || undefined} data-tick-side={tickSide}>
        <thead>
          <tr>
            <th scope="col">{columns.seat}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.grade}</th>
            {shownIn(meal).map((one) => (
              <th key={one} scope="col" className={styles.meal}>
                {mealName(one)}
              </th>
            ))}
            <th scope="col">{columns.deposit}</th>
            <th scope="col" className={styles.note}>
              {columns.note}
            </th>
            <th scope="col">
              <VisuallyHidden>{columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SameDayRow
              key={row.studentId}
              row={row}
              meal={meal}
              namesake={twice.has(row.name)}
              ahead={!mayPickUp(sameDay.date, now)}
              justChanged={isJustChanged(row, { firstAsOf, now })}
              now={now}
              whyNotTick={whyNotTick}
              whyNotChange={whyNotTick ?? (online ? undefined : texts.offline)}
              onTick={(one, pickedUp) => tick([{ studentId: row.studentId, meal: one, pickedUp }])}
              onCancel={() => setCancelling(row)}
              onRestore={() => row.managed && void takeBack(row.managed.undo)}
            />
          ))}
        </tbody>
      </table>
      {cancelling && (
        <CancelMeals
          sameDay={sameDay}
          row={cancelling}
          meal={meal}
          now={now}
          onClose={() => setCancelling(undefined)}
        />
      )}
    </>
  );
}
