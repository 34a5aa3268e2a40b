import {
  loginManagementEndpoints,
  studentChoicesSchema,
  studentLoginSchema,
} from '@academy/domain/login';
import type { StudentId } from '@academy/domain/ids';
import { importPreviewSchema, studentEndpoints } from '@academy/domain/students';
import { aStudentForm } from '@academy/domain/testing';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limits, loginDevices, studentPins, students } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { MONDAY, startTestApp } from '../../testing/test-app';
import { loginSetting } from '../../shared/settings/kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';

const phone = '01055557777';
const server = await startTestApp();
const { db } = server.database;
afterAll(() => server.close());

let token: string;
let older: StudentId;
let younger: StudentId;
beforeEach(async () => {
  server.clock.set(new Date(MONDAY), { frozen: true });
  for (const table of [limits, loginDevices, studentPins]) await db.delete(table);
  await forgetSettings(db, loginSetting);
  await db.delete(students).where(inArray(students.phone, [phone]));
  token = await server.managerToken('admin');
  older = await insertStudent(db, { name: '김민준', phone });
  younger = await insertStudent(db, { name: '김서준', phone });
});

type Phone = ReturnType<typeof server.browser>;
const login = (browser: Phone, body: object = {}) =>
  browser.call('POST', '/api/students/login', { body: { phoneNumber: phone, ...body } });
const namesOf = (body: unknown) =>
  studentChoicesSchema.parse(body).students.map(({ name }) => name);
const idOf = (body: unknown) => studentLoginSchema.parse(body).student.id;
const save = (settings: object) =>
  server.callEndpoint(
    loginManagementEndpoints.saveLoginSettings,
    {},
    {
      token,
      headers: { 'if-match': '"0"' },
      body: {
        pin: false,
        approveDevices: false,
        sharedNumbers: false,
        knownNetworks: [],
        ...settings,
      },
    },
  );

describe('a login with a number of brothers and sisters', () => {
  test('asks who it is, with no more of the names than tells them apart', async () => {
    const browser = server.browser();
    const asked = await login(browser);
    expect(asked).toMatchObject({ status: 401, body: { success: false, code: 'student-choose' } });
    expect(namesOf(asked.body)).toEqual(['김민*', '김서*']);
    expect(JSON.stringify(asked.body)).not.toMatch(/김민준|김서준/);
    const chosen = await login(browser, { studentId: younger });
    expect(idOf(chosen.body)).toBe(younger);
    expect(JSON.stringify(chosen.body)).not.toContain('김서준');
  });

  test('of whom one has left is the other’s, asked as ever', async () => {
    await db
      .update(students)
      .set({ status: 'LEFT' })
      .where(inArray(students.id, [older]));
    expect((await login(server.browser())).body).toMatchObject({
      student: { id: younger, name: '김서준' },
    });
    expect((await login(server.browser(), { studentId: older })).status).toBe(401);
  });

  test('opens nobody else', async () => {
    const [other] = server.students;
    expect((await login(server.browser(), { studentId: other })).body).toMatchObject({
      code: 'student-login-failed',
    });
  });

  test('with a PIN: no name before it, and it opens only whose it is', async () => {
    await save({ pin: true });
    const first = await login(server.browser(), { studentId: older, newPin: '1357' });
    expect(idOf(first.body)).toBe(older);
    const asked = await login(server.browser());
    expect(asked.body).toMatchObject({ code: 'pin-required' });
    expect(JSON.stringify(asked.body)).not.toContain('김');
    expect(
      (await login(server.browser(), { studentId: younger, newPin: '2468' })).body,
    ).toMatchObject({ code: 'pin-required' });
    expect((await login(server.browser(), { pin: '9753' })).body).toMatchObject({
      code: 'pin-wrong',
    });
    const browser = server.browser();
    expect(namesOf((await login(browser, { pin: '1357' })).body)).toHaveLength(2);
    const second = { pin: '1357', studentId: younger };
    expect((await login(browser, second)).body).toMatchObject({ code: 'pin-choose' });
    expect(idOf((await login(browser, { ...second, newPin: '2468' })).body)).toBe(younger);
    expect(idOf((await login(server.browser(), { pin: '2468' })).body)).toBe(younger);
    expect(idOf((await login(server.browser(), { pin: '1357' })).body)).toBe(older);
  });

  test('on a device that nobody knows: no name, one code for the desk, then who was approved', async () => {
    await save({ approveDevices: true });
    const browser = server.browser();
    const asked = await login(browser);
    expect(asked.body).toMatchObject({ code: 'device-waiting' });
    expect(JSON.stringify(asked.body)).not.toContain('김');
    const waiting = (await db.select().from(loginDevices)).filter(
      ({ state }) => state === 'waiting',
    );
    expect(new Set(waiting.map(({ code }) => code)).size).toBe(1);
    const own = waiting.find(({ subjectId }) => subjectId === younger);
    await server.callEndpoint(
      loginManagementEndpoints.approveDevice,
      { deviceId: own?.id },
      { token, body: {} },
    );
    expect(idOf((await login(browser)).body)).toBe(younger);
    expect((await login(browser, { studentId: older })).status).toBe(401);
  });
});

describe('a number that another student has', () => {
  const create = (body: object) =>
    server.callEndpoint(
      studentEndpoints.createStudent,
      {},
      { token, body: { ...aStudentForm({ name: '김막내', phone, seat: null }), ...body } },
    );

  test('is shared where the academy allows it and the manager knows it', async () => {
    expect((await create({ sharesPhone: true })).body).toMatchObject({ code: 'phone-taken' });
    await save({ sharedNumbers: true });
    expect((await create({})).body).toMatchObject({ code: 'phone-taken' });
    expect((await create({ sharesPhone: true, name: '김민준' })).body).toMatchObject({
      code: 'phone-taken',
    });
    expect((await create({ sharesPhone: true })).status).toBe(200);
    expect((await create({ sharesPhone: true, name: '김넷째' })).status).toBe(200);
    expect((await create({ sharesPhone: true, name: '김다섯째' })).body).toMatchObject({
      code: 'phone-taken',
    });
  });

  test('is shared by an import, which says so; the known ones are told apart by name', async () => {
    const preview = async () =>
      importPreviewSchema.parse(
        (
          await server.callEndpoint(
            studentEndpoints.previewImport,
            {},
            {
              token,
              body: {
                fileName: '명단.csv',
                cells: [
                  ['이름', '전화번호', '학교'],
                  ['김막내', phone, '한빛초'],
                  ['김서준', phone, '한빛중'],
                ],
              },
            },
          )
        ).body,
      ).rows;
    expect((await preview()).map(({ kind }) => kind)).toEqual(['error', 'change']);
    await save({ sharedNumbers: true });
    expect(await preview()).toMatchObject([
      { kind: 'add', warnings: ['김민준 학생과 같은 전화번호를 함께 씁니다.'] },
      { kind: 'change', studentId: younger },
    ]);
  });
});
