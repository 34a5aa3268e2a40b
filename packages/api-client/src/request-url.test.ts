import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestUrl } from './request-url';

test.each([undefined, null, '', '.', '..', {}, []])(
  'refuses the path parameter %o',
  (studentId) => {
    expect(() => requestUrl('/reservations/{studentId}', { studentId })).toThrow(
      'Path parameter "studentId"',
    );
  },
);

test('whatever a parameter holds, it stays one segment and comes back whole', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.*$/.test(text)),
      (studentId) => {
        const url = new URL(
          `https://academy.example/api${requestUrl('/reservations/{studentId}/2026', { studentId })}`,
        );
        const [, api, reservations, segment, year, ...more] = url.pathname.split('/');
        expect([api, reservations, year, more]).toEqual(['api', 'reservations', '2026', []]);
        expect(decodeURIComponent(segment ?? '')).toBe(studentId);
        expect([url.search, url.hash]).toEqual(['', '']);
      },
    ),
  );
});

test('whatever a query value holds, it comes back whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (text, number) => {
      const url = new URL(
        `https://academy.example${requestUrl('/news', {}, { text, number, missing: undefined, none: null })}`,
      );
      expect(Object.fromEntries(url.searchParams)).toEqual({ text, number: String(number) });
    }),
  );
});
