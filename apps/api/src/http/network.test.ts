import { expect, test } from 'vitest';
import { neighbourhood, networks } from './network';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
])('%s lives in %s', (ip, net) => {
  expect(neighbourhood(ip)).toBe(net);
});

test('a list of networks', () => {
  const isInside = networks(['203.0.113.0/24', '198.51.100.4', '2001:db8::/32']);
  expect(
    ['203.0.113.255', '::ffff:203.0.113.1', '198.51.100.4', '2001:db8:ffff::1'].map(isInside),
  ).toEqual([true, true, true, true]);
  expect(['203.0.114.1', '198.51.100.5', '2001:db9::1', '::1'].map(isInside)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
