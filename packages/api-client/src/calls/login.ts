import { loginEndpoints } from '@academy/domain/login';
import type { Challenge } from 'altcha-lib';
import { acceptLogin } from '../accept/login';
import { ApiError } from '../answers/api-error';
import { bind } from '../bind';
import type { Client } from '../client';
import type { SendOptions } from '../send-options';
import { isRecord } from '../answers/server-message';

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
 * Logs in; under load the device solves a proof of work and the call is repeated, which the user
 * sees as a longer wait.
 */
const provingWork =
  <Request extends SendOptions, Answer>(login: (request: Request) => Promise<Answer>) =>
  async (request: Request): Promise<Answer> => {
    try {
      return await login(request);
    } catch (error) {
      const challenge = challengeOf(error);
      if (!challenge) throw error;
      const { proveWork } = await import('../prove-work');
      const proof = await proveWork(challenge);
      if (proof === undefined) throw error;
      return login({ ...request, headers: { ...request.headers, 'X-Login-Proof': proof } });
    }
  };

export function loginCalls(client: Client) {
  const calls = bind(client, loginEndpoints, acceptLogin);
  return {
    ...calls,
    studentLogin: provingWork(calls.studentLogin),
    managerLogin: provingWork(calls.managerLogin),
  };
}
