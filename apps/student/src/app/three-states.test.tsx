// @vitest-environment jsdom
import { ApiError } from '@academy/api-client';
import { answeringBySchema, prematureOn, sightsOf } from '@academy/app-kit/testing';
import { SessionProvider } from '@academy/auth/react';
import { guardianLinkParams } from '@academy/domain/guardians';
import { anAnswer } from '@academy/domain/testing/answers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { createRoutesFromChildren, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '../testing/phone';

const token = vi.hoisted(() => {
  const encode = (value: object) => btoa(JSON.stringify(value));
  return `${encode({})}.${encode({ sub: '1', role: 'STUDENT', exp: 4_000_000_000 })}.x`;
});
const client = await vi.hoisted(async () =>
  (await import('@academy/app-kit/testing')).silentClient(),
);
vi.mock('@academy/api-client', async (original) => ({
  ...(await original<object>()),
  createClient: () => client,
}));
vi.mock('@academy/app-kit/queries', async (original) => ({
  ...(await original<object>()),
  createQueryClient: () =>
    new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
}));
function signIn(): void {
  sessionStorage.setItem('accessToken', token);
  sessionStorage.setItem('studentId', '1');
  sessionStorage.setItem('role', 'STUDENT');
}
signIn();

const server = answeringBySchema({
  answer: (response: Parameters<typeof anAnswer>[0], filled) => anAnswer(response, filled),
  failure: (endpoint) => new ApiError('network', endpoint),
});
client.send = server.send;

const { AppRoutes } = await import('./router/app-routes');
const { queryClient } = await import('./query-client');
const { session } = await import('../shared/api');
const { GuardianPage } = await import('../guardian/guardian-page');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
  signIn();
  Element.prototype.scrollIntoView = () => undefined;
});

type Routes = ReturnType<typeof createRoutesFromChildren>;
const pathsIn = (routes: Routes): string[] =>
  routes.flatMap(({ path, children }) => (children ? pathsIn(children) : (path ?? [])));
const tree: ReactElement<{ children: ReactElement<{ children: ReactNode }> }> = AppRoutes();
/** Every page with a route; the login and an unknown address ask for nothing. */
const WITHOUT_ANSWERS = ['/', '/admin', '/not-found', '*'];
const paths = pathsIn(createRoutesFromChildren(tree.props.children.props.children)).filter(
  (path) => !WITHOUT_ANSWERS.includes(path),
);

const link = anAnswer(guardianLinkParams, 'something');

const screens: [at: string, screen: ComponentType][] = [
  ...paths.map((path): [string, ComponentType] => [path, AppRoutes]),
  [`/guardian#${link.linkId}/${link.signature}`, GuardianPage],
];

const opener = (Screen: ComponentType, at: string) => () => {
  queryClient.clear();
  window.location.hash = at.split('#')[1] ?? '';
  render(
    <SessionProvider value={session}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense>
            <Screen />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </SessionProvider>,
  );
};

describe.each(screens)('%s', (at, screen) => {
  const open = opener(screen, at);

  test('says that there is nothing only once it knows, and what did not come', async () => {
    const { failed, claims } = await sightsOf(server, open);
    expect(claims).toEqual([]);
    expect(failed.join()).toMatch(/못했|오류/);
  });

  test('not known, did not come and nothing there are three things, of each answer by itself', async () => {
    const follows = (way: string, depth: number) => depth === 0 && way.startsWith('tab ');
    const settings = ['GET /public/academy', 'GET /lunch-settings'];
    expect(await prematureOn({ server, open, settings, follows })).toEqual([]);
  }, 120_000);
});
