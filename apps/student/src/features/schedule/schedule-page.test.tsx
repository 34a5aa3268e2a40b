// @vitest-environment jsdom
import './testing/browser';
import { aRegularSchedule } from '@academy/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSchedulePage, refusal } from './testing/render-schedule';

const maths = aRegularSchedule({
  id: '1',
  status: 'APPROVED',
  firstDate: '2026-11-03',
  lastDate: null,
});
const dayOfWeek = async (name: string) => {
  const day = (await screen.findByRole('heading', { name })).closest('li');
  if (!day) throw new Error('no day');
  return within(day);
};
/** Schedules of the list, by their title. */
const listed = async (title: string) =>
  within(await screen.findByRole('region', { name: '내 정기일정' })).findByRole('button', {
    name: title,
  });
const heading = () => screen.getByRole('heading', { level: 2, name: /월/ }).textContent;

test('loading, then nothing yet, with the way to begin', async () => {
  const { user, address } = openSchedulePage();
  expect(screen.getByText('일정을 불러오는 중이에요')).toBeTruthy();
  expect(await screen.findByText('등록한 정기일정이 없어요.')).toBeTruthy();
  expect(screen.getByText('미제출')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: '일정 추가' })[0]!);
  await screen.findByRole('dialog', { name: '일정 추가' });
  expect(address()).toBe('?open=new');
});

test('a list that fails says the server’s reason and comes back', async () => {
  let broken = true;
  const { user } = openSchedulePage({
    schedules: [maths],
    answers: {
      'GET /students/me/schedules': () =>
        broken
          ? refusal(400, 'maintenance', '점검 중이에요.')()
          : Response.json({
              content: [maths],
              settings: {
                submitDay: null,
                mealTimes: {
                  lunch: { from: '12:00', to: '13:00' },
                  dinner: { from: '18:00', to: '19:00' },
                },
              },
            }),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /일정을 불러오는 중 오류가 발생했어요\..*점검 중이에요\./,
  );
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await listed('수학학원')).toBeTruthy();
});

test('a week: approved, waiting, cancelled days, holidays, reasons and exams', async () => {
  openSchedulePage({
    schedules: [
      { ...maths, exceptions: aRegularSchedule({ exceptions: ['2026-11-19'] }).exceptions },
      aRegularSchedule({
        id: '2',
        title: '치과',
        kind: 'EARLY_LEAVE',
        weekdays: [3],
        from: '17:00',
        to: null,
        firstDate: '2026-11-18',
        lastDate: null,
      }),
    ],
    answers: { 'GET /holidays': () => Response.json([{ date: '2026-11-16', name: '개교기념일' }]) },
  });
  const entry = (await dayOfWeek('11월 17일 (화)')).getByRole('button', { name: '수학학원' });
  expect(document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '19:00–21:00 외출 ',
  );
  expect((await dayOfWeek('11월 18일 (수)')).getByText('승인 대기')).toBeTruthy();
  expect((await dayOfWeek('11월 19일 (목)')).getByText('이 날 취소')).toBeTruthy();
  expect(await (await dayOfWeek('11월 16일 (월)')).findByText('개교기념일')).toBeTruthy();
  expect((await dayOfWeek('11월 21일 (토)')).getByText('일정 없음')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '11월 20일 (금)' }).getAttribute('aria-current')).toBe(
    'date',
  );
});

test('the address holds view and day; the present needs no address', async () => {
  const { user, address } = openSchedulePage({ schedules: [maths] });
  await listed('수학학원');
  expect(heading()).toBe('11월 15일 (일) ~ 11월 21일 (토)');
  await user.click(screen.getByRole('button', { name: '다음 주' }));
  await waitFor(() => expect(address()).toBe('?day=2026-11-22'));
  await user.click(screen.getByRole('radio', { name: '월' }));
  await waitFor(() => expect(address()).toBe('?view=month'));
  expect(heading()).toBe('2026년 11월');
  await user.click(screen.getByRole('button', { name: '다음 달' }));
  await waitFor(() => expect(address()).toBe('?view=month&day=2026-12-01'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '다음 달' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: '주' }));
  await waitFor(() => expect(address()).toBe('?day=2026-11-29'));
  expect(heading()).toBe('11월 29일 (일) ~ 12월 5일 (토)');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '다음 달' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: '오늘' }));
  await waitFor(() => expect(address()).toBe(''));
});

test.each([['?day=2026-13-01'], ['?day=gestern'], ['?view=year']])(
  'an address that means nothing shows this week: %s',
  async (query) => {
    openSchedulePage({ schedules: [maths], address: `/regular-schedule${query}` });
    await listed('수학학원');
    expect(heading()).toBe('11월 15일 (일) ~ 11월 21일 (토)');
  },
);

test('a day of the month is listed at the first tap and opens its sheet at the next', async () => {
  const { user, address } = openSchedulePage({
    schedules: [maths],
    address: '/regular-schedule?view=month',
  });
  const tuesday = await screen.findByRole('gridcell', {
    name: /^11월 24일 \(화\), 수학학원 19:00–21:00 외출$/,
  });
  await user.click(tuesday);
  expect(
    within(screen.getByRole('region', { name: '11월 24일 (화)' })).getByText('수학학원'),
  ).toBeTruthy();
  await user.click(tuesday);
  const sheet = within(await screen.findByRole('dialog', { name: '11월 24일 (화)' }));
  expect(address()).toBe('?view=month&open=day-2026-11-24');
  expect(sheet.getByRole('button', { name: '수학학원' })).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: '일정 추가' }));
  const form = within(await screen.findByRole('dialog', { name: '일정 추가' }));
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: '화요일' }).checked).toBe(true);
  expect(form.getByRole<HTMLInputElement>('textbox', { name: '시작일' }).value).toBe('2026-11-24');
});

test('the past cannot be added to', async () => {
  openSchedulePage({ schedules: [maths], address: '/regular-schedule?open=day-2026-11-17' });
  const sheet = within(await screen.findByRole('dialog', { name: '11월 17일 (화)' }));
  expect(sheet.getByRole('button', { name: '일정 추가' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(sheet.getByText('지난 날짜예요. 사유 제출을 이용해 주세요.')).toBeTruthy();
});

test.each([
  [[], 25, '마감', '12월 정기일정은 11월 25일 (수)까지 제출해 주세요. (D-5)'],
  [[maths], null, '승인', undefined],
  [[aRegularSchedule({ firstDate: '2026-11-03', lastDate: null })], 19, '승인 대기', undefined],
  [
    [
      maths,
      aRegularSchedule({ id: '9', status: 'REJECTED', firstDate: '2026-11-03', lastDate: null }),
    ],
    null,
    '일부 반려',
    undefined,
  ],
])(
  'the state of the month and the day for the next: %#',
  async (schedules, submitDay, state, deadline) => {
    openSchedulePage({ schedules, settings: { submitDay } });
    expect((await screen.findByText('11월 정기일정')).parentElement?.textContent).toBe(
      `11월 정기일정${state}`,
    );
    expect(screen.queryByText(/까지 제출해 주세요/)?.textContent.trim()).toBe(deadline);
  },
);

test('the list says why, and keeps cancelled ones apart', async () => {
  openSchedulePage({
    schedules: [
      maths,
      aRegularSchedule({
        id: '2',
        title: '가족 여행',
        kind: 'ALL_DAY',
        weekdays: [6],
        from: null,
        to: null,
        status: 'REJECTED',
        rejectReason: '토요일은 의무 자습이에요.',
        firstDate: '2026-11-21',
        lastDate: '2026-11-21',
      }),
      aRegularSchedule({
        id: '3',
        title: '영어 과외',
        status: 'CANCELLED',
        firstDate: '2026-11-03',
        lastDate: null,
      }),
      aRegularSchedule({
        id: '4',
        title: '특강',
        registeredBy: 'manager',
        status: 'APPROVED',
        firstDate: '2026-11-03',
        lastDate: '2026-12-01',
      }),
    ],
  });
  const list = within(await screen.findByRole('region', { name: '내 정기일정' }));
  const cards = list.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards[0]).toBe(
    '반려가족 여행매주 토 종일 등원 안 함11월 21일 (토)반려 사유: 토요일은 의무 자습이에요.',
  );
  expect(cards[1]).toBe('승인수학학원매주 화·목 19:00–21:00 외출11월 3일 (화)부터 계속');
  expect(cards[2]).toBe(
    '승인관리자 등록특강매주 화·목 19:00–21:00 외출11월 3일 (화) ~ 12월 1일 (화)',
  );
  expect(list.getByText('취소한 일정 1개')).toBeTruthy();
});

test('the tab’s own link comes back to the present', async () => {
  const { user, address } = openSchedulePage({ schedules: [maths] });
  await listed('수학학원');
  await user.click(screen.getByRole('radio', { name: '월' }));
  await waitFor(() => expect(address()).toBe('?view=month'));
  await user.click(screen.getByRole('link', { name: '일정 신청' }));
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '주' }).checked).toBe(true);
});
