import { expect, test, vi } from 'vitest';
import { openPage, readNotice } from './notices';

const origin = 'https://academy.test';
const notice = { title: '사유가 승인됐어요', body: '눌러서', tag: 'one', page: '/submit' };

test('what came is shown as it came', () => {
  expect(readNotice(JSON.stringify(notice))).toEqual(notice);
});

test.each([
  [undefined],
  [''],
  ['nonsense'],
  ['null'],
  ['[]'],
  [JSON.stringify({ ...notice, title: 5 })],
])('%j is something, whatever it says', (text) => {
  expect(readNotice(text)).toMatchObject({ title: '새 알림이 있어요', page: '/student-calendar' });
});

test.each([['https://elsewhere.test'], ['//elsewhere.test'], ['/\\elsewhere.test'], ['']])(
  '%j is no page of this app',
  (page) => {
    expect(readNotice(JSON.stringify({ ...notice, page })).page).toBe('/student-calendar');
  },
);

function browser(...urls: string[]) {
  const navigate = vi.fn<(url: string) => Promise<null>>(async () => null);
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const openWindow = vi.fn<(url: string | URL) => Promise<null>>(async () => null);
  const clients = {
    matchAll: async () => urls.map((url) => ({ url, navigate, focus })),
    openWindow,
  } as unknown as Clients;
  return { clients, navigate, focus, openWindow };
}

test('without the app it is opened', async () => {
  const { clients, openWindow } = browser();
  await openPage('/submit', clients, origin);
  expect(openWindow).toHaveBeenCalledWith(`${origin}/submit`);
});

test('an app that is open comes to the front and shows the page', async () => {
  const { clients, openWindow, focus, navigate } = browser(`${origin}/mocks`);
  await openPage('/submit', clients, origin);
  expect(focus).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledWith(`${origin}/submit`);
  expect(openWindow).not.toHaveBeenCalled();
});

test('one that shows it already stays as it is', async () => {
  const { clients, focus, navigate } = browser(`${origin}/submit`);
  await openPage('/submit', clients, origin);
  expect(focus).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('one that cannot be led is left alone', async () => {
  const { clients, openWindow, navigate } = browser(`${origin}/mocks`);
  navigate.mockRejectedValue(new TypeError('not mine'));
  await openPage('/submit', clients, origin);
  expect(openWindow).toHaveBeenCalledWith(`${origin}/submit`);
});
