import type { Endpoint } from '@academy/domain/http';
import { ApiError } from '../answers/api-error';
import type { Accept } from './accept';

/**
 * Takes an answer in our own shape as it is, and any other to a normaliser that is fetched only
 * then: who uses our server never loads it (ADR 0086). Only for answers whose schema leaves nothing
 * open, so that what passes it cannot be another server's.
 */
export const oursOr = (
  { safeParse }: Pick<Endpoint['response'], 'safeParse'>,
  load: () => Promise<(body: unknown) => unknown>,
): Accept => ({
  async answer(body) {
    if (safeParse(body).success) return body;
    const normalise = await load().catch((cause: unknown) => {
      throw new ApiError('network', 'loading a normaliser', { cause });
    });
    return normalise(body);
  },
});
