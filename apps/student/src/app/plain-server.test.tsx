// @vitest-environment jsdom
// A server with the common contract and nothing else, as it answers on a bad day.
import '../testing/phone';
import { studentIdSchema } from '@academy/domain/ids';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../shared/api';
import { badGateway, specifiedAcademy, type Quirks } from '../testing/specified-academy';
import { mount, StudentApp } from './student-app';

beforeEach(() =>
  vi.useFakeTimers({
    now: new Date('2026-11-20T10:00:00+09:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  }),
);
afterEach(async () => {
  vi.useRealTimers();
  await session.logout();
});

const MONTH = 'GET /reservations/7/2026/11';
const SAVE = 'PUT /reservations/7';
const MINE = 'GET /mock-exam-registrations/my/slice';

const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};
const signIn = () =>
  session.keep({ role: 'student', accessToken: 'token', studentId: studentIdSchema.parse('7') });

function open(address: string, quirks: Quirks = {}) {
  const days = new Map([['2026-11-24', { lunch: true, dinner: true }]]);
  const academy = specifiedAcademy(days, quirks);
  signIn();
  window.history.pushState(null, '', address);
  const { unmount } = render(<StudentApp />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { days, academy, user, unmount };
}
const chip = (name: string) => screen.findByRole('checkbox', { name: `11월 ${name}` });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function register(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: '12월 모의고사' }));
  await user.click(await screen.findByRole('radio', { name: '화학Ⅰ' }));
  const apply = screen.getByRole('button', { name: '신청하기' });
  await waitFor(() => expect(apply.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(apply);
  await screen.findByText('모의고사를 신청했어요');
}

// The first test: what a save has to know is learnt once for the life of the page.
test('the first edit of a page leaves with the closing tab, in its very moment', async () => {
  const { academy } = open('/student-calendar');
  const first = await chip('25일 (수) 저녁');
  await advance(100);
  act(() => {
    first.click();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  expect(academy.calls.filter(({ call }) => call === SAVE)).toEqual([
    { call: SAVE, keepalive: true, authorized: true },
  ]);
});

test('a 201 without a body is an application, though nothing can be read after it', async () => {
  let applied = false;
  const { academy, user } = open('/mocks', {
    fails(call) {
      applied ||= call.startsWith('POST /mock-exam-registrations');
      return applied && call === MINE ? badGateway() : undefined;
    },
  });
  await register(user);
  expect(screen.getAllByText('10,000원')).not.toEqual([]);
  expect(screen.queryByText(/처리하지 못했어요|Bad Gateway/)).toBeNull();
  expect(academy.registrations).toHaveLength(1);
  expect(academy.refusals).toEqual([]);
});

test('a 204 whose registration leaves the list is a cancellation', async () => {
  const { academy, user } = open('/mocks');
  await register(user);
  await user.click(screen.getByRole('button', { name: '확인' }));
  await user.click(await screen.findByRole('button', { name: '12월 모의고사' }));
  await user.click(await screen.findByRole('button', { name: '신청 취소하기' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: '신청 취소하기' }));
  await screen.findByText(/^신청을 취소했어요\./);
  expect(screen.queryByText('취소하지 못했어요.')).toBeNull();
  expect(academy.registrations).toEqual([]);
  expect(academy.countOf('DELETE /mock-exam-registrations/my/501')).toBe(1);
});

test('a day that a save leaves out without a word is told once, and not sent for ever', async () => {
  const { academy, days, user } = open('/student-calendar', {
    leavesOut: (date) => date === '2026-11-26',
  });
  await user.click(await chip('26일 (목) 점심'));
  await user.click(await chip('25일 (수) 저녁'));
  await advance(1_000);
  await screen.findByText('11월 26일 (목) 점심 · 학원 서버가 저장하지 않았어요.');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: '확인' }));
  await advance(120_000);
  expect(academy.countOf(SAVE)).toBe(1);
  expect(days.get('2026-11-25')).toEqual({ lunch: false, dinner: true });
  expect((await chip('26일 (목) 점심')).getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByText(/저장하지 않았어요/)).toBeNull();
});

test('a save is done by its 2xx, though the month cannot be read after it', async () => {
  let saved = false;
  const { academy, user } = open('/student-calendar', {
    fails(call) {
      saved ||= call === SAVE;
      return saved && call === MONTH ? badGateway() : undefined;
    },
  });
  await user.click(await chip('25일 (수) 저녁'));
  await advance(1_000);
  await screen.findByText(/^저장됨 \d\d:\d\d$/);
  await advance(120_000);
  expect(academy.countOf(SAVE)).toBe(1);
  expect((await chip('25일 (수) 저녁')).getAttribute('aria-checked')).toBe('true');
});

test.each([
  ['a gateway', badGateway],
  ['the server', () => Response.json({ message: '오류' }, { status: 500 })],
  ['the network', noAnswer],
])('the first read of the month on opening is tried three times: %s fails', async (_, fail) => {
  const academy = specifiedAcademy(new Map([['2026-11-24', { lunch: true, dinner: true }]]), {
    fails: (call, time) => (call === MONTH && time <= 2 ? fail() : undefined),
  });
  signIn();
  window.history.pushState(null, '', '/student-calendar');
  const element = document.body.appendChild(document.createElement('div'));
  const end = mount(element);
  await advance(5_000);
  expect((await chip('24일 (화) 점심')).getAttribute('aria-checked')).toBe('true');
  expect(academy.countOf(MONTH)).toBe(3);
  act(end);
  element.remove();
});

test('a month that could not be read is unknown, not empty', async () => {
  const { user } = open('/student-calendar', {
    fails: (call) => (call === MONTH ? badGateway() : undefined),
  });
  await advance(5_000);
  expect(await screen.findAllByText('이 달의 신청 내용을 아직 불러오지 못했어요.')).not.toEqual([]);
  expect(document.body.textContent).not.toMatch(/신청한 도시락이 없어요|Bad Gateway/);
  await user.click(screen.getByRole('button', { name: '다시 불러오기' }));
});

test('1,650 points are added up once, and what is not there is asked for once', async () => {
  const points = Array.from({ length: 1650 }, (_, index) => ({
    id: 5000 - index,
    incidentDate: '2026-11-19',
    pointType: index % 2 ? 'PENALTY' : 'REWARD',
    points: 1,
    reason: `기록 ${index + 1}`,
    issuerName: '한가람',
  }));
  const { academy, user } = open('/points-mine', { points });
  await screen.findByText('기록 30');
  for (const last of [60, 90]) {
    await user.click(await screen.findByRole('button', { name: /더 보기/ }));
    await screen.findByText(`기록 ${last}`);
  }
  expect(screen.getAllByText(/825/)).not.toEqual([]);
  // Two of 1,000 for the sums, three of 30 for what is shown.
  expect(academy.countOf('GET /student-points/mine')).toBe(5);
  expect(academy.countOf('GET /public/academy')).toBeLessThanOrEqual(1);
});
