export { statsEndpoints } from './endpoints';
export {
  dayFiguresSchema,
  monthFiguresSchema,
  monthStatsSchema,
  monthWasteSchema,
  studentMealsSchema,
  studentStatsSchema,
  todayTasksSchema,
} from './schemas';
export type {
  DayFigures,
  MealsAndCost,
  MonthFigures,
  PresenceNow,
  StudentMeals,
  TodayTasks,
  WeekdayFigures,
  WeekWaste,
} from './schemas';
export {
  changeOf,
  compareMonths,
  daySeries,
  mealMarkText,
  mealMarks,
  weekdaySeries,
} from './series';
export type { Change, MealMark } from './series';
export { dayColumns, notAppliedColumns, studentMealsColumns } from './stats-columns';
export { mealsReportedLate, wasteByWeek } from './waste';
export type { MealOutcome } from './waste';
