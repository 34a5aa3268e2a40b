import {
  defaultLoginSettings,
  loginEndpoints,
  loginManagementEndpoints,
  studentLoginSchema,
} from '@academy/domain/login';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits, loginAlerts, loginDevices, sessions, studentPins } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';
import { loginSetting } from '../../../shared/settings/kept-settings';
import { forgetSettings } from '../../../testing/data/store-setting';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(() => server.clock.set(new Date(MONDAY), { frozen: true }));
afterEach(async () => {
  const { db } = server.database;
  for (const table of [limits, loginAlerts, loginDevices, studentPins]) await db.delete(table);
  await forgetSettings(db, loginSetting);
});

const phone = '01012345678';
type Phone = ReturnType<TestApp['browser']>;
const login = (browser: Phone, body: object) =>
  browser.call('POST', '/api/students/login', { body: { phoneNumber: phone, ...body } });
const me = (browser: Phone, token: string) => browser.call('GET', '/api/students/me', { token });
const tokenOf = (body: unknown) => studentLoginSchema.parse(body).accessToken;

/** Signs in and confirms the name. */
async function signIn(browser: Phone, body: object = {}) {
  const answer = await login(browser, body);
  expect(answer.status).toBe(200);
  expect((await me(browser, tokenOf(answer.body))).status).toBe(200);
}

async function ask(settings: { pin?: boolean; approveDevices?: boolean }) {
  const answer = await server.callEndpoint(
    loginManagementEndpoints.saveLoginSettings,
    {},
    {
      token: await server.managerToken('admin'),
      headers: { 'if-match': '"0"' },
      body: { ...defaultLoginSettings, ...settings },
    },
  );
  expect(answer.body).toMatchObject({ settings, version: 1 });
  expect((await managed(loginManagementEndpoints.editedLoginSettings)).body).toMatchObject({
    settings,
    version: 1,
  });
}
const managed = async (
  endpoint: (typeof loginManagementEndpoints)[keyof typeof loginManagementEndpoints],
  params = {},
) =>
  server.callEndpoint(endpoint, params, {
    token: await server.managerToken('manager'),
    ...(endpoint.method === 'POST' && { body: {} }),
  });

describe('a PIN', () => {
  beforeEach(() => ask({ pin: true }));

  test('is chosen at the first login and asked for from then on', async () => {
    const browser = server.browser();
    expect((await login(browser, {})).body).toMatchObject({ success: false, code: 'pin-choose' });
    expect(await login(browser, { newPin: '1234' })).toMatchObject({
      status: 400,
      body: { code: 'pin-simple', errors: { newPin: expect.any(String) } },
    });
    expect(await login(browser, { newPin: '135' })).toMatchObject({
      status: 400,
      body: { code: 'pin-shape' },
    });
    await signIn(browser, { newPin: '1357' });
    expect(await login(browser, {})).toMatchObject({ status: 401, body: { code: 'pin-required' } });
    expect(await login(browser, { pin: '1358' })).toMatchObject({
      status: 401,
      body: { code: 'pin-wrong' },
    });
    await signIn(server.browser(), { pin: '1357' });
    expect(
      JSON.stringify(await server.database.db.select().from(studentPins)),
      'kept as a hash only',
    ).not.toContain('1357');
  });

  test('cannot be chosen again by whoever knows the number', async () => {
    await signIn(server.browser(), { newPin: '1357' });
    expect((await login(server.browser(), { newPin: '2468' })).body).toMatchObject({
      code: 'pin-required',
    });
  });

  test('of a number that nobody has is asked for just the same', async () => {
    const stranger = { phoneNumber: '01099998888' };
    expect((await login(server.browser(), stranger)).body).toMatchObject({ code: 'pin-required' });
    expect((await login(server.browser(), { ...stranger, pin: '1357' })).body).toMatchObject({
      code: 'pin-wrong',
    });
  });

  test(
    'ten wrong ones an hour, then others wait; the student’s own device goes on',
    { tags: 'ci' },
    async () => {
      const own = server.browser();
      await signIn(own, { newPin: '1357' });
      const answers = [];
      for (let n = 0; n < 12; n += 1) {
        server.clock.set(new Date(new Date(MONDAY).getTime() + n * 61_000), { frozen: true });
        answers.push((await login(server.browser(), { pin: '9753' })).status);
      }
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
      expect((await login(server.browser(), { pin: '1357' })).status).toBe(429);
      await signIn(own, { pin: '1357' });
    },
  );

  test('is reset by a manager, which is written down', async () => {
    await signIn(server.browser(), { newPin: '1357' });
    const [studentId] = server.students;
    expect((await managed(loginManagementEndpoints.resetPin, { studentId })).status).toBe(200);
    expect((await login(server.browser(), { pin: '1357' })).body).toMatchObject({
      code: 'pin-choose',
    });
  });
});

describe('a PIN that was chosen on a device that waits', () => {
  beforeEach(() => ask({ pin: true, approveDevices: true }));
  const decideAll = async (decision: 'approveDevice' | 'refuseDevice') => {
    for (const { id } of await server.database.db.select().from(loginDevices))
      await managed(loginManagementEndpoints[decision], { deviceId: id });
  };

  test('is not chosen again: while it waits, nor once it is approved', { tags: 'ci' }, async () => {
    const browser = server.browser();
    const waiting = (await login(browser, { newPin: '1357' })).body;
    expect(waiting).toMatchObject({ code: 'device-waiting' });
    expect((await login(browser, {})).body, 'opened anew').toEqual(waiting);
    expect((await login(browser, { newPin: '2468' })).body).toEqual(waiting);
    expect(
      JSON.stringify(await server.database.db.select().from(loginDevices)),
      'kept as a hash only',
    ).not.toContain('1357');
    await decideAll('approveDevice');
    expect((await login(browser, {})).body).toMatchObject({ code: 'pin-required' });
    expect((await login(browser, { pin: '2468' })).body).toMatchObject({ code: 'pin-wrong' });
    await signIn(browser, { pin: '1357', newPin: '1357' });
  });

  test(
    'is nobody’s when the device is refused or a manager resets the PIN',
    { tags: 'ci' },
    async () => {
      const [studentId] = server.students;
      await login(server.browser(), { newPin: '1357' });
      await decideAll('refuseDevice');
      const own = server.browser();
      await login(own, { newPin: '2468' });
      await managed(loginManagementEndpoints.resetPin, { studentId });
      expect((await login(own, {})).body).toMatchObject({ code: 'pin-choose' });
      const devices = await server.database.db.select().from(loginDevices);
      expect(devices.filter(({ pinHash }) => pinHash !== null)).toEqual([]);
    },
  );

  test('of an approved device does not replace the one that there is', async () => {
    const [first, second] = [server.browser(), server.browser()];
    await login(first, { newPin: '1357' });
    await login(second, { newPin: '2468' });
    await decideAll('approveDevice');
    expect((await login(second, { pin: '2468' })).body).toMatchObject({ code: 'pin-wrong' });
    await signIn(second, { pin: '1357' });
  });
});

describe('a device that has to be approved', () => {
  beforeEach(() => ask({ approveDevices: true }));
  const waiting = async () =>
    loginManagementEndpoints.waitingDevices.response.parse(
      (await managed(loginManagementEndpoints.waitingDevices)).body,
    ).content;

  test('waits with a code, and signs in once a manager approves', async () => {
    const browser = server.browser();
    const first = await login(browser, {});
    expect(first).toMatchObject({ status: 401, body: { success: false, code: 'device-waiting' } });
    const [device] = await waiting();
    expect(device).toMatchObject({ studentName: '김하늘', code: expect.stringMatching(/^\d{4}$/) });
    expect(JSON.stringify(first.body)).toContain(device?.code);
    expect((await login(browser, {})).body, 'the same code').toEqual(first.body);
    await managed(loginManagementEndpoints.approveDevice, { deviceId: device?.id });
    expect(await waiting()).toEqual([]);
    await signIn(browser);
    expect((await login(server.browser(), {})).status, 'another device').toBe(401);
  });

  test('a refused one stays out, and is not asked about again', async () => {
    const browser = server.browser();
    await login(browser, {});
    const [device] = await waiting();
    await managed(loginManagementEndpoints.refuseDevice, { deviceId: device?.id });
    expect((await login(browser, {})).body).toMatchObject({ code: 'device-refused' });
    expect(await waiting()).toEqual([]);
    expect(
      (await managed(loginManagementEndpoints.approveDevice, { deviceId: '987654321' })).status,
    ).toBe(404);
  });

  test('nobody fills the list with one number', { tags: 'ci' }, async () => {
    for (let n = 0; n < 8; n += 1) await login(server.browser(), {});
    expect(await waiting()).toHaveLength(5);
  });
});

test('whoever signed in before it was switched on needs no approval', { tags: 'ci' }, async () => {
  const browser = server.browser();
  await signIn(browser);
  await ask({ approveDevices: true });
  expect((await login(browser, {})).status).toBe(200);
});

test('a made-up device cookie is none', async () => {
  await signIn(server.browser());
  const answer = await server.callEndpoint(
    loginEndpoints.studentLogin,
    {},
    { body: { phoneNumber: phone }, headers: { cookie: 'device=abc.def' } },
  );
  expect(answer.status).toBe(200);
  expect(answer.cookies.join()).toMatch(/device=(?!abc)/);
});

describe('one device that signs in many students', () => {
  const alerts = async () =>
    loginManagementEndpoints.loginAlerts.response.parse(
      (await managed(loginManagementEndpoints.loginAlerts)).body,
    ).content;

  test(
    'three within an hour are siblings; the fourth is an alert on the dashboard and in the log',
    { tags: 'ci' },
    async () => {
      await server.database.db.delete(sessions);
      const browser = server.browser();
      const phones = [phone, '01023456789', '01034567890', '01066667777'];
      await insertStudent(server.database.db, { phone: '01066667777', name: '한넷째' });
      for (const phoneNumber of phones.slice(0, 3)) await signIn(browser, { phoneNumber });
      expect(await alerts()).toEqual([]);
      await signIn(browser, { phoneNumber: phones[3] });
      const [alert, ...more] = await alerts();
      expect(more).toEqual([]);
      expect(alert?.students.map(({ name }) => name)).toContain('한넷째');
      expect(server.log.join()).toContain('one device signed in many students');
      expect(server.log.join()).not.toContain('한넷째');
      expect(await server.api(await server.managerToken('manager')).todayTasks()).toMatchObject({
        loginAlerts: 1,
      });
      await managed(loginManagementEndpoints.seeLoginAlert, { alertId: alert?.id });
      expect(await alerts()).toEqual([]);
    },
  );

  test('four in two hours are none', async () => {
    await server.database.db.delete(sessions);
    const browser = server.browser();
    const phones = [phone, '01023456789', '01034567890'];
    for (const phoneNumber of phones) await signIn(browser, { phoneNumber });
    server.clock.set(new Date(new Date(MONDAY).getTime() + 3_600_000), { frozen: true });
    await insertStudent(server.database.db, { phone: '01066668888' });
    await signIn(browser, { phoneNumber: '01066668888' });
    expect(await alerts()).toEqual([]);
  });
});
