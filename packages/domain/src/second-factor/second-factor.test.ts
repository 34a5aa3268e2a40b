import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isFreshStep,
  isSetUpOpen,
  readTypedFactor,
  RECOVERY_CODE_BYTES,
  recoveryCode,
  secondFactorDuty,
  stepOf,
} from '.';

test.each([
  ['OFF', 'ADMIN', true, 'none'],
  ['OFF', 'ADMIN', false, 'none'],
  ['OPTIONAL', 'ADMIN', false, 'none'],
  ['OPTIONAL', 'MANAGER', true, 'code'],
  ['ADMINS', 'ADMIN', false, 'set-up'],
  ['ADMINS', 'ADMIN', true, 'code'],
  ['ADMINS', 'MANAGER', false, 'none'],
  ['ADMINS', 'READONLY_MANAGER', true, 'code'],
] as const)('%s, %s, set up %s: %s', (policy, role, isSetUp, duty) => {
  expect(secondFactorDuty({ policy, role, isSetUp })).toBe(duty);
});

test.each([
  ['the first second', '2026-11-27T09:00:00+09:00', 59_857_920],
  ['the last', '2026-11-27T09:00:29.999+09:00', 59_857_920],
  ['the next step', '2026-11-27T09:00:30+09:00', 59_857_921],
])('a step lasts 30 seconds: %s', (_, now, step) => {
  expect(stepOf(new Date(now))).toBe(step);
});

test.each([
  [100, null, true],
  [100, 99, true],
  [100, 100, false],
  [99, 100, false],
])('step %i after %s: %s', (step, last, fresh) => {
  expect(isFreshStep(step, last)).toBe(fresh);
});

test('a QR code waits half an hour', () => {
  const begun = new Date('2026-11-27T09:00:00+09:00');
  expect(
    [29 * 60_000 + 59_999, 30 * 60_000].map((ms) =>
      isSetUpOpen(begun, new Date(begun.getTime() + ms)),
    ),
  ).toEqual([true, false]);
});

test.each([
  ['123456', { kind: 'code', code: '123456' }],
  [' 123 456 ', { kind: 'code', code: '123456' }],
  ['１２３４５６', { kind: 'code', code: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['k7qf2mxa9pwbht4c', { kind: 'recovery', code: 'K7QF-2MXA-9PWB-HT4C' }],
  ['K7QF 2MXA 9PWB HT4C', { kind: 'recovery', code: 'K7QF-2MXA-9PWB-HT4C' }],
  ['K7QF-2MXA-9PWB-HT4O', null],
  ['', null],
])('typed %j', (typed, read) => {
  expect(readTypedFactor(typed)).toEqual(read);
});

test('every recovery code is read back as it was written', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES }),
      (bytes) => {
        const code = recoveryCode(bytes);
        expect(readTypedFactor(code.toLowerCase())).toEqual({ kind: 'recovery', code });
      },
    ),
  );
  expect(() => recoveryCode(new Uint8Array(15))).toThrow(RangeError);
});
