import { answeringBySchema } from '@academy/app-kit/testing';
import { ApiError } from '@academy/api-client';
import type { Endpoint } from '@academy/domain/http';
import { anAnswer } from '@academy/domain/testing/answers';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../testing/modal-dialogs';
import { openManagerPage } from '../testing/open-manager-page';
import { day } from '@academy/domain/time';
import { firstLookAt } from './first-looks';
import { pages } from './pages';

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

const client = await vi.hoisted(async () =>
  (await import('@academy/app-kit/testing')).silentClient(),
);
vi.mock('@academy/api-client', async (original) => ({
  ...(await original<object>()),
  createClient: () => client,
}));
client.understands = (extension) => extension === 'packed-day';
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
client.send = (endpoint: Endpoint & Parameters<typeof server.send>[0], parts?: Asked) => {
  asked.add(urlOf(endpoint, parts ?? {}));
  return server.send(endpoint);
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
    const { unmount } = openManagerPage(<Page />, { at: path, manager: { role: 'ADMIN' } });
    await waitFor(() => expect([...asked]).toEqual(expect.arrayContaining([...(early ?? [])])), {
      timeout: 10_000,
    });
    unmount();
  },
  60_000,
);
