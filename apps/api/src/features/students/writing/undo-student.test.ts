import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { studentEndpoints, studentRecordSchema } from '@academy/domain/students';
import { aStudentForm } from '@academy/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertStudent } from '../../../testing/data/a-student';
import { takeBack, writeUndoable } from '../../../testing/calls/take-back';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

let count = 0;
const freshPhone = () => `0106669${String((count += 1)).padStart(4, '0')}`;
let id: StudentId;
let phone: string;
beforeEach(async () => {
  phone = freshPhone();
  id = await insertStudent(server.database.db, { name: '김하늘', phone, seat: `Z-${count}` });
});

const { createStudent, editStudent, restoreStudent, deleteStudent, student } = studentEndpoints;
const record = async (of = id) => {
  const { body } = await server.callEndpoint(student, { studentId: of }, { token });
  const { version: _version, updatedAt: _at, ...facts } = studentRecordSchema.parse(body);
  return facts;
};
const edit = (body: object, of = id) =>
  writeUndoable(server, token, editStudent, { studentId: of }, body);
const undo = (written: Parameters<typeof takeBack>[2]) => takeBack(server, token, written);

test('an edit comes back field by field: another field that somebody changed since stays', async () => {
  const before = await record();
  const edited = await edit({ school: '한빛고', memo: '통화' });
  await edit({ grade: '고2' });
  expect(await undo(edited)).toEqual({ restored: 1, kept: [] });
  expect(await record()).toEqual({ ...before, grade: '고2' });
});

test('a field that somebody changed since stays, and the student is named', async () => {
  const edited = await edit({ school: '한빛고' });
  await edit({ school: '새봄고' });
  expect(await undo(edited)).toEqual({
    restored: 0,
    kept: [{ id, label: '김하늘', message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
  });
  expect(await record()).toMatchObject({ school: '새봄고' });
});

test('a number that changed signs out again, which is reported; a device stays signed out', async () => {
  const before = await record();
  await server.studentToken(phone);
  const edited = await edit({ phone: freshPhone() });
  expect(await undo(edited)).toEqual({
    restored: 1,
    kept: [],
    notes: ['로그아웃된 기기에서는 다시 로그인해야 합니다.'],
  });
  expect(await record()).toEqual(before);
});

test('a number or a seat that is somebody else’s by now does not come back, which is reported', async () => {
  const { seat } = await record();
  const [renumbered, moved] = [await edit({ phone: freshPhone() }), await edit({ seat: null })];
  await insertStudent(server.database.db, { name: '이바다', phone, seat });
  expect(await undo(renumbered)).toMatchObject({ restored: 0, kept: [{ id, label: '김하늘' }] });
  expect(await undo(moved)).toMatchObject({
    restored: 0,
    kept: [{ id, message: expect.stringContaining('이바다') }],
  });
});

test('two who swapped seats sit as before', async () => {
  const other = await insertStudent(server.database.db, {
    phone: freshPhone(),
    seat: `Y-${count}`,
  });
  const before = [await record(), await record(other)];
  const swapped = await edit({ seat: `Y-${count}`, swapSeatWith: other });
  expect(await undo(swapped)).toEqual({ restored: 2, kept: [] });
  expect([await record(), await record(other)]).toEqual(before);
});

test('a new student leaves the list again, unless they use the portal already', async () => {
  const form = () => ({ ...aStudentForm({ name: '정새봄' }), phone: freshPhone(), seat: null });
  const [unused, used] = [form(), form()];
  const [one, two] = [
    await writeUndoable(server, token, createStudent, {}, unused),
    await writeUndoable(server, token, createStudent, {}, used),
  ];
  await server.studentToken(used.phone);
  expect(await undo(one)).toEqual({ restored: 1, kept: [] });
  expect(await undo(two)).toMatchObject({ restored: 0, kept: [{ label: '정새봄' }] });
  const deletedAt = async (written: typeof one) =>
    (await record(studentIdSchema.parse(written['id']))).deletedAt;
  expect([await deletedAt(one), await deletedAt(two)]).toEqual([expect.any(String), null]);
});

test('whoever was restored is out of the list again', async () => {
  await server.callEndpoint(deleteStudent, { studentId: id }, { token });
  const restored = await writeUndoable(server, token, restoreStudent, { studentId: id });
  expect(await undo(restored)).toEqual({ restored: 1, kept: [] });
  expect(await record()).toMatchObject({ deletedAt: expect.any(String) });
});
