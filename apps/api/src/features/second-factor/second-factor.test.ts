import { accountEndpoints } from '@academy/domain/accounts';
import { loginEndpoints, managerProfileSchema } from '@academy/domain/login';
import { ownSecondFactorSchema, secondFactorEndpoints } from '@academy/domain/second-factor';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, secondFactors } from '../../db/schema';
import { codeAt } from '../../shared/accounts/second-factor/totp';
import { managerWith, signInManager, type AManager } from '../../testing/data/a-manager';
import { beginFactor, setPolicy, setUpFactor } from '../../testing/data/second-factor';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let admin: AManager & { token: string };
beforeAll(async () => {
  server = await startTestApp();
  admin = await managerWith(server, 'ADMIN');
});
afterAll(() => server.close());
beforeEach(async () => {
  later(0);
  await setPolicy(server, 'OPTIONAL');
});

const at = (seconds: number) => new Date(new Date(MONDAY).getTime() + seconds * 1000);
const later = (seconds: number) => server.clock.set(at(seconds), { frozen: true });
const own = async (token: string) =>
  ownSecondFactorSchema.parse(
    (await server.callEndpoint(secondFactorEndpoints.ownSecondFactor, {}, { token })).body,
  );
const confirm = (token: string, code: string) =>
  server.callEndpoint(secondFactorEndpoints.confirmSecondFactor, {}, { token, body: { code } });
const turnOff = (token: string, code: string) =>
  server.callEndpoint(secondFactorEndpoints.turnOffSecondFactor, {}, { token, body: { code } });
const me = (token: string) => server.callEndpoint(loginEndpoints.managerMe, {}, { token });
const list = (token: string) => server.callEndpoint(accountEndpoints.accounts, {}, { token });
const WRONG = {
  status: 400,
  body: { code: 'validation-failed', errors: { code: expect.stringContaining('코드가 맞지') } },
};

describe('setting it up', () => {
  test('a manager of any role: scanned, confirmed, and every other login ends', async () => {
    const person = await managerWith(server, 'READONLY_MANAGER');
    const elsewhere = await signInManager(server, person);
    const secret = await beginFactor(server, person.token);
    expect(await own(person.token), 'not before a code').toMatchObject({ since: null });
    expect(await confirm(person.token, '12345')).toMatchObject(WRONG);
    expect((await signInManager(server, person)).length, 'no code asked yet').toBeGreaterThan(0);
    const { status, body } = await confirm(person.token, codeAt(secret, at(0)));
    expect(status).toBe(200);
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await own(person.token)).toEqual({
      policy: 'OPTIONAL',
      since: at(0).toISOString(),
      recoveryCodesLeft: 10,
    });
    await expect
      .poll(async () => [(await me(person.token)).status, (await me(elsewhere)).status])
      .toEqual([200, 401]);

    const kept = JSON.stringify([
      await server.database.db.select().from(secondFactors),
      await server.database.db.select().from(auditLog),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(kept).not.toContain(text);
  });

  test('the password is asked again, and a wrong one ten times an hour', async () => {
    const { token } = await managerWith(server, 'MANAGER');
    const begin = (currentPassword: string) =>
      server.callEndpoint(
        secondFactorEndpoints.beginSecondFactor,
        {},
        { token, body: { currentPassword } },
      );
    expect(await begin('Wrong1234!')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: '현재 비밀번호가 다릅니다.' } },
    });
    const answers = [];
    for (let n = 0; n < 10; n += 1) answers.push((await begin('Wrong1234!')).status);
    expect(answers).toEqual([...Array.from({ length: 9 }, () => 400), 429]);
  });

  test('a QR code can be made anew, and waits half an hour', async () => {
    const person = await managerWith(server, 'MANAGER');
    const { token } = person;
    const first = await beginFactor(server, token);
    const second = await beginFactor(server, token);
    expect(await confirm(token, codeAt(first, at(0)))).toMatchObject(WRONG);
    later(1800);
    const afterwards = await signInManager(server, person);
    expect(await confirm(afterwards, codeAt(second, at(1800)))).toMatchObject({
      status: 409,
      body: { code: 'second-factor-not-begun' },
    });
    expect((await own(afterwards)).since).toBeNull();
  });

  test('what is on already is not set up over it, with its recovery codes', async () => {
    const { token } = await managerWith(server, 'MANAGER');
    await setUpFactor(server, token);
    const body = { currentPassword: 'Ordinary1234!' };
    const again = await server.callEndpoint(
      secondFactorEndpoints.beginSecondFactor,
      {},
      { token, body },
    );
    expect(again).toMatchObject({ status: 409, body: { code: 'second-factor-on' } });
    expect((await confirm(token, '123456')).body).toMatchObject({ code: 'second-factor-on' });
  });

  test('nobody while the academy switched it off', async () => {
    await setPolicy(server, 'OFF');
    const { token } = await managerWith(server, 'MANAGER');
    const body = { currentPassword: 'Ordinary1234!' };
    expect(
      await server.callEndpoint(secondFactorEndpoints.beginSecondFactor, {}, { token, body }),
    ).toMatchObject({ status: 409, body: { code: 'second-factor-off' } });
  });
});

describe('turning it off, and new recovery codes', () => {
  test('ask for a code that was not used, or the password', async () => {
    const { token } = await managerWith(server, 'MANAGER');
    const { secret, recoveryCodes } = await setUpFactor(server, token);
    const [first = ''] = recoveryCodes;
    expect(await turnOff(token, codeAt(secret, at(0))), 'used up by the set-up').toMatchObject(
      WRONG,
    );
    const renewed = await server.callEndpoint(
      secondFactorEndpoints.renewRecoveryCodes,
      {},
      { token, body: { currentPassword: 'Ordinary1234!' } },
    );
    expect(renewed.status).toBe(200);
    expect(await turnOff(token, first), 'of the old ones').toMatchObject(WRONG);
    later(30);
    expect((await turnOff(token, codeAt(secret, at(30)))).status).toBe(200);
    expect(await own(token)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect(await turnOff(token, codeAt(secret, at(60)))).toMatchObject({
      status: 409,
      body: { code: 'second-factor-missing' },
    });
  });

  test('a confirmation whose answer was lost is answered again, with other codes', async () => {
    const { token } = await managerWith(server, 'MANAGER');
    const secret = await beginFactor(server, token);
    const answers = [];
    for (const seconds of [0, 29, 120]) {
      later(seconds);
      answers.push((await confirm(token, codeAt(secret, at(0)))).status);
    }
    expect(answers).toEqual([200, 200, 409]);
  });
});

describe('required of admins', () => {
  test('who has none can do nothing but set it up, on screens that are open too', async () => {
    const chief = await managerWith(server, 'ADMIN');
    const plain = await managerWith(server, 'MANAGER', { areas: ['meals'] });
    expect((await list(chief.token)).status).toBe(200);
    const { headers } = await server.callEndpoint(
      secondFactorEndpoints.secondFactorSettings,
      {},
      { token: chief.token },
    );
    const saved = await server.callEndpoint(
      secondFactorEndpoints.saveSecondFactorSettings,
      {},
      {
        token: chief.token,
        body: { policy: 'ADMINS' },
        headers: { 'if-match': headers.get('etag') ?? '' },
      },
    );
    expect(saved.body).toMatchObject({ policy: 'ADMINS', adminsWithout: expect.any(Number) });
    await expect
      .poll(async () => (await list(chief.token)).body)
      .toMatchObject({ code: 'second-factor-setup-required' });
    expect(managerProfileSchema.parse((await me(chief.token)).body)).toMatchObject({
      mustSetUpSecondFactor: true,
      offersSecondFactor: true,
    });
    expect((await server.call('GET', '/api/admin/events', { token: chief.token })).status).toBe(
      403,
    );
    expect(managerProfileSchema.parse((await me(plain.token)).body).mustSetUpSecondFactor).toBe(
      false,
    );
    const signedIn = await server.callEndpoint(
      loginEndpoints.managerLogin,
      {},
      { body: { username: chief.username, password: 'Ordinary1234!' } },
    );
    expect(signedIn.body).toMatchObject({ success: true, mustSetUpSecondFactor: true });
    await setUpFactor(server, chief.token);
    expect((await list(chief.token)).status).toBe(200);
  });

  test('with a temporary password the password comes first', async () => {
    await setPolicy(server, 'ADMINS');
    const { token } = await managerWith(server, 'ADMIN', {
      mustChangePassword: true,
      temporaryUntil: at(3600),
    });
    const begun = await server.callEndpoint(
      secondFactorEndpoints.beginSecondFactor,
      {},
      { token, body: { currentPassword: 'Ordinary1234!' } },
    );
    expect(begun).toMatchObject({ status: 403, body: { code: 'password-change-required' } });
  });

  test('a stale page does not overwrite what another admin chose', async () => {
    const save = (version: number) =>
      server.callEndpoint(
        secondFactorEndpoints.saveSecondFactorSettings,
        {},
        {
          token: admin.token,
          body: { policy: 'OPTIONAL' },
          headers: { 'if-match': `"${version}"` },
        },
      );
    await setPolicy(server, 'OPTIONAL');
    expect(await save(999)).toMatchObject({ status: 412, body: { code: 'settings-stale' } });
  });
});

describe('an admin resets another’s', () => {
  const reset = (managerId: string) =>
    server.callEndpoint(accountEndpoints.resetSecondFactor, { managerId }, { token: admin.token });

  test('its logins end, the next asks for the password alone, and the log knows', async () => {
    const person = await managerWith(server, 'MANAGER');
    await setUpFactor(server, person.token);
    expect(await reset(person.id)).toMatchObject({ status: 200, body: { hasSecondFactor: false } });
    await expect.poll(async () => (await me(person.token)).status).toBe(401);
    expect((await signInManager(server, person)).length).toBeGreaterThan(0);
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'reset-second-factor'));
    expect(entries).toMatchObject([
      { actorId: admin.id, entityId: person.id, subject: person.name },
    ]);
    expect(await reset(person.id)).toMatchObject({
      status: 409,
      body: { code: 'account-without-second-factor' },
    });
  });

  test('one’s own is turned off under one’s own account', async () => {
    await setUpFactor(server, admin.token);
    expect(await reset(admin.id)).toMatchObject({ status: 409, body: { code: 'own-account' } });
  });
});
