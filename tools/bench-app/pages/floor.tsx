// The least that a month of two checkboxes a day can be in React.
import { type CalendarProps, dayAt, show } from './harness';

function Month({ month, meals, onToggle }: CalendarProps) {
  return (
    <table role="grid">
      <tbody>
        {Array.from({ length: 6 }, (_, week) => (
          <tr key={week}>
            {Array.from({ length: 7 }, (__, day) => {
              const date = dayAt(month, week * 7 + day);
              return (
                <td key={date}>
                  {Number(date.slice(8))}
                  {meals
                    .filter((meal) => meal.date === date)
                    .map(({ key, text, on }) => (
                      <input
                        key={key}
                        type="checkbox"
                        aria-label={`${date} ${text}`}
                        data-meal={key}
                        data-on={on}
                        checked={on}
                        onChange={() => onToggle(key)}
                      />
                    ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

await show(Month);
