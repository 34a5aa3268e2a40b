import { carriedHistorySchema, type StudentMoves } from '@academy/domain/moves';
import { someStudentFacts } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openManagerPage } from '../../../testing/open-manager-page';
import { MovesTab } from './moves-tab';

const calls = vi.hoisted(() => ({ studentMoves: vi.fn<() => Promise<StudentMoves>>() }));
vi.mock('../../../shared/api', () => ({
  api: calls,
  serverClock: { serverNow: () => new Date(), subscribe: () => () => undefined },
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const history = (parts: object = {}) =>
  carriedHistorySchema.parse({
    branch: '북부점',
    since: '2026-03-02',
    lastDay: '2026-11-20',
    months: [
      {
        month: '2026-11',
        attendance: { present: 12, late: 1, leftEarly: 0, out: 0, absent: 2, excusedAbsent: 0 },
        study: { minutes: 5400, days: 12, open: 0 },
        remark: '꾸준합니다.',
        points: { rewards: 0, penalties: 5 },
        exams: [{ title: '11월 모의고사', examDate: '2026-11-12' }],
      },
    ],
    pointSums: { rewards: 4, penalties: 9 },
    points: [{ incidentDate: '2026-11-03', pointType: 'PENALTY', points: 5, reason: '무단지각' }],
    reasons: [{ date: '2026-11-05', type: 'ABSENT', text: '병원', status: 'APPROVED' }],
    ...parts,
  });
const open = (moves: Partial<StudentMoves>, manager = {}) => {
  calls.studentMoves.mockResolvedValue({ content: [], histories: [], ...moves });
  openManagerPage(<MovesTab facts={someStudentFacts()} />, { manager });
};

test('where a student came from, with what was there before', async () => {
  open({
    content: [
      {
        way: 'in',
        branch: '북부점',
        url: 'https://north.example.com',
        day: day('2026-11-21'),
        planned: false,
      },
    ],
    histories: [history()],
  });
  expect(await screen.findByText('2026년 11월 21일 북부점에서 옮겨 옴')).toBeTruthy();
  const link = screen.getByRole('link', { name: '북부점 관리자 화면 (새 창)' });
  expect(link.getAttribute('href')).toBe('https://north.example.com');
  expect(
    screen.getByRole('heading', { name: '북부점 기록 (2026년 3월 2일 ~ 2026년 11월 20일)' }),
  ).toBeTruthy();
  expect(screen.getByText(/결석 2일 · 순 공부 90시간 .*꾸준합니다\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '상점 4점 · 벌점 9점' })).toBeTruthy();
  expect(screen.getByText(/무단지각$/)).toBeTruthy();
  expect(screen.getByText('11월 모의고사')).toBeTruthy();
  expect(screen.getByText('결석 · 병원')).toBeTruthy();
});

test('what is switched off, or of an area that the account has not, is not there', async () => {
  open({ histories: [history({ reasons: undefined })] }, { featuresOff: ['points', 'mocks'] });
  expect(await screen.findByRole('heading', { name: /^북부점 기록/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /벌점|모의고사|사유/ })).toBeNull();
});

test('a move that is planned is said before it happens', async () => {
  open({
    content: [{ way: 'out', branch: '남부점', url: '', day: day('2026-12-01'), planned: true }],
  });
  expect(await screen.findByText('2026년 12월 1일 남부점으로 옮길 예정')).toBeTruthy();
});
