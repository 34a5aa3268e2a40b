import type { CalendarCell, MealCalendar } from '@academy/domain/calendar';
import { meals, mealName } from '@academy/domain/meals';
import {
  formatMonth,
  formatWeekday,
  monthGrid,
  weekdayOf,
  dayNumberOf,
} from '@academy/domain/time';
import { ListPaper } from '../../shared/printing/list-paper';
import styles from './calendar-paper.module.css';
import {
  datedPriceText,
  mealText,
  stateText,
  totalsFacts,
  calendarPageTexts as texts,
} from './calendar-texts';

function PaperCell({ cell }: { cell: CalendarCell }) {
  const price = datedPriceText(cell);
  return (
    <>
      <p className={styles.head}>
        <strong>{dayNumberOf(cell.date)}</strong> {cell.holiday}
      </p>
      {meals.map((meal) => {
        const text = mealText(cell, meal);
        return (
          text !== null && (
            <p key={meal} className={styles.meal}>
              {mealName(meal)} <strong>{text}</strong>
            </p>
          )
        );
      })}
      <p className={styles.state}>
        {stateText(cell)}
        {cell.unpaid > 0 && ` · ${texts.unpaid} ${cell.unpaid}`}
        {price && ` · ${price}`}
      </p>
    </>
  );
}

/** The month on one sheet of A4 across. */
export function CalendarPaper({ calendar: { month, days, totals } }: { calendar: MealCalendar }) {
  const cellOn = new Map(days.map((cell) => [cell.date, cell]));
  const cells = monthGrid(month);
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7)).filter(
    (week) => week.some(({ inMonth }) => inMonth),
  );
  return (
    <ListPaper
      title={`${formatMonth(month)} ${texts.title}`}
      facts={totalsFacts(totals)}
      orientation="landscape"
    >
      <table className={styles.table} data-weeks={weeks.length}>
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th key={date} scope="col">
                {formatWeekday(weekdayOf(date))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, inMonth }) => {
                const cell = inMonth ? cellOn.get(date) : undefined;
                return <td key={date}>{cell && <PaperCell cell={cell} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ListPaper>
  );
}
