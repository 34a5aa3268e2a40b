// @vitest-environment jsdom
import { createQueryClient } from '@academy/app-kit/queries';
import { studentIdSchema } from '@academy/domain/ids';
import { month } from '@academy/domain/time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mealQueries } from '../../features/meals/meals-queries';
import { keepMonth } from './keep-month';
import { MONTH_DRAWN } from './month-drawn';

const NOW = new Date('2026-11-20T10:03:00+09:00');
const PAGE = `
  <div><div>학원</div><h1>도시락 신청</h1></div>
  <main>
    <div><h2>11월</h2><table role="grid"><tbody><tr><td style="top: 1px">20</td></tr></tbody></table>
      <input type="checkbox"><dialog>명세서</dialog></div>
    <div>물어볼 것</div>
  </main>
  <output>마지막 업데이트</output>
  <button style="--fab-lift: 12px">빠른 신청</button>`;

const kept = () => JSON.parse(localStorage.getItem(MONTH_DRAWN) ?? 'null');

function scene(
  changed: { page?: string; address?: string; signedIn?: boolean; read?: boolean } = {},
) {
  const { page = PAGE, address = '/student-calendar', signedIn = true, read = true } = changed;
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.dataset.app = '/assets/app.js';
  document.body.innerHTML = `<div id="root"><div>${page}</div></div>`;
  document.body.append(script);
  const queryClient = createQueryClient();
  const { queryKey } = mealQueries.month(studentIdSchema.parse('7'), month('2026-11'));
  if (read) queryClient.setQueryData(queryKey, []);
  const stop = keepMonth({
    session: {
      state: () =>
        signedIn ? { status: 'student', studentId: '7' } : { status: 'unauthenticated' },
    },
    queryClient,
    clock: { serverNow: () => NOW, offset: () => 0 },
  });
  return { queryClient, queryKey, stop };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.useRealTimers());

test('the month is kept as it is drawn: whose, which and when, and nothing that lives', () => {
  const { stop } = scene();
  vi.advanceTimersByTime(1500);
  expect(kept()).toMatchObject({
    student: '7',
    month: '2026-11',
    day: '2026-11-20',
    build: '/assets/app.js',
    root: { '--fab-lift': '12px' },
  });
  expect(kept().html).toContain('지난번에 본 내용 · 11월 20일 (금) 10:03');
  expect(kept().html).toContain('<td>20</td>');
  expect(kept().html).not.toMatch(/style=|dialog|명세서|물어볼 것|마지막 업데이트/);
  stop();
});

test('what somebody wrote stays text when it is put back', () => {
  const written = '<img src=x onerror="alert(1)"></td></table><script>alert(2)</script>&lt;b&gt;';
  const { stop } = scene();
  const cell = document.querySelector('td');
  cell?.replaceChildren(written);
  cell?.setAttribute('aria-label', `"><script>${written}`);
  vi.advanceTimersByTime(1500);
  const place = document.createElement('div');
  place.innerHTML = kept().html;
  expect(place.querySelector('td')?.textContent).toBe(written);
  expect(place.querySelector('img, script, b')).toBeNull();
  stop();
});

test('it is kept again after a change, once the month rests', () => {
  const { queryClient, queryKey, stop } = scene();
  vi.advanceTimersByTime(1500);
  document.querySelector('td')?.replaceChildren('21');
  queryClient.setQueryData(queryKey, []);
  vi.advanceTimersByTime(500);
  expect(kept().html).toContain('<td>20</td>');
  vi.advanceTimersByTime(1000);
  expect(kept().html).toContain('<td>21</td>');
  stop();
});

test.each([
  ['is another month', { address: '/student-calendar?month=2026-12' }],
  ['is another page', { address: '/points-mine' }],
  ['has not been read', { read: false }],
  ['is still an outline', { page: PAGE.replace('role="grid"', 'role="grid" aria-busy="true"') }],
  ['is nobody’s any more', { signedIn: false }],
])('what %s is not kept', (_, changed) => {
  const { stop } = scene(changed);
  vi.advanceTimersByTime(1500);
  expect(kept()).toBeNull();
  stop();
});
