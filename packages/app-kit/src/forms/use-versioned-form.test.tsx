import { ApiError } from '@academy/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptInTab, keptOnDevice } from './kept-drafts';
import {
  dropUnsavedChanges,
  hasUnsavedChanges,
  hasUnsavedTab,
  unsavedAtEnd,
} from './unsaved-changes';
import { useVersionedForm, type VersionedFormOptions } from './use-versioned-form';

interface Notice {
  title: string;
  text: string;
}
interface SavedNotice extends Notice {
  version: number;
}
type Base = SavedNotice | null;
type Options = VersionedFormOptions<Base, Notice>;

const isNotice = (value: unknown): value is SavedNotice =>
  typeof value === 'object' && value !== null && 'version' in value;
const refusal = (status: number, body: object) =>
  new ApiError('response', 'editNews', {
    answer: { status, statusText: '', body, header: () => undefined },
  });
const notice = (version: number, changes: Partial<Notice> = {}): SavedNotice => ({
  title: '식단',
  text: '',
  version,
  ...changes,
});

let drafts = keptInTab<Notice>();
const send = vi.fn<(draft: Notice, base: Base) => Promise<{ saved: Base } | null>>();

function open(loaded: Base = notice(1), more: Partial<Options> = {}) {
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const options = (read: Base): Options => ({
    loaded: read,
    versionOf: (base) => base?.version ?? 0,
    draftOf: (base) => ({ title: base?.title ?? '', text: base?.text ?? '' }),
    read: (current) => (isNotice(current) ? current : undefined),
    ...more,
  });
  const { result, rerender, unmount } = renderHook((given: Options) => useVersionedForm(given), {
    wrapper,
    initialProps: options(loaded),
  });
  return {
    form: () => result.current,
    type: (changes: Partial<Notice>) => act(() => result.current.change(changes)),
    submit: (wrong?: Record<string, string>) => act(() => result.current.submit(send, wrong)),
    reads: (next: Base) => rerender(options(next)),
    unmount,
  };
}

beforeEach(() => {
  drafts = keptInTab();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

test('says what changed, holds the page meanwhile, and lets it go before it leads away', async () => {
  const heldWhenSaved = vi.fn<(held: boolean) => void>();
  const page = open(notice(1), { onSaved: () => heldWhenSaved(hasUnsavedChanges()) });
  expect(hasUnsavedChanges()).toBe(false);
  page.type({ title: '11월 식단' });
  expect(page.form().changed).toEqual(['title']);
  expect([hasUnsavedChanges(), hasUnsavedTab()]).toEqual([true, false]);
  send.mockResolvedValueOnce({ saved: notice(2, { title: '11월 식단' }) });
  await page.submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ title: '11월 식단', text: '' }, notice(1));
  expect(heldWhenSaved).toHaveBeenCalledExactlyOnceWith(false);
  expect(page.form().dirty).toBe(false);
});

test('what must be corrected is shown at its field and nothing is sent', async () => {
  const page = open();
  await expect(page.submit({ title: '제목을 쓰세요.' })).resolves.toEqual({ kind: 'blocked' });
  expect(page.form().errors).toEqual({ title: '제목을 쓰세요.' });
  expect(send).not.toHaveBeenCalled();
});

test('a refusal is at its field, any other failure in the form, and the draft stays', async () => {
  const page = open();
  page.type({ title: '가' });
  send.mockRejectedValueOnce(refusal(400, { message: '', errors: { title: '너무 짧습니다.' } }));
  await page.submit();
  expect(page.form().errors).toEqual({ title: '너무 짧습니다.' });
  const offline = new ApiError('network', 'editNews');
  send.mockRejectedValueOnce(offline);
  await expect(page.submit()).resolves.toEqual({ kind: 'failed', error: offline });
  expect(page.form()).toMatchObject({ errors: {}, failure: offline, draft: { title: '가' } });
});

test('a question before the save sends nothing and keeps the draft', async () => {
  const page = open();
  page.type({ title: '가' });
  send.mockResolvedValueOnce(null);
  await expect(page.submit()).resolves.toEqual({ kind: 'asked' });
  expect(page.form()).toMatchObject({ dirty: true, draft: { title: '가' } });
});

test('two taps save once', async () => {
  const page = open();
  page.type({ title: '가' });
  let answer: (sent: { saved: Base }) => void = () => undefined;
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  act(() => {
    void page.form().submit(send);
    void page.form().submit(send);
  });
  await waitFor(() => expect(page.form().busy).toBe(true));
  // What is typed meanwhile stays on top of the answer.
  page.type({ text: '돈가스' });
  await act(async () => answer({ saved: notice(2, { title: '가' }) }));
  expect(send).toHaveBeenCalledOnce();
  expect(page.form()).toMatchObject({
    base: { version: 2 },
    changed: ['text'],
    draft: { title: '가', text: '돈가스' },
  });
});

test('a 412 shows both values and saves nothing until one is chosen', async () => {
  const replaced = vi.fn<(draft: Notice) => void>();
  const page = open(notice(1), { onReplaced: replaced });
  page.type({ title: '내 제목' });
  send.mockRejectedValueOnce(
    refusal(412, { current: notice(7, { title: '남의 제목', text: '돈가스' }) }),
  );
  await expect(page.submit()).resolves.toEqual({ kind: 'clash' });
  expect(page.form().clash).toMatchObject({ open: ['title'], taken: ['text'] });
  expect(replaced).toHaveBeenLastCalledWith({ title: '내 제목', text: '돈가스' });
  await expect(page.submit()).resolves.toEqual({ kind: 'blocked' });

  act(() => page.form().choose('title', 'mine'));
  send.mockResolvedValueOnce({ saved: notice(8, { title: '내 제목', text: '돈가스' }) });
  await page.submit();
  expect(send.mock.lastCall).toMatchObject([{ title: '내 제목', text: '돈가스' }, { version: 7 }]);
  expect(page.form().clash).toBeUndefined();
});

test('a 412 without the newer version is a failure like another', async () => {
  const page = open();
  page.type({ title: '가' });
  send.mockRejectedValueOnce(refusal(412, { message: '먼저 바뀌었습니다.' }));
  await expect(page.submit()).resolves.toMatchObject({ kind: 'failed' });
  expect(page.form().clash).toBeUndefined();
});

test('a newer version that is read comes in unless both changed the same field', () => {
  const page = open();
  page.reads(notice(2, { title: '남의 제목' }));
  expect(page.form().draft.title).toBe('남의 제목');
  page.type({ text: '내 글' });
  page.reads(notice(3, { title: '더 새 제목' }));
  expect(page.form().draft).toEqual({ title: '더 새 제목', text: '내 글' });
  page.reads(notice(4, { title: '더 새 제목', text: '남의 글' }));
  expect(page.form()).toMatchObject({ base: { version: 3 }, draft: { text: '내 글' } });
  page.reads(notice(3));
  expect(page.form().base?.version).toBe(3);
});

test('a blank at an edge is no change where it is not sent', () => {
  const page = open(notice(1), {
    tidy: ({ title, ...rest }) => ({ ...rest, title: title.trim() }),
  });
  page.type({ title: '식단 ' });
  expect(page.form().dirty).toBe(false);
});

test('discarding goes back to what is saved, filling takes other values', async () => {
  const page = open();
  page.type({ title: '가' });
  await page.submit({ title: '너무 짧습니다.' });
  act(() => page.form().discard());
  expect(page.form()).toMatchObject({ errors: {}, dirty: false, draft: { title: '식단' } });
  const other = { title: '지난 식단', text: '돈가스' };
  act(() => page.form().start(other));
  expect(page.form().changed).toEqual(['title', 'text']);
});

test('a kept draft comes back to its owner, and not after it was saved', async () => {
  const keep = { drafts, owner: '1', name: 'new' };
  const first = open(null, { keep });
  first.type({ title: '가' });
  first.unmount();
  expect(open(null, { keep: { ...keep, owner: '2' } }).form().draft.title).toBe('');
  const again = open(null, { keep });
  expect(again.form()).toMatchObject({ restored: true, draft: { title: '가' } });
  send.mockResolvedValueOnce({ saved: notice(1, { title: '가' }) });
  await again.submit();
  expect(again.form().restored).toBe(false);
  again.unmount();
  expect(open(null, { keep }).form().draft.title).toBe('');
});

test('a kept draft of an older version meets what was saved since', () => {
  const keep = { drafts, owner: '1', name: '7' };
  const first = open(notice(1), { keep });
  first.type({ title: '내 제목' });
  first.unmount();
  const again = open(notice(2, { title: '남의 제목', text: '돈가스' }), { keep });
  expect(again.form()).toMatchObject({
    base: { version: 2 },
    draft: { title: '내 제목', text: '돈가스' },
    clash: { open: ['title'], taken: ['text'] },
  });
});

test('a draft that shall not outlive its page is forgotten with it', () => {
  const keep = { drafts, owner: '1', name: 'tab', outlives: () => false };
  const page = open(notice(1), { keep });
  page.type({ title: '가' });
  page.unmount();
  expect(drafts.read('1', 'tab')).toBeUndefined();
});

test.each([
  ['in the tab', keptInTab<Notice>()],
  ['on the device', keptOnDevice<Notice>('test', (draft) => (isNotice(draft) ? draft : undefined))],
] as const)('leaving without saving loses a draft that is kept %s', (_, kept) => {
  const keep = { drafts: kept, owner: 'kim', name: 'notice' };
  const page = open(notice(1), { keep });
  page.type({ title: '11월 식단' });
  expect(unsavedAtEnd()).toEqual({ kept: true, lost: false });
  dropUnsavedChanges();
  page.unmount();
  expect(open(notice(1), { keep }).form().draft.title).toBe('식단');
});

test('another tab of the page loses only what does not outlive it', () => {
  const keep = { drafts, owner: 'kim', name: 'notice' };
  const page = open(notice(1), { keep });
  page.type({ title: '11월 식단' });
  dropUnsavedChanges('tab');
  page.unmount();
  expect(open(notice(1), { keep }).form().draft.title).toBe('11월 식단');
});

test('a form that is kept nowhere is lost with the login', () => {
  const page = open();
  page.type({ title: '11월 식단' });
  expect(unsavedAtEnd()).toEqual({ kept: false, lost: true });
});
