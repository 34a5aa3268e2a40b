import * as fc from 'fast-check';
import type * as fastJwt from 'fast-jwt';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { createAccessTokens, type AccessTokens } from './access-token';
import { newAuthKey, parseAuthKeys, type AuthKeys } from './auth-keys';

const keys = parseAuthKeys(newAuthKey(), 'one');
const tokens = createAccessTokens(keys);
const now = new Date('2026-03-02T00:00:00Z');
const seconds = now.getTime() / 1000;
const good = tokens.sign(
  { subject: '7', sessionId: '9', side: 'student', role: 'STUDENT', minutes: 30 },
  now,
);
const later = (ms: number) => new Date(now.getTime() + ms);

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = {
  iss: 'academy/one',
  aud: 'student/one',
  sub: '7',
  sid: '9',
  iat: seconds,
  nbf: seconds,
  exp: seconds + 60,
};
const header = { alg: 'HS256', typ: 'at+jwt', kid: keys.logins[0].kid };
/** A token that is signed with our key, whatever it says. */
const signed = (head: object, payload: object) => {
  const input = `${encode(head)}.${encode(payload)}`;
  return `${input}.${createHmac('sha256', keys.logins[0].accessKey).update(input).digest('base64url')}`;
};

test('holds from its first second to the one before its last', () => {
  expect(tokens.read(good, now)).toEqual({ subject: '7', sessionId: '9', side: 'student' });
  expect(tokens.read(good, later(1_799_999))).not.toBeNull();
  expect(tokens.read(good, later(1_800_000))).toBeNull();
  expect(tokens.read(good, later(-1)), 'not before').toBeNull();
  expect(
    tokens.read(signed(header, claims), now),
    'the helper of this test makes valid ones',
  ).not.toBeNull();
});

/** Tokens of which one character was changed, and which are let in all the same. */
function letIn({ read }: Pick<AccessTokens, 'read'>, tried: number): string[] {
  const wrong: string[] = [];
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.constantFrom(...'ABCxyz019-_.='), (index, letter) => {
      const changed = good.slice(0, index) + letter + good.slice(index + 1);
      // The last letter of each part carries unused bits: only the canonical spelling may pass.
      fc.pre(changed !== good);
      if (read(changed, now) !== null) wrong.push(changed);
    }),
    { numRuns: tried, examples: [[good.length - 1, good.endsWith('A') ? 'B' : 'A']] },
  );
  return wrong;
}

test('any change of any character makes it worthless', (context) => {
  const tried = triesOf('altered-tokens', 500);
  const wrong = letIn(tokens, tried);
  count(context, 'altered-tokens', { tried, wrong: wrong.length });
  expect(wrong).toEqual([]);
});

test('control: without a check of the signature some are let in', async (context) => {
  vi.resetModules();
  vi.doMock('fast-jwt', async (original) => {
    const library = await original<typeof fastJwt>();
    return { ...library, createVerifier: () => library.createDecoder() };
  });
  const unchecked = (await import('./access-token')).createAccessTokens(keys);
  vi.doUnmock('fast-jwt');
  vi.resetModules();
  const wrong = letIn(unchecked, 500);
  countControl(context, 'altered-tokens', { tried: 500, wrong: wrong.length });
  expect(wrong).not.toEqual([]);
});

test.each([
  ['another issuer', header, { ...claims, iss: 'elsewhere' }],
  ['the issuer of another installation', header, { ...claims, iss: 'academy/two' }],
  ['the audience of another installation', header, { ...claims, aud: 'student/two' }],
  ['no audience of ours', header, { ...claims, aud: 'everybody' }],
  ['both audiences', header, { ...claims, aud: ['student/one', 'manager/one'] }],
  ['no expiry', header, { ...claims, exp: undefined }],
  ['an expiry that is text', header, { ...claims, exp: 'never' }],
  ['an endless expiry', header, { ...claims, exp: null }],
  ['no session', header, { ...claims, sid: undefined }],
  ['no subject', header, { ...claims, sub: undefined }],
  ['a refresh token’s type', { ...header, typ: 'rt+jwt' }, claims],
  ['no type', { alg: 'HS256', kid: keys.logins[0].kid }, claims],
  ['an unknown key', { ...header, kid: 'other' }, claims],
  ['no key id', { alg: 'HS256', typ: 'at+jwt' }, claims],
  ['another algorithm', { ...header, alg: 'HS512' }, claims],
  ['no algorithm', { ...header, alg: 'none' }, claims],
  ['critical extensions', { ...header, crit: ['exp'] }, claims],
])('signed by us, but with %s', (_, head, payload) => {
  expect(tokens.read(signed(head, payload), now)).toBeNull();
});

test('unsigned, or signed with something else', () => {
  const input = `${encode({ ...header, alg: 'none' })}.${encode(claims)}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsa = `${encode({ ...header, alg: 'RS256' })}.${encode(claims)}`;
  for (const token of [
    '',
    '.',
    '..',
    'a.b.c',
    `${input}.`,
    input,
    `${rsa}.${sign('sha256', Buffer.from(rsa), privateKey).toString('base64url')}`,
    good.toUpperCase(),
    ` ${good}`,
    `${good}.x`,
  ]) {
    expect(tokens.read(token, now)).toBeNull();
  }
});

test('a key is replaced without logging anybody out', () => {
  const fresh = parseAuthKeys(newAuthKey(), 'one');
  const rotated: AuthKeys = { ...fresh, logins: [fresh.logins[0], ...keys.logins] };
  expect(createAccessTokens(rotated).read(good, now)).not.toBeNull();
  expect(createAccessTokens(fresh).read(good, now), 'the old key was taken away').toBeNull();
  expect(
    tokens.read(
      createAccessTokens(rotated).sign(
        { subject: '1', sessionId: '1', side: 'manager', role: 'ADMIN', minutes: 15 },
        now,
      ),
      now,
    ),
    'signed with the new one',
  ).toBeNull();
});
