import { ApiError } from '@academy/api-client';
import { answeringBySchema, prematureOn, sightsOf } from '@academy/app-kit/testing';
import { studentIdSchema } from '@academy/domain/ids';
import { aManager } from '@academy/domain/testing';
import { anAnswer } from '@academy/domain/testing/answers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { INBOX } from '../shared/inbox-item';
import { STATEMENT } from '../shared/lists/statement-item';
import '../testing/modal-dialogs';
import { InboxHost, StatementHost } from './hosts/late-dialogs';
import { StudentDayHost } from './hosts/student-day-host';
import { studentDayName } from '../shared/student-day';
import { ownTabs } from '../features/settings/settings-tabs';
import { otherSettings, pages } from './pages';
import { Shell } from './shell';

const client = await vi.hoisted(async () =>
  (await import('@academy/app-kit/testing')).silentClient(),
);
vi.mock('@academy/api-client', async (original) => ({
  ...(await original<object>()),
  createClient: () => client,
}));
const server = answeringBySchema({
  answer: (response: Parameters<typeof anAnswer>[0], filled) => anAnswer(response, filled),
  failure: (endpoint) => new ApiError('network', endpoint),
});
client.send = server.send;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
});

const opener = (Screen: ComponentType, at: string) => () => {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  queries.setQueryData(
    ['manager', 'me'],
    aManager({ role: 'ADMIN', branches: [{ slug: 'bukbu', name: '북부점' }] }),
  );
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense>
          <Screen />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

/** Every page with a route, and what the frame opens over any of them. */
const screens: [at: string, screen: ComponentType][] = [
  ...pages.map(({ path, Component }): [string, ComponentType] => [path, Component]),
  ...[...ownTabs, ...otherSettings].map(({ value, Component }): [string, ComponentType] => [
    `/settings?tab=${value}`,
    Component,
  ]),
  ['/', () => <Shell>{null}</Shell>],
  [`/?open=${INBOX}`, InboxHost],
  [`/?open=${STATEMENT}`, StatementHost],
  [`/?open=${studentDayName(studentIdSchema.parse('1'))}`, StudentDayHost],
];

/** What a form says of itself, whatever comes. */
const ITS_OWN = ['선택한 학생이 없습니다.', '되돌릴 일이 없습니다.'];

describe.each(screens)('%s', (at, screen) => {
  const open = opener(screen, at);

  test('says that there is nothing only once it knows, and what did not come', async () => {
    const { failed, claims } = await sightsOf(server, open);
    expect(claims.filter((said) => !ITS_OWN.includes(said))).toEqual([]);
    // On a phone the settings begin with their list, which asks nothing.
    if (at.startsWith('/') && at.length > 1 && at !== '/settings' && !at.includes(STATEMENT))
      expect(failed.join()).toMatch(/못했습니다|오류/);
  });
});

// Parts of a page that are walked to, not begun with: their code is here before they are looked at.
await Promise.all([
  import('../features/dashboard/students/students-tab'),
  import('../features/dashboard/not-applied-tab'),
  import('../features/dashboard/waste/waste-tab'),
  import('../features/dashboard/deposits/deposits-tab'),
]);

// A pile shows what of it is known: an item of one list where another's is still to come.
const lists = screens.filter(([at]) => !at.includes(INBOX));

test.each(lists)(
  '%s: not known, did not come and nothing there are three things, of each answer by itself',
  async (at, screen) => {
    const follows = (way: string, depth: number) => depth === 0 && way.startsWith('tab ');
    const settings = ['GET /public/academy'];
    const open = opener(screen, at);
    expect(await prematureOn({ server, open, settings, follows })).toEqual([]);
  },
  120_000,
);
