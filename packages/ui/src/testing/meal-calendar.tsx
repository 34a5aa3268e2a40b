import { useState } from 'react';
import { MealChip } from '../meal-chip';
import { MonthGrid, type MonthGridDay, type MonthStep } from '../month-grid';
import { paintTargetProps, usePaintSelection, type PaintTarget } from '../use-paint-selection';
import { sampleMonth, spokenDay } from './sample-month';

const meals = [
  { meal: 'lunch', text: '점심' },
  { meal: 'dinner', text: '저녁' },
] as const;

interface Props {
  year?: number;
  month?: number;
  /** Days before this one are past their cutoff. */
  openFrom?: string;
  onPaintEnd?: (targets: PaintTarget[], value: boolean) => void;
}

/** The student's meal calendar put together from the kit's parts, for stories and their tests. */
export function MealCalendar({
  year = 2026,
  month = 11,
  openFrom = '2026-11-10',
  onPaintEnd,
}: Props) {
  const [shown, setShown] = useState({ year, month });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(['2026-11-04/lunch', '2026-11-12/lunch', '2026-11-12/dinner', '2026-11-17/dinner']),
  );
  const days = sampleMonth(shown.year, shown.month);
  const lockReason = (date: string) =>
    date < openFrom ? '전날 14:00 이후에는 변경할 수 없어요.' : undefined;

  function choose({ key, lane }: PaintTarget, value: boolean) {
    setChosen((before) => {
      const after = new Set(before);
      if (value) after.add(`${key}/${lane}`);
      else after.delete(`${key}/${lane}`);
      return after;
    });
  }

  function step(by: MonthStep) {
    const at = new Date(Date.UTC(shown.year, shown.month - 1 + by, 1));
    setShown({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 });
  }

  const paintRef = usePaintSelection({
    order: days.filter((day) => day.inMonth).map((day) => day.date),
    valueOf: ({ key, lane }) => (lockReason(key) ? undefined : chosen.has(`${key}/${lane}`)),
    onPaint: choose,
    onPaintEnd,
  });

  function describe(day: MonthGridDay) {
    const state = meals.map(
      ({ meal, text }) => `${text} ${chosen.has(`${day.date}/${meal}`) ? '신청함' : '신청 안 함'}`,
    );
    return [spokenDay(day), day.holidayName, ...state, lockReason(day.date) && '마감됨']
      .filter(Boolean)
      .join(', ');
  }

  return (
    <div ref={paintRef}>
      <MonthGrid
        label={`${shown.year}년 ${shown.month}월 도시락`}
        days={days}
        cellLabel={describe}
        onMonthStep={step}
        weekdayAction={(weekday) => `${'일월화수목금토'[weekday] ?? ''}요일 모두 바꾸기`}
        onWeekdayClick={() => undefined}
        renderCell={(day) =>
          meals.map(({ meal, text }) => (
            <MealChip
              key={meal}
              {...paintTargetProps({ key: day.date, lane: meal })}
              tabIndex={-1}
              meal={meal}
              text={text}
              label={`${spokenDay(day)} ${text}`}
              selected={chosen.has(`${day.date}/${meal}`)}
              unsaved={day.date === '2026-11-17'}
              lockReason={lockReason(day.date)}
              onToggle={(selected) => choose({ key: day.date, lane: meal }, selected)}
            />
          ))
        }
      />
    </div>
  );
}
