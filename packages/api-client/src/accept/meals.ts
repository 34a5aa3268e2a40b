import { mealEndpoints, saveResultSchema } from '@academy/domain/meals';
import type { ApiError } from '../answers/api-error';
import type { AcceptTable } from './accept';
import { oursOr } from './ours-or';

/**
 * When every changed meal was refused our server answers 409 with the full result (`code:
 * 'nothing-saved'`): for the screen that is a result with only skipped days, not a failure.
 */
const nothingSaved = (error: ApiError): unknown =>
  error.status === 409 &&
  error.code === 'nothing-saved' &&
  saveResultSchema.safeParse(error.body).success
    ? error.body
    : undefined;

export const acceptMeals: AcceptTable<typeof mealEndpoints> = {
  readMonth: oursOr(
    mealEndpoints.readMonth.response,
    async () => (await import('./reservations')).reservationsIn,
  ),
  saveMonth: { refusal: nothingSaved },
};
