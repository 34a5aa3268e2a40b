import {
  importPreviewSchema,
  importResultSchema,
  studentEndpoints,
  type ImportField,
} from '@academy/domain/students';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { students } from '../../../db/schema';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const TITLES = ['번호', '원생 성함', '학부모 성함', '연락처', '출신교'];
const file = (number: number, columns?: (ImportField | null)[]) => ({
  fileName: `명단${number}.xlsx`,
  cells: [
    ['2026 원생 명단'],
    TITLES,
    ['1', `원생${number}`, `보호자${number}`, `010-7000-000${number}`, '한빛중'],
  ],
  ...(columns && { columns }),
});
const as = async (username: 'admin' | 'manager') => {
  const token = await server.managerToken(username);
  return {
    preview: async (body: object) =>
      importPreviewSchema.parse(
        (await server.callEndpoint(studentEndpoints.previewImport, {}, { token, body })).body,
      ),
    write: (body: object) =>
      server.callEndpoint(studentEndpoints.importStudents, {}, { token, body }),
  };
};
const asked = ({ columns }: { columns: { header: string; decided: boolean }[] }) =>
  columns.filter(({ decided }) => !decided).map(({ header }) => header);

test('what a manager chose for a heading is remembered for all managers once it was used; a preview alone remembers nothing', async () => {
  const chosen: ImportField[] = ['name', 'guardian1Name', 'phone', 'school'];
  const first = await as('manager');
  const unknown = await first.preview(file(1));
  expect(unknown).toMatchObject({
    problem: '이름 열이 없습니다. 이름이 든 열을 고르세요.',
    rows: [],
  });
  expect(asked(unknown)).toEqual(['번호', '원생 성함', '학부모 성함', '출신교']);
  const { counts } = await first.preview(file(1, [null, ...chosen]));
  expect(counts).toMatchObject({ add: 1, error: 0 });
  expect(asked(await first.preview(file(2)))).toEqual(asked(unknown));
  importResultSchema.parse(
    (await first.write({ ...file(1, [null, ...chosen]), expected: counts })).body,
  );
  expect(
    await server.database.db.select().from(students).where(eq(students.name, '원생1')),
  ).toMatchObject([{ phone: '01070000001', school: '한빛중' }]);

  const next = await (await as('admin')).preview(file(2));
  expect(asked(next)).toEqual([]);
  expect(next).toMatchObject({
    problem: null,
    counts: { add: 1 },
    rows: [{ student: { name: '원생2', guardians: [{ name: '보호자2' }], school: '한빛중' } }],
  });
});

test('a choice can be changed for the next file', async () => {
  const manager = await as('manager');
  const columns: (ImportField | null)[] = [null, 'name', 'guardian1Name', 'phone', 'memo'];
  const { counts } = await manager.preview(file(3, columns));
  await manager.write({ ...file(3, columns), expected: counts });
  expect((await manager.preview(file(4))).rows).toMatchObject([
    { student: { memo: '한빛중', school: null } },
  ]);
});

test.each<[string, (ImportField | null)[], string]>([
  [
    'one field twice',
    [null, 'name', 'name', 'phone', null],
    "이름 열이 둘 이상입니다: '원생 성함', '학부모 성함'. 하나만 고르고 나머지는 '가져오지 않음'으로 두세요.",
  ],
  ['no name', [null, null, null, 'phone', null], '이름 열이 없습니다. 이름이 든 열을 고르세요.'],
])('%s is told, and nothing is written', async (_, columns, problem) => {
  const { preview, write } = await as('manager');
  expect(await preview(file(5, columns))).toMatchObject({ problem, rows: [] });
  expect(
    await write({ ...file(5, columns), expected: { add: 1, change: 0, same: 0, error: 0 } }),
  ).toMatchObject({ status: 400, body: { code: 'import-empty', message: problem } });
});

test('a column that holds what nobody knows is refused', async () => {
  const { write } = await as('manager');
  expect(
    await write({
      ...file(6),
      columns: ['password'],
      expected: { add: 0, change: 0, same: 0, error: 0 },
    }),
  ).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
});

test('two hundred rows of a messy sheet: every row is read or says why not', async () => {
  const manager = await as('manager');
  const cells = [
    ['한빛학원 원생현황', '', '', '', '', '', ''],
    [],
    ['No.', '원생 성함', '학생 H.P', '학부모 성함', '학부모 연락처(모)', '출신교', '입회 일자'],
    ...Array.from({ length: 200 }, (_, index) => [
      String(index + 1),
      index % 50 === 7 ? '' : `  학생\n${index} `.normalize('NFD'),
      index % 40 === 3
        ? '1.01E+09'
        : index % 2
          ? `10${60_000_000 + index}`
          : `010-6000-${String(1_000 + index)}`,
      index % 3 ? '보호자' : '',
      index % 9 === 0 ? '없음' : '1012345678',
      '한빛중',
      ['2026.3.2', '26-03-02', '46083', '3/2', '봄'][index % 5] ?? '',
    ]),
    [],
    ['', '합계', '', '', '', '', ''],
  ];
  const body = { fileName: '현황.xlsx', cells };
  expect(asked(await manager.preview(body))).toEqual(['No.', '학생 H.P', '입회 일자']);
  const columns: (ImportField | null)[] = [
    null,
    'name',
    'phone',
    'guardian1Name',
    'guardian1Phone',
    'school',
    'startDate',
  ];
  const { rows, counts, problem } = await manager.preview({ ...body, columns });
  expect(problem).toBeNull();
  expect(rows).toHaveLength(201);
  expect(counts.add + counts.error).toBe(201);
  for (const row of rows)
    expect(row.errors.length > 0, `row ${row.row}`).toBe(row.student === null);
  const written = await manager.write({ ...body, columns, expected: counts });
  expect(importResultSchema.parse(written.body).counts).toEqual(counts);
});
