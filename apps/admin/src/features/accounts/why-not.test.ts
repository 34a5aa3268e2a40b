import type { Account } from '@academy/domain/accounts';
import { managerIdSchema } from '@academy/domain/ids';
import { anAccount } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { whyNot } from './why-not';

const account = (overrides: Partial<Account>): Account =>
  anAccount({ role: 'ADMIN', areas: [], ...overrides });
const me = managerIdSchema.parse('1');
const admin = account({});
const second = account({ id: managerIdSchema.parse('2') });
const manager = account({ id: managerIdSchema.parse('3'), role: 'MANAGER' });

test.each<[string, Parameters<typeof whyNot>[0], Account, readonly Account[], string | undefined]>([
  [
    'the only admin',
    { kind: 'disable' },
    admin,
    [admin, manager],
    '최고관리자는 한 명 이상 있어야 합니다. 먼저 다른 계정을 최고관리자로 바꾸세요.',
  ],
  [
    'an admin beside one who is stopped',
    { kind: 'edit', role: 'MANAGER' },
    admin,
    [admin, { ...second, status: 'DISABLED' }],
    '최고관리자는 한 명 이상 있어야 합니다. 먼저 다른 계정을 최고관리자로 바꾸세요.',
  ],
  [
    'oneself beside another admin',
    { kind: 'disable' },
    admin,
    [admin, second],
    '내 계정은 여기에서 바꿀 수 없습니다. 다른 최고관리자에게 요청하세요.',
  ],
  ['another admin', { kind: 'disable' }, second, [admin, second], undefined],
  ['a manager', { kind: 'temporary-password' }, manager, [admin, manager], undefined],
  ['one’s own logins', { kind: 'sign-out' }, admin, [admin], undefined],
])('%s', (_, change, target, accounts, why) => {
  expect(whyNot(change, target, { accounts, actorId: me })).toBe(why);
});
