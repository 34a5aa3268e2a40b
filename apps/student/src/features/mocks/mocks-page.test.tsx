// @vitest-environment jsdom
import {
  aMockExam,
  aMockRegistration,
  aMyMockRegistration,
  aMyRegistrationsSlice,
  anOpenExamsPage,
  aStudentMockExam,
} from '@academy/domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apply, AT_EXAM, dialog, done, refuse } from './testing/answers';
import { noAnswer } from './testing/fake-academy';
import {
  CANCEL,
  EXAM,
  factsOf,
  MINE,
  MODIFY,
  OPEN,
  openPage,
  REGISTER,
  SUBJECTS,
} from './testing/open-page';

const registered = { myRegistration: aMockRegistration() };
/** Why a button that stays in reach does nothing now. */
const reasonOf = (button: HTMLElement) =>
  (button.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');

beforeEach(() =>
  vi.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+09:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  }),
);
afterEach(() => vi.useRealTimers());

describe('what cannot be read says so', () => {
  test.each([
    ['/mocks', OPEN],
    ['/mocks?tab=mine', MINE],
  ])('the list of %s', async (at, call) => {
    const { click } = openPage(at, {}, { [call]: refuse() });
    expect((await screen.findByRole('alert')).textContent).toContain(
      '목록을 불러오는 중 오류가 발생했어요.',
    );
    await click('다시 시도');
    expect(screen.getByText('목록을 불러오는 중 오류가 발생했어요.')).toBeTruthy();
  });

  test.each([
    ['/mocks', '신청할 수 있는 모의고사가 생기면 여기에 보여요.'],
    ['/mocks?tab=mine', '신청한 모의고사가 여기에 모여요.'],
  ])('an empty list at %s', async (at, hint) => {
    openPage(at, {}, { [OPEN]: () => Response.json(anOpenExamsPage({ content: [] })) });
    expect(await screen.findByText('모의고사가 없어요.')).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  test('electives that do not come leave the exam to be read, and are asked for again', async () => {
    let broken = true;
    const { click } = openPage(
      AT_EXAM,
      {},
      { [SUBJECTS]: () => (broken ? Response.json({}, { status: 404 }) : new Response('물리학Ⅰ')) },
    );
    expect(await screen.findByText('선택과목을 불러오지 못했어요.')).toBeTruthy();
    const drawer = within(await dialog('12월 모의고사'));
    expect(drawer.getByText('시험일')).toBeTruthy();
    expect(drawer.queryByText('상세 정보를 불러오는 중 오류가 발생했어요.')).toBeNull();
    broken = false;
    await click('다시 시도');
    expect(await screen.findByRole('radio', { name: '물리학Ⅰ' })).toBeTruthy();
  });

  test('the detail, until it comes with another try', async () => {
    let broken = true;
    const { click } = openPage(
      AT_EXAM,
      {},
      {
        [OPEN]: () => Response.json(anOpenExamsPage({ content: [] })),
        [EXAM]: () =>
          broken
            ? Response.json({}, { status: 404 })
            : Response.json({ ...aMockExam(), myRegistration: null }),
      },
    );
    expect(await screen.findByText('상세 정보를 불러오는 중 오류가 발생했어요.')).toBeTruthy();
    broken = false;
    await click('다시 시도');
    expect(await screen.findByRole('radio', { name: '물리학Ⅰ' })).toBeTruthy();
  });
});

describe('what was refused says why, where it was asked', () => {
  test.each([
    ['the message', { message: '자리가 없어요.', error: '나' }, '자리가 없어요.'],
    ['the error', { error: '나', errors: ['다'] }, '나'],
    ['the first of the errors', { errors: ['다', '라'] }, '다'],
    ['nothing', {}, '신청을 처리하지 못했어요.'],
  ])('applying: %s', async (_, body, text) => {
    const { choose, click } = openPage(AT_EXAM, {}, { [REGISTER]: refuse(body) });
    await choose('화학Ⅰ');
    await click('신청하기');
    const drawer = within(await dialog('12월 모의고사'));
    expect(await drawer.findByText(text)).toBeTruthy();
    await choose('물리학Ⅰ');
    expect(drawer.queryByText(text)).toBeNull();
  });

  test('registered elsewhere meanwhile: the drawer finds out, and offers to modify', async () => {
    let elsewhere = {};
    const { choose, click } = openPage(
      AT_EXAM,
      {},
      {
        [EXAM]: () => Response.json(aStudentMockExam(elsewhere)),
        [REGISTER]: () => {
          elsewhere = registered;
          return refuse({ message: '이미 신청한 모의고사예요.', code: 'already-registered' })();
        },
      },
    );
    await choose('화학Ⅰ');
    await click('신청하기');
    const drawer = within(await dialog('12월 모의고사'));
    expect(await drawer.findByText('이미 신청한 모의고사예요.')).toBeTruthy();
    expect(await drawer.findByText('수정하기')).toBeTruthy();
  });

  test('modifying', async () => {
    const { choose, click } = openPage(AT_EXAM, registered, { [MODIFY]: refuse() });
    await choose('화학Ⅰ');
    await click('수정하기');
    expect(
      await within(await dialog('12월 모의고사')).findByText('수정하지 못했어요.'),
    ).toBeTruthy();
  });

  test('cancelling: in the question, which is not asked again with it', async () => {
    const { user, click } = openPage(AT_EXAM, registered, { [CANCEL]: refuse() });
    await click('신청 취소하기');
    const question = await screen.findByRole('alertdialog', { name: '신청을 취소할까요?' });
    expect(question.textContent).toContain(
      '12월 모의고사 신청을 취소해요. 신청 기간이 남아 있으면 다시 신청할 수 있어요.',
    );
    await user.click(within(question).getByRole('button', { name: '신청 취소하기' }));
    expect(await within(question).findByText('취소하지 못했어요.')).toBeTruthy();
    expect(within(await dialog('12월 모의고사')).queryByText('취소하지 못했어요.')).toBeNull();
  });

  test.each([
    ['no login information is left', () => sessionStorage.clear(), done()],
    [
      'the server knows nobody',
      () => undefined,
      () => Response.json({ message: '로그인이 만료됐어요.' }, { status: 401 }),
    ],
  ])('%s', async (_, before, answer) => {
    const { choose, click } = openPage(AT_EXAM, {}, { [REGISTER]: answer });
    await choose('화학Ⅰ');
    before();
    await click('신청하기');
    expect(
      await screen.findByText('로그인 정보에 문제가 있어요. 다시 로그인해 주세요.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '다시 로그인' })).toBeTruthy();
  });
});

describe('what cannot be sent says why', () => {
  test.each([
    ['no subject chosen', {}, '선택과목을 꼭 선택해 주세요.'],
    ['the last day is over', { timeStatus: 'CLOSED' as const }, '신청 기간이 끝난 모의고사예요.'],
  ])('%s', async (_, exam, reason) => {
    openPage(AT_EXAM, exam);
    expect(reasonOf(await apply())).toBe(reason);
  });

  test('no subject is registered', async () => {
    openPage(AT_EXAM, {}, { [SUBJECTS]: () => new Response(' \n') });
    expect(reasonOf(await apply())).toBe('등록된 선택과목이 없어요. 관리자에게 문의해 주세요.');
    expect(
      screen.getAllByText('등록된 선택과목이 없어요. 관리자에게 문의해 주세요.').length,
    ).toBeGreaterThan(1);
  });

  test.each([
    ['expired', { expired: true }, '신청이 마감되어 바꿀 수 없어요.'],
    ['inactive', { active: false }, '지금은 바꿀 수 없는 신청이에요. 데스크에 문의해 주세요.'],
  ])(
    'a registration that is %s can be neither modified nor cancelled',
    async (_, flags, reason) => {
      openPage(AT_EXAM, { myRegistration: aMockRegistration(flags) });
      expect(reasonOf(await screen.findByRole('button', { name: '수정하기' }))).toBe(reason);
      expect(reasonOf(screen.getByRole('button', { name: '신청 취소하기' }))).toBe(reason);
      expect(screen.getByRole('radio', { name: '화학Ⅰ' }).closest('fieldset')?.disabled).toBe(true);
    },
  );

  test('nothing was changed', async () => {
    openPage(AT_EXAM, registered);
    expect(reasonOf(await screen.findByRole('button', { name: '수정하기' }))).toBe(
      '바꾼 내용이 없어요.',
    );
  });

  test('no network', async () => {
    openPage(AT_EXAM);
    await apply();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(reasonOf(await apply())).toBe('연결되면 신청할 수 있어요');
  });
});

describe('the seat', () => {
  test('without one, only the paper', async () => {
    const { user } = openPage(AT_EXAM);
    expect(await screen.findByText('현장 응시를 선택하지 않으면 시험지만 제공해요.')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: /^현장 응시/ }));
    expect(screen.getByText('현장에서 시험을 봐요.')).toBeTruthy();
    expect(screen.queryByText('현장 응시를 선택하지 않으면 시험지만 제공해요.')).toBeNull();
  });

  test('where nobody sits on site there is no switch', async () => {
    openPage(AT_EXAM, { allowOnSiteExam: false });
    await apply();
    expect(factsOf(await dialog('12월 모의고사'))).toMatchObject({ '응시 방법': '시험지만 받기' });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('from the paper into the line', async () => {
    const { user, click, academy } = openPage(
      AT_EXAM,
      {
        onSiteLeft: 0,
        onSiteTaken: 40,
        myRegistration: aMockRegistration({ onSiteState: 'none', onSiteExam: false }),
      },
      { [MODIFY]: done({ onSiteState: 'waiting', waitingNumber: 1 }) },
    );
    await user.click(
      await screen.findByRole('switch', { name: /^현장 응시 대기.*현장 자리 마감 · 대기 가능/ }),
    );
    await click('수정하기');
    expect(
      within(await dialog('현장 자리를 기다리고 있어요')).getByText(
        '현장 대기 1번째예요. 자리가 나면 자동으로 확정돼요.',
      ),
    ).toBeTruthy();
    expect(academy.calls(MODIFY).map(({ body, url }) => [body, url.search])).toEqual([
      [
        {
          studentId: '101',
          mockExamId: '11',
          selectedSubjects: ['물리학Ⅰ'],
          onSiteExam: true,
          waitForSeat: true,
        },
        '?studentId=101',
      ],
    ]);
  });
});

test('a slow server is shown to be slow, a lost answer to be looked for', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { choose, click } = openPage(
    AT_EXAM,
    {},
    {
      [REGISTER]: async () => {
        await answered;
        return noAnswer();
      },
      [MINE]: () => Response.json(aMyRegistrationsSlice({ content: [] })),
    },
  );
  await choose('물리학Ⅰ');
  await click('신청하기');
  act(() => vi.advanceTimersByTime(5000));
  expect(
    await screen.findByText('서버의 답이 늦어지고 있어요. 조금만 기다려 주세요.'),
  ).toBeTruthy();
  answer();
  expect(await screen.findByText('신청 결과를 확인하고 있어요')).toBeTruthy();
});

test('a cancelled registration opens its exam, to apply for it again', async () => {
  const canceled = aMyMockRegistration({
    canceled: true,
    active: false,
    canceledAt: '2026-11-18T03:00:00.000Z',
  });
  const { click } = openPage(
    '/mocks?tab=mine',
    {},
    { [MINE]: () => Response.json(aMyRegistrationsSlice({ content: [canceled] })) },
  );
  expect(await screen.findByText('취소')).toBeTruthy();
  await click('12월 모의고사');
  expect(reasonOf(await apply())).toBe('선택과목을 꼭 선택해 주세요.');
});

test('the drawer shows the times, the day for changes, whom it is for, and the exam’s own words beside the paper', async () => {
  openPage(AT_EXAM, {
    admissionTime: '08:10',
    examEndTime: '16:30',
    changeDeadline: '2026-12-10',
    targetGrades: ['고3', 'N수'],
    targetClasses: ['의대반'],
    paperOnlyNotice: '시험지는 4층에서 받아요.',
  });
  const drawer = within(await dialog('12월 모의고사'));
  expect(await drawer.findByText('시험지는 4층에서 받아요.')).toBeTruthy();
  expect(
    [/08:40–16:30/, '08:10까지', '12월 10일 (목)까지', '고3, N수 · 의대반'].map(
      (text) => drawer.getAllByText(text).length,
    ),
  ).toEqual([1, 1, 1, 1]);
});

test('the pictures of the notice keep their place, come when they are near, and can be read out', async () => {
  const picture = { url: '/api/files/a.webp', width: 1200, height: 900 };
  openPage(AT_EXAM, {
    pictures: [
      { ...picture, alt: '고사장 약도' },
      { ...picture, alt: '' },
    ],
  });
  const drawer = within(await dialog('12월 모의고사'));
  const shown = await drawer.findAllByRole('img');
  expect(
    shown.map((image) =>
      ['alt', 'width', 'height', 'loading'].map((name) => image.getAttribute(name)),
    ),
  ).toEqual([
    ['고사장 약도', '1200', '900', 'lazy'],
    ['12월 모의고사 안내 사진', '1200', '900', 'lazy'],
  ]);
});

test('an exam that was called off says so with its reason', async () => {
  const exam = aMockExam({
    id: '12',
    title: '1월 모의고사',
    cancelled: { at: '2026-11-19T00:00:00.000Z', reason: '시험지 미도착' },
  });
  const off = aMyMockRegistration({
    id: '502',
    mockExamId: '12',
    canceled: true,
    active: false,
    expired: true,
    paymentStatus: 'refund-due',
    exam,
  });
  openPage(
    '/mocks?tab=mine',
    {},
    { [MINE]: () => Response.json(aMyRegistrationsSlice({ content: [off] })) },
  );
  expect(await screen.findByText('시험이 취소되었어요. 시험지 미도착')).toBeTruthy();
  expect(reasonOf(screen.getByRole('button', { name: /1월 모의고사/ }))).toContain(
    '취소된 모의고사예요.',
  );
});

test('what was paid is told of before a registration is cancelled', async () => {
  const paid = aMockRegistration({ paymentStatus: 'confirmed', fee: 35_000 });
  const { click } = openPage(AT_EXAM, { myRegistration: paid });
  await click('신청 취소하기');
  const question = await screen.findByRole('alertdialog', { name: '신청을 취소할까요?' });
  expect(question.textContent).toContain('입금한 응시료 35,000원은 환불 대기로 바뀌어요.');
});

test('no link opens an upcoming exam', async () => {
  openPage(AT_EXAM, { timeStatus: 'UPCOMING' });
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});
