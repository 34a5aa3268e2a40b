import { defaultAttendanceSettings, studyDayAt } from '@academy/domain/attendance';
import { END_OF_DAY, START_OF_DAY, clockTime, formatClock, type CalendarDay, type ClockTime } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/use-now';
import { attendanceQueries } from './attendance-queries';

/** The study day by the academy's settings: after midnight, until its day starts, it is still the day before (PAGES 6). */
export function useStudyDay() {
  const now = useNow();
  const { data } = useQuery(attendanceQueries.settings());
  const settings = data?.settings ?? defaultAttendanceSettings;
  const today = studyDayAt(now, settings);
  const clock = clockTime(formatClock(now));
  return {
    now, settings, today,
    /** How late it is on a study day: its beginning and its end on other days, and after midnight. */
    clockOn: (date: CalendarDay): ClockTime => {
      if (date > today) return START_OF_DAY;
      return date < today || clock < settings.dayStartsAt ? END_OF_DAY : clock;
    },
  };
}
