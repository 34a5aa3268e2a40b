// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { storedDrafts } from './stored-drafts';
import { unsavedWork } from './unsaved-work';

beforeEach(() => {
  storedDrafts.of(undefined);
  localStorage.clear();
  storedDrafts.of('101');
});

test('a draft outlives the login, and is there for the same student', () => {
  storedDrafts.write('reason-new', '치과');
  storedDrafts.of(undefined);
  expect(storedDrafts.read('reason-new')).toBeUndefined();
  storedDrafts.of('101');
  expect(storedDrafts.read('reason-new')).toBe('치과');
});

test('another student does not find it, and it is gone from the device', () => {
  storedDrafts.write('reason-new', '치과');
  storedDrafts.of('102');
  expect(storedDrafts.read('reason-new')).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the shell counts drafts, and a logout forgets them', async () => {
  const heard = vi.fn<() => void>();
  const stop = storedDrafts.subscribe(heard);
  storedDrafts.write('reason-new', '치과');
  storedDrafts.write('reason-new', '치과 진료');
  storedDrafts.write('reason-new', '치과 진료');
  storedDrafts.write('reason-7', '늦잠');
  expect(heard).toHaveBeenCalledTimes(3);
  expect(unsavedWork.getState()).toEqual({ kind: 'draft', count: 2 });
  storedDrafts.drop('reason-7');
  expect(unsavedWork.getState()).toEqual({ kind: 'draft', count: 1 });
  await unsavedWork.discard();
  expect(unsavedWork.getState()).toEqual({ kind: 'idle' });
  expect(Object.keys(localStorage)).toEqual([]);
  stop();
});

test('without storage a draft lives as long as the tab', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storedDrafts.write('reason-new', '치과');
  expect(storedDrafts.read('reason-new')).toBe('치과');
});

test('nobody signed in: nothing is kept', () => {
  storedDrafts.of(undefined);
  storedDrafts.write('reason-new', '치과');
  expect(Object.keys(localStorage)).toEqual([]);
});
