import type { Endpoint } from '@academy/domain/http';
import { ApiError } from '../answers/api-error';
import type { Accept } from './accept';

/**
 * Passes answers in our own shape through and loads the normaliser only for others, so that apps on
 * our server never download it (ADR 0024). Only for strict schemas: an answer that passes must not
 * be another server's.
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
