import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
])('%s is inside', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2001:4860:4860::8888'])('%s is outside', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
