import type { MealCalendar } from '@academy/domain/calendar';
import { dayStateName } from '@academy/domain/messages';
import { formatMonth, monthGrid } from '@academy/domain/time';
import { ListPaper } from '../../shared/list-paper';
import styles from './calendar-paper.module.css';
import { calendarPageTexts as texts } from './calendar-texts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** The month on one sheet of A4 across. */
export function CalendarPaper({ calendar: { month, days, totals } }: { calendar: MealCalendar }) {
  const cellOn = new Map(days.map((cell) => [cell.date, cell]));
  const cells = monthGrid(month);
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7)).filter((week) => week.some(({ inMonth }) => inMonth));
  const facts = [`${texts.servedDays} ${totals.servedDays}${texts.days}`, `${texts.lunch} ${totals.lunch}${texts.meals}`, `${texts.dinner} ${totals.dinner}${texts.meals}`, `${totals.amount.toLocaleString('ko')}${texts.won}`];
  return (
    <ListPaper title={`${formatMonth(month)} ${texts.title}`} facts={facts} orientation="landscape">
      <table className={styles.table}>
        <thead><tr>{WEEKDAYS.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, inMonth }) => {
                const cell = inMonth ? cellOn.get(date) : undefined;
                return (
                  <td key={date}>
                    {cell && <><strong>{Number(date.slice(8))}</strong> {cell.holiday}<br />{texts.lunch} {cell.lunch} · {texts.dinner} {cell.dinner}<br />{dayStateName(cell.state)}</>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ListPaper>
  );
}
