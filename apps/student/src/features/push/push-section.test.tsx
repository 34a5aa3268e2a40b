// @vitest-environment jsdom
import { type OwnPush, ownPushSchema } from '@academy/domain/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedRequest } from '../../testing/asked-request';
import '../../testing/phone';
import { unsubscribeDevice } from './device-push';
import { PushSection } from './push-section';
import { renewPush } from './renew-push';

const OFF = { menu: false, menuHour: 19, cutoff: false, answers: false, exams: false };
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};
const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
const subscribe = vi.fn<() => Promise<object>>();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();
const asked = vi.fn<(method: string, path: string, body: unknown) => void>();

let own: OwnPush;
let broken: boolean;
let kept: object | null;

/** A browser with notifications, as far as `permission` allows. */
function aBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const notification = { permission, requestPermission };
  requestPermission.mockImplementation(async () => (notification.permission = answer));
  const registration = { pushManager: { subscribe, getSubscription: async () => kept } };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
}

beforeEach(() => {
  own = { settings: OFF, thisDevice: false, publicKey: 'the-key' };
  [broken, kept] = [false, null];
  for (const mock of [unsubscribe, subscribe, requestPermission, asked]) mock.mockClear();
  subscribe.mockResolvedValue({ toJSON: () => subscription });
  aBrowser('default');
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const { method, url, body } = await askedRequest(...sent);
    if (broken && method !== 'GET') return Response.json({ message: '고장' }, { status: 500 });
    if (method !== 'GET') asked(method, url.pathname.replace('/api/students/me', ''), body);
    if (url.pathname.endsWith('push-subscription')) own = { ...own, thisDevice: true };
    else if (method === 'PUT') own = { ...own, settings: ownPushSchema.shape.settings.parse(body) };
    return Response.json(own);
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

function open() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <PushSection mocks />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name });

test('all off at first, and nobody is asked until a switch is pressed', async () => {
  open();
  expect((await choice(/내일 식단/)).checked).toBe(false);
  expect((await choice(/도시락 마감/)).checked).toBe(false);
  expect((await choice(/신청 결과/)).checked).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
});

test('the first switch asks, subscribes this device and saves; the next one only saves', async () => {
  const user = open();
  await user.click(await choice(/신청 결과/));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.calls).toEqual([
    ['PUT', '/push-subscription', { endpoint: subscription.endpoint, ...subscription.keys }],
    ['PUT', '/push-settings', { ...OFF, answers: true }],
  ]);
  await waitFor(async () => expect((await choice(/신청 결과/)).checked).toBe(true));
  await user.click(await choice(/도시락 마감/));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith('PUT', '/push-settings', {
      ...OFF,
      cutoff: true,
      answers: true,
    }),
  );
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('the hour of the menu can be chosen once it is on', async () => {
  own = { ...own, settings: { ...OFF, menu: true }, thisDevice: true };
  const user = open();
  await user.selectOptions(await screen.findByLabelText('식단 알림 시각'), '오후 6시');
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith('PUT', '/push-settings', {
      ...OFF,
      menu: true,
      menuHour: 18,
    }),
  );
});

test('whoever refuses in the browser is told where to allow it, and nothing is saved', async () => {
  aBrowser('default', 'denied');
  const user = open();
  await user.click(await choice(/신청 결과/));
  expect(await screen.findByText(/알림이 차단되어 있어요/, { selector: 'p' })).toBeTruthy();
  expect((await choice(/신청 결과/)).checked).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

test('whoever closes the question may press again', async () => {
  aBrowser('default', 'default');
  const user = open();
  await user.click(await choice(/신청 결과/));
  expect(await screen.findByText(/허용을 눌러 주세요/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['plain http', () => vi.stubGlobal('isSecureContext', false), /https로 시작할 때만/],
  ['refused before', () => aBrowser('denied'), /차단되어 있어요/],
  ['no worker', () => Reflect.deleteProperty(navigator, 'serviceWorker'), /다른 브라우저에서/],
  [
    'iOS in the browser',
    () => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    },
    /홈 화면에 추가/,
  ],
])('%s: says why, and a switch cannot be pressed', async (_, prepare, words) => {
  prepare();
  const user = open();
  expect(await screen.findByText(words, { selector: 'p' })).toBeTruthy();
  await user.click(await choice(/신청 결과/));
  Reflect.deleteProperty(navigator, 'standalone');
  expect(requestPermission).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});

test('what was switched on elsewhere can be had here, too', async () => {
  own = { ...own, settings: { ...OFF, cutoff: true } };
  const user = open();
  await user.click(await screen.findByRole('button', { name: '이 기기에서도 받기' }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText(/이 기기에는 오지 않아요/)).toBeNull());
});

test('what is not saved is as it was, and says so', async () => {
  own = { ...own, thisDevice: true };
  broken = true;
  const user = open();
  await user.click(await choice(/신청 결과/));
  expect(await screen.findByText(/저장하지 못했어요/)).toBeTruthy();
  expect((await choice(/신청 결과/)).checked).toBe(false);
});

test('after a new login a device that was told is told again', async () => {
  kept = { unsubscribe };
  aBrowser('granted');
  own = { ...own, settings: { ...OFF, cutoff: true } };
  await renewPush();
  expect(asked).toHaveBeenCalledOnce();
  await renewPush();
  expect(asked).toHaveBeenCalledOnce();
});

test('whoever signs out leaves no way to the browser behind', async () => {
  kept = { unsubscribe };
  aBrowser('granted');
  await unsubscribeDevice();
  expect(unsubscribe).toHaveBeenCalledOnce();
});
