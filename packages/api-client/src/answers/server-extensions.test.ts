import { extensions } from '@academy/domain/http';
import { expect, test } from 'vitest';
import { createServerExtensions } from './server-extensions';

const knownAfter = (headers: Record<string, string>) => {
  const known = createServerExtensions();
  known.observe({ header: (name) => headers[name] });
  return extensions.filter(known.understands);
};

test.each([
  ['a server of the bare contract', {}, []],
  ['one that names what it takes', { 'x-academy-extensions': 'base live' }, ['base', 'live']],
])('%s', (_, headers, expected) => {
  expect(knownAfter(headers)).toEqual(expected);
});
