// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Area } from '../access';
import { singleTab } from '../tabs/tabs';
import { deferred } from '../testing/deferred';
import { call, failing, offline, openTab, refused, signedInTab } from '../testing/open-session';
import { tokenFor } from '../testing/tokens';
import type { Session } from '../session/session-types';
import { RequireSession } from './require-session';
import { SessionProvider, useSession } from './session-context';

afterEach(cleanup);

const rememberedTab = () => {
  const tabs = singleTab();
  tabs.write('signed-in', 'student');
  return tabs;
};

const Lost = () => <p>{useSession().state.status}</p>;

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p>
      at {pathname}
      {search}
    </p>
  );
}

function show(session: Session, role: Area, path = '/inside?month=2026-11') {
  const leave = vi.fn<(url: string) => void>();
  const guard = (
    <RequireSession
      role={role}
      pending={<p>waiting</p>}
      unreachable={<p>no server</p>}
      studentAppUrl="https://student.example"
      leave={leave}
    >
      <p>inside</p>
    </RequireSession>
  );
  render(
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/inside" element={guard} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  );
  return leave;
}

test('a student sees the student area', () => {
  show(signedInTab().session, 'student');
  expect(screen.getByText('inside')).toBeDefined();
});

test('nobody is led to the login with the way back', () => {
  show(openTab().session, 'student');
  expect(screen.getByText('at /?next=%2Finside%3Fmonth%3D2026-11')).toBeDefined();
});

test('a manager does not find the student area', () => {
  const { session } = openTab();
  session.keep({ role: 'manager', accessToken: tokenFor({ role: 'MANAGER' }) });
  show(session, 'student');
  expect(screen.getByText('at /not-found')).toBeDefined();
});

test('a student in the manager area leaves for the student app', () => {
  const leave = show(signedInTab().session, 'manager');
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://student.example/student-calendar');
  expect(screen.queryByText('inside')).toBeNull();
});

test('a new tab waits for the cookie before it decides', async () => {
  const answer = deferred<string>();
  const { session } = openTab({
    tabs: rememberedTab(),
    refresh: { student: () => answer.promise },
  });
  show(session, 'student');
  expect(screen.getByText('waiting')).toBeDefined();
  answer.resolve(tokenFor({}));
  expect(await screen.findByText('inside')).toBeDefined();
});

test('a new tab whose cookie is refused goes to the login', async () => {
  const { session } = openTab({ tabs: rememberedTab(), refresh: { student: failing(refused) } });
  show(session, 'student');
  expect(await screen.findByText('at /?next=%2Finside%3Fmonth%3D2026-11')).toBeDefined();
});

test('a new tab without a server says so, and goes on when it is asked again', async () => {
  const student = call(async () => tokenFor({}));
  student.mockRejectedValueOnce(offline);
  const { session } = openTab({ tabs: rememberedTab(), refresh: { student } });
  show(session, 'student');
  expect(await screen.findByText('no server')).toBeDefined();
  await act(() => session.ready());
  expect(screen.getByText('inside')).toBeDefined();
});

test('a session that ends while the page is open leads to the manager login', async () => {
  const { session } = openTab();
  session.keep({ role: 'manager', accessToken: tokenFor({ role: 'ADMIN' }) });
  show(session, 'manager');
  expect(screen.getByText('inside')).toBeDefined();
  await act(() => session.logout());
  expect(screen.getByText('at /admin-login?next=%2Finside%3Fmonth%3D2026-11')).toBeDefined();
});

test('a hook without its provider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Lost />)).toThrow(
    'useSession needs a <SessionProvider value={session}> above it.',
  );
});
