import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from '.';

const ORIGIN = 'https://student.example';

test.each([
  '/',
  '/student-calendar',
  '/student-calendar?month=2026-12',
  '/mocks#mine',
  '/attendance/student?id=3&back=%2Flist',
  '/list?url=https://a.example//b',
  '/%EC%8B%9D%EB%8B%A8',
])('%s is a place of the app', (next) => {
  expect(safeNext(next, '/home')).toBe(next);
});

test.each([
  [null],
  [undefined],
  [''],
  ['student-calendar'],
  ['?next=/'],
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/a\\b'],
  ['https://evil.example'],
  ['javascript:alert(1)'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\u0000/evil.example'],
  [' /list'],
  ['/list '],
  ['/a b'],
  ['/%2Fevil.example'],
  ['/%2fevil.example'],
  ['%2F%2Fevil.example'],
  ['/%5Cevil.example'],
  ['/%09/evil.example'],
  ['/%252Fevil.example'],
  ['/%25252fevil.example'],
  ['/..//evil.example'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e%2e//evil.example'],
  ['/%2e%2e/%2fevil.example'],
  ['/a//b'],
  ['/..'],
  ['/%'],
  ['/%E0%A4%A'],
  ['/\u2028/evil.example'],
  ['/\u3000evil.example'],
])('%j is none', (next) => {
  expect(safeNext(next, '/home')).toBe('/home');
});

test('never leads to another origin, and stays what it is as a relative address', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2f',
    '%2F',
    '%5c',
    '%25',
    '%2e',
    '%09',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'https:',
    'javascript:',
    'list',
    '\t',
    '\n',
    ' ',
    '%',
    '\u0000',
    '가',
  );
  const address = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.webUrl(),
    fc.webPath(),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((text) => `/${text}`),
      ),
      (next) => {
        const path = safeNext(next, '/home');
        const url = new URL(path, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        // The router hands on pathname + search + hash: that, too, must stay at home.
        const handedOn = new URL(url.pathname + url.search + url.hash, ORIGIN);
        expect([handedOn.origin, handedOn.pathname]).toEqual([ORIGIN, url.pathname]);
      },
    ),
    { numRuns: 2000 },
  );
});
