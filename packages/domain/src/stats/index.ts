export { statsEndpoints } from './endpoints';
export {
  dayFiguresSchema,
  monthFiguresSchema,
  monthStatsSchema,
  studentMealsSchema,
  studentStatsSchema,
  todayTasksSchema,
} from './schemas';
export type { DayFigures, MonthFigures, StudentMeals, TodayTasks } from './schemas';
export {
  changeOf,
  compareMonths,
  daySeries,
  mealMarkText,
  mealMarks,
  weekdaySeries,
} from './series';
export type { Change, MealDays, MealMark } from './series';
export { dayColumns, notAppliedColumns, studentMealsColumns } from './stats-columns';
