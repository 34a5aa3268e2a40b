import { EXTENSIONS_HEADER, extensions } from '@academy/domain/http';
import { vi } from 'vitest';
import { askedRequest } from '../../../testing/asked-request';

export interface Asked {
  method: string;
  url: URL;
  body: unknown;
  headers: Headers;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

/**
 * What the server answers per call, `GET /mock-exams/open/page`; a path ends where its own
 * parameters begin. 404 for everything else.
 */
export function fakeAcademy(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const call = await askedRequest(input, init);
    asked.push(call);
    const name = `${call.method} ${call.url.pathname.replace(/^\/api/, '')}`;
    const answer = Object.entries(answers).find(([path]) => name.startsWith(path))?.[1];
    const response = answer
      ? await answer(call)
      : Response.json(
          { message: '요청한 내용을 찾을 수 없어요.', code: 'not-found' },
          { status: 404 },
        );
    response.headers.set(EXTENSIONS_HEADER, extensions.join(' '));
    return response;
  });
  return {
    asked,
    calls: (name: string) =>
      asked.filter(({ method, url }) =>
        `${method} ${url.pathname}`.startsWith(name.replace(' ', ' /api')),
      ),
  };
}

/** The answer never came. */
export const noAnswer = (): Response => {
  throw new TypeError('Failed to fetch');
};
