// @vitest-environment jsdom
import { createClient, createServerClock } from '@academy/api-client';
import { won } from '@academy/domain/money';
import { month } from '@academy/domain/time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../testing/phone';
import { ReportDeposit } from './report-deposit';

vi.mock('../../../shared/api', () => ({
  client: createClient({ baseURL: 'http://academy.test/api' }),
  serverClock: createServerClock(() => Date.now()),
}));

vi.mock('../../../shared/use-now', () => ({
  useNow: () => new Date('2026-11-20T10:00:00+09:00'),
}));

const report = {
  id: '7',
  bill: { kind: 'meals', month: '2026-11' },
  depositorName: '김하늘',
  amount: 143_000,
  day: '2026-11-20',
  reportedAt: '2026-11-20T01:00:00Z',
};
let standing: (typeof report)[] = [];
let sent: unknown[] = [];
beforeEach(() => {
  standing = [];
  sent = [];
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === 'PUT') {
      const body = await request.json();
      sent.push(body);
      standing = [{ ...report, ...body }];
    }
    if (request.method === 'DELETE') standing = [];
    return Response.json(standing);
  });
});
function open() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })}
    >
      <ReportDeposit
        bill={{ kind: 'meals', month: month('2026-11') }}
        title="2026년 11월 도시락"
        amount={won(143_000)}
        studentName="김하늘"
      />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const said = '11월 20일 (금) 143,000원을 “김하늘” 이름으로 보냈다고 알렸어요.';

test('one tap opens the form with what is owed; sent, it says so and can be taken back', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: '2026년 11월 도시락 입금했어요' }));
  await user.click(await screen.findByRole('button', { name: '알리기' }));
  expect(await screen.findByText(said, { exact: false })).toBeTruthy();
  expect(sent).toEqual([
    {
      bill: { kind: 'meals', month: '2026-11' },
      depositorName: '김하늘',
      amount: 143_000,
      day: '2026-11-20',
    },
  ]);
  await user.click(screen.getByRole('button', { name: '2026년 11월 도시락 바꾸기' }));
  await user.click(await screen.findByRole('button', { name: '알림 취소' }));
  expect(await screen.findByRole('button', { name: '2026년 11월 도시락 입금했어요' })).toBeTruthy();
});

test('what is missing or wrong is named, and nothing is sent', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: '2026년 11월 도시락 입금했어요' }));
  const day = await screen.findByLabelText('보낸 날');
  await user.clear(day);
  await user.type(day, '2026-11-21');
  await user.clear(screen.getByLabelText('입금자명'));
  await user.clear(screen.getByLabelText(/보낸 금액/));
  await user.click(screen.getByRole('button', { name: '알리기' }));
  for (const text of [
    '오늘이나 지난 60일 안의 날을 입력해 주세요.',
    '입금자명을 입력해 주세요.',
    '보낸 금액을 입력해 주세요.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a server that knows no reports is offered none', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: '없음' }, { status: 404 }));
  open();
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
