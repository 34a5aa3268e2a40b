import { reasonIn } from './absence-reasons';
import { registrationIn } from './mock-registration';
import { fieldsOf, listIn, objectIn } from './reading';
import { reservationsIn } from './reservations';
import { scheduleIn } from './schedules';
import { asDay, asFlag, asInstant, asNumber } from './values';

/** `2026-11` from a month or from any day in it. */
const monthIn = (value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, 7) : value;

function billIn(item: unknown) {
  const fields = fieldsOf(item);
  return {
    ...fields,
    month: monthIn(fields.month),
    lunchPrice: asNumber(fields.lunchPrice),
    dinnerPrice: asNumber(fields.dinnerPrice),
    frozen: asFlag(fields.frozen),
  };
}

function mealsIn(item: unknown) {
  const { month, reservations, bill, paymentFirst, paymentLast } = fieldsOf(item);
  return {
    month: monthIn(month),
    reservations: reservationsIn(reservations),
    bill: billIn(bill),
    paymentFirst: asDay(paymentFirst),
    paymentLast: asDay(paymentLast),
  };
}

const all = (value: unknown, item: (one: unknown) => unknown) =>
  value === undefined || value === null ? [] : (listIn(value)?.map((one) => item(one)) ?? value);

/** Everything that was applied for, each part read as its own list reads it. */
export const applicationsIn = objectIn((body) => {
  const { asOf, studentName, meals, mocks, schedules, reasons } = fieldsOf(body);
  return {
    asOf: asInstant(asOf),
    studentName,
    meals: all(meals, mealsIn),
    mocks: all(mocks, registrationIn),
    schedules: all(schedules, scheduleIn),
    reasons: all(reasons, reasonIn),
  };
});
