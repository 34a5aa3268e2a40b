import type { Handed } from '@academy/domain/branches';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../../testing/open-manager-page';
import '../../../testing/modal-dialogs';
import { toasts } from '../../../shared/toasts';
import { HandPresets } from './hand-presets';

const calls = vi.hoisted(() => ({
  handPresets: vi.fn<(call: object) => Promise<Handed>>(),
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

test('hands the items to the ticked branches, and says what came of it', async () => {
  calls.handPresets.mockResolvedValue({ content: [{ ...south, changed: 3 }] });
  const show = vi.spyOn(toasts, 'show');
  openManagerPage(<HandPresets onClose={() => undefined} />, {
    manager: { role: 'ADMIN', branches: [north, south] },
  });
  const button = await screen.findByRole('button', { name: '지점에 맞추기' });
  expect(descriptionOf(button)).toBe('맞출 지점을 고르세요.');
  fireEvent.click(screen.getByRole('checkbox', { name: '남부점' }));
  fireEvent.click(screen.getByRole('button', { name: '1개 지점에 맞추기' }));
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({ text: '1개 지점의 항목을 맞췄습니다 (바뀐 항목 3개).' }),
  );
  expect(calls.handPresets).toHaveBeenCalledWith({ body: { branches: ['south'] } });
});
