import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useOpenDialog } from './use-open-dialog';
import { useUrlText } from './use-url-list';
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

test('a choice shows at once, is in the address beside what was there, and empty takes it away', async () => {
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

test('two hooks on one address see and keep each other’s changes', async () => {
  function Tabs() {
    const [tab, setTab] = useUrlState('tab');
    return <button onClick={() => setTab('mine')}>{tab || 'all'}</button>;
  }
  function Search() {
    const [text, setText] = useUrlText('q');
    const [tab, setTab] = useUrlState('tab');
    return (
      <>
        <button onClick={() => setText('kim')}>{text || 'nobody'}</button>
        <button
          onClick={() => {
            setText('');
            setTab('');
          }}
        >
          not {tab}
        </button>
      </>
    );
  }
  function Drawer() {
    const { open } = useOpenDialog();
    return <button onClick={() => open('exam-2')}>open</button>;
  }
  render(
    <BrowserRouter>
      <Tabs />
      <Search />
      <Drawer />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByText('all'));
  fireEvent.click(screen.getByText('nobody'));
  expect(screen.getByText('not mine')).toBeTruthy();
  fireEvent.click(screen.getByText('open'));
  await waitFor(() => expect(window.location.search).toBe('?open=exam-2&tab=mine&q=kim'));
  fireEvent.click(screen.getByText('not mine'));
  await waitFor(() => expect(window.location.search).toBe('?open=exam-2'));
});

test('what was chosen before a page was left is not shown when Back returns to it', async () => {
  function Pages() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    if (pathname !== '/mocks') return <p>elsewhere</p>;
    return (
      <>
        <Page />
        <button onClick={() => void navigate('/points')}>away</button>
      </>
    );
  }
  function Step() {
    const [, setTab] = useUrlState('tab', { step: true });
    return <button onClick={() => setTab('mine')}>step</button>;
  }
  render(
    <BrowserRouter>
      <Pages />
      <Routes>
        <Route path="/mocks" element={<Step />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );
  act(() => {
    screen.getByText('step').click();
    screen.getByText('away').click();
  });
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  window.history.go(-2);
  expect(await screen.findByText('first')).toBeTruthy();
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
