import { NO_FIGURES, type BranchComparison, type BranchRow } from '@academy/domain/branches';
import { won } from '@academy/domain/money';
import { day, monthOf } from '@academy/domain/time';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openManagerPage } from '../../testing/open-manager-page';
import '../../testing/modal-dialogs';
import { BranchesPage } from './branches-page';

const calls = vi.hoisted(() => ({ branches: vi.fn<() => Promise<BranchComparison>>() }));
vi.mock('../../shared/api', () => ({
  api: calls,
  serverClock: {
    serverNow: () => new Date('2026-11-20T01:00:00Z'),
    subscribe: () => () => undefined,
  },
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));

const date = day('2026-11-20');
const rowOf = (slug: string, name: string, figures: Partial<BranchRow> = {}): BranchRow => ({
  slug,
  name,
  url: `https://${slug}.example.com`,
  answered: true,
  ...NO_FIGURES,
  ...figures,
});
const counted = (enrolled: number, unpaid: number) => ({
  enrolled,
  arrived: enrolled - 1,
  missing: 1,
  lunch: enrolled - 5,
  dinner: 0,
  billed: won(1_000_000),
  paid: won(1_000_000 - unpaid),
  unpaid: won(unpaid),
  approvals: 2,
  objections: 0,
  refunds: 0,
  orders: 0,
  failedMessages: 0,
  lastBackup: '2026-11-19T17:30:00.000Z',
  backupStale: false,
});
const answer = (...content: BranchRow[]) =>
  calls.branches.mockResolvedValue({
    asOf: '2026-11-20T01:00:00.000Z',
    date,
    month: monthOf(date),
    content,
  });
const branches = [{ slug: 'north', name: '북부점' }];
const open = (manager: NonNullable<Parameters<typeof openManagerPage>[1]>['manager'] = {}) =>
  openManagerPage(<BranchesPage />, { manager: { role: 'ADMIN', branches, ...manager } });
const rowNamed = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:00:00Z') });
  answer(
    rowOf('north', '북부점', counted(40, 0)),
    rowOf('south', '남부점', { ...counted(30, 250_000), failedMessages: 2, backupStale: true }),
    rowOf('east', '동부점', { answered: false }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('branches are side by side, all together at the bottom, and each leads to its own pages', async () => {
  open();
  const north = await rowNamed(/북부점/);
  expect(north.getByText('정상')).toBeTruthy();
  const link = north.getByRole('link', { name: '북부점 관리자 화면 (새 창)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://north.example.com',
    '_blank',
  ]);
  const total = await rowNamed(/합계/);
  expect(total.getByText('70')).toBeTruthy();
  expect(total.getByText('250,000')).toBeTruthy();
  expect(screen.getByText(/안 온 학생은 .+점이 가장 많습니다 \(1명\)/)).toBeTruthy();
});

test('what is to be looked after is said, and what did not answer', async () => {
  open();
  expect((await rowNamed(/남부점/)).getByText('백업 없음 · 메시지 실패 2')).toBeTruthy();
  expect((await rowNamed(/동부점/)).getByText('답하지 않음')).toBeTruthy();
  expect(
    screen.getByText('전체 3개 지점 · 1개 지점이 답하지 않아 합계에서 빠졌습니다'),
  ).toBeTruthy();
});

test('the picture shows another thing when it is chosen', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: '이달 금액' }));
  expect(await screen.findByText('미입금은 남부점이 가장 많습니다 (250,000원)')).toBeTruthy();
});

test('an account of one area sees a picture and columns of it alone', async () => {
  answer(rowOf('north', '북부점', { lunch: 3, dinner: 1 }), rowOf('south', '남부점', { lunch: 1 }));
  open({ role: 'MANAGER', areas: ['meals'] });
  expect(await screen.findByText('오늘 도시락은 북부점이 가장 많습니다 (4식)')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect((await rowNamed(/북부점/)).getAllByText('–').length).toBeGreaterThan(5);
});

test('without a branch, and where there is no office, it says whose word is needed', async () => {
  answer();
  const { unmount } = open({ role: 'MANAGER', branches: [] });
  expect(await screen.findByText('맡은 지점이 없습니다')).toBeTruthy();
  unmount();
  calls.branches.mockClear();
  open({ branches: undefined });
  expect(await screen.findByText('본사가 아닌 학원입니다')).toBeTruthy();
  expect(calls.branches).not.toHaveBeenCalled();
});
