import type { Belongings } from '../data/belongings';

const nothing = () => undefined;

/** Valid bodies of the calls about managers' accounts. */
export const accountCalls = {
  'PUT /admin/users/me/password': () => ({
    currentPassword: 'Admin1234!',
    newPassword: 'Another1234!',
    passwordConfirm: 'Another1234!',
  }),
  'PATCH /admin/accounts/{managerId}': () => ({ name: '새 이름' }),
  'POST /admin/accounts/{managerId}/approve': () => ({ role: 'MANAGER', areas: ['meals'] }),
  'DELETE /admin/accounts/{managerId}': nothing,
  'POST /admin/accounts/reject': ({ managerId }: Pick<Belongings, 'managerId'>) => ({
    managerIds: [managerId],
  }),
  'POST /admin/accounts/{managerId}/disable': nothing,
  'POST /admin/accounts/{managerId}/enable': nothing,
  'POST /admin/accounts/{managerId}/sign-out': nothing,
  'POST /admin/accounts/{managerId}/temporary-password': nothing,
  'POST /admin/users/me/second-factor/begin': () => ({ currentPassword: 'Admin1234!' }),
  'POST /admin/users/me/second-factor/confirm': () => ({ code: '123456' }),
  'POST /admin/users/me/second-factor/recovery-codes': () => ({ currentPassword: 'Admin1234!' }),
  'POST /admin/users/me/second-factor/turn-off': () => ({ code: '123456' }),
  'PUT /admin/accounts/second-factor': () => ({ policy: 'OPTIONAL' }),
  'POST /admin/accounts/{managerId}/reset-second-factor': nothing,
};
