import { studentIdSchema } from '@academy/domain/ids';
import type { MonthlyReport } from '@academy/domain/study-time';
import { month } from '@academy/domain/time';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReportPapers } from './use-report-papers';

const { calls } = vi.hoisted(() => ({
  calls: { monthlyReports: vi.fn<(request: object) => Promise<object>>() },
}));
vi.mock('../../../shared/api', () => ({ api: calls }));
vi.mock('../../../shared/printing/use-sender', () => ({ useSender: () => ['하늘학원'] }));
vi.mock('../../../shared/session/use-academy', () => ({ useAcademy: () => undefined }));
vi.mock('../../../shared/use-now', () => ({ useNow: () => new Date('2026-11-24T10:00:00Z') }));

const ids = Array.from({ length: 200 }, (_, n) => studentIdSchema.parse(String(n + 1)));
const reportOf = (studentId: MonthlyReport['studentId']): MonthlyReport => ({
  studentId,
  name: `학생 ${studentId}`,
  seat: null,
  grade: null,
  school: null,
  phoneTail: '5678',
  className: null,
  attendance: { present: 1, late: 0, leftEarly: 0, out: 0, absent: 0, excusedAbsent: 0 },
  study: { minutes: 60, days: 1, open: 0 },
  meals: null,
  points: null,
  exams: null,
  remark: { text: '', version: 0 },
});
const print = vi.fn<() => void>();

function Page() {
  const papers = useReportPapers(month('2026-11'));
  return (
    <>
      <button onClick={() => papers.print(ids)}>print</button>
      {papers.line}
      {papers.paper}
    </>
  );
}

beforeEach(() => {
  print.mockReset();
  calls.monthlyReports.mockReset();
  window.print = print;
  calls.monthlyReports.mockResolvedValue({ reports: ids.map(reportOf) });
});
afterEach(cleanup);

test('two hundred students are one run with one page each, and one question to the server', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelectorAll('article')).toHaveLength(200);
  expect(calls.monthlyReports).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelectorAll('article')).toHaveLength(0);
});

test('it says how far it is; what is stopped is not printed, and can be asked for again', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'print' }));
  expect(await screen.findByText(/^[1-9]\d* \/ 200명$/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(calls.monthlyReports).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll('article')).toHaveLength(200);
});

test('what could not be read is shown, and tried again by a press', async () => {
  calls.monthlyReports.mockRejectedValueOnce(new Error('no line'));
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'print' }));
  expect(await screen.findByText('리포트를 준비하지 못했습니다.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
