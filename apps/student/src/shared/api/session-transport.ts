import type { Transport, WireAnswer, WireRequest } from '@academy/api-client';
import { carriesToken, RefreshError, type Session } from '@academy/auth';

/** 401, and 419 as some frameworks say for an expired session. */
const isExpired = ({ status }: WireAnswer) => status === 401 || status === 419;

const withToken = (request: WireRequest, token: string | null): WireRequest =>
  token === null
    ? request
    : { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } };

/**
 * Lets fetch speak for the session, as `attachSession` does for axios: the token on every call that should carry it, and
 * on 401 or 419 one refresh and one retry. Without a new token the call fails with its own answer, or, when the refresh did not
 * reach the server, with that error: "try again later" is then the truth.
 */
export const sessionTransport =
  (session: () => Pick<Session, 'accessToken' | 'renew'>) =>
  (plain: Transport): Transport =>
  async (request) => {
    if (!carriesToken(request.url)) return plain(request);
    const token = session().accessToken();
    const answer = await plain(withToken(request, token));
    if (!isExpired(answer)) return answer;
    try {
      return await plain(withToken(request, await session().renew(token)));
    } catch (error) {
      if (!(error instanceof RefreshError)) throw error;
      if (error.reason === 'unreachable') throw error.cause ?? error;
      return answer;
    }
  };
