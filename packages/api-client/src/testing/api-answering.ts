import { onTestFinished } from 'vitest';
import { createApi } from '../create-api';
import { answeringServer, type GivenAnswer, type SeenRequest } from './answering-server';

/**
 * A client of a server that answers each request as `answer` says, gone when the test ends; `seen`
 * is what it was asked.
 */
export async function apiAnswering(answer: (request: SeenRequest) => GivenAnswer) {
  const server = await answeringServer(answer);
  onTestFinished(server.close);
  return { api: createApi({ baseURL: server.baseURL }), seen: server.seen };
}

/** Answers by `METHOD /path` without the query; anything else is 404. */
export const byRoute =
  (routes: Readonly<Record<string, GivenAnswer>>) =>
  ({ method, url }: SeenRequest): GivenAnswer =>
    routes[`${method} ${url.replace(/^\/api/, '').split('?')[0]}`] ?? { status: 404 };
