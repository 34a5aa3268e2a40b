import type { Move, MoveCandidate, MovePreview } from '@academy/domain/moves';
import { moveIdSchema, studentIdSchema } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import { day, month } from '@academy/domain/time';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../../testing/open-manager-page';
import '../../../testing/modal-dialogs';
import { toasts } from '../../../shared/toasts';
import { MovesTab } from './moves-tab';

const calls = vi.hoisted(() => ({
  moves: vi.fn<() => Promise<{ content: Move[] }>>(),
  moveCandidates: vi.fn<(call: object) => Promise<{ content: MoveCandidate[] }>>(),
  previewMove: vi.fn<(call: object) => Promise<MovePreview>>(),
  startMove: vi.fn<(call: object) => Promise<Move>>(),
  resumeMove: vi.fn<(call: object) => Promise<Move>>(),
  cancelMove: vi.fn<(call: object) => Promise<Move>>(),
}));
vi.mock('../../../shared/api', () => ({
  api: calls,
  serverClock: {
    serverNow: () => new Date('2026-11-20T01:00:00Z'),
    subscribe: () => () => undefined,
  },
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));

const north = { slug: 'north', name: '북부점' };
const south = { slug: 'south', name: '남부점' };
const student = {
  id: studentIdSchema.parse('7'),
  name: '김하늘',
  grade: '고3',
  school: '하늘고',
  phoneTail: '5678',
};
const aMove = (overrides: Partial<Move> = {}): Move => ({
  id: moveIdSchema.parse('1'),
  name: '김하늘',
  from: north,
  to: south,
  day: day('2026-12-01'),
  state: 'announced',
  problem: null,
  byName: '한원장',
  createdAt: '2026-11-20T01:00:00.000Z',
  ...overrides,
});
const aPreview = (overrides: Partial<MovePreview> = {}): MovePreview => ({
  student,
  from: north,
  to: south,
  day: day('2026-11-20'),
  lastDay: day('2026-11-20'),
  returns: false,
  problem: null,
  carried: { guardians: 1, months: 2, exams: 0, points: { rewards: 4, penalties: 1 }, earlier: 0 },
  left: { mealCount: 0, unpaid: [{ month: month('2026-11'), amount: won(30_000) }], refunds: [] },
  ...overrides,
});
const open = () =>
  openManagerPage(<MovesTab />, { manager: { role: 'ADMIN', branches: [north, south] } });
const rowNamed = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:00:00Z') });
  calls.moves.mockResolvedValue({ content: [] });
  calls.moveCandidates.mockResolvedValue({ content: [student] });
  calls.previewMove.mockResolvedValue(aPreview());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** Chooses 김하늘 of 북부점 for 남부점 in the dialog. */
async function choose() {
  fireEvent.click(await screen.findByRole('button', { name: '학생 옮기기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '학생 옮기기' }));
  fireEvent.change(dialog.getByRole('combobox', { name: '지금 다니는 지점' }), {
    target: { value: 'north' },
  });
  fireEvent.change(dialog.getByRole('combobox', { name: '옮길 지점' }), {
    target: { value: 'south' },
  });
  fireEvent.change(dialog.getByRole('combobox', { name: '학생' }), { target: { value: '김하' } });
  fireEvent.click(await dialog.findByRole('option', { name: /김하늘/, hidden: true }));
  return dialog;
}

test('a student is moved after what it means was said', async () => {
  calls.startMove.mockResolvedValue(aMove({ state: 'done', day: day('2026-11-20') }));
  const show = vi.spyOn(toasts, 'show');
  open();
  const dialog = await choose();
  expect(await dialog.findByRole('heading', { name: '남부점으로 함께 가는 것' })).toBeTruthy();
  expect(dialog.getByText('미입금 2026년 11월 30,000원: 북부점에서 받습니다')).toBeTruthy();
  expect(calls.moveCandidates).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: { from: 'north', q: '김하' } }),
  );
  fireEvent.click(dialog.getByRole('button', { name: '옮기기' }));
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({ text: '김하늘 학생을 남부점으로 옮겼습니다.' }),
  );
  expect(calls.startMove).toHaveBeenCalledWith({
    body: { from: 'north', to: 'south', studentId: '7', day: '2026-11-20' },
  });
});

test('for a later day it is planned, and nothing is sent over what is against it', async () => {
  open();
  const dialog = await choose();
  calls.previewMove.mockResolvedValue(aPreview({ problem: 'number-taken' }));
  fireEvent.change(dialog.getByRole('textbox', { name: '새 지점 시작일' }), {
    target: { value: '2026-12-01' },
  });
  expect(await dialog.findByText(/전화번호를 남부점의 다른 학생이 쓰고 있습니다/)).toBeTruthy();
  const send = dialog.getByRole('button', { name: '이동 예약하기' });
  fireEvent.click(send);
  expect(calls.startMove).not.toHaveBeenCalled();
});

test('moves are followed: one that waits is taken back, one that stopped is gone on with', async () => {
  calls.moves.mockResolvedValue({
    content: [
      aMove(),
      aMove({
        id: moveIdSchema.parse('2'),
        name: '이바다',
        state: 'left',
        day: day('2026-11-20'),
        problem: 'to-silent',
      }),
      aMove({ id: moveIdSchema.parse('3'), name: null, state: 'done' }),
    ],
  });
  calls.cancelMove.mockResolvedValue(aMove({ state: 'cancelled' }));
  open();
  const waiting = await rowNamed(/김하늘/);
  expect(waiting.getByText('예약')).toBeTruthy();
  expect(waiting.queryByRole('button', { name: /이어서/ })).toBeNull();
  fireEvent.click(waiting.getByRole('button', { name: '김하늘 이동 취소' }));
  await waitFor(() => expect(calls.cancelMove).toHaveBeenCalledWith({ params: { moveId: '1' } }));
  const stuck = await rowNamed(/이바다/);
  expect(stuck.getByText('남부점이 답하지 않습니다. 답하면 이어서 진행합니다.')).toBeTruthy();
  expect(stuck.queryByRole('button', { name: /취소/ })).toBeNull();
  fireEvent.click(stuck.getByRole('button', { name: '이바다 이동 이어서 하기' }));
  await waitFor(() => expect(calls.resumeMove).toHaveBeenCalledWith({ params: { moveId: '2' } }));
  expect((await rowNamed(/이름 없음/)).queryByRole('button')).toBeNull();
});

test('an account of one branch moves nobody', async () => {
  openManagerPage(<MovesTab />, { manager: { role: 'ADMIN', branches: [north] } });
  const button = await screen.findByRole('button', { name: '학생 옮기기' });
  expect(descriptionOf(button)).toMatch(/두 곳 이상/);
});
