import { answeringBySchema } from '@academy/app-kit/testing';
import { ApiError } from '@academy/api-client';
import type { Endpoint } from '@academy/domain/http';
import { aManager } from '@academy/domain/testing';
import { anAnswer } from '@academy/domain/testing/answers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import '../testing/modal-dialogs';
import { day } from '@academy/domain/time';
import { firstLookAt } from './first-looks';
import { pages } from './pages';

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

const client = vi.hoisted(() => {
  const made: { send: (endpoint: unknown, asked?: unknown) => Promise<unknown> } & Record<
    string,
    unknown
  > = {
    send: () => new Promise(() => undefined),
    understands: (extension: string) => extension === 'packed-day',
    openStream: () => new Promise(() => undefined),
    warmUp: () => undefined,
    askEarly: async () => undefined,
    forgetEarly: () => undefined,
  };
  return made;
});
vi.mock('@academy/api-client', async (original) => ({
  ...(await original<object>()),
  createClient: () => client,
}));
const server = answeringBySchema({
  answer: (response: Parameters<typeof anAnswer>[0], filled) => anAnswer(response, filled),
  failure: (endpoint) => new ApiError('network', endpoint),
});

const asked = new Set<string>();
const urlOf = ({ path }: Endpoint, { params = {}, query = {} }: Asked) => {
  const search = new URLSearchParams(query).toString();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  return search ? `${filled}?${search}` : filled;
};
client.send = (endpoint, parts) => {
  asked.add(urlOf(endpoint as Endpoint, parts as Asked));
  return server.send(endpoint as Parameters<typeof server.send>[0]);
};

beforeEach(() => {
  asked.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
});

test.each(pages.map(({ path }) => path).filter((path) => firstLookAt(path)))(
  '%s asks what was asked early for it, in the same words',
  async (path) => {
    const Page = pages.find((page) => page.path === path)?.Component;
    if (!Page) throw new Error(`no page at ${path}`);
    // Its files take longer than what is waited for below.
    await firstLookAt(path)?.load();
    const early = firstLookAt(path)?.asks({
      params: new URLSearchParams(),
      today: day('2026-11-20'),
      understands: (extension) => extension === 'packed-day',
    });
    const queries = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always' } },
    });
    queries.setQueryData(['manager', 'me'], aManager({ role: 'ADMIN' }));
    const { unmount } = render(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense>
            <Page />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await waitFor(() => expect([...asked]).toEqual(expect.arrayContaining([...(early ?? [])])), {
      timeout: 10_000,
    });
    unmount();
  },
  60_000,
);
