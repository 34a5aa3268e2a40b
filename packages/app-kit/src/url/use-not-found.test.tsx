import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useNotFound } from './use-not-found';

function Page() {
  const { code, goBack } = useNotFound('/home');
  return <button onClick={goBack}>{code}</button>;
}
const open = () =>
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );

afterEach(cleanup);

test('a tab that began with a wrong address goes home, any other back', async () => {
  window.history.replaceState(null, '', '/nowhere');
  expect(window.history).toHaveLength(1);
  open();
  await userEvent.click(screen.getByText('404'));
  expect(window.location.pathname).toBe('/home');
  window.history.pushState(null, '', '/list');
  window.history.pushState(null, '', '/nowhere');
  await userEvent.click(screen.getByText('404'));
  await expect.poll(() => window.location.pathname).toBe('/list');
});

test.each([
  ['?code=403', '403'],
  ['?code=abc', '404'],
  ['', '404'],
])('the code of %j is %s', (search, code) => {
  window.history.replaceState(null, '', `/not-found${search}`);
  open();
  expect(screen.getByText(code)).toBeTruthy();
});
