import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import type { NoticePreview } from '@academy/domain/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import '../../testing/modal-dialogs';
import { SendNoticesDialog } from './send-notices-dialog';

const first = studentIdSchema.parse('1');
const second = studentIdSchema.parse('2');
const third = studentIdSchema.parse('3');
const preview: NoticePreview = {
  on: true,
  channel: 'sms',
  rows: [
    {
      studentId: first,
      name: '김하늘',
      text: '김하늘 5,000원',
      guardians: 1,
      cost: 18,
      kept: null,
    },
    {
      studentId: second,
      name: '이바다',
      text: '이바다 6,000원',
      guardians: 2,
      cost: 45,
      kept: null,
    },
    { studentId: third, name: '남남', text: '', guardians: 0, cost: 0, kept: 'no-consent' },
  ],
};
const send = vi.fn<(ids: StudentId[]) => Promise<{ written: number }>>();
const onClose = vi.fn<() => void>();

function open(seen: NoticePreview) {
  send.mockReset().mockResolvedValue({ written: 1 });
  onClose.mockReset();
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <SendNoticesDialog
          title="미납 알림 보내기"
          name="send unpaid notices"
          studentIds={[first, second, third]}
          preview={() => Promise.resolve(seen)}
          send={send}
          onClose={onClose}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
afterEach(cleanup);

test('all who can be told are ticked, with the cost; who is left out is named with the reason', async () => {
  open(preview);
  expect(await screen.findByText('2명 · 예상 비용 63원')).toBeDefined();
  expect(screen.getByText('알림에 동의한 보호자 없음 1명:').parentElement?.textContent).toContain(
    '남남',
  );
  expect(screen.queryByRole('checkbox', { name: /남남/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: '이바다 (보호자 2명)' }));
  expect(screen.getByText('1명 · 예상 비용 18원')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '1명에게 보내기' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(send.mock.calls).toEqual([[[first]]]);
});

test('switched off, it says so and sends nothing', async () => {
  open({ ...preview, on: false });
  expect(await screen.findByText('김하늘 5,000원')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /보내기/ }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: '보호자 알림 설정' }).getAttribute('href')).toBe(
    '/settings?tab=notices',
  );
});
