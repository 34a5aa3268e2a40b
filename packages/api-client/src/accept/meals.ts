import { saveResultSchema, type mealEndpoints } from '@academy/domain/meals';
import type { ApiError } from '../api-error';
import type { AcceptTable } from './accept';
import { asDay, asFlag, fieldsOf, firstOf, listIn } from './reading';

function reservationIn(item: unknown): unknown {
  const fields = fieldsOf(item);
  return { date: asDay(firstOf(fields, 'date', 'reservationDate')), lunch: asFlag(fields.lunch), dinner: asFlag(fields.dinner) };
}

/** A month's reservations, bare or wrapped, with days as dates or instants and flags as booleans, numbers or text. */
export const reservationsIn = (body: unknown): unknown => (body === undefined || body === null ? [] : (listIn(body)?.map(reservationIn) ?? body));

/**
 * When every changed meal was refused our server answers 409 with the full result (`code: 'nothing-saved'`): for the screen that
 * is a result with only skipped days, not a failure.
 */
const nothingSaved = (error: ApiError): unknown =>
  error.status === 409 && error.code === 'nothing-saved' && saveResultSchema.safeParse(error.body).success ? error.body : undefined;

export const acceptMeals: AcceptTable<typeof mealEndpoints> = {
  readMonth: { answer: reservationsIn },
  saveMonth: { refusal: nothingSaved },
};
