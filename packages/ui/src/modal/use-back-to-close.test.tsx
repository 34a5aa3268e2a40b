import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useBackToClose } from './use-back-to-close';

function Sheet({ name, onClose }: { name: string; onClose: () => void }) {
  useBackToClose(true, onClose);
  return <p>{name}</p>;
}

/** Shows sheets by name; a sheet that wants to close goes. */
function showSheets(...first: string[]) {
  let open = first;
  const { rerender } = render(null, { wrapper: StrictMode });
  function draw(names: string[]) {
    open = names;
    rerender(
      open.map((name) => (
        <Sheet
          key={name}
          name={name}
          onClose={() => draw(open.filter((other) => other !== name))}
        />
      )),
    );
  }
  draw(first);
  return (...names: string[]) => draw(names);
}

const shown = () =>
  screen
    .queryAllByText(/./)
    .map((sheet) => sheet.textContent)
    .filter(Boolean);
const routerState = { key: 'of-the-router', idx: 3 };

beforeEach(() => {
  history.pushState(routerState, '', '/student-calendar');
});

test('keeps what the router stores in the entry', () => {
  showSheets('sheet');
  expect(history.state).toMatchObject(routerState);
});

test('Back closes it and stays on the page', async () => {
  showSheets('sheet');
  history.back();
  await waitFor(() => expect(screen.queryByText('sheet')).toBeNull());
  expect(location.pathname).toBe('/student-calendar');
  expect(history.state).toEqual(routerState);
});

test('closing it otherwise takes its entry away', async () => {
  const show = showSheets('sheet');
  show();
  await waitFor(() => expect(history.state).toEqual(routerState));
});

test('a navigation right after closing is not undone', async () => {
  const show = showSheets('sheet');
  show();
  history.pushState({ key: 'next' }, '', '/mocks');
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.pushState({ key: 'probe' }, '', '/probe');
  history.back();
  await popped;
  expect(location.pathname).toBe('/mocks');
});

test('of two sheets Back closes the upper one first', async () => {
  const show = showSheets('lower');
  show('lower', 'upper');
  history.back();
  await waitFor(() => expect(shown()).toEqual(['lower']));
  history.back();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(location.pathname).toBe('/student-calendar');
});

test('one sheet that follows another needs one Back, not two', async () => {
  const show = showSheets('first');
  show('second');
  history.back();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(history.state).toEqual(routerState);
});

test('one that opens while the step back of another is under way stays open, with its own entry', async () => {
  const show = showSheets('first');
  show();
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await Promise.resolve();
  show('second');
  await popped;
  expect(shown()).toEqual(['second']);
  history.back();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(location.pathname).toBe('/student-calendar');
  expect(history.state).toEqual(routerState);
});

test('one that opens and closes while the step back of another is under way leaves no entry', async () => {
  const show = showSheets('first');
  const entries = history.length;
  show();
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await Promise.resolve();
  show('second');
  show();
  await popped;
  expect(history.state).toEqual(routerState);
  expect(history.length).toBe(entries);
});

test('the double mount of strict mode leaves it open', async () => {
  showSheets('sheet');
  await Promise.resolve();
  expect(shown()).toEqual(['sheet']);
});
