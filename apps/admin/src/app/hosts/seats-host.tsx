import { useOpenDialog } from '@academy/app-kit/url';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLiveAttendance } from '../../features/attendance/attendance-queries';
import { useStudyDay } from '../../features/attendance/use-study-day';
import { DayNotices } from '../../features/attendance/day/day-notices';
import { DayNoticesOfFeatures } from '../of-features';
import { SavingState } from '../../features/attendance/day/saving-state';
import { useAttendanceDay } from '../../features/attendance/day/use-attendance-day';
import { useVisits } from '../../features/attendance/today/use-visits';
import { usePickUps } from '../../features/meals/pick-up/use-pick-ups';
import { withTicks } from '../../features/meals/pick-up/with-ticks';
import { sameDayQueries, useLiveMeals } from '../../features/meals/same-day-queries';
import { SeatsPage } from '../../features/seats/seats-page';
import { useManager } from '../../shared/session/use-manager';
import { studentDayName } from '../../shared/student-day';
import { pollUnless } from '../../shared/poll';

type Day = Parameters<typeof usePickUps>[0];

/**
 * Students who eat on the day, with this screen's ticks on top; empty without the right to see
 * meals.
 */
function useMealsOf(date: Day) {
  const allowed = useManager().can('meals.read');
  const live = useLiveMeals();
  const { data } = useQuery({
    ...sameDayQueries.day(date),
    enabled: allowed,
    refetchInterval: pollUnless(live),
  });
  const { tick, waiting } = usePickUps(date);
  const meals = useMemo(
    () =>
      data && new Map(withTicks(data, waiting).rows.map((row) => [row.studentId, row] as const)),
    [data, waiting],
  );
  return { meals: allowed ? meals : undefined, tick };
}

/** 좌석 배치도: seats, attendance and meals are strangers to each other; here they meet. */
export function SeatsHost() {
  const { today } = useStudyDay();
  const live = useLiveAttendance();
  const sheet = useAttendanceDay(today, live);
  const visits = useVisits(sheet);
  const { meals, tick } = useMealsOf(today);
  const { open } = useOpenDialog();
  const { day, isError, retry, rows, context } = sheet;

  return (
    <SeatsPage
      work={{
        live,
        asOf: day?.asOf,
        isError,
        retry,
        rows,
        context,
        meals,
        saving: <SavingState />,
        notices: <DayNotices sheet={sheet} Others={DayNoticesOfFeatures} />,
        act(studentId, action) {
          const row = rows?.find((one) => one.studentId === studentId);
          if (row) visits.act([row], action);
        },
        mark: (studentId, { number: period }, value) =>
          sheet.mark([{ studentId, period, ...value }]),
        tick: (studentId, meal, pickedUp) => tick([{ studentId, meal, pickedUp }]),
        openDay: (studentId) => open(studentDayName(studentId)),
      }}
    />
  );
}
