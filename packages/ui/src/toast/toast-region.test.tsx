import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, ToastRegion } from '.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => void act(() => vi.advanceTimersByTime(ms));

function setUp() {
  const store = createToastStore();
  render(<ToastRegion store={store} />);
  act(
    () =>
      void store.show({
        text: '점심 12건을 신청했어요',
        undo: { label: '되돌리기', run: () => undefined },
      }),
  );
  return store;
}
const toast = () => screen.queryByText('점심 12건을 신청했어요');

test('goes away after six seconds', () => {
  setUp();
  pass(5999);
  expect(toast()).toBeInTheDocument();
  pass(1);
  expect(toast()).toBeNull();
});

test('the clock stands still under the pointer and goes on where it stopped', () => {
  setUp();
  pass(4000);
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  pass(60_000);
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  pass(1999);
  expect(toast()).toBeInTheDocument();
  pass(1);
  expect(toast()).toBeNull();
});

test('the clock stands still while the focus lies in it', () => {
  setUp();
  act(() => screen.getByRole('button', { name: '되돌리기' }).focus());
  pass(60_000);
  expect(toast()).toBeInTheDocument();
});

test('a message that takes the place of another keeps the focus and has six seconds of its own', () => {
  const store = createToastStore();
  render(<ToastRegion store={store} />);
  const show = (text: string) =>
    act(
      () =>
        void store.show({ key: 'meals', text, undo: { label: '되돌리기', run: () => undefined } }),
    );
  show('점심 12건을 신청했어요');
  act(() => screen.getByRole('button', { name: '되돌리기' }).focus());
  const said = toast();
  show('점심 12건을 신청했어요');
  expect(screen.getByRole('button', { name: '되돌리기' })).toHaveFocus();
  // Said twice, heard twice: a live region reads what is new in it.
  expect(toast()).not.toBe(said);
  act(() => screen.getByRole('button', { name: '되돌리기' }).blur());
  pass(4000);
  show('저녁 3건을 신청했어요');
  pass(5999);
  expect(screen.getByText('저녁 3건을 신청했어요')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('Ctrl+Z in a text field stays the field’s own undo', () => {
  const store = setUp();
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { code: 'KeyZ', ctrlKey: true });
  expect(store.getSnapshot()).toHaveLength(1);
  fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'ㅋ', metaKey: true });
  expect(store.getSnapshot()).toHaveLength(0);
  field.remove();
});

test('the live region is there before anything is shown', () => {
  render(<ToastRegion store={createToastStore()} />);
  const region = screen.getByRole('region', { name: '알림' });
  expect(region.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
});
