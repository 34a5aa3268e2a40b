// @vitest-environment jsdom
import '../testing/phone';
import { studentIdSchema } from '@academy/domain/ids';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../shared/api';
import { specifiedAcademy } from '../testing/specified-academy';
import { StudentApp } from './student-app';

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

const chip = (name: string) => screen.findByRole('checkbox', { name: `11월 ${name}` });
const tab = (name: string) => screen.getByRole('link', { name });

test('at a server that has the common contract and nothing else: a month is read, meals are saved, nothing is lost, all pages open', async () => {
  const days = new Map([
    ['2026-11-24', { lunch: true, dinner: true }],
    ['2026-11-26', { lunch: false, dinner: true }],
  ]);
  const academy = specifiedAcademy(days);
  session.keep({ role: 'student', accessToken: 'token', studentId: studentIdSchema.parse('7') });
  window.history.pushState(null, '', '/student-calendar');
  render(<StudentApp />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

  expect((await chip('24일 (화) 점심')).getAttribute('aria-checked')).toBe('true');
  expect((await chip('26일 (목) 점심')).getAttribute('aria-checked')).toBe('false');
  await user.click(await chip('26일 (목) 점심'));
  await user.click(await chip('25일 (수) 저녁'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await waitFor(() =>
    expect(Object.fromEntries(days)).toEqual({
      '2026-11-24': { lunch: true, dinner: true },
      '2026-11-25': { lunch: false, dinner: true },
      '2026-11-26': { lunch: true, dinner: true },
    }),
  );
  await screen.findByText(/^저장됨 \d\d:\d\d$/);

  await user.click(tab('상벌점 보기'));
  await screen.findAllByText('자습 우수');
  await user.click(tab('모의고사 신청'));
  await user.click(await screen.findByRole('button', { name: '12월 모의고사' }));
  await user.click(await screen.findByRole('radio', { name: '화학Ⅰ' }));
  await user.click(screen.getByRole('button', { name: '신청하기' }));
  await screen.findByText('모의고사를 신청했어요');
  expect(academy.registrations).toMatchObject([
    { studentId: 7, mockExamId: 11, selectedSubjects: ['화학Ⅰ'] },
  ]);
  await user.click(screen.getByRole('button', { name: '확인' }));
  for (const name of ['일정 신청', '사유 · 신청 내역', '도시락 신청']) {
    await user.click(tab(name));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('오류가 발생했어요')).toBeNull();
  }
  expect(academy.refusals).toEqual([]);
});
