import { expect, test } from 'vitest';
import { AREAS, type Area } from '../rights';
import { missingForLinks } from '.';

test.each<[string, readonly Area[], string | null]>([
  ['who may see everything', AREAS, null],
  ['no money', AREAS.filter((area) => area !== 'deposits'), 'deposits.read'],
  ['no phone numbers', AREAS.filter((area) => area !== 'contacts'), 'contacts.read'],
  ['no exams', AREAS.filter((area) => area !== 'mocks'), 'mocks.read'],
])('%s', (_, areas, missing) => {
  expect(missingForLinks({ role: 'MANAGER', areas: [...areas] })).toBe(missing);
});

test('an admin has every right', () => {
  expect(missingForLinks({ role: 'ADMIN', areas: [] })).toBeNull();
});
