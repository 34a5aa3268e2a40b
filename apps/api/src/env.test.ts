import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appUrls, environmentSchema, notes, readEnv } from './env';
import { EnvError, SECRETS } from './start/env-secrets';
import { envDoc } from './start/env-doc';
import { newAuthKey, parseAuthKeys } from './http/auth/auth-keys';
import { temporaryFolder } from './testing/storage/temporary-folder';

test('nothing set: an embedded academy on this machine, without demo people', () => {
  const env = readEnv({ STUDENT_PORT: '', PATH: '/usr/bin' });
  expect(env).toMatchObject({
    STUDENT_PORT: 4100,
    ADMIN_PORT: 4200,
    HOST: '127.0.0.1',
    DEMO: false,
    TRUST_PROXY: 0,
    MAINTENANCE: 'off',
    LOGIN_NAME_MASK: 'full',
    ALLOWED_ORIGINS: [],
    LOG_LEVEL: 'info',
    REFRESH_TOKEN_IN_BODY: false,
  });
  expect(env.DATABASE_URL).toBeUndefined();
  expect(appUrls(env)).toEqual({
    student: 'http://localhost:4100',
    admin: 'http://localhost:4200',
  });
});

test('everything set', () => {
  const env = readEnv({
    STUDENT_PORT: '80',
    TRUST_PROXY: '2',
    DEMO: 'true',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    DATABASE_URL: 'postgres://user:secret@db/academy',
    JWT_KEYS: `${newAuthKey()},${newAuthKey()}`,
    STUDENT_APP_URL: 'https://student.example.com/',
  });
  expect(env).toMatchObject({
    STUDENT_PORT: 80,
    TRUST_PROXY: 2,
    DEMO: true,
    ALLOWED_ORIGINS: ['https://a.example', 'https://b.example'],
  });
  expect(appUrls(env).student).toBe('https://student.example.com');
});

describe('a wrong variable is named, with what was expected, and its value is not printed', () => {
  test.each([
    ['STUDENT_PORT', 'http'],
    ['ADMIN_PORT', '70000'],
    ['TRUST_PROXY', 'yes'],
    ['DEMO', 'maybe'],
    ['MAINTENANCE', 'on'],
    ['LOG_LEVEL', 'loud'],
    ['STUDENT_APP_URL', 'ftp://x'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['JWT_KEYS', 'short:secretvalue'],
    ['DATABASE_URL', 'mysql://u:secretvalue@h/d'],
  ])('%s=%s', (name, value) => {
    const read = () => readEnv({ JWT_KEYS: newAuthKey(), [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name}: \\S`));
    expect(read).not.toThrow(/secretvalue/);
  });

  test('several at once: one line each', () => {
    expect(() => readEnv({ STUDENT_PORT: 'x', ADMIN_PORT: 'y' })).toThrow(
      /STUDENT_PORT: .*\nADMIN_PORT: /,
    );
  });

  test('PostgreSQL without keys', () => {
    expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/academy' })).toThrow(
      /^JWT_KEYS: must be set/,
    );
    expect(() => readEnv({ DIRECTORY_URL: 'postgres://localhost/academies' })).toThrow(
      /^JWT_KEYS: must be set/,
    );
  });

  test.each([
    ['DATABASE_URL', 'postgres://localhost/academy'],
    ['API_URL', 'https://a.example'],
  ])('a directory of many academies beside %s', (name, value) => {
    const many = { DIRECTORY_URL: 'postgres://localhost/academies', JWT_KEYS: newAuthKey() };
    expect(readEnv(many).DIRECTORY_URL).toBe('postgres://localhost/academies');
    expect(() => readEnv({ ...many, [name]: value })).toThrow(EnvError);
  });
});

describe('a secret may come from a file', () => {
  const file = (text: string) => {
    const path = join(temporaryFolder(), 'secret');
    writeFileSync(path, text);
    return path;
  };

  test.each(SECRETS)('%s', (name) => {
    const urls = new Map([
      ['DATABASE_URL', 'postgres://u:secretvalue@h/d'],
      ['DIRECTORY_URL', 'postgres://u:secretvalue@h/d'],
      ['SMTP_URL', 'smtps://u:secretvalue@h'],
      ['VAPID_PRIVATE_KEY', 'k'.repeat(43)],
    ]);
    const value = urls.get(name) ?? newAuthKey();
    const together = {
      JWT_KEYS: name === 'JWT_KEYS' ? '' : newAuthKey(),
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'id',
      MAIL_FROM: name === 'SMTP_URL' ? 'desk@example.com' : '',
      S3_SECRET_ACCESS_KEY: name === 'S3_SECRET_ACCESS_KEY' ? '' : 'x',
      SOLAPI_API_KEY: 'id',
      SOLAPI_FROM: '0212345678',
      SOLAPI_API_SECRET: name === 'SOLAPI_API_SECRET' ? '' : 'x',
    };
    expect(readEnv({ ...together, [`${name}_FILE`]: file(`${value}\n`) })[name]).toBe(value);
  });

  test('a file that is not there, that holds nonsense, or beside the variable itself: named, its content not printed', () => {
    expect(() => readEnv({ JWT_KEYS_FILE: '/nowhere/keys' })).toThrow(
      /^JWT_KEYS_FILE: cannot be read \(ENOENT\)$/,
    );
    expect(() => readEnv({ JWT_KEYS_FILE: file('\n') })).toThrow(
      /^JWT_KEYS_FILE: the file is empty$/,
    );
    expect(() => readEnv({ JWT_KEYS_FILE: file('short:secretvalue') })).toThrow(
      /^JWT_KEYS: (?!.*secretvalue)/,
    );
    expect(() => readEnv({ JWT_KEYS_FILE: file(newAuthKey()), JWT_KEYS: newAuthKey() })).toThrow(
      /^JWT_KEYS_FILE: set together with JWT_KEYS/,
    );
  });
});

test('keys: each at least 32 bytes, and what is derived for one purpose differs from the other', () => {
  const text = newAuthKey();
  const [key] = parseAuthKeys(text, 'one').logins;
  expect(key.accessKey).toHaveLength(32);
  expect(key.accessKey.equals(key.refreshKey)).toBe(false);
  expect(parseAuthKeys(text, 'another').logins[0].accessKey.equals(key.accessKey)).toBe(false);
  for (const wrong of [
    '',
    'a',
    'a:b',
    `a:${'x'.repeat(42)}`,
    `:${'x'.repeat(43)}`,
    `${newAuthKey()},`,
    `${newAuthKey()}:links`,
  ])
    expect(() => parseAuthKeys(wrong, 'one')).toThrow(/JWT_KEYS/);
});

test('docs/env.md describes every variable as it is', async () => {
  for (const schema of Object.values(environmentSchema.shape))
    expect(notes.get(schema)?.doc).toMatch(/\.$/);
  await expect(envDoc()).toMatchFileSnapshot('../../../docs/env.md');
});
