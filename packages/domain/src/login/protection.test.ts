import { expect, test } from 'vitest';
import { pinFault } from './protection';

test.each([
  ['123', 'shape'],
  ['1234567', 'shape'],
  ['12a4', 'shape'],
  ['', 'shape'],
  ['１２３４', 'shape'],
  ['1111', 'simple'],
  ['1234', 'simple'],
  ['456789', 'simple'],
  ['9876', 'simple'],
  ['0000', 'simple'],
  ['1357', null],
  ['1212', null],
  ['12346', null],
  ['890123', null],
])('a PIN %j: %s', (pin, fault) => {
  expect(pinFault(pin)).toBe(fault);
});
