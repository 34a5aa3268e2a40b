import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { codeAt, newSecret, stepOfCode, uriOf } from './totp';

/** The secret of RFC 6238, appendix B. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238 at %i s: the last six digits of %s', (seconds, code) => {
  expect(codeAt(RFC_SECRET, at(seconds))).toBe(code.slice(-6));
  expect(stepOfCode(RFC_SECRET, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30));
});

test.each([
  ['two steps late', 90 + 60, null],
  ['one late', 90 + 30, 3],
  ['the last moment of the step after', 149, 3],
  ['its own', 90, 3],
  ['one early', 60, 3],
  ['two early', 59, null],
])('the code of step 3, %s', (_, seconds, step) => {
  expect(stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, at(90)), at(seconds))).toBe(step);
});

test('a secret of 160 bits in an address that names academy and account', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(uriOf(secret, { issuer: '한빛 독서실', label: 'director' }));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/한빛 독서실:director',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: '한빛 독서실',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
