import type { UnpaidList } from '@academy/domain/deposits';
import { unpaidListSchema } from '@academy/domain/deposits';
import { month } from '@academy/domain/time';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../testing/modal-dialogs';
import { openManagerPage } from '../../../testing/open-manager-page';
import { UnpaidDrawer } from './unpaid-drawer';

const calls = vi.hoisted(() => ({ unpaidList: vi.fn<() => Promise<UnpaidList>>() }));
vi.mock('../../../shared/api', () => ({
  api: { ...calls, academy: () => Promise.resolve({ name: '하늘학원' }) },
  session: { state: () => ({ status: 'manager' }) },
}));

const someone = (studentId: string, name: string, ...of: [string, number][]) => ({
  studentId,
  name,
  seat: null,
  grade: null,
  phoneTail: '1234',
  owed: of.reduce((sum, [, missing]) => sum + missing, 0),
  months: of.map(([on, missing]) => ({ month: on, missing })),
});
const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  copied.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  calls.unpaidList.mockResolvedValue(
    unpaidListSchema.parse({
      asOf: '2026-11-24T00:00:00Z',
      bank: { bankName: '국민은행', accountNumber: '123-45', accountHolder: '하늘학원' },
      owed: 28_000,
      students: [
        someone('1', '김하늘', ['2026-10', 6000], ['2026-11', 11_000]),
        someone('2', '이바다', ['2026-11', 5000]),
        someone('3', '박솔', ['2026-09', 6000]),
      ],
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a family is copied its own debt of the month that is asked for, and nobody else’s', async () => {
  openManagerPage(
    <UnpaidDrawer month={month('2026-11')} ofAll={false} onClose={() => undefined} />,
  );
  expect(await screen.findByText('2명 · 16,000원')).toBeTruthy();
  expect(screen.queryByText('박솔')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '김하늘 문구 복사' }));
  await waitFor(() => expect(copied).toHaveBeenCalledOnce());
  const [text] = copied.mock.calls[0] ?? [];
  expect(text).toContain('김하늘 학생\n2026년 11월 11,000원\n');
  expect(text).not.toMatch(/이바다|10월/);
  // What was sent already is told from what is left.
  expect(await screen.findByText('2명 중 1명 복사함')).toBeTruthy();
  expect(screen.getByRole('button', { name: '김하늘 다시 복사' })).toBeTruthy();
});

test('all months are asked for on their own', async () => {
  openManagerPage(<UnpaidDrawer month={month('2026-11')} ofAll onClose={() => undefined} />);
  expect(await screen.findByText('3명 · 28,000원')).toBeTruthy();
  const row = within(screen.getByText('김하늘').closest('li') ?? document.body);
  expect(row.getByText('17,000원 · 2개월')).toBeTruthy();
});
