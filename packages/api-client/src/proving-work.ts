import type { Challenge } from 'altcha-lib';
import { ApiError } from './answers/api-error';
import { isRecord } from './answers/server-message';
import type { SendOptions } from './send-options';

const isChallenge = (value: unknown): value is Challenge =>
  isRecord(value) && isRecord(value.parameters);

const challengeOf = (error: unknown): Challenge | undefined =>
  error instanceof ApiError &&
  error.code === 'proof-required' &&
  isRecord(error.body) &&
  isChallenge(error.body.challenge)
    ? error.body.challenge
    : undefined;

/**
 * A call that, while too many try at once, has the device compute for a moment and sends itself
 * again: the person notices no more than a longer wait.
 */
export const provingWork =
  <Request extends SendOptions, Answer>(send: (request: Request) => Promise<Answer>) =>
  async (request: Request): Promise<Answer> => {
    try {
      return await send(request);
    } catch (error) {
      const challenge = challengeOf(error);
      if (!challenge) throw error;
      const { proveWork } = await import('./prove-work');
      const proof = await proveWork(challenge);
      if (proof === undefined) throw error;
      return send({ ...request, headers: { ...request.headers, 'X-Proof-Of-Work': proof } });
    }
  };
