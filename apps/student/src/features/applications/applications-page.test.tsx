// @vitest-environment jsdom
import { createClient, createServerClock } from '@academy/api-client';
import type { Applications } from '@academy/domain/applications';
import {
  aMealBill,
  aMockExam,
  aMyMockRegistration,
  anAbsenceReason,
  aRegularSchedule,
  aReservation,
  someApplications,
  someAppliedMeals,
  someLunchSettings,
} from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApplicationsPage } from './applications-page';

vi.mock('../../shared/api', () => ({
  client: createClient({ baseURL: 'http://academy.test/api' }),
  serverClock: createServerClock(() => Date.now()),
}));

const everything = someApplications({
  asOf: '2026-11-20T01:00:00Z',
  meals: [
    someAppliedMeals({
      reservations: [
        aReservation({ date: '2026-11-20' }),
        aReservation({ date: '2026-11-03', dinner: false }),
      ],
    }),
    someAppliedMeals({
      month: '2026-12',
      reservations: [],
      bill: aMealBill({ month: '2026-12' }),
      paymentFirst: '2026-12-01',
      paymentLast: '2026-12-31',
    }),
  ],
  mocks: [
    aMyMockRegistration({
      id: '503',
      exam: aMockExam({ title: '1월 모의고사', examDate: '2027-01-14' }),
      fee: 0,
      paymentStatus: 'free',
      onSiteState: 'waiting',
      waitingNumber: 2,
    }),
    aMyMockRegistration(),
    aMyMockRegistration({
      id: '502',
      exam: aMockExam({ title: '9월 모의고사', examDate: '2026-09-16' }),
      paymentStatus: 'confirmed',
      expired: true,
    }),
    aMyMockRegistration({
      id: '504',
      exam: aMockExam({ title: '10월 모의고사', examDate: '2026-10-16' }),
      paymentStatus: 'refund-due',
      canceled: true,
      active: false,
    }),
  ],
  schedules: [
    aRegularSchedule({ exceptions: ['2026-07-02'] }),
    aRegularSchedule({
      id: '302',
      title: '영어과외',
      status: 'REJECTED',
      rejectReason: '의무 자습 시간과 겹쳐요.',
      lastDate: null,
      replacesId: '301',
      registeredBy: 'manager',
      place: '',
    }),
  ],
  reasons: [
    anAbsenceReason(),
    anAbsenceReason({
      id: '702',
      date: '2026-11-18',
      type: 'ABSENT',
      status: 'REJECTED',
      rejectReason: '증빙이 필요해요.',
    }),
  ],
});

let answer: () => Response;
let settings = someLunchSettings({
  bankName: '국민은행',
  accountNumber: '123-45',
  accountHolder: '하늘학원',
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), toFake: ['Date'] });
  vi.stubGlobal('print', vi.fn<() => void>());
  answer = () => Response.json(everything);
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    if (pathname.endsWith('/lunch-settings')) return Response.json(settings);
    if (pathname.endsWith('/applications')) return answer();
    return Response.json({
      name: '하늘학원',
      companyLines: [],
      manualUrl: '',
      deskPhone: '',
      channelUrl: '',
    });
  });
});

function open(applications?: Applications) {
  if (applications) answer = () => Response.json(applications);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ApplicationsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
/** A section on the screen; the paper has sections of the same name, without a link. */
const section = (name: string) =>
  screen
    .getByText((_, element) => element?.tagName === 'H2' && element.textContent === name)
    .closest('section') ?? document.body;
const itemsOf = (name: string) =>
  Array.from(section(name).querySelectorAll('li')).map(({ textContent }) => textContent);
/** What a table on paper says, row by row. */
const paperOf = (name: string) => {
  const part = screen
    .getByText((_, element) => element?.tagName === 'H3' && element.textContent === name)
    .closest('section');
  return Array.from(part?.querySelectorAll('tbody tr') ?? []).map((row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  );
};

test('what is to be paid: of what, until when, where and as whom', async () => {
  open();
  const due = await screen.findByRole('region', { name: '입금 안내' });
  expect(due.textContent).toBe(
    '2026년 11월 도시락11월 30일 (월)까지16,000원12월 모의고사 응시료11월 30일 (월)까지30,000원' +
      '국민은행 123-45예금주 하늘학원 · 입금자명 김하늘복사',
  );
  within(due).getByRole('button', { name: '계좌번호 복사' });
});

test('meals: days, amounts and when to pay', async () => {
  open();
  await screen.findByText('11월 20일 (금) 10:00 기준');
  expect(itemsOf('도시락')).toEqual([
    '2026년 11월입금 전점심3, 20일저녁20일점심 5,000원 × 2회10,000원저녁 6,000원 × 1회6,000원합계16,000원입금 기간11월 1일 (일) ~ 11월 30일 (월)',
    '2026년 12월신청한 도시락이 없어요.',
  ]);
});

test('mock exams: the next one first, what is over folded away unless money is owed', async () => {
  open();
  await screen.findByText('지난 모의고사 1건');
  const titles = Array.from(
    section('모의고사').querySelectorAll('h3'),
    ({ textContent }) => textContent,
  );
  expect(titles).toEqual(['10월 모의고사', '12월 모의고사', '1월 모의고사', '9월 모의고사']);
  expect(itemsOf('모의고사').slice(0, 3)).toEqual([
    '10월 모의고사취소환불 대기시험일10월 16일 (금) 08:40응시료30,000원',
    '12월 모의고사미입금시험일12월 15일 (화) 08:40신청물리학Ⅰ · 현장 응시응시료30,000원입금 기한11월 30일 (월)',
    '1월 모의고사현장 대기신청 완료시험일1월 14일 (목) 08:40신청물리학Ⅰ · 현장 대기 2번째응시료무료',
  ]);
});

test('schedules and reasons, with the manager’s answers', async () => {
  open();
  await screen.findByText('낼 금액');
  expect(itemsOf('정기일정')).toEqual([
    '수학학원승인 대기학원·과외 · 매주 화·목 19:00–21:00 외출쉬는 날 7월 2일 (목)기간7월 1일 (수) ~ 7월 31일 (금)장소대치동',
    '영어과외변경 요청관리자 등록반려학원·과외 · 매주 화·목 19:00–21:00 외출기간7월 1일 (수)부터 계속반려 사유 의무 자습 시간과 겹쳐요.',
  ]);
  expect(itemsOf('사유')).toEqual([
    '11월 20일 (금) 외출 · 14:00–16:00승인 대기병원 · 치과 진료접수번호20261119-0701',
    '11월 18일 (수) 결석반려병원 · 치과 진료접수번호20261119-0701반려 사유 증빙이 필요해요.',
  ]);
});

test('the paper says the same in tables, whose they are and of when', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: '인쇄' }));
  expect(window.print).toHaveBeenCalledOnce();
  await screen.findByText('하늘학원 · 학생 김하늘 · 11월 20일 (금) 10:00 기준');
  screen.getByText('출력일시 11월 20일 (금) 10:00');
  screen.getByText('낼 금액 46,000원 · 입금 확인 30,000원 · 환불 예정 30,000원');
  expect(paperOf('도시락')).toEqual([
    [
      '2026년 11월',
      '5,000원 × 2회',
      '6,000원 × 1회',
      '16,000원',
      '11월 1일 (일) ~ 11월 30일 (월)',
      '입금 전',
      '점심 3, 20일저녁 20일',
    ],
  ]);
  expect(paperOf('모의고사').map(([title, , , , state]) => [title, state])).toEqual([
    ['9월 모의고사', '신청 마감 · 입금 확인'],
    ['10월 모의고사', '취소 · 환불 대기'],
    ['12월 모의고사', '미입금'],
    ['1월 모의고사', '현장 대기 · 신청 완료'],
  ]);
  expect(paperOf('정기일정')[1]).toEqual([
    '영어과외',
    '매주 화·목 19:00–21:00 외출',
    '7월 1일 (수)부터 계속',
    '반려 (의무 자습 시간과 겹쳐요.)',
  ]);
  expect(paperOf('사유')[0]).toEqual([
    '20261119-0701',
    '11월 20일 (금) 외출 · 14:00–16:00',
    '병원 · 치과 진료',
    '승인 대기',
  ]);
});

test('nothing applied for: each section says so and leads to its page', async () => {
  open(
    someApplications({
      meals: [someAppliedMeals({ reservations: [] })],
      mocks: [],
      schedules: [],
      reasons: [],
    }),
  );
  await screen.findAllByText('이번 달과 다음 달에 신청한 도시락이 없어요.');
  const links = ['도시락', '모의고사', '정기일정', '사유'].map((name) =>
    within(section(name)).getByRole('link').getAttribute('href'),
  );
  expect(links).toEqual(['/student-calendar', '/mocks?tab=mine', '/regular-schedule', '/submit']);
});

test('everything paid: no account', async () => {
  open(
    someApplications({
      meals: [someAppliedMeals({ bill: aMealBill({ depositStatus: 'confirmed', frozen: true }) })],
      mocks: [],
    }),
  );
  await screen.findByText('낼 금액');
  expect(screen.queryByRole('region', { name: '입금 안내' })).toBeNull();
});

test('an academy without an account: whom to ask', async () => {
  settings = someLunchSettings({ accountNumber: '' });
  open();
  expect(await screen.findByText('계좌 정보는 데스크에 문의해 주세요.')).toBeTruthy();
});

test('a failure says why and comes back; later what is there stays, with its age', async () => {
  const failed = () =>
    Response.json({ message: '점검 중이에요.', code: 'maintenance' }, { status: 503 });
  answer = failed;
  const user = open();
  expect((await screen.findByRole('alert')).textContent).toContain('점검 중이에요.');
  answer = () => Response.json(everything);
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('11월 20일 (금) 10:00 기준');
  answer = failed;
  await user.click(screen.getByRole('button', { name: '새로 불러오기' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '새로 불러오지 못했어요. 11월 20일 (금) 10:00 내용이에요.',
  );
  screen.getByText('낼 금액');
});
