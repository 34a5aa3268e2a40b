import { accountEndpoints, type SignupForm } from '@academy/domain/accounts';
import { FEATURES } from '@academy/domain/features';
import { loginEndpoints } from '@academy/domain/login';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, managers } from '../../db/schema';
import { readFeaturesOff } from '../../shared/settings/features-db';
import { emptyDatabase } from '../../testing/academies/scenario';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

const form = (overrides: Partial<SignupForm> = {}): SignupForm => ({
  name: '한새봄',
  username: 'saebom',
  password: 'Spring1234!',
  passwordConfirm: 'Spring1234!',
  ...overrides,
});
const signUp = (body: unknown, app = server) =>
  app.callEndpoint(accountEndpoints.signup, {}, { body });
const checkId = (username: string, app = server) =>
  app.call('GET', `/api/admin/users/check-id?${new URLSearchParams({ username }).toString()}`);
const accountOf = async (username: string, app = server) =>
  (await app.database.db.select().from(managers).where(eq(managers.username, username)))[0];

describe('GET /admin/users/check-id', () => {
  test.each([
    ['saebom-free', true],
    ['manager', false],
    ['MANAGER', false],
    ['newcomer', false],
    ['gone', false],
    ['ab', false],
    ['한글아이디', false],
    ['', false],
  ])('%s: %s', async (username, isAvailable) => {
    const answer = await checkId(username);
    expect([answer.status, answer.body]).toEqual([200, { isAvailable }]);
  });

  test(
    'no dictionary gets through: 20 a minute per address, then each takes a proof of work',
    { tags: 'ci' },
    async () => {
      const other = await startTestApp({ knownNetworks: [] });
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => checkId(`guess${index}`, other)),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20);
      expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
        code: 'proof-required',
        message: '지금은 시도가 많아요. 잠시 후 다시 시도해 주세요.',
      });
      other.clock.set(new Date(other.clock.now().getTime() + 61_000), { frozen: true });
      expect((await checkId('later', other)).status).toBe(200);
      await other.close();
    },
  );
});

describe('POST /admin/signup', () => {
  test('an account that waits: it cannot sign in, and the log keeps that it was asked for', async () => {
    const answer = await signUp(form({ name: '  한새봄 ' }));
    expect([answer.status, answer.body]).toEqual([200, { success: true, status: 'PENDING' }]);
    const account = await accountOf('saebom');
    expect(account).toMatchObject({
      name: '한새봄',
      role: 'MANAGER',
      status: 'PENDING',
      approvedAt: null,
      mustChangePassword: false,
    });
    expect(account?.areas).not.toContain('settings');
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    const login = await server.callEndpoint(
      loginEndpoints.managerLogin,
      {},
      { body: { username: 'saebom', password: 'Spring1234!' } },
    );
    expect([login.status, login.body]).toEqual([
      403,
      {
        success: false,
        code: 'account-pending',
        message: '승인 대기 중입니다. 관리자에게 문의하세요.',
      },
    ]);
    const [entry] = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'signup'))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({
      actorKind: 'manager',
      actorId: account?.id,
      actorName: '한새봄',
      entity: 'account',
      entityId: account?.id,
      subject: '한새봄',
    });
    expect(JSON.stringify(entry)).not.toContain('Spring1234!');
  });

  test('a password with every part that the form ticks is taken, however common', async () => {
    const password = 'Abcd1234!';
    const answer = await signUp(
      form({ username: 'commoner', password, passwordConfirm: password }),
    );
    expect(answer.status).toBe(200);
  });

  const general = '입력한 내용을 확인하세요.';
  test.each<[string, Partial<SignupForm>, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: '이름을 입력하세요.' }],
    ['no ID', { username: '' }, { username: '아이디를 입력하세요.' }],
    ['an ID that cannot be', { username: '1ab' }, { username: '사용할 수 없는 아이디입니다.' }],
    ['an ID with a blank', { username: 'sae bom' }, { username: '사용할 수 없는 아이디입니다.' }],
    [
      'an ID that somebody has',
      { username: 'Manager' },
      { username: '이미 사용 중인 아이디입니다.' },
    ],
    [
      'a weak password',
      { password: 'Spring12', passwordConfirm: 'Spring12' },
      { password: '비밀번호 조건을 확인하세요.' },
    ],
    [
      'another confirmation',
      { passwordConfirm: 'Spring1234?' },
      { passwordConfirm: '비밀번호가 서로 다릅니다.' },
    ],
    [
      'everything',
      { name: '', username: '', password: '', passwordConfirm: 'x' },
      {
        name: '이름을 입력하세요.',
        username: '아이디를 입력하세요.',
        password: '비밀번호 조건을 확인하세요.',
        passwordConfirm: '비밀번호가 서로 다릅니다.',
      },
    ],
  ])('%s: 400 with the errors map and the general one', async (_, wrong, errors) => {
    const before = await server.database.db.$count(managers);
    const answer = await signUp(form({ username: 'someone', ...wrong }));
    expect([answer.status, answer.body]).toEqual([
      400,
      { success: false, code: 'signup-refused', message: general, errors: { ...errors, general } },
    ]);
    expect(await server.database.db.$count(managers)).toBe(before);
  });

  test('nobody makes themselves an admin by sending more than is asked', async () => {
    await signUp({
      ...form({ username: 'climber' }),
      role: 'ADMIN',
      status: 'ACTIVE',
      areas: ['settings'],
      approvedAt: '2026-01-01T00:00:00Z',
    });
    expect(await accountOf('climber')).toMatchObject({
      role: 'MANAGER',
      status: 'PENDING',
      approvedAt: null,
    });
  });

  test('of many who want one ID at one moment one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        signUp(form({ name: `사람${index}`, username: index % 2 ? 'wanted' : 'Wanted' })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
    const losers = answers.filter(({ status }) => status === 400);
    for (const { body } of losers)
      expect(body).toMatchObject({ errors: { username: '이미 사용 중인 아이디입니다.' } });
  });

  test('5 a minute per address, then each takes a proof of work', { tags: 'ci' }, async () => {
    const other = await startTestApp({ knownNetworks: [] });
    const statuses = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await signUp(form({ username: `person${index}` }), other)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await other.close();
  });
});

describe('the very first account', () => {
  let empty: TestApp;
  beforeEach(async () => {
    empty = await startTestApp();
    await emptyDatabase(empty.database.db);
  });
  afterEach(() => empty.close());

  test('needs the code that the server printed at its start', async () => {
    const facts = async () => (await empty.call('GET', '/api/public/academy')).body;
    expect(await facts()).toMatchObject({ needsFirstAccount: true });
    expect((await checkId('first', empty)).body).toEqual({ isAvailable: true, needsCode: true });
    for (const code of [undefined, '', 'AAAA-AAAA'])
      expect(await signUp(form({ username: 'first', code }), empty)).toMatchObject({
        status: 400,
        body: {
          code: 'signup-refused',
          errors: {
            code: '서버를 시작한 화면에 나온 가입 코드를 입력하세요. 첫 계정에만 필요합니다.',
          },
        },
      });
    expect(await empty.database.db.$count(managers)).toBe(0);
    const code = empty.keys.logins[0].firstAccountCode.toLowerCase();
    expect(await signUp(form({ username: 'first', code }), empty)).toMatchObject({
      body: { status: 'ACTIVE' },
    });
    expect(await facts()).not.toHaveProperty('needsFirstAccount');
    // The academy begins with what every academy needs.
    expect(await readFeaturesOff(empty.database.db)).toEqual(FEATURES);
    expect((await checkId('second', empty)).body).toEqual({ isAvailable: true });
    expect(await signUp(form({ username: 'second' }), empty)).toMatchObject({
      body: { status: 'PENDING' },
    });
  });

  test('is the admin and need not wait; of two at the same moment one is', async () => {
    const code = empty.keys.logins[0].firstAccountCode;
    const answers = await Promise.all(
      ['first', 'second', 'third'].map((username) => signUp(form({ username, code }), empty)),
    );
    expect(answers.map(({ body }) => (body as { status: string }).status).toSorted()).toEqual([
      'ACTIVE',
      'PENDING',
      'PENDING',
    ]);
    const accounts = await empty.database.db.select().from(managers);
    expect(accounts.filter(({ role }) => role === 'ADMIN')).toMatchObject([
      { status: 'ACTIVE', approvedAt: empty.clock.now() },
    ]);
    const admin = accounts.find(({ role }) => role === 'ADMIN');
    expect(
      (
        await empty.callEndpoint(
          loginEndpoints.managerLogin,
          {},
          { body: { username: admin?.username, password: 'Spring1234!' } },
        )
      ).status,
    ).toBe(200);
  });
});
