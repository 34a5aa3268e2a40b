// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { memoryTokenStore, sessionTokenStore, type TokenStore } from './token-store';

beforeEach(() => sessionStorage.clear());

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};
const full = (): Storage =>
  Object.assign(Object.create(sessionStorage), {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    getItem: () => null,
    removeItem: () => undefined,
  });

test.each<[string, () => TokenStore]>([
  ['memory', () => memoryTokenStore()],
  ['session storage', () => sessionTokenStore()],
  ['blocked storage', () => sessionTokenStore(blocked)],
  ['full storage', () => sessionTokenStore(full)],
])('%s keeps one login until it is cleared', (_, make) => {
  const store = make();
  expect(store.read()).toBeNull();
  store.write({ role: 'student', accessToken: 'a', studentId: '7' });
  store.write({ role: 'manager', accessToken: 'b', studentId: null });
  expect(store.read()).toEqual({ role: 'manager', accessToken: 'b', studentId: null });
  store.clear();
  expect(store.read()).toBeNull();
});

test('stores token, studentId and role, and nothing of the previous login', () => {
  const store = sessionTokenStore();
  store.write({ role: 'student', accessToken: 'a', studentId: '7' });
  expect({ ...sessionStorage }).toEqual({ accessToken: 'a', studentId: '7', role: 'STUDENT' });
  store.write({ role: 'manager', accessToken: 'b', studentId: null });
  expect({ ...sessionStorage }).toEqual({ accessToken: 'b', role: 'MANAGER' });
});

test('a reload finds the login', () => {
  sessionTokenStore().write({ role: 'student', accessToken: 'a', studentId: '7' });
  expect(sessionTokenStore().read()).toEqual({ role: 'student', accessToken: 'a', studentId: '7' });
});

test('a studentId or a role alone is no login', () => {
  sessionStorage.setItem('studentId', '7');
  sessionStorage.setItem('role', 'STUDENT');
  expect(sessionTokenStore().read()).toBeNull();
});
