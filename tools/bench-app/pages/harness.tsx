// One month of meals, its data and its buttons: what every calendar here is measured with.
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';

export interface Meal {
  /** `2026-11-20 lunch` */
  key: string;
  date: string;
  text: string;
  on: boolean;
}
export interface CalendarProps {
  /** `2026-11` */
  month: string;
  meals: readonly Meal[];
  onToggle: (key: string) => void;
}
interface Row {
  date: string;
  lunch: boolean;
  dinner: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Day `index` of the 42 that a month shows; the first is a Sunday. */
export function dayAt(month: string, index: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCDate(1 - first.getUTCDay() + index);
  return first.toISOString().slice(0, 10);
}

function monthAt(first: string, step: number): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const count = year * 12 + month - 1 + step;
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
}

function Page({
  rows,
  Calendar,
}: {
  rows: readonly Row[];
  Calendar: ComponentType<CalendarProps>;
}) {
  const [step, setStep] = useState(0);
  const month = monthAt(rows[0]?.date.slice(0, 7) ?? '', step);
  const [on, setOn] = useState(
    () =>
      new Set(
        rows.flatMap(({ date, lunch, dinner }) => [
          ...(lunch ? [`${date} lunch`] : []),
          ...(dinner ? [`${date} dinner`] : []),
        ]),
      ),
  );
  const meals = Array.from({ length: 42 }, (_, index) => dayAt(month, index))
    .filter((date) => date.startsWith(month))
    .flatMap((date) =>
      (['lunch', 'dinner'] as const).map((meal) => {
        const key = `${date} ${meal}`;
        return { key, date, text: meal === 'lunch' ? '점심' : '저녁', on: on.has(key) };
      }),
    );
  const set = (keys: readonly string[], value: boolean) => {
    const next = new Set(on);
    for (const key of keys)
      if (value) next.add(key);
      else next.delete(key);
    setOn(next);
  };
  const lunches = meals.filter(({ key }) => key.endsWith('lunch'));
  const toggle = (key: string) => set([key], !on.has(key));
  return (
    <>
      <button type="button" id="previous" onClick={() => setStep(step - 1)}>
        이전 달
      </button>
      <h2>{month}</h2>
      <button type="button" id="next" onClick={() => setStep(step + 1)}>
        다음 달
      </button>
      <button
        type="button"
        id="all"
        onClick={() =>
          set(
            lunches.map(({ key }) => key),
            !lunches.every((meal) => meal.on),
          )
        }
      >
        점심 전체
      </button>
      <button type="button" id="one" onClick={() => toggle(`${month}-25 lunch`)}>
        하나
      </button>
      <Calendar month={month} meals={meals} onToggle={toggle} />
    </>
  );
}

/** Reads the month and shows it in `Calendar`. */
export async function show(Calendar: ComponentType<CalendarProps>): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  const answer = await fetch('/month.json');
  const rows: Row[] = await answer.json();
  createRoot(element).render(<Page rows={rows} Calendar={Calendar} />);
}
