import { SETUP_STEPS } from '@academy/domain/settings';
import { aManager } from '@academy/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SetupChecklist } from './setup-checklist';

const setup = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../api', () => ({ api: { setup } }));
afterEach(cleanup);

const steps = (...done: boolean[]) => ({
  steps: SETUP_STEPS.map((step, at) => ({
    step,
    done: done[at] ?? false,
  })),
});

function open(manager = aManager(), at: 'top' | 'end' = 'top') {
  const queries = new QueryClient();
  queries.setQueryData(['manager', 'me'], manager);
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Suspense>
          <SetupChecklist at={at} />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the open steps lead to where they are done', async () => {
  setup.mockResolvedValueOnce(steps(false, true));
  open();
  const region = await screen.findByRole('region', { name: '처음 할 일' });
  expect(region.textContent).toContain('9개 가운데 1개 완료');
  expect(
    within(region)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['처음 설정 이어서 하기', '/setup'],
    ['쓸 기능 고르기', '/settings?tab=features'],
    ['입금 계좌 입력', '/settings?tab=deposit'],
    ['도시락 가격 정하기', '/settings?tab=prices'],
    ['운영 요일 정하기', '/settings?tab=lunch'],
    ['교시 시간 정하기', '/settings?tab=attendance'],
    ['학생 등록', '/student'],
    ['상벌점 항목 만들기', '/points/issue?tab=presets'],
    ['식단 공지 올리기', '/news'],
  ]);
});

test('it is above while students cannot apply, and at the end of the page afterwards', async () => {
  const works = ['account', 'prices', 'weekdays', 'students'];
  const working = steps(...SETUP_STEPS.map((step) => works.includes(step)));
  setup.mockResolvedValueOnce(working);
  const { container } = open(aManager(), 'top');
  await waitFor(() => expect(setup).toHaveBeenCalled());
  expect(container.textContent).toBe('');
  cleanup();
  setup.mockResolvedValueOnce(working);
  open(aManager(), 'end');
  expect(await screen.findByRole('region', { name: '처음 할 일' })).toBeTruthy();
});

test('nothing once all is done', async () => {
  setup.mockResolvedValueOnce(steps(...SETUP_STEPS.map(() => true)));
  const { container } = open();
  await waitFor(() => expect(setup).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});

test('nobody is asked to do what they may not', () => {
  setup.mockReset();
  open(aManager({ role: 'READONLY_MANAGER' }));
  expect(setup).not.toHaveBeenCalled();
});
