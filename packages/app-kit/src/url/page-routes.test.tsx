import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Outlet, Route, useNavigate, useParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageRoutes } from './page-routes';
import { useOpenDialog } from './use-open-dialog';

function Area() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/points')}>points</button>
      <Outlet />
    </>
  );
}
function Meals() {
  const { opened, open } = useOpenDialog();
  return <button onClick={() => open('menu')}>meals, {opened ?? 'nothing'}</button>;
}
const drawn = vi.fn<() => void>();
/** Asks for the path alone. */
function Frame() {
  useParams();
  drawn();
  return <Outlet />;
}
const show = (area = <Area />) =>
  render(
    <BrowserRouter>
      <PageRoutes>
        <Route element={area}>
          <Route path="/meals" element={<Meals />} />
          <Route path="/points" element={<p>points of mine</p>} />
        </Route>
        <Route path="*" element={<p>not found</p>} />
      </PageRoutes>
    </BrowserRouter>,
  );

afterEach(cleanup);
beforeEach(() => {
  drawn.mockClear();
  window.history.replaceState(null, '', '/meals');
});

test('another path is another page, also by Back', async () => {
  show();
  fireEvent.click(screen.getByText('points'));
  expect(await screen.findByText('points of mine')).toBeTruthy();
  act(() => window.history.back());
  expect(await screen.findByText('meals, nothing')).toBeTruthy();
});

test.each(['/meals/', '/MEALS'])('%s is the page as well', (path) => {
  window.history.replaceState(null, '', path);
  show();
  expect(screen.getByText('meals, nothing')).toBeTruthy();
});

test('a path that nobody has shows what is said of any other', () => {
  window.history.replaceState(null, '', '/elsewhere');
  show();
  expect(screen.getByText('not found')).toBeTruthy();
});

test('what asks for the path alone is not drawn again when a dialog opens', async () => {
  show(<Frame />);
  drawn.mockClear();
  fireEvent.click(screen.getByText('meals, nothing'));
  expect(await screen.findByText('meals, menu')).toBeTruthy();
  expect(window.location.search).toBe('?open=menu');
  expect(drawn).not.toHaveBeenCalled();
});
