import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiresAt, readClaims, roleOfClaims } from '.';

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const token = (payload: unknown) =>
  `${base64url('{"alg":"HS256"}')}.${base64url(JSON.stringify(payload))}.c2lnbmF0dXJl`;
const roleOf = (payload: unknown) => roleOfClaims(readClaims(token(payload)));

test('reads every claim under all its names', () => {
  const payload = {
    sub: '학생-101',
    exp: 1_795_000_000,
    authorities: ['ROLE_STUDENT'],
    roles: 'a,b',
    scope: 'c d',
    userId: 101,
    role: 'STUDENT',
    aud: 'x',
  };
  expect(readClaims(token(payload))).toEqual({
    subject: '학생-101',
    userId: '101',
    sessionId: null,
    expires: 1_795_000_000,
    grants: ['ROLE_STUDENT', 'a', 'b', 'c', 'd', 'STUDENT'],
  });
});

test('reads a header value with its scheme', () => {
  expect(readClaims(`Bearer ${token({ sub: '1' })}`)?.subject).toBe('1');
});

describe('who a token belongs to', () => {
  test.each([
    ['a role', { role: 'ADMIN' }, 'manager'],
    ['a part of a word, in any case', { role: 'readonly_manager' }, 'manager'],
    ["Spring's authorities", { authorities: [{ authority: 'ROLE_ADMIN' }] }, 'manager'],
    ['a list of roles', { roles: ['USER', 'Manager'] }, 'manager'],
    ['a scope with blanks', { scope: 'openid meal:admin' }, 'manager'],
    ['a scope with commas', { scope: 'STUDENT,read' }, 'student'],
    ['an authority in a text', { authorities: 'ROLE_STUDENT' }, 'student'],
    ['both: the manager wins', { roles: ['STUDENT', 'ADMIN'] }, 'manager'],
    ['nobody', { role: 'PARENT' }, 'neither'],
    ['no claim of a role', { sub: 'manager' }, 'neither'],
    [
      'claims of odd types',
      { role: 7, roles: null, scope: { a: 1 }, authorities: [null, 3, [{ authority: 4 }]] },
      'neither',
    ],
  ])('%s', (_, payload, role) => {
    expect(roleOf(payload)).toBe(role);
  });

  test('no token is nobody', () => {
    expect(roleOfClaims(null)).toBe('neither');
  });
});

test.each([
  ['seconds since the epoch', { exp: 1_795_000_000 }, '2026-11-18T11:06:40.000Z'],
  ['none', {}, null],
  ['a text', { exp: '1795000000' }, null],
  ['far outside the calendar', { exp: 1e18 }, null],
])('expiry: %s', (_, payload, at) => {
  expect(expiresAt(readClaims(token(payload)))?.toISOString() ?? null).toBe(at);
});

test('no token never expires', () => {
  expect(expiresAt(null)).toBeNull();
});

test.each([
  '',
  'a',
  'a.b',
  'a.b.c',
  '..',
  'a.%%%.c',
  `a.${btoa('[1]')}.c`,
  `a.${btoa('"x"')}.c`,
  `a.${btoa('null')}.c`,
  `a.${btoa('{"a":')}.c`,
  `a.${btoa('{"sub":"\u00ff"}')}.c`,
])('%j is no token', (text) => {
  expect(readClaims(text)).toBeNull();
});

test('never throws, whatever stands where a token should', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((json) => `a.${base64url(json)}.b`),
        fc.jsonValue().map(token),
      ),
      (text) => {
        const claims = readClaims(text);
        expect(['manager', 'student', 'neither']).toContain(roleOfClaims(claims));
        expect(Number.isNaN(expiresAt(claims)?.getTime() ?? 0)).toBe(false);
      },
    ),
  );
});

test('any name comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(readClaims(token({ sub: name }))?.subject).toBe(name);
    }),
  );
});
