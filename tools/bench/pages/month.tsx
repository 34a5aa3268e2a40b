// One month of meals, its data and its buttons: what every calendar here is measured with. A meal
// that does not change stays the same object, and the handlers stay the same.
import { type ComponentType, useCallback, useState } from 'react';
import { showData } from './show-data';

export interface Meal {
  /** `2026-11-20 lunch` */
  key: string;
  date: string;
  start: Date;
  text: string;
  on: boolean;
}
export interface CalendarProps {
  /** `2026-11` */
  month: string;
  /** Two a day. */
  meals: Meal[];
  onToggle: (key: string) => void;
}
interface Row {
  date: string;
  lunch: boolean;
  dinner: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

function monthAt(first: string, step: number): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const count = year * 12 + month - 1 + step;
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
}

function mealsOf(month: string, rows: readonly Row[]): Meal[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: new Date(year, number, 0).getDate() }, (_, index) => {
    const date = `${month}-${two(index + 1)}`;
    const start = new Date(year, number - 1, index + 1);
    const row = rows.find((one) => one.date === date);
    return [
      { key: `${date} lunch`, date, start, text: '점심', on: row?.lunch ?? false },
      { key: `${date} dinner`, date, start, text: '저녁', on: row?.dinner ?? false },
    ];
  }).flat();
}

function Page({
  rows,
  Calendar,
}: {
  rows: readonly Row[];
  Calendar: ComponentType<CalendarProps>;
}) {
  const [step, setStep] = useState(0);
  const first = rows[0]?.date.slice(0, 7) ?? '';
  const month = monthAt(first, step);
  const [months, setMonths] = useState<Record<string, Meal[]>>({ [first]: mealsOf(first, rows) });
  const meals = months[month] ?? [];

  const go = (to: number) => {
    const next = monthAt(first, to);
    setMonths((before) => (before[next] ? before : { ...before, [next]: mealsOf(next, rows) }));
    setStep(to);
  };
  const set = useCallback((of: string, isOn: (meal: Meal) => boolean) => {
    setMonths((before) => ({
      ...before,
      [of]: (before[of] ?? []).map((meal) =>
        isOn(meal) === meal.on ? meal : { ...meal, on: !meal.on },
      ),
    }));
  }, []);
  const toggle = useCallback(
    (key: string) => set(key.slice(0, 7), (meal) => (meal.key === key) !== meal.on),
    [set],
  );
  const setLunches = () => {
    const isLunch = ({ key }: Meal) => key.endsWith('lunch');
    const all = meals.filter(isLunch).every(({ on }) => on);
    set(month, (meal) => (isLunch(meal) ? !all : meal.on));
  };
  return (
    <>
      <button type="button" id="previous" onClick={() => go(step - 1)}>
        이전 달
      </button>
      <h2>{month}</h2>
      <button type="button" id="next" onClick={() => go(step + 1)}>
        다음 달
      </button>
      <button type="button" id="all" onClick={setLunches}>
        점심 전체
      </button>
      <button type="button" id="one" onClick={() => toggle(`${month}-25 lunch`)}>
        하나
      </button>
      <Calendar month={month} meals={meals} onToggle={toggle} />
    </>
  );
}

export const show = (Calendar: ComponentType<CalendarProps>): Promise<void> =>
  showData<Row[]>('/month.json', (rows) => <Page rows={rows} Calendar={Calendar} />);
