import { errorBodySchema } from '@academy/domain/http';
import { isDeepStrictEqual } from 'node:util';
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

/** Whether all answers say the same; in which order JSON names it says nothing. */
export const areAlike = ([first, ...others]: readonly Answer[]): boolean =>
  others.every(
    ({ status, body }) => status === first?.status && isDeepStrictEqual(body, first.body),
  );
