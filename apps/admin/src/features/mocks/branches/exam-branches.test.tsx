import type { AtBranches } from '@academy/domain/branches';
import type { HandedExams } from '@academy/domain/mocks';
import { aManagedExam } from '@academy/domain/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { descriptionOf, openManagerPage } from '../../../testing/open-manager-page';
import '../../../testing/modal-dialogs';
import { toasts } from '../../../shared/toasts';
import { ExamBranches } from './exam-branches';

const calls = vi.hoisted(() => ({
  examBranches: vi.fn<() => Promise<AtBranches>>(),
  handExam: vi.fn<(call: object) => Promise<HandedExams>>(),
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

test('sends an exam to the ticked branches, and says where it is already', async () => {
  calls.examBranches.mockResolvedValue({
    content: [
      { slug: 'north', name: '북부점', handed: true },
      { slug: 'south', name: '남부점', handed: false },
      { slug: 'west', name: '서부점', handed: false },
    ],
  });
  calls.handExam.mockResolvedValue({
    content: [
      { slug: 'south', name: '남부점', outcome: 'made' },
      { slug: 'west', name: '서부점', outcome: null },
    ],
  });
  const show = vi.spyOn(toasts, 'show');
  const exam = aManagedExam({ title: '12월 모의고사' });
  openManagerPage(<ExamBranches exam={exam} onClose={() => undefined} />, {
    manager: { role: 'ADMIN', branches: [{ slug: 'north', name: '북부점' }] },
  });
  const north = await screen.findByRole('checkbox', { name: '북부점' });
  expect(north).toHaveProperty('checked', true);
  expect(descriptionOf(north)).toMatch(/^이미 보낸 지점입니다\./);
  for (const name of ['남부점', '서부점']) fireEvent.click(screen.getByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: '2개 지점에 보내기' }));
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({
      text: '1개 지점에 임시저장으로 보냈습니다. 받지 못한 지점: 서부점. 잠시 후 다시 시도하세요.',
    }),
  );
  expect(calls.handExam).toHaveBeenCalledWith({
    params: { examId: exam.id },
    body: { branches: ['south', 'west'] },
  });
});
