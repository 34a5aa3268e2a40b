import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useOpenDialog } from './use-open-dialog';

function Page({ param }: { param?: string }) {
  const dialog = useOpenDialog(param);
  return (
    <>
      <p>{dialog.opened ?? 'nothing'}</p>
      <button onClick={() => dialog.open('menu')}>open</button>
      <button onClick={dialog.close}>close</button>
    </>
  );
}

afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, '', '/student-calendar?month=2026-12'));
const show = (param?: string) =>
  render(
    <BrowserRouter>
      <Page {...(param && { param })} />
    </BrowserRouter>,
  );

test('opening is in the address, closing goes back and leaves no entry behind', async () => {
  show();
  const entries = window.history.length;
  await userEvent.click(screen.getByText('open'));
  expect(window.location.search).toBe('?month=2026-12&open=menu');
  await userEvent.click(screen.getByText('close'));
  expect(await screen.findByText('nothing')).toBeTruthy();
  expect(window.location.search).toBe('?month=2026-12');
  expect(window.history.length).toBe(entries + 1);
});

test('an address that was entered with an open dialog stays where it is when that is closed', async () => {
  window.history.replaceState(null, '', '/student-calendar?open=menu');
  show();
  expect(screen.getByText('menu')).toBeTruthy();
  await userEvent.click(screen.getByText('close'));
  expect(await screen.findByText('nothing')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/student-calendar');
});

test('what stands in the page’s place has a parameter of its own, and Back leads to the page', async () => {
  show('news');
  await userEvent.click(screen.getByText('open'));
  expect(window.location.search).toBe('?month=2026-12&news=menu');
  window.history.back();
  expect(await screen.findByText('nothing')).toBeTruthy();
  expect(window.location.search).toBe('?month=2026-12');
});

test('two clicks on a row open it once, and one way back closes it; it opens again', async () => {
  show();
  for (const _ of ['first', 'again']) {
    const open = screen.getByText('open');
    act(() => {
      open.click();
      open.click();
    });
    expect(await screen.findByText('menu')).toBeTruthy();
    await userEvent.click(screen.getByText('close'));
    expect(await screen.findByText('nothing')).toBeTruthy();
    expect(window.location.search).toBe('?month=2026-12');
  }
});

test('two taps on 닫기 leave the page where it is', async () => {
  window.history.pushState(null, '', '/student-calendar?month=2027-01');
  show();
  await userEvent.click(screen.getByText('open'));
  const close = screen.getByText('close');
  fireEvent.click(close);
  fireEvent.click(close);
  expect(await screen.findByText('nothing')).toBeTruthy();
  fireEvent.click(close);
  expect(window.location.search).toBe('?month=2027-01');
});

test('the second tap on 닫기 does not open what lay under it', async () => {
  show();
  await userEvent.click(screen.getByText('open'));
  fireEvent.click(screen.getByText('close'), { detail: 1 });
  expect(await screen.findByText('nothing')).toBeTruthy();
  fireEvent.click(screen.getByText('open'), { detail: 2 });
  expect(screen.getByText('nothing')).toBeTruthy();
  fireEvent.click(screen.getByText('open'), { detail: 1 });
  expect(await screen.findByText('menu')).toBeTruthy();
});
