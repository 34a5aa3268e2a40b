import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useUrlParams, useUrlState } from './use-url-state';

function Page() {
  const [tab, setTab] = useUrlState('tab');
  return (
    <>
      <p>{tab === '' ? 'first' : tab}</p>
      <button onClick={() => setTab('mine')}>mine</button>
      <button onClick={() => setTab('')}>first tab</button>
    </>
  );
}

afterEach(cleanup);
beforeEach(() => window.history.replaceState(null, '', '/mocks?open=exam-1'));

test('a choice shows at once, stands in the address beside what was there, and empty takes it away', async () => {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('mine'));
  expect(screen.queryByText('first')).toBeNull();
  expect(window.location.search).toBe('?open=exam-1&tab=mine');
  fireEvent.click(screen.getByText('first tab'));
  expect(await screen.findByText('first')).toBeTruthy();
  expect(window.location.search).toBe('?open=exam-1');
});

test('a step can be taken back', async () => {
  function Months() {
    const [month, setMonth] = useUrlState('month', { step: true });
    return <button onClick={() => setMonth('2026-12')}>{month || 'november'}</button>;
  }
  render(
    <BrowserRouter>
      <Months />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('november'));
  expect(screen.getByText('2026-12')).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe('?open=exam-1&month=2026-12'));
  window.history.back();
  expect(await screen.findByText('november')).toBeTruthy();
  expect(window.location.search).toBe('?open=exam-1');
});

test('what the address says later counts, not what was chosen before', async () => {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('mine'));
  window.history.pushState(null, '', '/mocks?tab=other');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(await screen.findByText('other')).toBeTruthy();
});

test('two changes before the router has followed both hold', async () => {
  function Filters() {
    const { params, change } = useUrlParams();
    return (
      <button onClick={() => change({ [params.has('grade') ? 'seat' : 'grade']: '1' })}>
        more
      </button>
    );
  }
  render(
    <BrowserRouter>
      <Filters />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('more'));
  fireEvent.click(screen.getByText('more'));
  await waitFor(() => expect(window.location.search).toBe('?open=exam-1&grade=1&seat=1'));
});
