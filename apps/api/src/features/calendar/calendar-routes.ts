import { calendarEndpoints } from '@academy/domain/calendar';
import { monthAt } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { applyClosing, previewClosing } from './closings/closings';
import { applyLunchSettings, previewLunchSettings } from './rules/lunch-settings';
import { exportMealCalendar, readMealCalendar, readMealDay } from './meal-calendar';
import { saveMealsFor, saveMealsOfDay } from './save-for-student';

/**
 * Everything of the managers' calendar but the same-day file, which belongs to the same-day list.
 */
export function calendarRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calendarEndpoints.mealCalendar, ({ params: { year, month }, now }) =>
    readMealCalendar(db, monthAt(year, month), now),
  );
  serve(calendarEndpoints.exportMealCalendar, (call) => exportMealCalendar(db, call));
  serve(calendarEndpoints.mealDay, ({ params: { date }, now }) => readMealDay(db, date, now));
  serve(calendarEndpoints.saveMealsFor, (call) => saveMealsFor(db, call));
  serve(calendarEndpoints.saveMealsOfDay, (call) => saveMealsOfDay(db, call));
  serve(calendarEndpoints.previewClosing, (call) => previewClosing(db, call));
  serve(calendarEndpoints.applyClosing, (call) => applyClosing(db, call));
  serve(calendarEndpoints.previewLunchSettings, (call) => previewLunchSettings(db, call));
  serve(calendarEndpoints.applyLunchSettings, (call) => applyLunchSettings(db, call));
}
