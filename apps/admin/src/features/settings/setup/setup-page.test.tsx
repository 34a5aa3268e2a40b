import { SETUP_STEPS, type EditedAcademy } from '@academy/domain/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../testing/modal-dialogs';
import { openManagerPage } from '../../../testing/open-manager-page';
import { SetupPage } from './setup-page';

const calls = vi.hoisted(() => ({
  setup: vi.fn<() => Promise<ReturnType<typeof setupWith>>>(),
  academy: vi.fn<() => Promise<unknown>>(),
  editedAcademy: vi.fn<() => Promise<EditedAcademy>>(),
  saveAcademy: vi.fn<(call: { body: EditedAcademy['academy'] }) => Promise<EditedAcademy>>(),
}));
vi.mock('../../../shared/api', () => ({
  api: calls,
  openStream: () => new Promise(() => undefined),
  session: { state: () => ({ status: 'manager' }), subscribe: () => () => undefined },
  sessionEndReason: () => undefined,
  serverClock: {
    serverNow: () => new Date('2026-11-20T10:00:00+09:00'),
    subscribe: () => () => undefined,
  },
}));

const setupWith = (...done: string[]) => ({
  steps: SETUP_STEPS.map((step) => ({ step, done: done.includes(step) })),
});
const edited = (name: string, version: number): EditedAcademy => ({
  academy: { name, companyLines: [], manualUrl: '', deskPhone: '', channelUrl: '' },
  version,
  updatedAt: null,
  updatedByName: null,
});
const parts = {
  Points: () => <p>items</p>,
  Students: () => <p>students</p>,
  News: () => <p>notice</p>,
};
const open = (at = '/setup') => openManagerPage(<SetupPage parts={parts} />, { at });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => {
  calls.academy.mockResolvedValue({ name: '', companyLines: [], studentAppUrl: 'https://s.kr' });
  calls.editedAcademy.mockResolvedValue(edited('', 0));
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

test('it begins at the first open step, says what is wrong only when that is to be saved, and goes on', async () => {
  calls.setup.mockResolvedValue(setupWith('features', 'weekdays'));
  calls.saveAcademy.mockResolvedValue(edited('새봄학원', 1));
  open();
  await step('학원 정보');
  const name = await screen.findByLabelText('학원 이름');
  expect(screen.queryByText('학원 이름을 입력하세요.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '저장하고 다음' }));
  expect(screen.getByText('학원 이름을 입력하세요.')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(calls.saveAcademy).not.toHaveBeenCalled();

  fireEvent.change(name, { target: { value: '새봄학원' } });
  fireEvent.click(screen.getByRole('button', { name: '저장하고 다음' }));
  // The weekdays are settled: the prices come next.
  const next = await step('단가와 입금 계좌');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(calls.saveAcademy.mock.lastCall?.[0].body.name).toBe('새봄학원');
});

test('a step that was settled is changed in the settings; items and students go on being added', async () => {
  calls.setup.mockResolvedValue(setupWith('features', 'academy', 'points'));
  open('/setup?step=academy');
  expect((await screen.findByRole('link', { name: '설정에서 바꾸기' })).getAttribute('href')).toBe(
    '/settings?tab=academy',
  );
  const steps = screen.getByRole('navigation', { name: '설정 순서' });
  fireEvent.click(within(steps).getByRole('link', { name: /상벌점 항목/ }));
  expect(await screen.findByText('items')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  await step('학생 명단');
  fireEvent.click(screen.getByRole('button', { name: '나중에 하기' }));
  await step('첫 공지');
});

test('the end says what still keeps students from applying, or where they go', async () => {
  calls.setup.mockResolvedValueOnce(
    setupWith('features', 'academy', 'weekdays', 'prices', 'account'),
  );
  open('/setup?step=finish');
  expect(
    await screen.findByText('아직 학생이 신청할 수 없습니다. 다음을 먼저 끝내세요.'),
  ).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '학생 명단' }).length).toBeGreaterThan(0);
  cleanup();
  calls.setup.mockResolvedValueOnce(setupWith(...SETUP_STEPS));
  open('/setup?step=finish');
  expect(
    await screen.findByText('이제 학생이 로그인해서 도시락을 신청할 수 있습니다.'),
  ).toBeTruthy();
  expect(await screen.findByText('https://s.kr')).toBeTruthy();
});
