import { operationEndpoints } from '@academy/domain/operations';
import {
  importPreviewSchema,
  importResultSchema,
  studentEndpoints,
} from '@academy/domain/students';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, students } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { signIn } from '../../../testing/calls/sign-in';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const post = (path: string, body?: unknown) =>
  server.call('POST', `/api${path}`, { token, ...(body !== undefined && { body }) });
const undo = (operationId: string) =>
  server.callEndpoint(operationEndpoints.undoOperation, { operationId }, { token });

describe('an import of 1,000 students with 40 bad rows', { tags: 'ci' }, () => {
  const phoneOf = (index: number) => `10${String(50_000_000 + index)}`;
  /**
   * Every 25th has no number that can be read; numbers have lost their leading 0, and names are in
   * NFD, as files have them.
   */
  const rows = Array.from({ length: 1000 }, (_, index) => [
    `가져온${index}`.normalize('NFD'),
    index % 25 === 0 ? '1.01E+09' : phoneOf(index),
    `${1 + (index % 3)}학년`,
    '',
  ]);
  const body = {
    fileName: '원생명부.csv',
    cells: [['2026년 원생 명부'], ['성 명', '휴대폰 번호', '학년', '비고'], ...rows],
  };
  const listed = () =>
    server.database.db
      .select({ name: students.name, phone: students.phone })
      .from(students)
      .where(and(isNull(students.deletedAt), eq(students.className, '')));
  const count = async () => server.database.db.$count(students, isNull(students.deletedAt));
  const preview = async () =>
    importPreviewSchema.parse((await post(studentEndpoints.previewImport.path, body)).body);

  test('writes exactly the good ones after the preview, and one click takes them back', async () => {
    const had = await count();
    const { counts, rows: planned } = await preview();
    expect(counts).toEqual({ add: 960, change: 0, same: 0, error: 40 });
    expect(planned.filter(({ kind }) => kind === 'error').map(({ row }) => row)).toEqual(
      Array.from({ length: 40 }, (_, index) => 3 + 25 * index),
    );
    expect(await count(), 'a preview writes nothing').toBe(had);

    const result = importResultSchema.parse(
      (await post(studentEndpoints.importStudents.path, { ...body, expected: counts })).body,
    );
    expect([result.counts, await count()]).toEqual([counts, had + 960]);
    const [sample] = await server.database.db
      .select()
      .from(students)
      .where(eq(students.phone, `0${phoneOf(1)}`));
    expect(sample).toMatchObject({
      name: '가져온1'.normalize('NFC'),
      grade: '2학년',
      status: 'ENROLLED',
    });
    expect(await server.database.db.$count(auditLog, eq(auditLog.action, 'create-student'))).toBe(
      960,
    );

    const list = (await server.callEndpoint(studentEndpoints.studentImports, {}, { token })).body;
    expect(list).toMatchObject({
      content: [
        {
          fileName: '원생명부.csv',
          byName: '오매니저',
          counts,
          undoUntil: '2026-03-03T00:00:00.000Z',
          undoneAt: null,
        },
      ],
    });
    expect(await undo(result.undo?.operationId ?? '')).toMatchObject({
      status: 200,
      body: { restored: 960, kept: [] },
    });
    expect(await count()).toBe(had);
    expect(
      (await server.callEndpoint(studentEndpoints.studentImports, {}, { token })).body,
    ).toMatchObject({ content: [{ undoUntil: null, undoneAt: expect.any(String) }] });
  });

  test('when the list changed since the preview nothing is written', async () => {
    const { counts } = await preview();
    const id = await insertStudent(server.database.db, {
      name: '가져온1',
      phone: `0${phoneOf(1)}`,
    });
    const had = await count();
    expect(
      await post(studentEndpoints.importStudents.path, { ...body, expected: counts }),
    ).toMatchObject({
      status: 409,
      body: { code: 'import-changed', preview: { counts: { add: 959, change: 1 } } },
    });
    expect(await count()).toBe(had);
    await server.database.db.delete(students).where(eq(students.id, id));
    expect(await listed()).toEqual([]);
  });

  test('changes only what the table says; taken back only where nobody changed it since or uses it', async () => {
    const { db } = server.database;
    const id = await insertStudent(db, {
      name: '그대로',
      phone: '01060000001',
      seat: 'Z-1',
      memo: '메모',
    });
    const small = {
      fileName: '좌석.csv',
      cells: [
        ['이름', '전화', '좌석'],
        ['그대로', '010-6000-0001', 'Z-9'],
        ['새얼굴', '010-6000-0002', 'Z-2'],
        ['쓰는이', '010-6000-0003', 'Z-3'],
      ],
    };
    const result = importResultSchema.parse(
      (
        await post(studentEndpoints.importStudents.path, {
          ...small,
          expected: { add: 2, change: 1, same: 0, error: 0 },
        })
      ).body,
    );
    expect(await db.select().from(students).where(eq(students.id, id))).toMatchObject([
      { seat: 'Z-9', memo: '메모', version: 2 },
    ]);

    const [user] = await db.select().from(students).where(eq(students.name, '쓰는이'));
    if (!user) throw new Error('not imported');
    await signIn(server, user.id);
    await server.callEndpoint(
      studentEndpoints.editStudent,
      { studentId: id },
      { token, body: { memo: '새 메모' } },
    );
    expect((await undo(result.undo?.operationId ?? '')).body).toMatchObject({
      restored: 2,
      kept: [{ label: '쓰는이' }],
    });
    expect(await db.select().from(students).where(eq(students.id, id))).toMatchObject([
      { seat: 'Z-1', memo: '새 메모' },
    ]);
  });

  test.each([
    ['nothing', []],
    ['no titles', [['김하늘', '01012345678']]],
    ['titles alone', [['이름', '전화']]],
  ])('%s: 400', async (_, cells) => {
    expect(
      await post(studentEndpoints.importStudents.path, {
        fileName: 'a.csv',
        cells,
        expected: { add: 0, change: 0, same: 0, error: 0 },
      }),
    ).toMatchObject({ status: 400, body: { code: 'import-empty' } });
  });
});
