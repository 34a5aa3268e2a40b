// @vitest-environment jsdom
import { createClient, createServerClock } from '@academy/api-client';
import { anAbsenceReason } from '@academy/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedDrafts } from '../../shared/unsaved/stored-drafts';
import { toasts } from '../../shared/toasts';
import { fakeDesk, refused } from './testing/fake-desk';
import { dialog, expectAddress, openPage } from './testing/open-page';

// A clock that follows the time of the test: the app's own keeps the real one it has met first.
vi.mock('../../shared/api', () => ({
  client: createClient({ baseURL: 'http://academy.test/api' }),
  serverClock: createServerClock(() => Date.now()),
}));

const pending = anAbsenceReason({ id: '705', date: '2026-11-23' });
const approved = anAbsenceReason({
  id: '704',
  date: '2026-11-18',
  type: 'LATE',
  arriveAt: '09:40',
  status: 'APPROVED',
  decidedByName: '오매니저',
  decidedAt: '2026-11-17T00:20:00Z',
});
const rejected = anAbsenceReason({
  id: '703',
  date: '2026-11-11',
  type: 'ABSENT',
  category: 'OTHER',
  text: '놀이공원',
  status: 'REJECTED',
  rejectReason: '자습 일정이 있는 날이에요.',
});
const withdrawn = anAbsenceReason({
  id: '702',
  date: '2026-11-10',
  type: 'EARLY_LEAVE',
  status: 'WITHDRAWN',
});

let desk: ReturnType<typeof fakeDesk>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), toFake: ['Date'] });
  storedDrafts.of(undefined);
  localStorage.clear();
  storedDrafts.of('101');
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  desk = fakeDesk([pending, approved, rejected, withdrawn]);
});

const cards = () => screen.queryAllByRole('listitem');
const expectCards = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));

test('everything submitted, with its state, receipt number and the manager’s answer', async () => {
  openPage();
  await expectCards(4);
  expect(cards().map((card) => card.textContent)).toEqual([
    expect.stringContaining(
      '승인 대기11월 23일 (월) 외출 · 14:00–16:00병원 · 치과 진료20261119-0701 · 11월 19일 (목) 12:00 제출',
    ),
    expect.stringContaining('승인11월 18일 (수) 지각 · 09:40 도착'),
    expect.stringContaining('반려 사유 자습 일정이 있는 날이에요.'),
    expect.stringContaining('철회11월 10일 (화) 조퇴'),
  ]);
  screen.getByText('이번 달 2번 제출');
});

test('a filter is in the address; an empty one leads back to all', async () => {
  desk.reasons = [pending];
  const { user } = openPage();
  await expectCards(1);
  await user.click(screen.getByRole('radio', { name: '반려' }));
  await screen.findByText('반려된 사유가 없어요.');
  await expectAddress('?status=REJECTED');
  await user.click(screen.getByRole('button', { name: '전체 보기' }));
  await expectAddress('');
  expect(cards()).toHaveLength(1);
});

test('nothing submitted yet', async () => {
  desk.reasons = [];
  desk.submittedThisMonth = 0;
  openPage();
  await screen.findByText('제출한 사유가 없어요.');
  expect(screen.getByText('이번 달에는 제출한 사유가 없어요')).toBeTruthy();
});

test('thirty at a time', async () => {
  desk.reasons = Array.from({ length: 31 }, (_, index) =>
    anAbsenceReason({ id: String(900 - index), text: `사유 ${index + 1}` }),
  );
  const { user } = openPage();
  await expectCards(30);
  desk.meddle = ({ query }) =>
    query.has('lastId') ? refused(503, 'busy', '지금은 이용이 많아요.') : undefined;
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  await screen.findByText('제출 내역을 불러오는 중 오류가 발생했어요.');
  desk.meddle = () => undefined;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await expectCards(31);
  expect(screen.getByText('제출 내역을 모두 보았어요 · 31건')).toBeTruthy();
});

test('a list that fails says why and comes back', async () => {
  desk.meddle = () => refused(503, 'maintenance', '점검 중이에요.');
  const { user } = openPage();
  expect((await screen.findByRole('alert')).textContent).toContain('점검 중이에요.');
  desk.meddle = () => undefined;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await expectCards(4);
});

test.each([
  ['705', ['승인 대기', '수정하기', '철회하기'], []],
  ['704', ['승인', '오매니저', '11월 17일 (화) 09:20'], ['수정하기', '철회하기']],
  ['703', ['반려', '자습 일정이 있는 날이에요.', '이 내용으로 다시 제출'], []],
  ['702', ['철회', '이 내용으로 다시 제출'], []],
])('the receipt of %s, by its address', async (id, texts, blocked) => {
  openPage(`/submit?open=reason-${id}`);
  const receipt = await dialog('제출한 사유');
  await within(receipt).findByText('접수번호');
  for (const text of texts) within(receipt).getByText(text);
  for (const name of blocked) {
    const button = within(receipt).getByRole('button', { name });
    expect([
      button.getAttribute('aria-disabled'),
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['true', '승인된 사유는 바꿀 수 없어요. 데스크에 문의해 주세요.']);
  }
});

test('a receipt that is nobody’s', async () => {
  openPage('/submit?open=reason-999');
  expect(
    await within(await dialog('제출한 사유')).findByText('제출한 사유를 찾지 못했어요.'),
  ).toBeTruthy();
});

test('withdraws after being asked', async () => {
  const { user } = openPage();
  await expectCards(4);
  await user.click(screen.getByRole('button', { name: '11월 23일 (월) 외출 · 14:00–16:00' }));
  await user.click(within(await dialog('제출한 사유')).getByRole('button', { name: '철회하기' }));
  const question = await screen.findByRole('alertdialog', { name: '사유를 철회할까요?' });
  desk.meddle = ({ method }) =>
    method === 'DELETE'
      ? refused(409, 'reason-approved', '승인된 사유는 바꿀 수 없어요.')
      : undefined;
  await user.click(within(question).getByRole('button', { name: '철회하기' }));
  await within(question).findByText('승인된 사유는 바꿀 수 없어요.');
  desk.meddle = () => undefined;
  await user.click(within(question).getByRole('button', { name: '철회하기' }));
  await waitFor(() =>
    expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['사유를 철회했어요.']),
  );
  await waitFor(() => expect(cards()[0]?.textContent).toContain('철회'));
  await expectAddress('');
});

test('a rejected one is written again with its content, and a draft that was there can be had back', async () => {
  storedDrafts.write(
    'reason-new',
    JSON.stringify({
      input: {
        type: 'LATE',
        date: '2026-11-21',
        arriveAt: '10:00',
        leaveAt: null,
        backAt: null,
        category: null,
        text: '늦잠',
      },
      attachments: [],
      at: Date.now(),
      version: null,
      sent: null,
    }),
  );
  const { user } = openPage('/submit?open=reason-703');
  await user.click(await screen.findByRole('button', { name: '이 내용으로 다시 제출' }));
  const form = await dialog('사유 제출');
  expect(within(form).getByRole<HTMLTextAreaElement>('textbox', { name: '내용' }).value).toBe(
    '놀이공원',
  );
  // The rejected day lies too far back by now.
  expect(within(form).getByRole<HTMLInputElement>('textbox', { name: '날짜' }).value).toBe(
    '2026-11-20',
  );
  const [toast] = toasts.getSnapshot();
  expect(toast?.text).toBe('작성하던 사유 대신 이 내용을 가져왔어요.');
  toast?.undo?.run();
  await waitFor(() =>
    expect(within(form).getByRole<HTMLTextAreaElement>('textbox', { name: '내용' }).value).toBe(
      '늦잠',
    ),
  );
});
