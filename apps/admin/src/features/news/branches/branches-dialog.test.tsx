import { newsIdSchema } from '@academy/domain/ids';
import type { AtBranches } from '@academy/domain/branches';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../../testing/open-manager-page';
import '../../../testing/modal-dialogs';
import { BranchesDialog } from './branches-dialog';

const calls = vi.hoisted(() => ({
  newsBranches: vi.fn<() => Promise<AtBranches>>(),
  handNews: vi.fn<(call: object) => Promise<AtBranches>>(),
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

const north = { slug: 'north', name: '북부점', handed: true };
const south = { slug: 'south', name: '남부점', handed: false };
const newsId = newsIdSchema.parse('7');

test('shows where the notice is, and sends where it is to be', async () => {
  calls.newsBranches.mockResolvedValue({ content: [north, south] });
  calls.handNews.mockResolvedValue({ content: [north, { ...south, handed: true }] });
  const onClose = vi.fn<() => void>();
  openManagerPage(<BranchesDialog newsId={newsId} onClose={onClose} />, {
    manager: { role: 'ADMIN' },
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '북부점' });
  expect(box.checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: '남부점' }));
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.handNews).toHaveBeenCalledWith({
    params: { newsId },
    body: { branches: ['north', 'south'] },
  });
});

test('a branch that does not answer cannot be ticked', async () => {
  calls.newsBranches.mockResolvedValue({ content: [{ ...south, handed: null }] });
  openManagerPage(<BranchesDialog newsId={newsId} onClose={() => undefined} />, {
    manager: { role: 'ADMIN' },
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '남부점' });
  fireEvent.click(box);
  expect(descriptionOf(box)).toBe('지점이 답하지 않습니다. 잠시 후 다시 시도하세요.');
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(calls.handNews).not.toHaveBeenCalled();
});
