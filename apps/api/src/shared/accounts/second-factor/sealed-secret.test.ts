import { managerIdSchema } from '@academy/domain/ids';
import { expect, test } from 'vitest';
import { newAuthKey, parseAuthKeys } from '../../../http/auth/auth-keys';
import { openSecret, sealSecret } from './sealed-secret';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const [first, second] = [newAuthKey(), newAuthKey()];
const keys = parseAuthKeys(first, 'academy');
const [id, other] = ['7', '8'].map((one) => managerIdSchema.parse(one));

test('opens with the key that sealed it, also after a rotation, and for its own account only', () => {
  const sealed = sealSecret(keys, id!, SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(sealSecret(keys, id!, SECRET), 'never twice the same').not.toBe(sealed);
  expect(openSecret(keys, id!, sealed)).toEqual({ secret: SECRET, isOld: false });
  expect(openSecret(keys, other!, sealed)).toBeNull();
  const rotated = parseAuthKeys(`${second},${first}:links`, 'academy');
  expect(openSecret(rotated, id!, sealed)).toEqual({ secret: SECRET, isOld: true });
  expect(openSecret(parseAuthKeys(second, 'academy'), id!, sealed)).toBeNull();
  expect(openSecret(parseAuthKeys(first, 'elsewhere'), id!, sealed)).toBeNull();
});

test.each(['', 'rubbish', 'A'.repeat(80)])('%j is no sealed secret', (sealed) => {
  expect(openSecret(keys, id!, sealed)).toBeNull();
});
