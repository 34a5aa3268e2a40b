import { expect, test } from 'vitest';
import { decideReasonChange } from '../reasons';
import { anAbsenceReason } from '../testing';
import { isSentAgain } from '.';

const sent = anAbsenceReason({ byGuardian: true });

test.each([
  ['the same again', sent, {}, true],
  ['another text', sent, { text: '감기' }, false],
  ['another time', sent, { leaveAt: null }, false],
  ['what the student sent', { ...sent, byGuardian: false }, {}, false],
])('%s', (_, standing, change, again) => {
  expect(isSentAgain(standing, { ...sent, ...change })).toBe(again);
});

test('a student changes nothing that their guardian sent', () => {
  expect(decideReasonChange(sent)).toEqual({ allowed: false, reason: 'reason-by-guardian' });
  expect(decideReasonChange({ ...sent, byGuardian: false })).toEqual({ allowed: true });
});
