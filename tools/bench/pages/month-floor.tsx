// The least that a month of two checkboxes a day can be in React: cells by place, remembered.
import { memo } from 'react';
import { type CalendarProps, type Meal, show } from './month';

interface DayProps {
  lunch: Meal | undefined;
  dinner: Meal | undefined;
  onToggle: CalendarProps['onToggle'];
}

const Day = memo(function Day({ lunch, dinner, onToggle }: DayProps) {
  return (
    <td>
      {lunch?.start.getDate()}
      {[lunch, dinner].map(
        (meal, place) =>
          meal && (
            <input
              key={place}
              type="checkbox"
              aria-label={`${meal.date} ${meal.text}`}
              data-meal={meal.key}
              data-on={meal.on}
              checked={meal.on}
              onChange={() => onToggle(meal.key)}
            />
          ),
      )}
    </td>
  );
});

function Month({ meals, onToggle }: CalendarProps) {
  const before = meals[0]?.start.getDay() ?? 0;
  return (
    <table role="grid">
      <tbody>
        {Array.from({ length: 6 }, (_, week) => (
          <tr key={week}>
            {Array.from({ length: 7 }, (__, day) => {
              const at = 2 * (week * 7 + day - before);
              return <Day key={day} lunch={meals[at]} dinner={meals[at + 1]} onToggle={onToggle} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

await show(Month);
