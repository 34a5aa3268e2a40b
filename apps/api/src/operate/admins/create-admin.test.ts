import { expect, test } from 'vitest';
import { auditLog, managers } from '../../db/schema';
import { isPassword } from '../../shared/accounts/passwords';
import { runOperator, temporaryInstallation } from '../../testing/servers/operator';

const PASSWORD = 'Hanbit! 2026학년';
const typed = (password = PASSWORD) => `${password}\n`;
const create = (...rest: string[]) => [
  'create-admin',
  '--username',
  'director',
  '--name',
  ' 한원장 ',
  ...rest,
];

test('the first admin can sign in with what was piped in, and the log knows of it; a second is refused unless asked for', async () => {
  const { environment, look } = await temporaryInstallation();
  const first = await runOperator(create(), environment, { typed: typed() });
  expect(first).toEqual({ exit: 0, said: 'Created the admin director (한원장).', noted: '' });
  expect(await runOperator(create(), environment, { typed: typed() })).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('There is an admin already.'),
  });
  expect(await runOperator(create('--another'), environment, { typed: typed() })).toMatchObject({
    exit: 3,
    noted: expect.stringContaining('director is taken'),
  });
  expect(
    await runOperator(
      ['create-admin', '--username', 'second', '--name', '박부장', '--another'],
      environment,
      { typed: typed() },
    ),
  ).toMatchObject({ exit: 0, said: expect.stringContaining('beside 1 other account.') });

  await look(async ({ db }) => {
    const [admin, ...others] = await db.select().from(managers).orderBy(managers.id);
    expect(admin).toMatchObject({
      username: 'director',
      name: '한원장',
      role: 'ADMIN',
      status: 'ACTIVE',
      mustChangePassword: false,
    });
    expect(admin?.areas).toHaveLength(9);
    expect(await isPassword(PASSWORD, admin?.passwordHash)).toBe(true);
    expect(others).toHaveLength(1);
    const [entry] = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(entry).toMatchObject({
      actorKind: 'system',
      action: 'create-admin',
      subject: '한원장',
      after: { username: 'director', role: 'ADMIN' },
      device: 'npm run operate',
    });
    expect(JSON.stringify(entry)).not.toContain(PASSWORD);
  });
});

test('what the rule of the signup form refuses is refused here, in a sentence each, and nobody is created', async () => {
  const { environment, look } = await temporaryInstallation();
  const refused = async (argv: string[], password: string) => {
    const { exit, noted } = await runOperator(argv, environment, { typed: password });
    expect(exit).toBe(3);
    return noted;
  };
  expect(await refused(create(), typed('hanbit2026'))).toMatch(/^The password: 8 to 128/);
  expect(await refused(create(), '')).toMatch(/^No password came in/);
  expect(
    await refused(['create-admin', '--username', '원장', '--name', '한원장'], typed()),
  ).toMatch(/^--username: 4 to 20/);
  expect(await refused(['create-admin', '--username', 'director', '--name', ' '], typed())).toMatch(
    /^--name: 1 to 40/,
  );
  expect(await look(({ db }) => db.$count(managers))).toBe(0);
});

test('who they are is asked for before anything else', async () => {
  expect(await runOperator(['create-admin', '--name', '한원장'], {})).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('needs --username and --name'),
  });
});
