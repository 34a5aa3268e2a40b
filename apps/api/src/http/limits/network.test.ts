import { expect, test } from 'vitest';
import { addressOf, spansOf } from './network';

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:23ff:3:4:5:6', ['2001:db8:1:23ff::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:DB8:1:2::6%eth0', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['2001:db8::', ['2001:db8::/64', '2001:db8::/56', '2001:db8::/48']],
  ['unknown', ['unknown']],
  ['::1', ['::/64', '::/56', '::/48']],
])('%s is counted under %j', (ip, spans) => {
  expect(spansOf(ip)).toEqual(spans);
});

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
])('a proxy that names %s means %s', (forwarded, address) => {
  expect(addressOf(forwarded)).toBe(address);
});
