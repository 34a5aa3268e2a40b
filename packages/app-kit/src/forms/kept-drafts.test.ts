import { afterEach, expect, test, vi } from 'vitest';
import { keptInTab, keptOnDevice } from './kept-drafts';

const text = (draft: unknown) => (typeof draft === 'string' ? draft : undefined);
const kept = { version: 3, before: '식단', draft: '11월 식단' };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['in the tab', () => keptInTab<string>()],
  ['on the device', () => keptOnDevice('notice', text)],
])('a draft %s is its owner’s and stands under its name until it is forgotten', (_, open) => {
  const drafts = open();
  drafts.put('1', 'new', kept);
  expect(drafts.read('1', 'new')).toEqual(kept);
  expect(drafts.read('2', 'new')).toBeUndefined();
  expect(drafts.read('1', '7')).toBeUndefined();
  drafts.forget('1', 'new');
  expect(drafts.read('1', 'new')).toBeUndefined();
});

test.each([
  '{',
  '"text"',
  '{"version":3}',
  '{"version":"3","before":"a","draft":"b"}',
  '{"draft":1}',
])('what cannot be read is no draft: %s', (stored) => {
  localStorage.setItem('notice:1:new', stored);
  expect(keptOnDevice('notice', text).read('1', 'new')).toBeUndefined();
});

test('a storage that is full or closed keeps nothing and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const drafts = keptOnDevice('notice', text);
  drafts.put('1', 'new', kept);
  expect(drafts.read('1', 'new')).toBeUndefined();
});
