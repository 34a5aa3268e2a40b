import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalText } from '@academy/domain/refusals';
import { createServer, type AppDeps } from '../build-app';
import { answerErrors } from '../http/errors/error-handler';
import { Refusal } from '../http/errors/refusal';
import { statusesOf } from '../http/errors/status-of';
import { isApiCall, setSecurityHeaders } from '../http/headers/security-headers';
import { serveHealth } from '../http/health';
import { noteRequestFacts } from '../http/log/request-facts';
import { logRequests } from '../http/log/request-log';
import type { Directory } from './follow-directory';
import { hostOf } from './host-of';

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:16px/1.6 system-ui,sans-serif;display:grid;place-items:center;min-height:100svh;margin:0;padding:24px;box-sizing:border-box;text-align:center;word-break:keep-all;text-wrap:balance}',
].join('');
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page without an app: nothing on it comes from the request. */
const page = (text: string) =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text}</title><style>${STYLE}</style><p>${text}</p></html>`;

const wantsPage = ({ method, headers, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !isApiCall({ url }) &&
  (headers.accept ?? '').includes('text/html');

interface LobbyDeps extends Pick<AppDeps, 'env' | 'clock' | 'logTo' | 'isLeaving'> {
  directory: Directory;
  /** Resolves when the directory's database answers. */
  probe: () => Promise<unknown>;
}

export interface Lobby {
  app: FastifyInstance;
  /** Answers a request that no academy takes; `why` one cannot now. */
  answer: (request: IncomingMessage, response: ServerResponse, why?: unknown) => void;
}

/**
 * Where requests end that belong to no academy, and what the process says of its own health. Its
 * log is the process's.
 */
export async function openLobby({
  env,
  clock,
  logTo,
  directory,
  probe,
  isLeaving = () => false,
}: LobbyDeps): Promise<Lobby> {
  const app = createServer(env, logTo ? { logTo } : {});
  const reasons = new WeakMap<IncomingMessage, { why: unknown }>();
  noteRequestFacts(app, clock);
  setSecurityHeaders(app);
  logRequests(app);
  answerErrors(app);
  serveHealth(app, {
    probe,
    closing: isLeaving,
    isReadOnly: () => env.MAINTENANCE === 'readonly',
    isDiskFull: () => false,
  });
  app.setNotFoundHandler(() => {
    throw new Refusal('not-found');
  });
  // Before a body is read.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== undefined) return;
    const reason = reasons.get(request.raw);
    if (reason) throw reason.why;
    const isKnown = directory.byHost(hostOf(request.raw, env.TRUST_PROXY > 0)) !== undefined;
    const code = isKnown ? 'academy-suspended' : 'academy-unknown';
    if (!wantsPage(request)) throw new Refusal(code);
    return reply
      .code(statusesOf()(code))
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(page(refusalText(code)));
  });
  await app.ready();
  return {
    app,
    answer(request, response, why) {
      if (why !== undefined) reasons.set(request, { why });
      app.routing(request, response);
    },
  };
}
