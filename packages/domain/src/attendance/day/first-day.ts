import { shiftDay, type CalendarDay } from '../../time';
import { studyDayAt } from '../settings/settings';
import type { AttendanceSettings } from '../settings/settings-schemas';

/** What decides from when on a student is expected: 등원 시작일, if any, and the registration. */
export interface Registered {
  startDate: CalendarDay | null;
  registeredAt: Date;
}

/**
 * The study day from which on a student is expected: the first day that was named, else the one
 * after the registration. Nobody is expected on a day before that of their registration. Who comes
 * earlier is there all the same. See docs/product/attendance.md#first-day.
 */
export function firstStudyDay(
  { startDate, registeredAt }: Registered,
  settings: Pick<AttendanceSettings, 'dayStartsAt'>,
): CalendarDay {
  const registered = studyDayAt(registeredAt, settings);
  if (startDate === null) return shiftDay(registered, 1);
  return startDate > registered ? startDate : registered;
}
