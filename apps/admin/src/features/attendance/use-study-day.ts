import { clockOn, defaultAttendanceSettings, studyDayAt } from '@academy/domain/attendance';
import type { CalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
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
  // Each costs more than drawing a row, and a mark changes none of them.
  const today = useMemo(() => studyDayAt(now, settings), [now, settings]);
  const clockOfDay = useCallback(
    (date: CalendarDay) => clockOn(date, now, settings),
    [now, settings],
  );
  return {
    now,
    settings,
    /**
     * Until the settings are read, lateness is unknown: the default grace may not be the academy's.
     */
    known: data !== undefined,
    isError,
    today,
    clockOn: clockOfDay,
  };
}
