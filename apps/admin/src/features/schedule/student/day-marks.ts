import { meals } from '@academy/domain/meals';
import type { ScheduleSurroundings } from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { scheduleTexts } from '../schedule-texts';

/** Between what stays on one line: word joiners around the dot. */
const AND = '\u2060·\u2060';

interface DayMark {
  key: string;
  text: string;
  tone: 'meal' | 'exam';
}

/** What else a day holds for the student, beside its absences: ordered meals and exams. */
export function dayMarks(
  surroundings: ScheduleSurroundings | undefined,
  date: CalendarDay,
): DayMark[] {
  const ordered = surroundings?.reservations.find((reservation) => reservation.date === date);
  const names = meals
    .filter((meal) => ordered?.[meal])
    .map((meal) => scheduleTexts.week.meals[meal]);
  return [
    ...(names.length > 0
      ? [{ key: 'meals', text: scheduleTexts.week.ordered(names.join(AND)), tone: 'meal' as const }]
      : []),
    ...(surroundings?.exams ?? [])
      .filter((exam) => exam.date === date)
      .map(({ title }) => ({ key: title, text: title, tone: 'exam' as const })),
  ];
}
