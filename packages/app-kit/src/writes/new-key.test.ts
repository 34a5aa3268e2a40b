import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './new-key';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('a key is one of a kind, a UUID, and can name an intention', () => {
  const keys = Array.from({ length: 1_000 }, newKey);
  expect(new Set(keys).size).toBe(1_000);
  expect(keys.every((key) => UUID.test(key))).toBe(true);
});

test('plain http, which has neither randomUUID nor subtle, gets one as well', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  expect(newKey()).toBe('07070707-0707-4707-8707-070707070707');
});
