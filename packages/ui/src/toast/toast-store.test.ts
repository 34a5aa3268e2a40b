import { expect, test, vi } from 'vitest';
import { createToastStore } from '.';

const texts = (store: ReturnType<typeof createToastStore>) =>
  store.getSnapshot().map((toast) => toast.text);

test('keeps messages in the order they came', () => {
  const store = createToastStore();
  store.show({ text: '하나' });
  store.show({ text: '둘' });
  expect(texts(store)).toEqual(['하나', '둘']);
});

test('a message with the same key takes the place of the older one', () => {
  const store = createToastStore();
  const first = store.show({ text: '1건을 신청했어요', key: 'meals' });
  store.show({ text: '복사했어요' });
  const second = store.show({ text: '2건을 신청했어요', key: 'meals' });
  expect(texts(store)).toEqual(['2건을 신청했어요', '복사했어요']);
  expect(second).not.toBe(first);
});

test('what is no longer true is withdrawn by its key, and nothing else', () => {
  const store = createToastStore();
  store.show({ text: '1건을 신청했어요', key: 'meals' });
  store.show({ text: '복사했어요' });
  store.withdraw('meals');
  store.withdraw('points');
  expect(texts(store)).toEqual(['복사했어요']);
});

test('undo runs once, for the newest message that can be taken back', () => {
  const store = createToastStore();
  const older = vi.fn<() => void>();
  const newer = vi.fn<() => void>();
  store.show({ text: '점심', undo: { label: '되돌리기', run: older } });
  store.show({ text: '저녁', undo: { label: '되돌리기', run: newer } });
  store.show({ text: '복사했어요' });
  expect(store.undoLatest()).toBe(true);
  expect(newer).toHaveBeenCalledOnce();
  expect(older).not.toHaveBeenCalled();
  expect(texts(store)).toEqual(['점심', '복사했어요']);
  expect(store.undoLatest()).toBe(true);
  expect(store.undoLatest()).toBe(false);
});

test('listeners learn of every change until they leave', () => {
  const store = createToastStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.dismiss(store.show({ text: '하나' }));
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.show({ text: '둘' });
  expect(listener).toHaveBeenCalledTimes(2);
});
