import { operationEndpoints } from '@academy/domain/operations';
import { studentEndpoints, studentRecordSchema } from '@academy/domain/students';
import type { StudentId } from '@academy/domain/ids';
import { aStudentForm } from '@academy/domain/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditLog, students } from '../../../db/schema';
import { insertStudent, scenarioStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
let [one, two]: StudentId[] = [];
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  [one, two] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
});
afterAll(() => server.close());

const seatOf = async (id: StudentId | undefined) =>
  (
    await server.database.db
      .select({ seat: students.seat })
      .from(students)
      .where(eq(students.id, id ?? scenarioStudent(server, 0)))
  )[0]?.seat;
const put = (id: StudentId, seat: string | null) =>
  server.database.db.update(students).set({ seat, deletedAt: null }).where(eq(students.id, id));
beforeEach(async () => {
  await server.database.db
    .update(students)
    .set({ seat: null })
    .where(inArray(students.status, ['ENROLLED', 'ON_LEAVE', 'LEFT']));
  if (one && two) {
    await put(one, 'A-01');
    await put(two, 'A-02');
  }
});

const edit = (studentId: StudentId | undefined, body: object) =>
  server.callEndpoint(
    studentEndpoints.editStudent,
    { studentId: studentId ?? '' },
    { token, body },
  );
let phones = 0;
const form = (overrides: object = {}) => {
  phones += 1;
  return { ...aStudentForm({ name: '정새봄', phone: `0106660${1000 + phones}` }), ...overrides };
};
const create = (body: object) =>
  server.callEndpoint(studentEndpoints.createStudent, {}, { token, body });
const setStatus = (studentIds: (StudentId | undefined)[], status: string) =>
  server.callEndpoint(studentEndpoints.changeStatus, {}, { token, body: { studentIds, status } });
const taken = (name: string) => ({
  status: 409,
  body: {
    code: 'seat-taken',
    errors: {
      seat: `${name} 학생이 쓰고 있는 좌석입니다. 다른 좌석을 입력하거나 자리를 바꾸세요.`,
    },
  },
});

test('the database itself refuses a second student on a seat, however it is written', async () => {
  const insert = (seat: string, status: 'ENROLLED' | 'ON_LEAVE' = 'ENROLLED') =>
    insertStudent(server.database.db, { phone: form().phone, seat, status });
  for (const seat of ['A-01', 'a 01'])
    await expect(insert(seat)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('students_seat_key') },
    });
  await insert('A-01', 'ON_LEAVE');
  await insert('A-03');
});

describe('one student', () => {
  test('is not put on somebody’s seat, and told who sits there', async () => {
    expect(await create(form({ seat: 'A-01' }))).toMatchObject({
      ...taken('김하늘'),
      body: { ...taken('김하늘').body, holder: { id: one, name: '김하늘' } },
    });
    expect(await edit(two, { seat: 'a01' })).toMatchObject(taken('김하늘'));
    expect(await seatOf(two)).toBe('A-02');
  });

  test('swaps with whom the manager saw there, and the log names both', async () => {
    expect(await edit(two, { seat: 'A-01', swapSeatWith: one })).toMatchObject({
      status: 200,
      body: { seat: 'A-01' },
    });
    expect([await seatOf(one), await seatOf(two)]).toEqual(['A-02', 'A-01']);
    const [last] = await server.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'students'), eq(auditLog.entityId, one ?? '')));
    expect(last).toMatchObject({ before: { seat: 'A-01' }, after: { seat: 'A-02' } });
  });

  test('does not swap with somebody who came there since', async () => {
    const other = await insertStudent(server.database.db, { phone: form().phone, seat: 'C-01' });
    expect(await edit(two, { seat: 'A-01', swapSeatWith: other })).toMatchObject(taken('김하늘'));
    expect(await edit(two, { seat: 'B-09', swapSeatWith: one })).toMatchObject({ status: 200 });
    expect([await seatOf(one), await seatOf(two), await seatOf(other)]).toEqual([
      'A-01',
      'B-09',
      'C-01',
    ]);
  });

  test('new on somebody’s seat: who sat there stands without one', async () => {
    expect(await create(form({ seat: 'A-01', swapSeatWith: one }))).toMatchObject({ status: 200 });
    expect(await seatOf(one)).toBeNull();
  });

  test('of two who come to one seat at once one is refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create(form({ seat: 'D-01' }))));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  });

  test('deleted: does not come back to a seat that is somebody else’s by now', async () => {
    const { id } = studentRecordSchema.parse((await create(form({ seat: 'E-01' }))).body);
    await server.callEndpoint(studentEndpoints.deleteStudent, { studentId: id }, { token });
    await edit(two, { seat: 'E-01' });
    const restore = () =>
      server.callEndpoint(studentEndpoints.restoreStudent, { studentId: id }, { token });
    expect(await restore()).toMatchObject({
      status: 409,
      body: {
        code: 'seat-taken',
        message:
          '정새봄의 좌석 E-01: 이바다 학생이 쓰고 있습니다. 학생 정보에서 좌석을 바꾸거나 비운 뒤 다시 하세요.',
      },
    });
    await edit(two, { seat: 'A-02' });
    expect(await restore()).toMatchObject({ status: 200, body: { seat: 'E-01' } });
  });
});

describe('many students', () => {
  test('whoever comes back from leave is refused while somebody sits there; nothing is half done', async () => {
    const back = await insertStudent(server.database.db, {
      name: '한휴원',
      phone: form().phone,
      seat: 'A-01',
      status: 'ON_LEAVE',
    });
    const free = await insertStudent(server.database.db, {
      phone: form().phone,
      seat: 'F-01',
      status: 'ON_LEAVE',
    });
    expect(await setStatus([back, free], 'ENROLLED')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('한휴원의 좌석 A-01: 김하늘 학생이') },
    });
    expect(await edit(back, { seat: null })).toMatchObject({ status: 200 });
    expect(await setStatus([back, free], 'ENROLLED')).toMatchObject({ status: 200 });
  });

  test('an undo leaves who lost the seat as they are, and says who sits there', async () => {
    const away = await setStatus([two], 'ON_LEAVE');
    const { undo } = z.object({ undo: z.object({ operationId: z.string() }) }).parse(away.body);
    await edit(one, { seat: 'A-02' });
    const undone = () =>
      server.callEndpoint(
        operationEndpoints.undoOperation,
        { operationId: undo.operationId },
        { token },
      );
    expect(await undone()).toMatchObject({
      body: {
        restored: 0,
        kept: [{ id: two, message: expect.stringContaining('김하늘 학생이 쓰고 있는 좌석') }],
      },
    });
    await edit(one, { seat: 'A-01' });
    expect(await setStatus([two], 'ENROLLED')).toMatchObject({ status: 200 });
  });

  test('an import writes the free seats and the swap, and names who sits on the taken one', async () => {
    const cells = [
      ['이름', '전화번호', '좌석'],
      ['김하늘', '01012345678', 'A-02'],
      ['이바다', '01023456789', 'A-01'],
      ['박솔', '01034567890', 'a-01'],
    ];
    const preview = await server.callEndpoint(
      studentEndpoints.previewImport,
      {},
      { token, body: { fileName: 'a.xlsx', cells } },
    );
    expect(preview.body).toMatchObject({
      counts: { add: 0, change: 2, same: 0, error: 1 },
      rows: [{}, {}, { row: 4, errors: ['좌석 a-01: 3행 이바다 학생과 겹칩니다.'] }],
    });
    expect(
      await server.callEndpoint(
        studentEndpoints.importStudents,
        {},
        {
          token,
          body: {
            fileName: 'a.xlsx',
            cells,
            expected: { add: 0, change: 2, same: 0, error: 1 },
          },
        },
      ),
    ).toMatchObject({ status: 200 });
    expect([await seatOf(one), await seatOf(two)]).toEqual(['A-02', 'A-01']);
  });

  test('pasted cells swap seats, and whoever a paste would push out is named', async () => {
    const paste = (rows: object[]) =>
      server.callEndpoint(studentEndpoints.pasteStudents, {}, { token, body: { rows } });
    expect(
      (
        await paste([
          { studentId: one, given: { seat: 'A-02' } },
          { studentId: two, given: { seat: 'A-01' } },
        ])
      ).body,
    ).toMatchObject({ changed: [{ seat: 'A-02' }, { seat: 'A-01' }], refused: [] });
    expect((await paste([{ studentId: one, given: { seat: 'A-01' } }])).body).toMatchObject({
      changed: [],
      refused: [
        { studentId: one, message: expect.stringContaining('이바다 학생이 쓰고 있습니다') },
      ],
    });
  });
});
