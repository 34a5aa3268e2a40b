import { createServerClock } from '@academy/api-client';
import { someTasks } from '@academy/domain/testing';
import type { TodayTasks } from '@academy/domain/stats';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openManagerPage } from '../../../testing/open-manager-page';
import { TodayTab } from './today-tab';

const calls = vi.hoisted(() => ({ todayTasks: vi.fn<() => Promise<TodayTasks>>() }));
vi.mock('../../../shared/api', () => ({
  api: calls,
  serverClock: createServerClock(() => new Date('2026-11-19T13:00:00+09:00').getTime()),
  session: { state: () => ({ status: 'manager' }) },
}));

async function open(tasks: Parameters<typeof someTasks>[0] = {}) {
  calls.todayTasks.mockResolvedValue(someTasks(tasks));
  openManagerPage(<TodayTab />);
  await screen.findByRole('region', { name: '처리할 일' });
}
const card = (name: string) => within(screen.getByRole('region', { name }));
const ways = (name: string) =>
  card(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T13:00:00+09:00'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('each line of the day leads to where it is done, and what is zero is not there', async () => {
  await open({ openObjections: 0, failedMessages: 2 });
  expect(ways('바로잡을 일')).toEqual([['못 보낸 메시지2건', '/messages?state=failed']]);
  expect(ways('처리할 일')).toEqual([
    ['정기일정 승인2건', '/attendance/student'],
    ['사유 승인1건', '/attendance/student'],
    ['기준 초과 벌점3명', '/points/issue?tab=standings&step=*&sort=-penalty'],
  ]);
  expect(ways('오늘 도시락').slice(1)).toEqual([
    ['점심47식', '/list?meal=lunch'],
    ['저녁38식', '/list?meal=dinner'],
    [
      '다음 마감 11월 19일 (목) 14:0011월 20일 (금) 도시락 · 점심 45 · 저녁 361시간 남음',
      '/calendar',
    ],
  ]);
  expect(ways('이번 달 도시락 비용')).toEqual([
    ['미납 알림', '/admin-dashboard?tab=deposits&unpaid=month'],
    [
      '미입금 15명1,745,000원청구 12,659,000원 중 10,914,000원 입금 (86%)',
      '/admin-dashboard?tab=deposits&state=unpaid',
    ],
  ]);
});

test('who is missing is named; who has reason to be is not asked about', async () => {
  const missing = Array.from({ length: 14 }, (_, index) => ({
    studentId: String(index + 1),
    name: `학생${index + 1}`,
    seat: `A-${index + 1}`,
  }));
  await open({ presence: { holiday: null, all: 56, arrived: 42, missing } });
  const names = ways('안 온 학생').map(([name]) => name);
  expect(names).toEqual([
    '출석부',
    ...missing.slice(0, 12).map(({ name, seat }) => `${seat} ${name}`),
    '외 2명',
  ]);
  expect(card('안 온 학생').getByText('등원 42/56명')).toBeTruthy();
});

test('a quiet day says so, card by card', async () => {
  await open({
    pendingSchedules: 0,
    pendingReasons: 0,
    openObjections: 0,
    overStudents: 0,
    money: { due: 0, paid: 0, unpaid: 0, unpaidStudents: 0, until: '2026-11-30' },
    presence: { holiday: '개원 기념일', all: 56, arrived: 0, missing: [] },
    nextCutoff: null,
  });
  expect(screen.queryByRole('region', { name: '바로잡을 일' })).toBeNull();
  expect(screen.getByText('기다리는 일이 없습니다.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '하나씩 처리' })).toBeNull();
  expect(screen.getByText('오늘은 휴무일입니다 (개원 기념일).')).toBeTruthy();
  expect(screen.getByText('이 달에 청구한 금액이 없습니다.')).toBeTruthy();
  expect(screen.getByText('다가오는 마감이 없습니다.')).toBeTruthy();
});

test('an account sees the cards of its areas', async () => {
  await open({ lunch: null, dinner: null, nextCutoff: null, money: null, presence: null });
  expect(
    screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent),
  ).toEqual(['처리할 일']);
});

test('what did not come is said once, with one way on', async () => {
  calls.todayTasks.mockRejectedValue(new Error('down'));
  openManagerPage(<TodayTab />);
  expect(await screen.findAllByRole('button', { name: '다시 시도' })).toHaveLength(1);
});
