import { clockOn, defaultAttendanceSettings, studyDayAt } from '@academy/domain/attendance';
import type { CalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/use-now';
import { attendanceQueries } from './attendance-queries';

/**
 * The study day by the academy's settings: after midnight, until its day starts, it is still the
 * day before.
 */
export function useStudyDay() {
  const now = useNow();
  const { data, isError } = useQuery(attendanceQueries.settings());
  const settings = data?.settings ?? defaultAttendanceSettings;
  const today = studyDayAt(now, settings);
  return {
    now,
    settings,
    /**
     * Until the settings are read nothing is said of who was late: it would be by another academy's
     * rules.
     */
    known: data !== undefined,
    isError,
    today,
    clockOn: (date: CalendarDay) => clockOn(date, now, settings),
  };
}
