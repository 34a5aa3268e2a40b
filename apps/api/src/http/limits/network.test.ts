import { expect, test } from 'vitest';
import { addressOf, networks, spansOf } from './network';

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:23ff:3:4:5:6', ['20010db8000123ff/64', '20010db8000123/56', '20010db80001/48']],
  ['2001:DB8:1:2::6%eth0', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:db8::', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
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
