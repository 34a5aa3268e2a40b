import type { Api } from '@academy/api-client';
import { mockRegistrationIdSchema, operationIdSchema, studentIdSchema } from '@academy/domain/ids';
import { won, wonTotalSchema } from '@academy/domain/money';
import type { UndoResult } from '@academy/domain/operations';
import {
  findStatementColumns,
  matchStatement,
  readStatement,
  type OpenBill,
  type PastStatement,
  type StatementBooking,
  type StatementPayer,
  type StatementReport,
  type StatementPreview,
} from '@academy/domain/statements';
import { day, month } from '@academy/domain/time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../testing/modal-dialogs';
import { StatementDialog } from './statement-dialog';

type Asked = Parameters<Api['previewStatement']>[0]['body'];
const calls = vi.hoisted(() => ({
  previewStatement: vi.fn<(call: { body: Asked }) => Promise<StatementPreview>>(),
  bookStatement: vi.fn<(call: { body: StatementBooking }) => Promise<object>>(),
  pastStatements: vi.fn<() => Promise<PastStatement[]>>(),
  undoOperation: vi.fn<(call: object) => Promise<UndoResult>>(),
}));
vi.mock('../../shared/api', () => ({ api: calls }));

const NAMES = ['김민준', '정하은', '정하은', '이서연'];
const payers = NAMES.map((name, at): StatementPayer => ({
  studentId: studentIdSchema.parse(String(at + 1)),
  name,
  seat: `A-0${at + 1}`,
  grade: null,
  school: null,
  phoneTail: `000${at}`,
  depositorNames: [],
}));
const bills = payers.map(({ studentId }): OpenBill => ({
  bill: { kind: 'meals', studentId, month: month('2026-03') },
  title: '2026년 3월 도시락',
  owed: won(50_000),
  from: day('2026-02-01'),
}));
const [first] = payers;
if (!first) throw new Error('nobody pays');
const fee: OpenBill = {
  bill: {
    kind: 'mock',
    studentId: first.studentId,
    registrationId: mockRegistrationIdSchema.parse('7'),
  },
  title: '3월 모의고사 응시료',
  owed: won(30_000),
  from: day('2026-02-01'),
};

let reported: StatementReport[] = [];

beforeEach(() => {
  reported = [];
  calls.previewStatement.mockImplementation(async ({ body: { cells, columns: choice } }) => {
    const header = findStatementColumns(cells, { remembered: new Map(), choice });
    const read = readStatement({ cells }, header, day('2026-03-20'));
    const { lines, pasted, withdrawals, unreadable, reversals, doubts } = read;
    const facts = payers.map((payer) => ({
      ...payer,
      guardians: [],
      families: [],
      aliases: payer.depositorNames,
    }));
    const { problem, columns } = header;
    const all = [...bills, fee];
    return {
      problem,
      columns,
      rows:
        problem === null
          ? matchStatement({
              lines,
              payers: facts,
              bills: all,
              confirmed: [],
              academyName: '',
              doubts,
              reported: reported.map(({ bill, ...one }) => ({ ...one, studentId: bill.studentId })),
            })
          : [],
      leftOut: { pasted, withdrawals, imported: 0, unreadable, reversals },
      payers,
      reported,
      bills: all,
    };
  });
  calls.pastStatements.mockResolvedValue([
    {
      operationId: operationIdSchema.parse('9'),
      label: '3건',
      total: wonTotalSchema.parse(180_000),
      at: '2026-03-04T01:00:00Z',
      byName: '박매니저',
      undoUntil: '2026-03-05T01:00:00Z',
      undoneAt: null,
    },
  ]);
  calls.bookStatement.mockImplementation(async ({ body: { items, learned } }) => ({
    booked: items.length,
    total: items.reduce((sum, { line }) => sum + line.amount, 0),
    carried: 0,
    learned: learned.length,
    undo: null,
  }));
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const HEAD = '거래일시\t보낸분\t입금액';
function paste(...lines: string[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StatementDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('붙여넣기'), { target: { value: lines.join('\n') } });
  fireEvent.click(screen.getByRole('button', { name: '내역 읽기' }));
}
const row = (name: string, amount: string) => `2026-03-05\t${name}\t${amount}`;
const CODES: Record<string, string> = { '/': 'Slash', x: 'KeyX', z: 'KeyZ' };
function press(...keys: string[]) {
  for (const key of keys)
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code: CODES[key] ?? key });
}
const sent = () => calls.bookStatement.mock.lastCall?.[0].body;
const named = (name: string) => new RegExp(name);

test('keys work the pile: a candidate, one searched for, one set aside, and all are booked', async () => {
  paste(
    HEAD,
    row('김민준', '80,000'),
    row('정하은', '50,000'),
    row('두리네상회', '50,000'),
    row('한국전력', '9,000'),
  );
  await screen.findByText('확인할 입금 1 / 3');
  press('ArrowDown', 'Enter');
  await screen.findByText('확인할 입금 2 / 3');
  press('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ㅇㅅㅇ' } });
  // The Enter that ends a syllable answers nothing; Safari sends it after the composition.
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', keyCode: 229 });
  expect(screen.getByText('확인할 입금 2 / 3')).toBeTruthy();
  press('Enter');
  await screen.findByText('확인할 입금 3 / 3');
  press('x', 'Enter');
  await screen.findByText('3건, 180,000원 입금을 확인했습니다.');
  expect(sent()).toMatchObject({
    items: [
      { line: { name: '김민준' }, parts: [{ amount: 50_000 }, { amount: 30_000 }] },
      { line: { name: '정하은' }, parts: [{ bill: { studentId: '3' }, amount: 50_000 }] },
      { line: { name: '두리네상회' }, parts: [{ bill: { studentId: '4' }, amount: 50_000 }] },
    ],
    ignored: [{ name: '한국전력' }],
    learned: [{ studentId: '4', name: '두리네상회' }],
  });
});

test('less and more say what stays missing and what goes on; Z takes the last decision back', async () => {
  paste(HEAD, row('이서연', '45,000'), row('김민준', '90,000'));
  await screen.findByRole('button', { name: named('5,000원 모자람') });
  press('Enter');
  await screen.findByRole('button', { name: named('10,000원 이월') });
  press('z');
  await screen.findByText('확인할 입금 1 / 2');
  expect(screen.getByRole('button', { name: '0건 입금 확인' })).toHaveProperty(
    'ariaDisabled',
    'true',
  );
});

test('what students reported waits beside the row that proves it, and what none proves is named', async () => {
  const [minjun, , , seoyeon] = bills;
  if (!minjun || !seoyeon) throw new Error('nobody owes anything');
  const report = { depositorName: '햇살상회', amount: won(50_000), day: day('2026-03-05') };
  reported = [
    { ...report, bill: seoyeon.bill },
    { ...report, bill: minjun.bill, depositorName: '김민준', day: day('2026-03-01') },
  ];
  paste(HEAD, row('햇살상회', '50,000'));
  await screen.findByText(/학생이 3월 5일 \(목\) 입금했다고 알렸습니다\./);
  expect(screen.getByText('내역에서 찾지 못한 입금 알림 2건')).toBeTruthy();
  fireEvent.click(
    screen.getByRole('button', {
      name: /이서연.*금액 일치 · 입금 알림 3월 5일 \(목\) 50,000원 · 햇살상회/,
    }),
  );
  await screen.findByText('내역에서 찾지 못한 입금 알림 1건');
  expect(screen.getByText('3월 1일 (일) 50,000원 · 김민준')).toBeTruthy();
  press('Enter');
  await waitFor(() =>
    expect(sent()).toMatchObject({
      items: [{ parts: [{ bill: { studentId: '4' }, amount: 50_000 }] }],
      learned: [{ studentId: '4', name: '햇살상회' }],
    }),
  );
});

test('every row that was pasted is counted once, and what was not read says why', async () => {
  paste(
    `${HEAD}\t출금액\t적요`,
    `${row('정하은', '50,000')}\t\t`,
    `${row('이서연', '50,000')}\t\t`,
    `2026-03-05\t쿠팡\t\t3,000\t`,
    `2026-03-06\t정하은\t\t70,000\t입금취소`,
    `${row('예금이자', '12')}\t\t`,
    '99.3.2\t이서연\t50,000\t\t',
    '합계\t\t150,012\t73,000\t',
  );
  await screen.findByText(
    '붙여 넣은 7행 = 일치 1건 + 확인할 것 1건 + 이미 아는 것 1건 + 출금·취소 2건 + 읽지 못한 행 2건',
  );
  expect(screen.getByText('7행: 어느 해, 어느 날인지 분명하지 않습니다 (99.3.2)')).toBeTruthy();
  expect(screen.getByText('8행: 합계 줄입니다')).toBeTruthy();
  expect(screen.getByRole('region', { name: '취소된 입금 1건' }).textContent).toContain(
    '정하은 5행 · 3월 6일 (금) · 70,000원',
  );
});

test('a name is remembered only when it is left so', async () => {
  paste(HEAD, row('이서연 산악회', '50,000'));
  await screen.findByText('다음부터 “이서연산악회”을 이 학생의 입금자명으로 기억');
  press('Enter');
  fireEvent.click(await screen.findByRole('button', { name: '이서연산악회 기억하지 않기' }));
  fireEvent.click(screen.getByRole('button', { name: '1건 입금 확인' }));
  await waitFor(() => expect(sent()).toMatchObject({ learned: [] }));
});

test('columns that nobody knows are asked for once, and the choice is sent with the booking', async () => {
  paste('언제\t누가\t얼마', row('김민준', '80,000'));
  for (const [title, field] of [
    ['언제', 'at'],
    ['누가', 'name'],
    ['얼마', 'deposit'],
  ])
    fireEvent.change(await screen.findByLabelText(`${title} 열의 내용`), {
      target: { value: field },
    });
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  fireEvent.click(await screen.findByRole('button', { name: '1건 입금 확인' }));
  await waitFor(() =>
    expect(sent()?.columns).toEqual([
      { header: '언제', field: 'at' },
      { header: '누가', field: 'name' },
      { header: '얼마', field: 'deposit' },
    ]),
  );
});

test('a list of before is taken back from where the next one is pasted', async () => {
  calls.undoOperation.mockResolvedValue({ restored: 3, kept: [] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StatementDialog onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findByText('180,000원 · 박매니저 · 3월 4일 (수) 10:00');
  fireEvent.click(screen.getByRole('button', { name: '은행 내역 3건 되돌리기' }));
  await waitFor(() =>
    expect(calls.undoOperation).toHaveBeenCalledWith({ params: { operationId: '9' } }),
  );
});
