import type { SameDayRow } from '@academy/domain/meals';
import { mealName } from '@academy/domain/messages';
import type { CalendarDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { toasts } from '../../shared/toasts';
import { messages } from '../../shared/messages';
import { useManager } from '../../shared/use-manager';
import { PickUpCell } from './pick-up-cell';
import { usePickUps } from './same-day-queries';
import styles from './same-day-table.module.css';
import { depositText, sameDayTexts as texts } from './same-day-texts';
import { namesakes, type MealFilter } from './same-day-view';
import { errorText } from '@academy/api-client';

interface Props {
  date: CalendarDay;
  rows: readonly SameDayRow[];
  meal: MealFilter;
  large: boolean;
  openedAt: Date;
}

const { columns } = texts;

/** The list as a table; below 900 px each row is a card. Ticks show at once and are taken back when the server refuses. */
export function SameDayTable({ date, rows, meal, large, openedAt }: Props) {
  const { readonlyReason } = useManager();
  const pickUps = usePickUps(date);
  const twice = namesakes(rows);
  const meals = (['lunch', 'dinner'] as const).filter((one) => meal === 'all' || meal === one);

  return (
    <table className={styles.table} data-large={large || undefined}>
      <thead>
        <tr>
          <th scope="col">{columns.seat}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.grade}</th>
          {meals.map((one) => <th key={one} scope="col">{mealName(one)}</th>)}
          <th scope="col">{columns.deposit}</th>
          <th scope="col">{columns.note}</th>
          <th scope="col" className={styles.sign}>{columns.sign}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.studentId}>
            <td className={styles.seat}>{row.seat ?? texts.noSeat}</td>
            <th scope="row" className={styles.name}>
              {row.name}
              {twice.has(row.name) && <span className={styles.namesake}>{[row.school, row.phoneTail].filter(Boolean).join(' · ')}</span>}
              {new Date(row.changedAt) > openedAt && <Badge tone="info">{texts.changed}</Badge>}
            </th>
            <td className={styles.grade}>{row.grade}</td>
            {meals.map((one) => (
              <PickUpCell
                key={one}
                row={row}
                meal={one}
                disabledReason={readonlyReason}
                onChange={(pickedUp) =>
                  pickUps.mutate([{ studentId: row.studentId, meal: one, pickedUp }], {
                    onError: (error) => toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' }),
                  })}
              />
            ))}
            <td className={styles.deposit}><Badge tone={row.depositStatus === 'confirmed' ? 'success' : 'warning'}>{depositText[row.depositStatus]}</Badge></td>
            <td className={styles.note}>{row.note}</td>
            <td className={styles.sign}>{' '}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
