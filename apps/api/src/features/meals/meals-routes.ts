import type { StudentId } from '@academy/domain/ids';
import { mealEndpoints, toWire, type MealBill } from '@academy/domain/meals';
import { calendarEndpoints } from '@academy/domain/calendar';
import { dayOfMonth, monthAt } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { ReadFeaturesOff } from '../../http/features-off';
import type { Serve } from '../../http/serve';
import { readHolidays } from '../../shared/settings/holidays-db';
import { readOwnBills } from '../../shared/bills/own-bills-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { prepareReadReservations } from '../../shared/reservations-db';
import { readOwnRecord } from '../../shared/students/own-record-db';
import { exportSameDay } from './export-same-day';
import { readSameDay, savePickUps } from './same-day';
import { saveMonth } from './save-month';

interface MonthParams {
  studentId: StudentId;
  year: number;
  month: number;
}

async function readBill(db: Db, { studentId, year, month }: MonthParams): Promise<MealBill> {
  const settings = await readLunchSettings(db);
  const [bill] = await readOwnBills(db, studentId, [monthAt(year, month)], settings);
  if (!bill) throw new Error('a month that was asked for has no bill');
  const { closedTotal: _total, ...shown } = bill;
  return shown;
}

export function mealRoutes(
  serve: Serve,
  { db, readFeaturesOff }: { db: Db; readFeaturesOff: ReadFeaturesOff },
): void {
  const readReservations = prepareReadReservations(db);
  const readMonth = ({ studentId, year, month: number }: MonthParams) => {
    const month = monthAt(year, number);
    return readReservations(studentId, dayOfMonth(month, 1), dayOfMonth(month, 31));
  };
  serve(mealEndpoints.readMonth, ({ params }) => readMonth(params));
  serve(mealEndpoints.readBill, ({ params }) => readBill(db, params));
  serve(mealEndpoints.readMealPage, async ({ params, actor: { studentId } }) => {
    const [own, off, settings, month, bill, holidays] = await Promise.all([
      readOwnRecord(db, studentId),
      readFeaturesOff(),
      readLunchSettings(db),
      readMonth({ ...params, studentId }),
      readBill(db, { ...params, studentId }),
      readHolidays(db, params.year),
    ]);
    const me = { ...own, featuresOff: [...off] };
    return { me, settings: toWire(settings), month, bill, holidays };
  });
  serve(mealEndpoints.saveMonth, (call) => saveMonth(db, call));
  serve(mealEndpoints.sameDay, ({ params: { date }, now }) => readSameDay(db, date, now));
  serve(calendarEndpoints.exportSameDay, (call) => exportSameDay(db, call));
  serve(mealEndpoints.savePickUps, (call) => savePickUps(db, call));
}
