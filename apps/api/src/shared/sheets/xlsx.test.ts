import { day } from '@academy/domain/time';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { sheetOf, type SheetColumn } from './sheet';
import { sheetFile } from './sheet-file';

interface Row {
  name: string;
  phone: string;
  won: number | null;
  at: string | null;
}

const columns: SheetColumn<Row>[] = [
  { header: '이름', kind: 'text', value: (row) => row.name },
  { header: '전화', kind: 'text', value: (row) => row.phone },
  { header: '금액', kind: 'number', value: (row) => row.won },
  { header: '등원일', kind: 'day', value: () => day('2026-11-20') },
  { header: '시각', kind: 'moment', value: (row) => row.at },
];
const rows: Row[] = [
  { name: '김하늘', phone: '01012345678', won: 1_204_000, at: '2026-11-20T15:30:00.000Z' },
  { name: '=1+1', phone: '', won: null, at: null },
  { name: '<b>&"쪽"\u0007\uD800끝', phone: '+82', won: -500, at: null },
];

const readBack = async (name = '학생') =>
  readXlsxFile(
    Buffer.from(
      await sheetFile([sheetOf(name, columns, rows), sheetOf('빈 표', columns, [])], 'xlsx'),
    ),
  );

test('texts stay texts, numbers sum up, days and times are dates of Seoul', async () => {
  const [students, empty] = await readBack();
  expect(students).toEqual({
    sheet: '학생',
    data: [
      ['이름', '전화', '금액', '등원일', '시각'],
      [
        '김하늘',
        '01012345678',
        1_204_000,
        new Date('2026-11-20T00:00:00Z'),
        new Date('2026-11-21T00:30:00Z'),
      ],
      ['=1+1', null, null, new Date('2026-11-20T00:00:00Z'), null],
      ['<b>&"쪽"끝', '+82', -500, new Date('2026-11-20T00:00:00Z'), null],
    ],
  });
  expect(empty?.data).toEqual([['이름', '전화', '금액', '등원일', '시각']]);
});

test('a tab has a name that Excel takes', async () => {
  expect((await readBack('2026/11 [입금] 현황: 고3*'.repeat(3)))[0]?.sheet).toHaveLength(31);
});

test('CSV holds the first table', async () => {
  const bytes = await sheetFile(
    [sheetOf('학생', columns, rows), sheetOf('빈 표', columns, [])],
    'csv',
  );
  expect(new TextDecoder().decode(bytes).split('\r\n')).toHaveLength(5);
});

test('a shaded column holds what it would hold otherwise', async () => {
  const shaded = columns.map((column) => ({
    ...column,
    shaded: column.header === '시각' || column.header === '금액',
  }));
  const [sheet] = await readXlsxFile(
    Buffer.from(await sheetFile([sheetOf('학생', shaded, rows)], 'xlsx')),
  );
  expect(sheet?.data).toEqual((await readBack())[0]?.data);
});
