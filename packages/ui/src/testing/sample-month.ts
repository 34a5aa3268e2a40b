import type { MonthGridDay } from '../month-grid';

const holidays: Record<string, string> = {
  '2026-09-24': '추석',
  '2026-09-25': '추석',
  '2026-09-26': '추석',
  '2026-10-03': '개천절',
  '2026-10-05': '대체공휴일(개천절)',
  '2026-10-09': '한글날',
  '2026-12-25': '기독탄신일',
};

/** 42 cells for stories, made the way the app makes them; `today` is 20 November 2026. */
export function sampleMonth(year: number, month: number): MonthGridDay[] {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return Array.from({ length: 42 }, (_, index) => {
    const at = new Date(Date.UTC(year, month - 1, 1 - first.getUTCDay() + index));
    const date = at.toISOString().slice(0, 10);
    return {
      date,
      dayNumber: at.getUTCDate(),
      inMonth: at.getUTCMonth() === first.getUTCMonth(),
      weekday: at.getUTCDay(),
      holidayName: holidays[date],
      today: date === '2026-11-20',
    };
  });
}

/** `11월 20일 금요일`. */
export function spokenDay({ date, weekday }: MonthGridDay): string {
  return `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일 ${'일월화수목금토'[weekday] ?? ''}요일`;
}
