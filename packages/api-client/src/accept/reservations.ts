import { fieldsOf, firstOf, listIn } from './reading';
import { asDay, asFlag } from './values';

function reservationIn(item: unknown): unknown {
  const fields = fieldsOf(item);
  return {
    date: asDay(firstOf(fields, 'date', 'reservationDate')),
    lunch: asFlag(fields.lunch),
    dinner: asFlag(fields.dinner),
  };
}

/**
 * A month's reservations, bare or wrapped, with days as dates or instants and flags as booleans,
 * numbers or text.
 */
export const reservationsIn = (body: unknown): unknown =>
  body === undefined || body === null ? [] : (listIn(body)?.map(reservationIn) ?? body);
