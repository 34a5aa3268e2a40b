import type { SameDay } from '@academy/domain/meals';
import { aSameDay } from '@academy/domain/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openManagerPage } from '../../testing/open-manager-page';
import { SameDayPage } from './same-day-page';

const { sameDay, present } = vi.hoisted(() => ({
  sameDay: vi.fn<(call: { params: { date: string } }) => Promise<SameDay>>(),
  present: { at: '' },
}));
vi.mock('../../shared/use-now', () => ({ useNow: () => new Date(present.at) }));
vi.mock('../../shared/api', () => ({
  api: { sameDay, dayOrder: async () => ({ asOf: present.at, standing: null }) },
  // The live line is down in this room.
  openStream: () => new Promise(() => undefined),
  session: { state: () => ({ status: 'manager' }), subscribe: () => () => undefined },
  serverClock: { serverNow: () => new Date(present.at) },
}));

beforeEach(() => {
  // jsdom neither prints nor measures.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  present.at = '2026-11-20T10:00:00+09:00';
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const open = (date: string) => openManagerPage(<SameDayPage />, { at: `/list?date=${date}` });

test.each([
  ['2026-11-22T13:59:59+09:00', true],
  ['2026-11-22T14:00:00+09:00', false],
])('at %s it says that the number may change: %s', async (at, said) => {
  present.at = at;
  sameDay.mockResolvedValue(aSameDay({ date: '2026-11-23', cutoffAt: '2026-11-22T05:00:00Z' }));
  open('2026-11-23');
  await screen.findByText('김하늘');
  expect(
    screen.queryAllByText('11월 22일 (일) 14:00 마감 전입니다. 인원이 바뀔 수 있습니다.'),
  ).toHaveLength(said ? 1 : 0);
});

test.each([
  ['2026-11-19T23:59:59+09:00', 0],
  ['2026-11-20T00:00:00+09:00', 2],
])('at %s the meals of 11월 20일 have %i boxes to tick', async (at, boxes) => {
  present.at = at;
  sameDay.mockResolvedValue(aSameDay());
  open('2026-11-20');
  await screen.findByText('김하늘');
  expect(screen.queryAllByRole('checkbox', { name: /수령$/ })).toHaveLength(boxes);
  expect(screen.queryAllByText('신청', { selector: 'td' })).toHaveLength(2 - boxes);
  expect(screen.queryAllByText('수령률')).toHaveLength(boxes === 0 ? 0 : 1);
});

test.each([
  ['2026-11-19T13:59:59+09:00', 0],
  ['2026-11-19T14:00:00+09:00', 1],
])('at %s tomorrow’s order is offered: %i', async (at, offers) => {
  present.at = at;
  sameDay.mockImplementation(async ({ params }) =>
    params.date === '2026-11-20'
      ? aSameDay()
      : aSameDay({ date: '2026-11-19', cutoffAt: '2026-11-18T05:00:00Z', rows: [] }),
  );
  open('2026-11-19');
  await screen.findByText('이 날 신청한 학생이 없습니다.');
  await waitFor(() =>
    expect(
      screen.queryAllByText('내일 11월 20일 (금) 신청이 마감되었습니다. 점심 1명 · 저녁 1명'),
    ).toHaveLength(offers),
  );
  expect(sameDay.mock.calls.map(([{ params }]) => params.date).includes('2026-11-20')).toBe(
    offers === 1,
  );
});

test('spare portions stand beside the count and in the order that is offered', async () => {
  present.at = '2026-11-19T14:00:00+09:00';
  const spares = { lunch: { unit: 'count', amount: 2 }, dinner: null } as const;
  sameDay.mockImplementation(async ({ params }) =>
    params.date === '2026-11-20'
      ? aSameDay({ spares })
      : aSameDay({ date: '2026-11-19', cutoffAt: '2026-11-18T05:00:00Z', spares }),
  );
  open('2026-11-19');
  expect(await screen.findAllByText('수령 0/1 · 여유분 +2 = 3')).toHaveLength(1);
  await waitFor(() =>
    expect(
      screen.queryAllByText(
        '내일 11월 20일 (금) 신청이 마감되었습니다. 점심 1명 +2 = 3 · 저녁 1명',
      ),
    ).toHaveLength(1),
  );
});

test.each([
  [
    'closed by its weekday',
    { closed: { lunch: 'weekday-closed', dinner: 'weekday-closed' } },
    '점심 미운영 · 저녁 미운영',
    '이 날은 도시락을 운영하지 않습니다.',
  ],
  [
    'a holiday',
    {
      holiday: '개원 기념일',
      closed: { lunch: 'weekday-closed', dinner: 'weekday-closed' },
    },
    '공휴일 (개원 기념일) · 점심 미운영 · 저녁 미운영',
    '11월 22일 (일)은 휴무일입니다 (개원 기념일).',
  ],
] as const)('a day that is %s says so', async (_, day, notes, empty) => {
  sameDay.mockResolvedValue(aSameDay({ date: '2026-11-22', rows: [], ...day }));
  open('2026-11-22');
  await screen.findByText(notes);
  expect(screen.getByText(empty, { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '발주 문구 복사' }).ariaDisabled).toBe('true');
});

test('while it loads the list has its shape; a failure says so and is tried again', async () => {
  sameDay.mockRejectedValueOnce(new Error('down'));
  open('2026-11-20');
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  await screen.findByText('불러오지 못했습니다.');
  sameDay.mockResolvedValue(aSameDay());
  fireEvent.click(screen.getByText('다시 시도'));
  await screen.findByText('김하늘');
});
