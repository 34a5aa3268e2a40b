// @vitest-environment jsdom
import '../testing/browser';
import { regularScheduleSchema } from '@academy/domain/schedule';
import { aRegularSchedule } from '@academy/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { noAnswer, openSchedulePage, refusal, type Asked } from '../testing/render-schedule';

const maths = aRegularSchedule({
  id: '1',
  status: 'APPROVED',
  firstDate: '2026-11-03',
  lastDate: null,
});
const POST = 'POST /students/me/schedules';
const PUT = 'PUT /students/me/schedules/1';
const created = ({ body }: Asked) =>
  Response.json(
    regularScheduleSchema.parse({ ...aRegularSchedule({ id: '9' }), ...(body as object) }),
  );

const sheet = async (name = '일정 추가') => within(await screen.findByRole('dialog', { name }));
const submit = (name = '신청하기') => screen.getByRole('button', { name });
const reasonOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
const preview = () => screen.getByRole('region', { name: '미리보기' }).textContent;
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: (label) => label.replace(/\s*\(선택\)/, '') === name,
  });

async function fill(
  user: UserEvent,
  { title = '영어학원', weekdays = ['금요일'], from = '1900', to = '2100' } = {},
) {
  await sheet();
  await user.type(field('내용'), title);
  for (const weekday of weekdays) await user.click(screen.getByRole('checkbox', { name: weekday }));
  if (from !== '') await user.type(field('나가는 시각'), from);
  if (to !== '') await user.type(field('돌아오는 시각'), to);
}

test('what is missing is at its field; several at once in a list that has the focus and stays while they are mended', async () => {
  const { user, sent } = openSchedulePage({ address: '/regular-schedule?open=new' });
  await sheet();
  expect(screen.queryByText('어떤 일정인지 입력해 주세요.')).toBeNull();
  await user.click(submit());
  const list = screen.getByRole('region', { name: '입력한 내용을 확인해 주세요.' });
  expect(document.activeElement).toBe(list);
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '어떤 일정인지 입력해 주세요.',
    '요일을 하나 이상 선택해 주세요.',
    '나가는 시각을 입력해 주세요.',
    '돌아오는 시각을 입력해 주세요.',
  ]);
  await user.click(within(list).getByRole('button', { name: '돌아오는 시각을 입력해 주세요.' }));
  expect(document.activeElement).toBe(field('돌아오는 시각'));
  await user.type(field('돌아오는 시각'), '2100');
  expect(document.activeElement).toBe(field('돌아오는 시각'));
  expect(screen.getAllByText('돌아오는 시각을 입력해 주세요.')).toHaveLength(1);
  expect(sent(POST)).toEqual([]);
});

test('one mistake gets the focus itself', async () => {
  const { user } = openSchedulePage({ address: '/regular-schedule?open=new' });
  await fill(user, { to: '1830' });
  await user.click(submit());
  expect(document.activeElement).toBe(field('돌아오는 시각'));
  expect(screen.getByText('돌아오는 시각은 나가는 시각보다 늦어야 해요.')).toBeTruthy();
});

test('the preview follows; each kind has its times, each period its end', async () => {
  const { user, sent } = openSchedulePage({
    address: '/regular-schedule?open=new',
    answers: { [POST]: created },
  });
  await sheet();
  expect(preview()).toBe('요일과 시각을 정하면 여기에서 미리 볼 수 있어요.');
  await fill(user);
  expect(preview()).toBe('매주 금 19:00–21:00 외출 · 11월 2회');
  await user.click(screen.getByRole('radio', { name: '격주' }));
  expect(preview()).toBe('격주 금 19:00–21:00 외출 · 11월 1회');
  await user.click(screen.getByRole('radio', { name: '일찍 가요' }));
  expect(screen.queryByRole('textbox', { name: '돌아오는 시각' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '늦게 와요' }));
  expect(field('등원 시각').value).toBe('21:00');
  await user.click(screen.getByRole('radio', { name: '안 와요' }));
  expect(preview()).toBe('격주 금 종일 등원 안 함 · 11월 1회');
  await user.click(screen.getByRole('radio', { name: '직접 정하기' }));
  await user.type(field('마지막 날'), '20261204');
  await user.click(submit());
  await waitFor(() => expect(sent(POST)).toHaveLength(1));
  expect(sent(POST)[0]?.body).toEqual({
    type: 'ACADEMY',
    kind: 'ALL_DAY',
    title: '영어학원',
    weekdays: [5],
    from: null,
    to: null,
    place: '',
    memo: '',
    firstDate: '2026-11-20',
    lastDate: '2026-12-04',
    everyWeeks: 2,
    attachmentIds: [],
  });
});

test('a clash is named at once and nothing is sent', async () => {
  const { user } = openSchedulePage({ schedules: [maths], address: '/regular-schedule?open=new' });
  await fill(user, { weekdays: ['화요일'], from: '2000', to: '2200' });
  const clash =
    '같은 시간에 다른 일정이 있어요. 수학학원 · 매주 화·목 19:00–21:00 외출, 11월 24일 (화)부터.';
  expect(preview()).toContain(clash);
  expect(reasonOf(submit())).toBe(clash);
});

test('the server’s refusal is above the button until something is changed; its clash is read and stays named', async () => {
  const message =
    '같은 시간에 다른 일정이 있어요. 수학학원 · 매주 화·목 19:00–21:00 외출, 11월 24일 (화)부터.';
  const page = openSchedulePage({
    address: '/regular-schedule?open=new',
    answers: {
      [POST]: () => {
        page.have([maths]);
        return refusal(409, 'schedule-clash', message)();
      },
    },
  });
  await fill(page.user, { weekdays: ['화요일'], from: '2000', to: '2200' });
  await page.user.click(submit());
  await waitFor(() => expect(preview()).toContain(message));
  expect(
    screen.getAllByText(message).filter((element) => element.closest('[popover]') === null),
  ).toHaveLength(1);
  await page.user.click(screen.getByRole('checkbox', { name: '화요일' }));
  expect(screen.queryByText(message)).toBeNull();
});

test('field errors of the server stand at their fields', async () => {
  const { user } = openSchedulePage({
    address: '/regular-schedule?open=new',
    answers: {
      [POST]: () =>
        Response.json(
          {
            message: '입력한 내용을 확인하세요. (시작일)',
            code: 'validation-failed',
            errors: { firstDate: '지난 날짜는 사유 제출을 이용해 주세요.' },
          },
          { status: 400 },
        ),
    },
  });
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText('지난 날짜는 사유 제출을 이용해 주세요.')).toBeTruthy();
  expect(screen.getByText('입력한 내용을 확인하세요. (시작일)')).toBeTruthy();
});

test('a lost answer is asked for again with the same key; after an answer the same wish is a new one', async () => {
  const lost = Array.from({ length: 4 }, () => noAnswer);
  const answers = [...lost, refusal(409, 'busy', '지금은 이용이 많아요.')];
  const page = openSchedulePage({
    address: '/regular-schedule?open=new',
    answers: { [POST]: (asked) => (answers.shift() ?? done)(asked) },
  });
  const { user, sent, notices } = page;
  const done = (asked: Asked) => {
    page.have([
      aRegularSchedule({ id: '9', title: '영어학원', firstDate: '2026-11-20', lastDate: null }),
    ]);
    return created(asked);
  };
  await fill(user);
  await user.click(submit());
  // A network that comes back ends the wait for the next try, so the test need not wait.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(sent(POST)).toHaveLength(lost.length);
  });
  expect(
    await screen.findByText('서버의 답을 받지 못했어요. 다시 누르면 두 번 신청되지 않아요.'),
  ).toBeTruthy();
  await user.click(submit());
  expect(await screen.findByText('지금은 이용이 많아요.')).toBeTruthy();
  await user.click(submit());
  expect(await notices('일정을 신청했어요. 승인을 기다려 주세요.')).toBeTruthy();
  const keys = sent(POST).map(({ key }) => key);
  expect(new Set(keys.slice(0, 5)).size).toBe(1);
  expect(keys[5]).not.toBe(keys[0]);
  expect(
    await within(screen.getByRole('region', { name: '내 정기일정' })).findByRole('button', {
      name: '영어학원',
    }),
  ).toBeTruthy();
});

test('without a network it says why it cannot be sent', async () => {
  const { user } = openSchedulePage({ address: '/regular-schedule?open=new' });
  await fill(user);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(reasonOf(submit())).toBe('연결되면 신청하거나 바꿀 수 있어요'));
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
});

test.each([
  ['PENDING', '일정 수정', '수정하기', '일정을 수정했어요.', '2026-11-03'],
  ['APPROVED', '변경 요청', '변경 요청하기', '변경을 요청했어요.', '2026-11-24'],
  ['REJECTED', '고쳐서 다시 제출', '다시 제출하기', '일정을 다시 제출했어요.', '2026-11-03'],
] as const)('the form of a schedule that is %s', async (status, title, button, told, firstDate) => {
  const { user, sent, notices } = openSchedulePage({
    schedules: [{ ...maths, status, version: 3 }],
    address: '/regular-schedule?open=edit-1',
    answers: {
      [PUT]: ({ body }) =>
        Response.json(regularScheduleSchema.parse({ ...maths, ...(body as object) })),
    },
  });
  await sheet(title);
  expect(field('시작일').value).toBe(firstDate);
  if (status !== 'REJECTED') expect(reasonOf(submit(button))).toBe('바꾼 내용이 없어요.');
  await user.type(field('장소'), ' 3층');
  await user.click(submit(button));
  expect(await notices(told)).toBeTruthy();
  expect(sent(PUT)[0]?.body).toMatchObject({ version: 3, place: '대치동 3층', firstDate });
});

test('somebody changed it while it was written: the form says so and keeps what was written', async () => {
  const page = openSchedulePage({
    schedules: [{ ...maths, status: 'PENDING' }],
    address: '/regular-schedule?open=edit-1',
    answers: {
      [PUT]: () => {
        page.have([{ ...maths, status: 'PENDING', title: '국어', version: 2 }]);
        return refusal(409, 'stale', '다른 기기에서 먼저 바꿨어요.')();
      },
    },
  });
  await sheet('일정 수정');
  await page.user.type(field('장소'), ' 3층');
  await page.user.click(submit('수정하기'));
  expect(await screen.findByText('다른 기기에서 먼저 바꿨어요.')).toBeTruthy();
  expect(
    await screen.findByText(
      /^쓰는 동안 일정이 바뀌었어요\. 지금은 ‘국어 · 매주 화·목 19:00–21:00 외출’예요\./,
    ),
  ).toBeTruthy();
  expect(field('장소').value).toBe('대치동 3층');
});

test('what was begun is there again; it can be thrown away', async () => {
  const { user, address, notices } = openSchedulePage({ address: '/regular-schedule?open=new' });
  await fill(user);
  await user.click((await sheet()).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(address()).toBe(''));
  expect(await notices('작성하던 일정을 이 기기에 남겨 두었어요')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: '일정 추가' })[0]!);
  const again = await sheet();
  expect(field('내용').value).toBe('영어학원');
  await user.click(again.getByRole('button', { name: '처음부터 쓰기' }));
  expect(field('내용').value).toBe('');
  expect(again.queryByText('작성하던 내용을 이어서 보여 드려요.')).toBeNull();
});

test('ordered meals are asked about and cancelled along; what was locked meanwhile is reported', async () => {
  const meals = [
    { date: '2026-11-27', lunch: true, dinner: true },
    { date: '2026-12-04', lunch: false, dinner: true },
    { date: '2026-11-20', lunch: true, dinner: true },
  ];
  const { user, sent, notices } = openSchedulePage({
    address: '/regular-schedule?open=new',
    answers: {
      [POST]: created,
      'GET /reservations/101/2026/11': () =>
        Response.json(meals.filter(({ date }) => date < '2026-12')),
      'GET /reservations/101/2026/12': () => Response.json(meals.slice(1, 2)),
      'PUT /reservations/101': () =>
        Response.json({
          saved: [],
          skipped: [
            { date: '2026-11-27', meal: 'dinner', reason: 'cutoff-passed', message: '마감' },
          ],
          month: [],
        }),
    },
  });
  await fill(user, { from: '1830' });
  await waitFor(() =>
    expect(preview()).toContain(
      '신청한 도시락과 시간이 겹쳐요. (저녁 2회) 도시락을 함께 취소할까요?',
    ),
  );
  await user.click(screen.getByRole('checkbox', { name: '겹치는 도시락도 함께 취소할게요' }));
  await user.click(submit());
  expect(
    await notices('도시락 1건을 취소했어요 · 바꿀 수 없는 1건은 그대로 두었어요'),
  ).toBeTruthy();
  expect(sent('PUT /reservations')[0]?.body).toEqual([
    {
      date: '2026-11-27',
      lunch: true,
      dinner: false,
      studentId: '101',
      base: { lunch: true, dinner: true },
    },
    {
      date: '2026-12-04',
      lunch: false,
      dinner: false,
      studentId: '101',
      base: { lunch: false, dinner: true },
    },
  ]);
});
