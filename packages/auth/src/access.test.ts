import { expect, test } from 'vitest';
import { accessTo, type Access, type Area } from './access';
import { loginWithNext, nextOf } from './next';
import type { SessionState } from './session/session-state';

const student: SessionState = { status: 'student', studentId: '7' };
const manager: SessionState = { status: 'manager' };
const nobody: SessionState = { status: 'unauthenticated' };
const at = (pathname: string) => ({ pathname, search: '?month=2026-11', hash: '' });

test.each<[string, SessionState, Area, Access]>([
  ['a student in the student area', student, 'student', { kind: 'allow' }],
  ['a manager in the student area', manager, 'student', { kind: 'go', to: '/not-found' }],
  [
    'nobody in the student area',
    nobody,
    'student',
    { kind: 'go', to: '/?next=%2Fhere%3Fmonth%3D2026-11' },
  ],
  ['a manager in the manager area', manager, 'manager', { kind: 'allow' }],
  [
    'a student in the manager area',
    student,
    'manager',
    { kind: 'leave', to: 'https://student.example/student-calendar' },
  ],
  [
    'nobody in the manager area',
    nobody,
    'manager',
    { kind: 'go', to: '/admin-login?next=%2Fhere%3Fmonth%3D2026-11' },
  ],
  ['a student on a generic page', student, 'any', { kind: 'allow' }],
  ['a manager on a generic page', manager, 'any', { kind: 'allow' }],
  [
    'nobody on a generic page',
    nobody,
    'any',
    { kind: 'go', to: '/?next=%2Fhere%3Fmonth%3D2026-11' },
  ],
  ['a new tab', { status: 'starting' }, 'student', { kind: 'wait' }],
  ['a new tab without a server', { status: 'unreachable' }, 'manager', { kind: 'unreachable' }],
])('%s', (_, state, area, access) => {
  expect(
    accessTo(state, { area, location: at('/here'), studentAppUrl: 'https://student.example' }),
  ).toEqual(access);
});

test('when both apps are one, a student in the manager area stays in it', () => {
  expect(accessTo(student, { area: 'manager', location: at('/list') })).toEqual({
    kind: 'go',
    to: '/student-calendar',
  });
});

test.each([
  ['/', { pathname: '/' }, '/'],
  [
    '/',
    { pathname: '/points-mine', search: '?type=REWARD', hash: '#3' },
    '/?next=%2Fpoints-mine%3Ftype%3DREWARD%233',
  ],
  ['/admin-login', { pathname: '/admin-login', search: '?next=%2Flist' }, '/admin-login'],
  ['/', { pathname: '//evil.example/a' }, '/'],
])('the login %s reached from %o', (login, from, address) => {
  expect(loginWithNext(login, from)).toBe(address);
});

test.each([
  ['?next=%2Flist%3Fdate%3D2026-11-20', '/list?date=2026-11-20'],
  ['', '/home'],
  ['?next=https%3A%2F%2Fevil.example', '/home'],
  ['?next=%2F%2Fevil.example', '/home'],
  ['?next=%2F%5Cevil.example', '/home'],
])('next of "%s" is %s', (search, path) => {
  expect(nextOf(search, '/home')).toBe(path);
});
