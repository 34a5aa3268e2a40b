import type { Handed } from '@academy/domain/branches';
import type { DecidedSettings } from '@academy/domain/settings';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../../testing/open-manager-page';
import '../../../testing/modal-dialogs';
import { toasts } from '../../../shared/toasts';
import { HandSettingsButton } from './hand-settings';

const calls = vi.hoisted(() => ({
  decidedSettings: vi.fn<() => Promise<DecidedSettings>>(),
  handSettings: vi.fn<(call: object) => Promise<Handed>>(),
}));
vi.mock('../../../shared/api', () => ({
  api: calls,
  session: { state: () => ({ status: 'manager' }) },
  sessionEndReason: () => undefined,
}));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const [north, south] = [
  { slug: 'north', name: '북부점' },
  { slug: 'south', name: '남부점' },
];
const button = (name: string) => screen.findByRole('button', { name });

function open({ unsaved = false, branches = [north, south] } = {}) {
  calls.decidedSettings.mockResolvedValue({
    content: [
      { setting: 'meal-prices', decided: true },
      { setting: 'schedule', decided: false },
      { setting: 'mocks', decided: true },
    ],
  });
  openManagerPage(<HandSettingsButton setting="mocks" unsaved={unsaved} />, {
    manager: { role: 'ADMIN', branches },
  });
}

test('hands the tab’s setting and what else is ticked to the ticked branches', async () => {
  calls.handSettings.mockResolvedValue({
    content: [
      { ...north, changed: 2 },
      { ...south, changed: null },
    ],
  });
  const show = vi.spyOn(toasts, 'show');
  open();
  fireEvent.click(await button('지점에 맞추기'));
  const box = (name: string) => screen.findByRole('checkbox', { name });
  expect(await box('모의고사')).toHaveProperty('checked', true);
  expect(descriptionOf(await box('정기일정'))).toBe('본사에서 저장한 적이 없는 설정입니다.');
  fireEvent.click(await box('도시락 단가'));
  for (const { name } of [north, south]) fireEvent.click(await box(name));
  fireEvent.click(await button('2개 지점에 맞추기'));
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({
      text: '1개 지점의 설정을 맞췄습니다 (바뀐 설정 2개). 받지 못한 지점: 남부점. 잠시 후 다시 시도하세요.',
    }),
  );
  expect(calls.handSettings).toHaveBeenCalledWith({
    body: { settings: ['meal-prices', 'mocks'], branches: ['north', 'south'] },
  });
});

test('what is not saved yet does not go, and without branches there is nothing to hand', async () => {
  open({ unsaved: true });
  expect(descriptionOf(await button('지점에 맞추기'))).toBe(
    '저장하지 않은 내용을 먼저 저장하세요.',
  );
  cleanup();
  open({ branches: [] });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
