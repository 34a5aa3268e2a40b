import { expect, test } from 'vitest';
import { fetchStrategy } from './fetch-strategy';

const origin = 'https://academy.test';
const ask = (
  url: string,
  rest: Partial<Parameters<typeof fetchStrategy>[0]> = {},
  keepsPictures = true,
) =>
  fetchStrategy(
    { method: 'GET', url: new URL(url, origin).href, mode: 'cors', destination: '', ...rest },
    origin,
    { files: ['/theme.js', '/favicon.svg'], keepsPictures },
  );
const opened = { mode: 'navigate', destination: 'document' } as const;

test.each(['/', '/admin', '/student-calendar?month=2026-12', '/mocks', '/nowhere/at/all'])(
  '%s is an address of the app',
  (path) => {
    expect(ask(path, opened)).toBe('page');
  },
);

test.each([
  ['a read', '/api/reservations/7/2026/11', {}],
  ['a write', '/api/reservations/7', { method: 'PUT' }],
  ['a write of a picture', '/api/files/a.webp', { method: 'POST' }],
  ['a picture that a script asks for', '/api/files/a.webp', {}],
  ['a login', '/api/students/login', { method: 'POST' }],
  ['the API’s own page', '/api/docs', opened],
  ['its health', '/health/ready', {}],
  ['the manual', '/manual/', opened],
  ['its pictures', '/manual/images/meals.webp', { destination: 'image' }],
  ['another origin', 'https://elsewhere.test/assets/index.js', {}],
  ['a file that is opened', '/sw.js', opened],
  ['the worker itself', '/sw.js', {}],
  ['the manifest', '/manifest.webmanifest', {}],
] as const)('%s is the server’s', (_, path, rest) => {
  expect(ask(path, rest)).toBe('network');
});

test.each(['/assets/index-abc.js', '/assets/index-abc.css', '/theme.js', '/favicon.svg'])(
  '%s was built with the app',
  (path) => {
    expect(ask(path)).toBe('built');
  },
);

test('fonts and the pictures of notices are kept when they are met', () => {
  expect(ask('/assets/pretendard-1.woff2', { destination: 'font' })).toBe('seen');
  expect(ask('/api/files/a.webp', { destination: 'image' })).toBe('seen');
  expect(ask('/api/files/a.webp', { destination: 'image' }, false)).toBe('network');
});

test('those of an API with a name of its own too, when their bytes may be read', () => {
  const picture = { destination: 'image' } as const;
  const address = 'https://api.academy.test/api/files/a.webp';
  expect(ask(address, picture)).toBe('seen');
  expect(ask(address, { ...picture, mode: 'no-cors' })).toBe('network');
  expect(ask('https://api.academy.test/theme.js')).toBe('network');
});
