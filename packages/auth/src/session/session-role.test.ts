import { expect, test } from 'vitest';
import { sessionOf, type SessionRole } from './session-role';
import { tokenFor } from '../testing/tokens';

test.each<[string, string, string | null, SessionRole, SessionRole]>([
  ['an admin’s claim', tokenFor({ role: 'ROLE_ADMIN' }), '7', 'student', 'manager'],
  [
    'a manager’s claim in small letters',
    tokenFor({ role: 'readonly_manager' }),
    null,
    'student',
    'manager',
  ],
  ['a student’s claim', tokenFor({ role: 'ROLE_STUDENT' }), null, 'manager', 'student'],
  ['no role but a studentId', tokenFor({ role: 'USER' }), '7', 'manager', 'student'],
  ['an opaque token of a manager’s login', 'opaque', null, 'manager', 'manager'],
  ['an opaque token of a student’s login', 'opaque', '7', 'student', 'student'],
])('%s', (_, token, studentId, fallback, role) => {
  const session = sessionOf(token, studentId, fallback);
  expect(session.role).toBe(role);
  expect(session.studentId).toBe(role === 'manager' ? null : studentId);
});
