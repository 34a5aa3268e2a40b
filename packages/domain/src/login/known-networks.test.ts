import { describe, expect, test } from 'vitest';
import { withParticles } from '../text';
import { networkMatcher, networksFault, tidyNetworks } from './known-networks';

const wrong = (entry: string) =>
  withParticles(
    `‘${entry}’{은/는} IP 주소가 아닙니다. 203.0.113.7 또는 203.0.113.0/24처럼 입력하세요.`,
  );

describe('what the academy may name as its own network', () => {
  test.each([
    [[]],
    [['203.0.113.7']],
    [['203.0.113.0/24', '203.0.113.7/24', '10.1.0.0/16']],
    [['2001:db8::1', '2001:DB8:1::/48', '2001:db8:1:2::/64']],
    [['::ffff:203.0.113.7', '::ffff:203.0.113.0/120']],
    [[' 203.0.113.7 ', '', '203.0.113.7']],
  ])('%j', (entries) => {
    expect(networksFault(entries)).toBeUndefined();
  });

  test.each([
    'everybody',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.0/33',
    '203.0.113.0/',
    '203.0.113.0/24/8',
    '203.0.113.7:443',
    '203.0.113.1-203.0.113.9',
    '203.0.113.7, 203.0.113.8',
    '010.0.0.1',
    '0x7f.1',
    '10',
    '2001:db8::/129',
    '2001:db8:::1',
    'fe80::1%eth0',
    '２０３.0.113.7',
  ])('%s is none, and is named', (entry) => {
    expect(networksFault(['203.0.113.7', entry])).toBe(wrong(entry));
  });

  test.each([
    ['0.0.0.0/0', 16],
    ['203.0.0.0/15', 16],
    ['::/0', 48],
    ['2001:db8::/47', 48],
    ['::ffff:0:0/96', 16],
    ['::ffff:203.0.113.7/90', 16],
  ])('%s is too wide', (entry, widest) => {
    expect(networksFault([entry])).toBe(
      withParticles(
        `‘${entry}’{은/는} 너무 넓습니다. 학원 밖의 사람도 들어갑니다. /${widest}보다 좁게 입력하세요.`,
      ),
    );
  });

  test('fifty of them', () => {
    const many = Array.from({ length: 51 }, (_, n) => `203.0.113.${n}`);
    expect(networksFault(many.slice(1))).toBeUndefined();
    expect(networksFault(many)).toBe('50개까지 입력할 수 있습니다.');
  });

  test('kept without blanks, each once', () => {
    expect(tidyNetworks([' 203.0.113.7', '', '203.0.113.7 ', '::1'])).toEqual([
      '203.0.113.7',
      '::1',
    ]);
  });
});

test('an address is in a network, however it is written', () => {
  const isInside = networkMatcher(['203.0.113.9/24', '198.51.100.4', '2001:db8::/48', 'x']);
  const inside = ['203.0.113.255', '::ffff:203.0.113.1', '::FFFF:203.0.113.1', '::ffff:cb00:7101'];
  const more = ['198.51.100.4', '2001:db8:0:ffff::1', '2001:DB8::1%eth0'];
  expect([...inside, ...more].filter((ip) => !isInside(ip))).toEqual([]);
  const outside = ['203.0.114.1', '198.51.100.5', '2001:db9::1', '::1', 'unknown', ''];
  expect(outside.filter(isInside)).toEqual([]);
  expect(networkMatcher([])('203.0.113.7')).toBe(false);
});
