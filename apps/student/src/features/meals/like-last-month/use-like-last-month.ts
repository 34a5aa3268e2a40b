import type { StudentId } from '@academy/domain/ids';
import { absenceOverMeal } from '@academy/domain/meal-questions';
import {
  countChanges,
  invoiceOf,
  planLikeLastMonth,
  type LunchSettings,
  type Meal,
  type Reservation,
} from '@academy/domain/meals';
import type { BillPrices } from '@academy/domain/prices';
import { type AbsenceReason, REASONS_MAX_SIZE } from '@academy/domain/reasons';
import { defaultScheduleSettings, type ScheduleList } from '@academy/domain/schedule';
import { shiftMonth, type CalendarDay, yearOf, type CalendarMonth } from '@academy/domain/time';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { editOfPlan } from '../outbox/edit-month';
import { withEdits } from '../outbox/meal-edit';
import type { MealOutbox } from '../outbox/meal-outbox';
import { mealQueries } from '../meals-queries';
import { useMonthRows } from '../use-meal-month';
import { reasonCalls } from '@academy/api-client';
import { client } from '../../../shared/api';
import { useFeatures } from '../../../shared/use-features';
import { ownSchedules } from '../../../shared/own-schedules';

const api = reasonCalls(client);

/** What a student is away for; under the same keys as the calendar of schedules. */
const absenceQueries = {
  schedules: ownSchedules,
  reasons: () =>
    queryOptions({
      queryKey: ['reasons', 'day', 'calendar'],
      queryFn: ({ signal }) => api.myReasons({ query: { size: REASONS_MAX_SIZE }, signal }),
    }),
};

interface Shown {
  studentId: StudentId;
  outbox: MealOutbox;
  month: CalendarMonth;
  settings: LunchSettings;
  /** Undefined until the shown month was read. */
  current: readonly Reservation[] | undefined;
  prices: BillPrices;
  now: Date;
}

/** Where the academy has no regular schedules. */
const WITHOUT_SCHEDULES: ScheduleList = { content: [], settings: defaultScheduleSettings };

/** Whether an approved schedule or reason has the student away from a meal. */
function awayFrom(
  { content, settings }: ScheduleList,
  reasons: readonly AbsenceReason[],
): (date: CalendarDay, meal: Meal) => boolean {
  const absenceOver = absenceOverMeal({
    schedules: content,
    reasons,
    mealTimes: settings.mealTimes,
  });
  return (date, meal) => absenceOver(date, meal) !== undefined;
}

/** What a month filled like the last one would be; undefined until all of it is known. */
export function useLikeLastMonth(shown: Shown) {
  const { studentId, outbox, month, settings, current, prices, now } = shown;
  const lastMonth = shiftMonth(month, -1);
  const last = useMonthRows(studentId, lastMonth, outbox);
  // Of December and January: two years, else the same one twice.
  const holidays = [
    useQuery(mealQueries.holidays(yearOf(lastMonth))),
    useQuery(mealQueries.holidays(yearOf(month))),
  ];
  const enabled = useFeatures()('schedule');
  const asked = useQuery({ ...absenceQueries.schedules(), enabled });
  const schedules = enabled ? asked : { ...asked, data: WITHOUT_SCHEDULES, isLoadingError: false };
  const reasons = useQuery(absenceQueries.reasons());

  const parts = [last.rows, schedules, reasons, ...holidays];
  const failed = parts.filter(({ isLoadingError }) => isLoadingError);

  const plan =
    current &&
    last.current &&
    schedules.data &&
    reasons.data &&
    holidays.every(({ data }) => data !== undefined)
      ? planLikeLastMonth({
          settings,
          current,
          now,
          month,
          lastMonth: last.current,
          holidays: new Set(holidays.flatMap(({ data }) => [...(data?.keys() ?? [])])),
          isAway: awayFrom(schedules.data, reasons.data.content),
        })
      : undefined;
  const totalOf = (reservations: readonly Reservation[]) =>
    invoiceOf({ reservations, month, bill: prices }).total;

  return {
    lastMonth,
    /** Nothing was eaten last month. */
    nothingEaten: last.current?.every(({ lunch, dinner }) => !lunch && !dinner) ?? false,
    preview: plan &&
      current && {
        plan,
        ...countChanges(plan.changes),
        before: totalOf(current),
        after: totalOf(withEdits(current, editOfPlan({ ...plan, skipped: [] }).edits)),
      },
    failed: failed.length > 0,
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
