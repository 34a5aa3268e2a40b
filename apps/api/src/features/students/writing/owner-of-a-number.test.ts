import { operationEndpoints } from '@academy/domain/operations';
import { aStudentForm } from '@academy/domain/testing';
import { importPreviewSchema, studentEndpoints } from '@academy/domain/students';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managerWith } from '../../../testing/data/a-manager';
import { insertStudent, scenarioStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let tokens: Record<'may see' | 'may not see', string>;
beforeAll(async () => {
  server = await startTestApp();
  const areas = ['students'] as const;
  tokens = {
    'may see': (await managerWith(server, 'MANAGER', { areas: [...areas, 'contacts'] })).token,
    'may not see': (await managerWith(server, 'MANAGER', { areas: [...areas] })).token,
  };
});
afterAll(() => server.close());

/** 김하늘's number, which another manager types for another user. */
const TAKEN = '010-1234-5678';

const ask = (
  who: keyof typeof tokens,
  endpoint: Parameters<TestApp['callEndpoint']>[0],
  params: Record<string, string>,
  body?: unknown,
) =>
  server.callEndpoint(endpoint, params, {
    token: tokens[who],
    ...(body !== undefined && { body }),
  });
const importing = (...rows: string[][]) => ({
  fileName: '명단.csv',
  cells: [['이름', '전화번호'], ...rows],
});

const refusals: [string, (who: keyof typeof tokens) => ReturnType<TestApp['callEndpoint']>][] = [
  [
    'a new student',
    (who) =>
      ask(
        who,
        studentEndpoints.createStudent,
        {},
        aStudentForm({ name: '새학생', phone: TAKEN, seat: null }),
      ),
  ],
  [
    'an edited student',
    (who) =>
      ask(
        who,
        studentEndpoints.editStudent,
        { studentId: scenarioStudent(server, 1) },
        { phone: TAKEN },
      ),
  ],
];

test.each(refusals)('%s: named to who may see numbers, to nobody else', async (_, refused) => {
  const open = await refused('may see');
  expect(open).toMatchObject({ status: 409, body: { code: 'phone-taken' } });
  expect(open.text).toContain('이미 김하늘 · 하늘고 · 고3 · 5678 학생의 번호입니다.');
  const closed = await refused('may not see');
  expect(closed).toMatchObject({
    status: 409,
    body: {
      code: 'phone-taken',
      errors: { phone: '이미 등록된 전화번호입니다. 같은 학생이 있는지 확인하세요.' },
    },
  });
  expect(closed.text).not.toMatch(/김하늘|하늘고/);
});

test('a deleted student whose number is somebody else’s by now', async () => {
  const { db } = server.database;
  const phone = '01099990000';
  const studentId = await insertStudent(db, {
    name: '지운이',
    phone,
    deletedAt: server.clock.now(),
  });
  await insertStudent(db, { name: '새주인', phone });
  const restore = (who: keyof typeof tokens) =>
    ask(who, studentEndpoints.restoreStudent, { studentId });
  expect((await restore('may see')).text).toContain('이미 새주인');
  const closed = await restore('may not see');
  expect(closed.status).toBe(409);
  expect(closed.text).not.toContain('새주인');
});

test('a deletion that is taken back after somebody else got the number', async () => {
  const phone = '01088880000';
  const studentId = await insertStudent(server.database.db, { name: '잠깐만', phone });
  const undo = async (who: keyof typeof tokens) => {
    const { body } = await ask(who, studentEndpoints.deleteStudent, { studentId });
    const { operationId } = studentEndpoints.deleteStudent.response.parse(body).undo;
    const holder = await insertStudent(server.database.db, { name: '새주인', phone });
    const answer = await ask(who, operationEndpoints.undoOperation, { operationId });
    await ask(who, studentEndpoints.deleteStudent, { studentId: holder });
    await ask(who, studentEndpoints.restoreStudent, { studentId });
    return answer;
  };
  const open = await undo('may see');
  expect(open).toMatchObject({ status: 200, body: { restored: 0, kept: [{ id: studentId }] } });
  expect(open.text).toContain('새주인');
  const closed = await undo('may not see');
  expect(closed).toMatchObject({ status: 200, body: { restored: 0, kept: [{ id: studentId }] } });
  expect(closed.text).not.toContain('새주인');
});

test('an import does not tell whose number it is, nor takes a number alone for somebody', async () => {
  const table = importing(['박아무', TAKEN], ['', '010-2345-6789']);
  const open = await ask('may see', studentEndpoints.previewImport, {}, table);
  expect(open.text).toContain('이미 김하늘 학생의 전화번호입니다.');
  const closed = await ask('may not see', studentEndpoints.previewImport, {}, table);
  expect(closed.text).not.toMatch(/김하늘|이바다|studentId":"/);
  expect(importPreviewSchema.parse(closed.body)).toMatchObject({
    counts: { error: 2 },
    rows: [
      { errors: ['이미 등록된 전화번호입니다. 이름을 확인하세요.'] },
      { errors: ['이미 등록된 전화번호입니다. 이름을 확인하세요.'] },
    ],
  });
  const changed = await ask(
    'may not see',
    studentEndpoints.importStudents,
    {},
    { ...table, expected: { add: 2, change: 0, same: 0, error: 0 } },
  );
  expect(changed).toMatchObject({ status: 409, body: { code: 'import-changed' } });
  expect(changed.text).not.toMatch(/김하늘|이바다/);
});
