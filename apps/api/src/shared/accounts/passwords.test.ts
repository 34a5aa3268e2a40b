import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords';

test('argon2id with 19 MiB and two passes; the exact characters are the password', async () => {
  const hash = await hashPassword(' 비밀번호1! ');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(' 비밀번호1! ', hash)).toBe(true);
  expect(await isPassword('비밀번호1!', hash)).toBe(false);
  expect(await isPassword('nobody has this password', undefined)).toBe(false);
});

test('a class that signs in with its PINs at the same second waits for its turn', async () => {
  const hash = await hashPassword('Manager1234!');
  const results = await Promise.all(
    Array.from({ length: 12 }, () => isPassword('Manager1234!', hash)),
  );
  expect(new Set(results)).toEqual(new Set([true]));
});
