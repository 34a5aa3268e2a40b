import { operationEndpoints } from '@academy/domain/operations';
import {
  cellsResultSchema,
  importPreviewSchema,
  importResultSchema,
  planImport,
  studentEndpoints,
  templateColumns,
} from '@academy/domain/students';
import { day } from '@academy/domain/time';
import { eq, inArray, isNull } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, students } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  token = await server.managerToken();
});
afterAll(() => server.close());

const call = (endpoint: Parameters<TestApp['callEndpoint']>[0], body?: unknown, params = {}) =>
  server.callEndpoint(endpoint, params, { token, ...(body !== undefined && { body }) });
const undo = (operationId: string) =>
  call(operationEndpoints.undoOperation, undefined, { operationId });
const count = () => server.database.db.$count(students, isNull(students.deletedAt));

describe('what an import costs', () => {
  const table = (size: number, prefix: string) => ({
    fileName: '명단.csv',
    cells: [
      ['성명', '휴대폰'],
      ...Array.from({ length: size }, (_, index) => [
        `학생${index}`,
        index % 25 === 0 ? '없음' : `${prefix}${String(index).padStart(4, '0')}`,
      ]),
    ],
  });

  async function costs(size: number, prefix: string) {
    const body = table(size, prefix);
    let operationId = '';
    let preview = importPreviewSchema.parse({
      problem: null,
      columns: [],
      counts: { add: 0, change: 0, same: 0, error: 0 },
      rows: [],
    });
    const previewing = await watched.count(async () => {
      preview = importPreviewSchema.parse((await call(studentEndpoints.previewImport, body)).body);
    });
    const writing = await watched.count(async () => {
      operationId =
        importResultSchema.parse(
          (await call(studentEndpoints.importStudents, { ...body, expected: preview.counts })).body,
        ).undo?.operationId ?? '';
    });
    const undoing = await watched.count(async () => {
      expect(await undo(operationId)).toMatchObject({
        status: 200,
        body: { restored: preview.counts.add },
      });
    });
    return [previewing, writing, undoing].map(({ statements, transactions }) => ({
      statements,
      transactions,
    }));
  }

  test('as many statements for a thousand rows as for fifty: to preview, to write, to take back', async () => {
    await call(studentEndpoints.students);
    const had = await count();
    const few = await costs(50, '0104100');
    expect(await costs(1000, '0104200')).toEqual(few);
    expect(await count()).toBe(had);
  });

  test('the largest table that is allowed comes through the door; a larger body is refused', async () => {
    const wide = Array.from({ length: 3000 }, (_, index) => [
      `학생${index}`,
      `0104300${String(index).padStart(4, '0')}`,
      ...Array.from({ length: 12 }, () => '가나다라마바사아자차카타'),
    ]);
    const body = { fileName: '큰 명단.csv', cells: [['이름', '전화', '비고', '학교'], ...wide] };
    expect(JSON.stringify(body).length).toBeGreaterThan(512 * 1024);
    expect(await call(studentEndpoints.previewImport, body)).toMatchObject({
      status: 200,
      body: { counts: { add: 3000 } },
    });
    expect(
      await call(studentEndpoints.previewImport, {
        fileName: '가'.repeat(3 * 1024 * 1024),
        cells: [],
      }),
    ).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
  });
});

test(`${studentEndpoints.importTemplate.path}: an empty table that the import reads, and how to fill it in`, async () => {
  const answer = await fetch(`${server.url}/api/admin/student-imports/template`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get('content-disposition')).toContain(
    encodeURIComponent('학생 명단 양식 2026-03-02.xlsx'),
  );
  const [table, guide] = await readXlsxFile(Buffer.from(await answer.arrayBuffer()));
  const titles = (table?.data[0] ?? []).map(String);
  expect(titles).toEqual(templateColumns.map(({ header }) => header));
  expect(guide?.data.map(([title]) => title)).toEqual(['열', ...titles]);
  const example = (guide?.data.slice(1) ?? []).map((row) => String(row[2]));
  expect(
    planImport(
      { cells: [titles, example] },
      { existing: [], today: day('2026-03-02'), contacts: true },
    ),
  ).toMatchObject({
    counts: { add: 1, change: 0, same: 0, error: 0 },
    columns: titles.map((header) => ({ header, field: expect.any(String), decided: true })),
  });
});

describe('cells pasted over the grid', () => {
  const paste = async (rows: object[]) =>
    cellsResultSchema.parse((await call(studentEndpoints.pasteStudents, { rows })).body);
  const read = async (id: string) =>
    (
      await server.database.db
        .select()
        .from(students)
        .where(inArray(students.name, [id]))
    )[0];

  test('are written at once and taken back at once; whom somebody changed since, and what cannot be, is left and named', async () => {
    const { db } = server.database;
    const [one, two, three] = [
      await insertStudent(db, { name: '하나', phone: '01045000001', seat: 'D-01' }),
      await insertStudent(db, { name: '두리', phone: '01045000002', seat: 'D-02' }),
      await insertStudent(db, { name: '세나', phone: '01045000003' }),
    ];
    await call(studentEndpoints.editStudent, { memo: '먼저' }, { studentId: two });
    const result = await paste([
      { studentId: one, version: 1, given: { seat: ' E-01 ', grade: '고3' } },
      { studentId: two, version: 1, given: { seat: 'E-02' } },
      { studentId: three, version: 1, given: { seat: '가'.repeat(41) } },
      { studentId: '999999', version: 1, given: { seat: 'E-09' } },
    ]);
    expect(result.changed).toMatchObject([
      { name: '하나', seat: 'E-01', grade: '고3', version: 2 },
    ]);
    expect(result.refused.map(({ name, message }) => `${name}: ${message}`).toSorted()).toEqual([
      '999999: 목록에 없는 학생입니다.',
      '두리: 다른 관리자가 먼저 바꿨습니다. 지금 내용을 확인하고 다시 붙여넣으세요.',
      '세나: 좌석: 40자 이하로 입력하세요.',
    ]);
    expect(await db.select().from(auditLog).where(eq(auditLog.entityId, one))).toMatchObject([
      {
        action: 'edit-student',
        before: { seat: 'D-01', grade: null },
        after: { seat: 'E-01', grade: '고3' },
      },
    ]);
    expect((await call(studentEndpoints.studentImports)).body).toMatchObject({
      content: [
        { fileName: '표에 붙여넣은 칸', counts: { add: 0, change: 1, same: 0, error: 3 } },
        {},
        {},
      ],
    });
    expect(await undo(result.undo?.operationId ?? '')).toMatchObject({
      body: { restored: 1, kept: [] },
    });
    expect([(await read('하나'))?.seat, (await read('두리'))?.seat]).toEqual(['D-01', 'D-02']);
  });

  test('that say what is there already write nothing', async () => {
    const id = await insertStudent(server.database.db, {
      name: '같음',
      phone: '01045000009',
      seat: 'F-01',
    });
    expect(await paste([{ studentId: id, version: 1, given: { seat: 'F-01' } }])).toEqual({
      changed: [],
      refused: [],
      undo: null,
    });
  });
});

test('somebody leaves on a day to come: what lies before it stays; a day that is over is refused', async () => {
  const studentId = await insertStudent(server.database.db, {
    name: '다음주',
    phone: '01046000001',
  });
  const change = (lastDay: string) =>
    call(studentEndpoints.changeStatus, {
      studentIds: [studentId],
      status: 'LEFT',
      future: 'cancel',
      lastDay,
    });
  expect(await change('2026-03-01')).toMatchObject({
    status: 400,
    body: { errors: { lastDay: '마지막 등원일은 오늘이나 그 뒤의 날로 고르세요.' } },
  });
  expect(await change('2026-03-06')).toMatchObject({
    status: 200,
    body: { changed: [{ name: '다음주', status: 'LEFT' }] },
  });
  expect(
    await server.database.db.select().from(auditLog).where(eq(auditLog.entityId, studentId)),
  ).toMatchObject([{ after: { status: 'LEFT', lastDay: '2026-03-06' } }]);
});
