import { statementEndpoints, statementPreviewSchema } from '@academy/domain/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignTable } from '../../testing/data/foreign-table';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ now: '2026-11-26T03:00:00Z' });
  token = await server.managerToken();
});
afterAll(() => server.close());

const call = (body: object) =>
  server.callEndpoint(statementEndpoints.previewStatement, {}, { token, body });
const preview = async (body: object) => statementPreviewSchema.parse((await call(body)).body);
const sheetOf = (file: string) => {
  const { name: _, ...table } = foreignTable(file)[0] ?? { name: '', cells: [] };
  return table;
};
const linesOf = ({ rows }: Awaited<ReturnType<typeof preview>>) =>
  rows.map(({ line: { row, day, name, amount } }) => [row, day, name, amount]);

test('the date of a joined cell holds for each of its rows', async () => {
  const seen = await preview(sheetOf('bank-rowspan-date.xls'));
  expect(linesOf(seen)).toEqual([
    [2, '2026-11-20', '김하늘', 144_000],
    [3, '2026-11-20', '이바다', 66_000],
  ]);
  expect(seen.leftOut).toMatchObject({ pasted: 3, withdrawals: 1, unreadable: [] });
});

test('titles in two rows, joined over and beside each other: only 입금 are deposits', async () => {
  const seen = await preview(sheetOf('bank-two-row-header.xlsx'));
  expect(linesOf(seen)).toEqual([[3, '2026-11-20', '김하늘', 144_000]]);
  expect(seen.leftOut).toMatchObject({ withdrawals: 1, unreadable: [] });
});

test('a deposit and what takes it back are one question, and nothing matches', async () => {
  const { rows } = await preview(sheetOf('bank-cancelled.csv'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.verdict).not.toBe('match');
});

test.each([
  ['as the page reads it', sheetOf('bank-formula-quoted.csv')],
  [
    'as it stands in the file',
    {
      cells: [
        ['거래일시', '적요', '보낸분/받는분', '출금액', '입금액', '잔액'],
        ['="2026.11.20 10:00:00"', '이체', '="김하늘"', '', '="144,000"', '="1,144,000"'],
        ['="2026.11.21 10:00:00"', '이체', '="이바다"', '', '="50,000"', '="1,194,000"'],
        ['2026.11.22 10:00:00', '이체', '박솔', '', '66000', '1260000'],
      ],
    },
  ],
])('="…" is its text, %s', async (_, table) => {
  expect(linesOf(await preview(table))).toEqual([
    [2, '2026-11-20', '김하늘', 144_000],
    [3, '2026-11-21', '이바다', 50_000],
    [4, '2026-11-22', '박솔', 66_000],
  ]);
});

test('a long disclaimer above the list refuses nothing; odd cells and joined amounts are named', async () => {
  const seen = await preview({
    cells: [
      ['본 내역은 참고용이며 '.repeat(30)],
      ['거래일시', '보낸분', '입금액', '메모'],
      ['2026.11.20', '김하늘', '144,000', '길게 '.repeat(100)],
      ['2026.11.20', '이바다', '50,000'],
      ['2026.11.20', '박솔'],
      ['2026.11.20', '최들', '#N/A'],
      ['2026.11.20', '정산', '=C3*2'],
    ],
    spans: [{ row: 3, column: 2, rows: 2, columns: 1 }],
  });
  expect(linesOf(seen).map(([row]) => row)).toEqual([3, 4]);
  expect(seen.leftOut.unreadable).toMatchObject([
    { row: 5, reason: '금액이 위 행과 한 칸으로 합쳐져 있습니다' },
    { row: 6, reason: '엑셀 오류(#N/A)라 읽지 않았습니다.' },
    { row: 7, reason: expect.stringMatching(/^계산된 값이 없는 수식/) },
  ]);
});

test('a list of too many rows is refused in words', async () => {
  const cells = Array.from({ length: 5001 }, () => ['2026.11.20', '김하늘', '1']);
  expect(await call({ cells })).toMatchObject({
    status: 400,
    body: { code: 'statement-too-long', message: expect.stringContaining('5,000행까지') },
  });
});
