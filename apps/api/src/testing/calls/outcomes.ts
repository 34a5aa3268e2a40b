import { errorBodySchema } from '@academy/domain/http';
import type { Answer } from './browser';

/**
 * How several answers came out, in order: `200`, `409 schedule-clash`. For races, where nobody
 * knows who was first.
 */
export const outcomes = (answers: readonly Answer[]): string[] =>
  answers
    .map(({ status, body }) =>
      [status, errorBodySchema.safeParse(body).data?.code]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .toSorted();
