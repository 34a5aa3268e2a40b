export { statsEndpoints } from './endpoints';
export { dayFiguresSchema, monthFiguresSchema, monthStatsSchema, notAppliedSchema, studentMealsSchema, studentStatsSchema, todayTasksSchema, weekdayFiguresSchema } from './schemas';
export type { DayFigures, MonthFigures, MonthStats, StudentMeals, TodayTasks, WeekdayFigures } from './schemas';
export { changeOf, compareMonths, daySeries, mealMarkText, mealMarks, weekdaySeries } from './series';
export type { Change, MealMark } from './series';
export { dayColumns, notAppliedColumns, studentMealsColumns } from './stats-columns';
