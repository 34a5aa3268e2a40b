import { messageEndpoints, type OrderStanding } from '@academy/domain/messages';
import { day } from '@academy/domain/time';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openManagerPage } from '../../testing/open-manager-page';
import { OrderLine } from './order-line';

const { dayOrder, noteOrderConfirmed } = vi.hoisted(() => ({
  dayOrder: vi.fn<() => Promise<unknown>>(),
  noteOrderConfirmed: vi.fn<(call: unknown) => Promise<unknown>>(),
}));
vi.mock('../../shared/api', () => ({
  api: { dayOrder, noteOrderConfirmed },
  session: { state: () => ({ status: 'manager' }), subscribe: () => () => undefined },
  serverClock: { serverNow: () => new Date('2026-11-23T10:00:00+09:00') },
}));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const date = day('2026-11-24');
const order = {
  version: 2,
  counts: { lunch: 41, dinner: 0 },
  recipient: 'order@caterer.example',
  messageId: '7',
  failure: null,
  orderedAt: '2026-11-23T05:00:00.000Z',
  sentAt: '2026-11-23T05:00:05.000Z',
  confirmedAt: null,
  confirmedBy: null,
};
const answerOf = (state: OrderStanding['state'], changes: object | null = {}) =>
  messageEndpoints.dayOrder.response.parse({
    asOf: '2026-11-23T05:10:00.000Z',
    standing: { date, state, order: changes && { ...order, ...changes } },
  });
async function open(answer: unknown) {
  dayOrder.mockResolvedValue(answer);
  openManagerPage(<OrderLine date={date} />, { at: '/' });
  return screen.findByRole('region', { name: '발주' });
}

test.each([
  ['sent', {}, ['보냄 11월 23일 (월) 14:00 · 확인 전', '점심 41개 · order@caterer.example']],
  ['unconfirmed', {}, ['확인 늦음', '전화로 확인함']],
  ['confirmed', { confirmedAt: '2026-11-23T05:12:00.000Z' }, ['업체 확인 11월 23일 (월) 14:12']],
  [
    'confirmed',
    { confirmedAt: '2026-11-23T05:12:00.000Z', confirmedBy: '박매니저' },
    ['업체 확인 11월 23일 (월) 14:12 (박매니저 기록)', '확인 취소'],
  ],
  [
    'failed',
    { sentAt: null, failure: 'recipient-refused' },
    ['못 보냄', '받는 주소를 메일 서버가 거절했습니다.'],
  ],
  ['failed', null, ['못 보냄', '아직 나가지 않았습니다.']],
  ['no-address', null, ['받을 주소 없음', '업체 메일 주소를 입력하세요.']],
] as const)('%s %j: %j', async (state, changes, texts) => {
  const line = await open(answerOf(state, changes));
  for (const text of texts) expect(line.textContent).toContain(text);
});

test('the caterer’s own confirmation is not the desk’s to take away', async () => {
  const line = await open(answerOf('confirmed', { confirmedAt: '2026-11-23T05:12:00.000Z' }));
  expect(line.textContent).not.toContain('확인 취소');
});

test('what the caterer said on the phone is noted for the version that is shown', async () => {
  await open(answerOf('unconfirmed'));
  noteOrderConfirmed.mockResolvedValue(answerOf('confirmed'));
  fireEvent.click(screen.getByRole('button', { name: '전화로 확인함' }));
  await vi.waitFor(() =>
    expect(noteOrderConfirmed).toHaveBeenCalledWith({
      params: { date },
      body: { version: 2, confirmed: true },
    }),
  );
});

test('where no order goes out by itself there is nothing to see', async () => {
  dayOrder.mockResolvedValue({ asOf: '2026-11-23T05:10:00.000Z', standing: null });
  openManagerPage(<OrderLine date={date} />, { at: '/' });
  await vi.waitFor(() => expect(dayOrder).toHaveBeenCalled());
  expect(screen.queryByRole('region', { name: '발주' })).toBeNull();
});
