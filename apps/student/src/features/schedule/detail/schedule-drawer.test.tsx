// @vitest-environment jsdom
import '../testing/browser';
import { regularScheduleSchema, type RegularSchedule } from '@academy/domain/schedule';
import { aRegularSchedule } from '@academy/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSchedulePage, refusal } from '../testing/render-schedule';

const approved = aRegularSchedule({
  id: '1',
  status: 'APPROVED',
  firstDate: '2026-11-03',
  lastDate: null,
  decidedByName: '오매니저',
  decidedAt: '2026-11-02T03:00:00Z',
});
const as = (status: RegularSchedule['status'], more: Partial<RegularSchedule> = {}) => ({
  ...approved,
  status,
  ...more,
});
const changed = (schedule: RegularSchedule, more: object) => () =>
  Response.json(
    regularScheduleSchema.parse({ ...schedule, ...more, version: schedule.version + 1 }),
  );
const drawer = async () => within(await screen.findByRole('dialog', { name: '수학학원' }));
const reasonOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

test.each<[string, RegularSchedule, string, string | undefined, string | undefined]>([
  ['waiting', as('PENDING'), '수정하기', undefined, undefined],
  ['approved', approved, '변경 요청하기', undefined, undefined],
  [
    'rejected',
    as('REJECTED', { rejectReason: '안 돼요.' }),
    '고쳐서 다시 제출',
    undefined,
    '반려된 일정이에요. 내용을 고쳐 다시 제출해 주세요.',
  ],
  [
    'cancelled',
    as('CANCELLED'),
    '수정하기',
    '취소한 일정이에요. 새로 신청해 주세요.',
    '취소한 일정이에요. 새로 신청해 주세요.',
  ],
  [
    'over',
    { ...approved, lastDate: approved.firstDate },
    '변경 요청하기',
    '끝난 일정이에요. 새로 신청해 주세요.',
    '끝난 일정이에요. 새로 신청해 주세요.',
  ],
])('what can be done with one that is %s', async (_, schedule, edit, noEdit, noCancel) => {
  openSchedulePage({ schedules: [schedule], address: '/regular-schedule?open=schedule-1' });
  const view = await drawer();
  expect(reasonOf(view.getByRole('button', { name: edit }))).toBe(noEdit);
  expect(reasonOf(view.getByRole('button', { name: '일정 취소하기' }))).toBe(noCancel);
});

test('says what it is and who decided', async () => {
  openSchedulePage({
    schedules: [as('REJECTED', { rejectReason: '시간을\n확인해 주세요.', memo: '셔틀' })],
    address: '/regular-schedule?open=schedule-1',
  });
  const view = await drawer();
  expect(view.getByRole('region', { name: '반려 사유' }).textContent).toContain(
    '시간을\n확인해 주세요.',
  );
  expect(view.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '학원·과외',
    '11월 3일 (화)부터 계속',
    '대치동',
    '셔틀',
    '6월 20일 (토) 12:00',
    '오매니저 · 11월 2일 (월) 12:00',
  ]);
});

test('a change request and what it is to replace lead to each other', async () => {
  const request = aRegularSchedule({
    id: '2',
    firstDate: '2026-12-01',
    lastDate: null,
    from: '19:30',
    replacesId: '1',
  });
  const { user, address } = openSchedulePage({
    schedules: [approved, request],
    address: '/regular-schedule?open=schedule-1',
  });
  const view = await drawer();
  expect(reasonOf(view.getByRole('button', { name: '변경 요청하기' }))).toBe(
    '이미 변경을 요청한 일정이에요. 변경 요청을 수정해 주세요.',
  );
  await user.click(view.getByRole('button', { name: '변경 요청 보기' }));
  await waitFor(() => expect(address()).toBe('?open=schedule-2'));
  await user.click((await drawer()).getByRole('button', { name: '지금 일정 보기' }));
  await waitFor(() => expect(address()).toBe('?open=schedule-1'));
});

test('the next days; one that is cancelled can be undone from the message', async () => {
  const { user, sent, notices } = openSchedulePage({
    schedules: [approved],
    address: '/regular-schedule?open=schedule-1',
    answers: {
      'PUT /students/me/schedules/1/exceptions': changed(approved, { exceptions: ['2026-11-24'] }),
      'DELETE /students/me/schedules/1/exceptions': changed(approved, { exceptions: [] }),
    },
  });
  const view = await drawer();
  const days = view.getByRole('region', { name: '다가오는 날' });
  expect(
    within(days)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('span')?.textContent),
  ).toEqual(['11월 24일 (화)', '11월 26일 (목)', '12월 1일 (화)', '12월 3일 (목)']);
  await user.click(view.getByRole('button', { name: '11월 24일 (화) 이 날만 취소' }));
  expect(await notices('11월 24일 (화) 일정을 취소했어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await notices('11월 24일 (화) 일정을 되돌렸어요')).toBeTruthy();
  expect([sent('PUT').length, sent('DELETE').length]).toEqual([1, 1]);
});

test('a refused day says why in the drawer; a refused undo in a message', async () => {
  const { user, notices } = openSchedulePage({
    schedules: [approved],
    address: '/regular-schedule?open=schedule-1.2026-11-24',
    answers: {
      'PUT /students/me/schedules/1/exceptions': refusal(409, 'occurrence-past', '지난 날짜예요.'),
    },
  });
  const view = await drawer();
  expect(view.getByRole('region', { name: '고른 날' })).toBeTruthy();
  await user.click(view.getByRole('button', { name: '11월 24일 (화) 이 날만 취소' }));
  expect(await view.findByText('지난 날짜예요.')).toBeTruthy();
  expect(document.querySelector('[aria-label="알림"]')?.textContent).not.toContain('지난');
  expect(notices).toBeTruthy();
});

test('a cancelled day on which something else stands by now is not taken back', async () => {
  const skipped = regularScheduleSchema.parse({ ...approved, exceptions: ['2026-11-24'] });
  const other = aRegularSchedule({
    id: '2',
    title: '보강',
    weekdays: [2],
    firstDate: '2026-11-24',
    lastDate: '2026-11-24',
    status: 'APPROVED',
  });
  openSchedulePage({
    schedules: [skipped, other],
    address: '/regular-schedule?open=schedule-1.2026-11-24',
  });
  const back = (await drawer()).getByRole('button', { name: '11월 24일 (화) 되돌리기' });
  expect(reasonOf(back)).toBe(
    '같은 시간에 다른 일정이 있어요. 보강 · 매주 화 19:00–21:00 외출, 11월 24일 (화)부터.',
  );
});

test('cancelling one that has begun asks, says that the past stays, and says what goes wrong in the question', async () => {
  let broken = true;
  const { user, address, notices } = openSchedulePage({
    schedules: [approved],
    address: '/regular-schedule?open=schedule-1',
    answers: {
      'DELETE /students/me/schedules/1': () =>
        broken
          ? refusal(503, 'busy', '지금은 이용이 많아요.')()
          : changed(approved, { lastDate: '2026-11-19' })(),
    },
  });
  await user.click((await drawer()).getByRole('button', { name: '일정 취소하기' }));
  const question = within(await screen.findByRole('alertdialog', { name: '일정을 취소할까요?' }));
  expect(
    question.getByText(/^수학학원 일정을 오늘부터 취소해요\. 지난 날의 기록은 남고/),
  ).toBeTruthy();
  await user.click(question.getByRole('button', { name: '일정 취소하기' }));
  expect(await question.findByText('지금은 이용이 많아요.')).toBeTruthy();
  broken = false;
  await user.click(question.getByRole('button', { name: '일정 취소하기' }));
  expect(await notices('일정을 취소했어요.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe(''));
});

test('a link to a schedule that is not there says so', async () => {
  openSchedulePage({ schedules: [approved], address: '/regular-schedule?open=edit-99' });
  expect(
    within(await screen.findByRole('dialog', { name: '정기일정' })).getByText(
      '이 일정을 찾을 수 없어요.',
    ),
  ).toBeTruthy();
});
