// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PullToRefresh } from './pull-to-refresh';

function List({ read }: { read: () => Promise<string> }) {
  useQuery({ queryKey: ['points'], queryFn: read });
  return (
    <main>
      <p>목록</p>
      <input aria-label="입력" />
      <button type="button" style={{ touchAction: 'none' }}>
        끌기
      </button>
      <div data-testid="scrolled">
        <span>안쪽</span>
      </div>
    </main>
  );
}

async function show(path = '/points-mine') {
  const read = vi.fn<() => Promise<string>>(async () => 'points');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <PullToRefresh />
        <List read={read} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  return read;
}

const finger = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
/** Puts a finger on the element at (100, 100) and moves it there by these steps. */
function pull(element: Element, ...steps: [number, number][]) {
  fireEvent.touchStart(element, finger(100, 100));
  for (const [x, y] of steps) fireEvent.touchMove(element, finger(x, y));
}
const letGo = async (element: Element) =>
  act(async () => void fireEvent.touchEnd(element, { touches: [] }));
const text = () => screen.getByText('목록');
const mark = () => screen.queryByRole('status')?.textContent;

test('pulled far enough and let go, the list is read again', async () => {
  const read = await show();
  pull(text(), [100, 160]);
  expect(mark()).toBe('당기면 새로 불러와요');
  fireEvent.touchMove(text(), finger(100, 230));
  expect(mark()).toBe('놓으면 새로 불러와요');
  await letGo(text());
  expect(read).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(mark()).toBeUndefined());
});

test('let go too early, nothing happens', async () => {
  const read = await show();
  pull(text(), [100, 200]);
  await letGo(text());
  expect(mark()).toBeUndefined();
  expect(read).toHaveBeenCalledOnce();
});

test('a finger that comes back has changed its mind', async () => {
  const read = await show();
  pull(text(), [100, 300], [100, 120]);
  await letGo(text());
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  [
    'sideways',
    [
      [180, 130],
      [180, 400],
    ],
  ],
  [
    'up first',
    [
      [100, 60],
      [100, 400],
    ],
  ],
] as const)('%s is something else, whatever follows', async (_, steps) => {
  const read = await show();
  pull(text(), ...steps.map(([x, y]): [number, number] => [x, y]));
  expect(mark()).toBeUndefined();
  await letGo(text());
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['a field', () => screen.getByLabelText('입력')],
  ['what is dragged itself', () => screen.getByText('끌기')],
  [
    'a box that is scrolled down',
    () => {
      screen.getByTestId('scrolled').scrollTop = 10;
      return screen.getByText('안쪽');
    },
  ],
])('%s is not pulled', async (_, find) => {
  await show();
  pull(find(), [100, 300]);
  expect(mark()).toBeUndefined();
});

test('a page that is scrolled down scrolls, and one below a sheet stays', async () => {
  await show();
  vi.stubGlobal('scrollY', 20);
  pull(text(), [100, 300]);
  expect(mark()).toBeUndefined();
  vi.stubGlobal('scrollY', 0);
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.setAttribute('open', '');
  pull(text(), [100, 300]);
  expect(mark()).toBeUndefined();
  sheet.remove();
});

test('two fingers zoom', async () => {
  await show();
  fireEvent.touchStart(text(), {
    touches: [
      { clientX: 100, clientY: 100 },
      { clientX: 200, clientY: 100 },
    ],
  });
  fireEvent.touchMove(text(), finger(100, 300));
  expect(mark()).toBeUndefined();
});

test('the meal calendar is painted, not pulled', async () => {
  await show('/student-calendar');
  pull(text(), [100, 300]);
  expect(mark()).toBeUndefined();
});
