import { importPreviewSchema, studentEndpoints } from '@academy/domain/students';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignTable } from '../../../testing/data/foreign-table';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

/** A table as the page sends it; every call is of today. */
async function preview(table: object) {
  const { status, body } = await server.callEndpoint(
    studentEndpoints.previewImport,
    {},
    { token, body: { fileName: '명단', ...table } },
  );
  expect(status).toBe(200);
  return importPreviewSchema.parse(body);
}
const sheetOf = (file: string, at = 0) => {
  const { name: _, ...table } = foreignTable(file)[at] ?? { name: '', cells: [] };
  return table;
};
const read = async (file: string, at = 0) =>
  (await preview(sheetOf(file, at))).rows.map(({ kind, student }) => [
    kind,
    student?.name,
    student?.phone,
    student?.grade,
    student?.className,
    student?.seat,
    student?.school,
  ]);

test('numbers are what Excel shows', async () => {
  expect(await read('students-number-formats.xlsx')).toEqual([
    ['add', '나윤슬', '01033330001', '고3', '2반', '007', '새봄고'],
    ['add', '도하람', '01033330002', '고2', '1반', 'A-12', '새봄고'],
  ]);
});

test('a joined cell holds for all its rows', async () => {
  expect(
    (await read('students-merged.xlsx')).map(([, name, , grade, , , school]) => [
      name,
      grade,
      school,
    ]),
  ).toEqual([
    ['나병합', '고1', '새봄고'],
    ['도병합', '고1', '새봄고'],
    ['라병합', '고1', '새봄고'],
    ['마병합', '고2', '푸른고'],
    ['바병합', '고2', '푸른고'],
  ]);
});

test('titles in two rows, joined over and beside each other', async () => {
  const { columns, rows } = await preview(sheetOf('hard-merged-block.xlsx'));
  expect(columns.map(({ header, field }) => [header, field])).toEqual([
    ['학년', 'grade'],
    ['이름', 'name'],
    ['연락처 학생', 'phone'],
    ['연락처 학부모', 'guardian1Phone'],
  ]);
  expect(
    rows.map(({ kind, student }) => [kind, student?.grade, student?.guardians[0]?.phone]),
  ).toEqual([
    ['add', '고1', '01022220001'],
    ['add', '고1', '01022220001'],
    ['error', undefined, undefined],
  ]);
});

test('a cell with an error is empty and named; without a name nobody is added', async () => {
  const { rows } = await preview(sheetOf('students-errors.xlsx'));
  expect(rows).toMatchObject([
    {
      kind: 'add',
      student: { name: '나오류', grade: null, school: null, seat: null },
      warnings: [
        'C2 학년: 엑셀 오류(#N/A)라 읽지 않았습니다.',
        'D2 반: 엑셀 오류(#REF!)라 읽지 않았습니다.',
        'E2 좌석: 엑셀 오류(#N/A)라 읽지 않았습니다.',
        'F2 학교: 엑셀 오류(#N/A)라 읽지 않았습니다.',
      ],
    },
    { kind: 'error', errors: ['A3 이름: 엑셀 오류(#N/A)라 읽지 않았습니다.'] },
  ]);
});

test('what is read as text is read alike by the server', async () => {
  const { rows } = await preview({
    cells: [
      ['이름', '전화번호', '학년'],
      ['="김하나"', '="01055550001"', '#N/A'],
      ['#N/A', '010-5555-0002', '고1'],
      ['김하둘', '=B1&"2"', '고1'],
    ],
  });
  expect(rows.map(({ kind, errors, warnings }) => [kind, ...errors, ...warnings])).toEqual([
    ['add', 'C2 학년: 엑셀 오류(#N/A)라 읽지 않았습니다.'],
    ['error', 'A3 이름: 엑셀 오류(#N/A)라 읽지 않았습니다.'],
    ['error', expect.stringMatching(/^B4 전화번호: 계산된 값이 없는 수식/)],
  ]);
});

test('notes keep their semicolons; other packages are read; every sheet is one of its own', async () => {
  const notes = await preview(sheetOf('students-memo-semicolons.csv'));
  expect(notes.rows.map(({ student }) => student?.memo.split(';').length)).toEqual([9, 7]);
  expect((await read('students-backslash.xlsx')).map(([kind, name]) => [kind, name])).toEqual([
    ['add', '나역슬래'],
  ]);
  const sheets = foreignTable('students-three-sheets.xlsx');
  const names = await Promise.all(
    sheets.map(async (_, at) =>
      (await read('students-three-sheets.xlsx', at)).map(([, name]) => name),
    ),
  );
  expect(sheets.map(({ name }) => name)).toEqual(['1반', '2반', '3반']);
  expect(names).toEqual([['나일반'], ['나이반', '도이반'], ['나삼반']]);
});

test('one odd cell refuses nothing: too long, too many columns, a name of digits', async () => {
  const wide = Array.from({ length: 60 }, () => '');
  const { rows } = await preview({
    cells: [
      ['개인정보 안내 '.repeat(500)],
      ['이름', '전화번호', '메모', ...wide, '비밀'],
      ['김하나', '010-5555-0001', '가'.repeat(1001)],
      ['1203', '010-5555-0002', ''],
      ['김하둘', '010-5555-0003', '메모'],
    ],
  });
  expect(
    rows.map(({ row, kind, errors, warnings }) => [row, kind, ...errors, ...warnings]),
  ).toEqual([
    [3, 'add', expect.stringMatching(/^C3 메모: 너무 긴 글/)],
    [4, 'error', "이름에 글자가 없습니다: '1203'. 이름 열이 맞는지 확인하세요."],
    [5, 'add'],
  ]);
});
