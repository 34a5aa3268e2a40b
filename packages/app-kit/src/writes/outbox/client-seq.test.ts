import { beforeEach, expect, test, vi } from 'vitest';
import { nextClientSeq } from './client-seq';

beforeEach(() => localStorage.clear());

test('one device, a counter that only grows, also for the next page', async () => {
  const [device, count] = nextClientSeq().split(':');
  expect(nextClientSeq()).toBe(`${device}:${Number(count) + 1}`);
  vi.resetModules();
  const nextPage = await import('./client-seq');
  expect(nextPage.nextClientSeq()).toBe(`${device}:${Number(count) + 2}`);
});

test('rubbish in the storage makes a new device instead of a counter that goes back', () => {
  localStorage.setItem('academy-device', 'phone:none');
  expect(nextClientSeq()).toMatch(/^[0-9a-f-]{36}:1$/);
});

test('a browser that stores nothing still counts', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const [device, count] = nextClientSeq().split(':');
  expect(nextClientSeq()).toBe(`${device}:${Number(count) + 1}`);
});
