import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { managerIdSchema } from '../ids';
import { failedPasswordParts } from '../login';
import type { ManagerRole } from '../rights';
import {
  checkPasswordChange,
  checkSignup,
  decideAccountChange,
  idCheckProblem,
  idCheckState,
  isCommonPassword,
  isUsername,
  newAccount,
  newPasswordProblem,
  temporaryPassword,
  type AccountChange,
  type AccountStatus,
  type SignupForm,
} from '.';

const form = (overrides: Partial<SignupForm> = {}): SignupForm => ({
  name: '김보라',
  username: 'bora.kim',
  password: 'Haneul!2026',
  passwordConfirm: 'Haneul!2026',
  ...overrides,
});

describe('signup', () => {
  test('a good form has no errors', () => {
    expect(checkSignup(form())).toEqual({});
  });

  const general = '입력한 내용을 확인하세요.';
  test.each<[string, Partial<SignupForm>, object]>([
    ['no name', { name: '  ' }, { name: '이름을 입력하세요.' }],
    ['a name of 41 characters', { name: '가'.repeat(41) }, { name: '이름을 입력하세요.' }],
    ['no ID', { username: ' ' }, { username: '아이디를 입력하세요.' }],
    [
      'an ID that cannot be one',
      { username: '김보라' },
      { username: '사용할 수 없는 아이디입니다.' },
    ],
    [
      'a weak password',
      { password: 'haneul2026', passwordConfirm: 'haneul2026' },
      { password: '비밀번호 조건을 확인하세요.' },
    ],
    [
      'another confirmation',
      { passwordConfirm: 'Haneul!2027' },
      { passwordConfirm: '비밀번호가 서로 다릅니다.' },
    ],
  ])('%s', (_, overrides, errors) => {
    expect(checkSignup(form(overrides))).toEqual({ ...errors, general });
  });

  test('every field at once', () => {
    expect(
      Object.keys(
        checkSignup({ name: '', username: '', password: '', passwordConfirm: 'x' }),
      ).toSorted(),
    ).toEqual(['general', 'name', 'password', 'passwordConfirm', 'username']);
  });

  test.each([
    ['abcd', true],
    ['abc', false],
    ['a'.repeat(20), true],
    ['a'.repeat(21), false],
    ['a.b_c-1', true],
    ['1abc', false],
    ['ab cd', false],
    ['áéíó', false],
  ])('%j can be an ID: %s', (text, can) => {
    expect(isUsername(text)).toBe(can);
  });

  test('a common password is known in any case, and taken: the rule says nothing of it', () => {
    expect(newPasswordProblem('Abcd1234!')).toBeNull();
    expect([isCommonPassword('PASSWORD123!'), isCommonPassword('Haneul!2026')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the ID check', () => {
  const last = { username: 'bora', state: 'free' } as const;

  test('editing the ID makes its answer void', () => {
    expect([
      idCheckState('bora', last),
      idCheckState('borA', last),
      idCheckState('bora1', last),
      idCheckState('bora', null),
    ]).toEqual(['free', 'unchecked', 'unchecked', 'unchecked']);
  });

  test.each([
    ['', null, '아이디를 입력하세요.'],
    ['1', null, '사용할 수 없는 아이디입니다.'],
    ['bora', null, '아이디 중복 확인이 필요합니다.'],
    ['bora1', last, '아이디 중복 확인이 필요합니다.'],
    ['bora', { ...last, state: 'taken' as const }, '이미 사용 중인 아이디입니다.'],
    ['bora', { ...last, state: 'failed' as const }, '아이디 중복 확인이 필요합니다.'],
    ['bora', last, null],
  ])('%j after %j: %j', (username, check, problem) => {
    expect(idCheckProblem(username, check)).toBe(problem);
  });
});

describe('own password', () => {
  const change = {
    currentPassword: 'Haneul!2026',
    newPassword: 'Barame!2027',
    passwordConfirm: 'Barame!2027',
  };
  test.each([
    [{}, {}],
    [{ currentPassword: '' }, { currentPassword: '현재 비밀번호를 입력하세요.' }],
    [
      { newPassword: 'short' },
      { newPassword: '비밀번호 조건을 확인하세요.', passwordConfirm: '비밀번호가 서로 다릅니다.' },
    ],
    [
      { newPassword: 'Haneul!2026', passwordConfirm: 'Haneul!2026' },
      { newPassword: '지금과 다른 비밀번호를 입력하세요.' },
    ],
  ])('%j: %j', (overrides, errors) => {
    expect(checkPasswordChange({ ...change, ...overrides })).toEqual(errors);
  });
});

test('a temporary password passes the rule, whatever the dice say', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
      const password = temporaryPassword(bytes);
      expect([
        failedPasswordParts(password),
        newPasswordProblem(password),
        password.length,
      ]).toEqual([[], null, 12]);
      expect(password).not.toMatch(/[0O1lI]/);
    }),
  );
  expect(() => temporaryPassword(new Uint8Array(11))).toThrow(RangeError);
});

test('the first account is the admin, every other one waits', () => {
  expect(newAccount(0)).toMatchObject({ role: 'ADMIN', status: 'ACTIVE' });
  expect(newAccount(1)).toMatchObject({ role: 'MANAGER', status: 'PENDING' });
  expect(newAccount(0).areas).toContain('settings');
  expect(newAccount(1).areas).not.toContain('settings');
});

describe('what an admin may do to an account', () => {
  const [me, other] = [managerIdSchema.parse('1'), managerIdSchema.parse('2')];
  const decide = (
    change: AccountChange,
    target: { role?: ManagerRole; status?: AccountStatus; id?: typeof me } = {},
    otherAdmins = 1,
  ) =>
    decideAccountChange({
      change,
      target: { id: other, role: 'MANAGER', status: 'ACTIVE', ...target },
      actorId: me,
      otherAdmins,
    });

  test.each<[AccountChange, AccountStatus, string | null]>([
    [{ kind: 'approve' }, 'PENDING', null],
    [{ kind: 'approve' }, 'ACTIVE', 'account-not-pending'],
    [{ kind: 'reject' }, 'DISABLED', 'account-not-pending'],
    [{ kind: 'reject' }, 'PENDING', null],
    [{ kind: 'disable' }, 'ACTIVE', null],
    [{ kind: 'disable' }, 'DISABLED', 'account-not-active'],
    [{ kind: 'enable' }, 'DISABLED', null],
    [{ kind: 'enable' }, 'ACTIVE', 'account-not-disabled'],
    [{ kind: 'sign-out' }, 'ACTIVE', null],
    [{ kind: 'temporary-password' }, 'PENDING', 'account-not-active'],
    [{ kind: 'edit', role: 'ADMIN' }, 'PENDING', null],
  ])('%j of an account that is %s: %j', (change, status, reason) => {
    expect(decide(change, { status })).toEqual(
      reason === null ? { allowed: true } : { allowed: false, reason },
    );
  });

  test('the last admin in use stays one', () => {
    const admin = { role: 'ADMIN' } as const;
    expect(decide({ kind: 'disable' }, admin, 0)).toEqual({ allowed: false, reason: 'last-admin' });
    expect(decide({ kind: 'edit', role: 'MANAGER' }, admin, 0)).toEqual({
      allowed: false,
      reason: 'last-admin',
    });
    expect(decide({ kind: 'edit', role: 'ADMIN' }, admin, 0)).toEqual({ allowed: true });
    expect(decide({ kind: 'edit', role: 'MANAGER' }, { ...admin, status: 'DISABLED' }, 0)).toEqual({
      allowed: true,
    });
    expect(decide({ kind: 'disable' }, admin, 1)).toEqual({ allowed: true });
  });

  test('nobody locks themselves out', () => {
    const own = { id: me, role: 'ADMIN' } as const;
    const changes: AccountChange[] = [
      { kind: 'disable' },
      { kind: 'edit', role: 'MANAGER' },
      { kind: 'temporary-password' },
    ];
    expect(changes.map((change) => decide(change, own))).toEqual(
      changes.map(() => ({ allowed: false, reason: 'own-account' })),
    );
    expect([
      decide({ kind: 'sign-out' }, own),
      decide({ kind: 'edit', role: 'ADMIN' }, own),
    ]).toEqual([{ allowed: true }, { allowed: true }]);
  });

  test('whatever admins do one after the other, one stays in use', () => {
    const step = fc.record({
      actor: fc.nat(3),
      target: fc.nat(3),
      kind: fc.constantFrom('disable', 'enable', 'demote', 'promote'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const accounts = [0, 1, 2, 3].map(
          (index): { id: typeof me; role: ManagerRole; status: AccountStatus } => ({
            id: managerIdSchema.parse(String(index + 1)),
            role: index < 2 ? 'ADMIN' : 'MANAGER',
            status: 'ACTIVE',
          }),
        );
        const inUse = () =>
          accounts.filter(({ role, status }) => role === 'ADMIN' && status === 'ACTIVE');
        for (const { actor, target, kind } of steps) {
          const [who, whom] = [accounts[actor]!, accounts[target]!];
          if (!inUse().includes(who)) continue;
          const change: AccountChange =
            kind === 'promote'
              ? { kind: 'edit', role: 'ADMIN' }
              : kind === 'demote'
                ? { kind: 'edit', role: 'MANAGER' }
                : { kind };
          const decision = decideAccountChange({
            change,
            target: whom,
            actorId: who.id,
            otherAdmins: inUse().filter((account) => account !== whom).length,
          });
          if (!decision.allowed) continue;
          if (change.kind === 'edit') whom.role = change.role;
          else whom.status = change.kind === 'disable' ? 'DISABLED' : 'ACTIVE';
        }
        expect(inUse().length).toBeGreaterThan(0);
      }),
    );
  });
});
