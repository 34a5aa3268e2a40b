import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { _default as orElse } from 'zod/mini';
import { EnvError, withSecretsFromFiles } from './start/env-secrets';
import { areAuthKeys } from './http/auth/auth-keys';

const port = () => z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535));
const flag = () => z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] });
const webAddress = () => z.url({ protocol: /^https?$/ });
const entries = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
const isOrigin = (entry: string) => URL.canParse(entry) && new URL(entry).origin === entry;
const isServer = (entry: string) => /^[a-z0-9.-]+:\d{1,5}$/.test(entry);
const listOf = (isEntry: (entry: string) => boolean, error: string) =>
  orElse(
    z.pipe(
      z.string().check(z.refine((text) => entries(text).every(isEntry), { error })),
      z.transform(entries),
    ),
    [],
  );

/** What `docs/env.md` says of a variable. */
interface Note {
  doc: string;
  fallback?: string;
}
export const notes = z.registry<Note>();
const noted = <S extends z.ZodMiniType>(schema: S, doc: string, fallback?: string): S => {
  notes.add(schema, { doc, ...(fallback === undefined ? {} : { fallback }) });
  return schema;
};

const fileOf = (name: string) =>
  noted(z.optional(z.string()), `File that holds the value of \`${name}\`, instead of it.`);

/** A bucket is named with all of these, or with none. */
const S3_TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const SOLAPI_TOGETHER = ['SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SOLAPI_FROM'];
const JWT_KEYS_SHAPE =
  'expected kid:secret[:links][,…], each secret 32 bytes or more in base64url, the first without :links';

const allOrNone = (names: readonly string[]) =>
  names.map((name) =>
    z.refine<Partial<Record<string, unknown>>>(
      (env) => env[name] || !names.some((other) => env[other]),
      {
        path: [name],
        error: `must be set together with ${names.filter((other) => other !== name).join(', ')}`,
      },
    ),
  );

/**
 * Every environment variable of the server: `readEnv` checks by it, `docs/env.md` is made from it.
 */
export const environmentSchema = z
  .object({
    STUDENT_PORT: noted(orElse(port(), 4100), 'Port of the student app with its `/api`.', '4100'),
    ADMIN_PORT: noted(orElse(port(), 4200), 'Port of the admin app with its `/api`.', '4200'),
    API_PORT: noted(
      z.optional(port()),
      'Port of one more listener with `/api` only: behind a web server that has the apps, or for an API with a name of its own.',
    ),
    HOST: noted(
      orElse(z.string(), '127.0.0.1'),
      'Address to listen on. In a container: `0.0.0.0`.',
      '127.0.0.1',
    ),
    STUDENT_APP_URL: noted(
      z.optional(webAddress()),
      'Where browsers find the student app.',
      'http://localhost:$STUDENT_PORT',
    ),
    ADMIN_APP_URL: noted(
      z.optional(webAddress()),
      'Where browsers find the admin app.',
      'http://localhost:$ADMIN_PORT',
    ),
    METRICS_PORT: noted(
      z.optional(port()),
      'Port of `GET /metrics` for Prometheus, on `HOST` and nowhere else: keep it inside the network. Not set: nothing is measured.',
    ),
    BACKUP_DIR: noted(
      z.optional(z.string()),
      'Folder of the backups (`operate backup --to`), when the server sees it: 설정 → 백업 shows them, makes and checks them and hands them out, and `/metrics` says when the last one was taken. The server has to be able to write there. With the embedded database one is made every night.',
      '`backups` in `DATA_DIR`, with the embedded database only',
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: noted(
      z.optional(webAddress()),
      'Collector that takes traces (OTLP over HTTP), `http://localhost:4318`: each call with its statements on PostgreSQL. Not set: nothing is traced, and nothing for it is loaded.',
    ),
    API_URL: noted(
      z.optional(webAddress()),
      'Where browsers find the API when it has a name of its own, `https://api.example.com`: the pages of `STUDENT_APP_URL` and `ADMIN_APP_URL` may call it then, each for its own side. Not set: each app stands beside its `/api`.',
    ),
    STUDENT_DIST: noted(
      z.optional(z.string()),
      'Folder of the built student app.',
      'apps/student/dist',
    ),
    ADMIN_DIST: noted(z.optional(z.string()), 'Folder of the built admin app.', 'apps/admin/dist'),
    DATABASE_URL: noted(
      z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
      'PostgreSQL 15 or newer. Not set: the embedded database in `DATA_DIR`. Secret.',
    ),
    DATABASE_URL_FILE: fileOf('DATABASE_URL'),
    DIRECTORY_URL: noted(
      z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
      'PostgreSQL with the directory of many academies, instead of `DATABASE_URL`: which there are, at which host names and on which servers. The variable of each further server is named there, and may come from a file as well. Secret.',
    ),
    DIRECTORY_URL_FILE: fileOf('DIRECTORY_URL'),
    DATA_DIR: noted(
      orElse(
        z.pipe(
          z.string(),
          z.transform((path) => resolve(path)),
        ),
        resolve('.data'),
      ),
      'Folder of the embedded database, the uploaded files and, when embedded, the generated keys.',
      '.data',
    ),
    S3_ENDPOINT: noted(
      z.optional(webAddress()),
      'S3-compatible server that keeps the uploaded pictures, `https://s3.example.com`. Not set: the folder `files` in `DATA_DIR`.',
    ),
    S3_BUCKET: noted(
      z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
      'Bucket of the pictures. It stays private: browsers are served by this server.',
    ),
    S3_REGION: noted(
      orElse(z.string(), 'auto'),
      'Region that requests to the bucket are signed for.',
      'auto',
    ),
    S3_ACCESS_KEY_ID: noted(
      z.optional(z.string()),
      'Key that may put, get and delete in the bucket.',
    ),
    S3_SECRET_ACCESS_KEY: noted(z.optional(z.string()), 'Its secret. Secret.'),
    S3_SECRET_ACCESS_KEY_FILE: fileOf('S3_SECRET_ACCESS_KEY'),
    SMTP_URL: noted(
      z.optional(z.url({ protocol: /^smtps?$/ })),
      "Mail server with its account, `smtps://user:password@smtp.example.com:465`, until a manager enters the academy's own at 설정 → 발송. Of one academy alone, as the next ones. Secret.",
    ),
    SMTP_URL_FILE: fileOf('SMTP_URL'),
    MAIL_FROM: noted(
      z.optional(z.email()),
      'Address that mails come from. Required with `SMTP_URL`.',
    ),
    MAIL_SERVERS: noted(
      listOf(isServer, 'expected host:port, separated by commas'),
      'Mail servers in your own network, `host:port` separated by commas, that a manager may name in the settings. Others are reached on the internet alone, by TLS, at the ports 465, 587 and 2525.',
      '',
    ),
    SOLAPI_API_KEY: noted(
      z.optional(z.string()),
      "Key of the text service [SOLAPI](https://solapi.com), which sends 문자 and 알림톡 to guardians, until a manager enters the academy's own.",
    ),
    SOLAPI_API_SECRET: noted(z.optional(z.string()), 'Its secret. Secret.'),
    SOLAPI_API_SECRET_FILE: fileOf('SOLAPI_API_SECRET'),
    SOLAPI_FROM: noted(
      z.optional(z.string().check(z.regex(/^\d{8,12}$/))),
      'Number that texts come from, digits only, registered with the service. Required with `SOLAPI_API_KEY`.',
    ),
    SOLAPI_PF_ID: noted(
      z.optional(z.string()),
      "The academy's Kakao channel as the service names it. Not set: there is 문자, no 알림톡.",
    ),
    SOLAPI_URL: noted(
      orElse(webAddress(), 'https://api.solapi.com'),
      'Where the service is.',
      'https://api.solapi.com',
    ),
    VAPID_PRIVATE_KEY: noted(
      z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
      'Key by which the push services of browsers know the academy (P-256, 32 bytes in base64url). Not set: one is made and kept in the database, sealed. Another one ends the notifications of every device. Secret.',
    ),
    VAPID_PRIVATE_KEY_FILE: fileOf('VAPID_PRIVATE_KEY'),
    PUSH_SERVICES: noted(
      listOf(isOrigin, 'expected origins such as https://push.example.com, separated by commas'),
      'Push services beside those of Chrome, Edge, Firefox, Safari and Samsung Internet that notifications may go to, separated by commas.',
      '',
    ),
    DEMO: noted(
      orElse(flag(), false),
      '`true` fills an empty embedded database with a demo academy (`npm start` sets it). Never on PostgreSQL.',
      'false',
    ),
    JWT_KEYS: noted(
      z.optional(z.string().check(z.refine(areAuthKeys, { error: JWT_KEYS_SHAPE }))),
      'Keys of the tokens, `kid:secret[,kid:secret…]`: the first signs, all are accepted; one with `:links` behind it (retired) only in links and devices. Required with `DATABASE_URL` and `DIRECTORY_URL`; embedded: made at the first start. Secret.',
    ),
    JWT_KEYS_FILE: noted(
      z.optional(z.string()),
      'File that holds the value of `JWT_KEYS`, instead of it; `operate keys` writes it. Read at the start.',
    ),
    TRUST_PROXY: noted(
      orElse(z.coerce.number().check(z.int(), z.gte(0), z.lte(5)), 0),
      'How many reverse proxies stand before the server: so many hops of `X-Forwarded-For` are believed.',
      '0',
    ),
    ALLOWED_ORIGINS: noted(
      listOf(isOrigin, 'expected origins such as https://app.example.com, separated by commas'),
      'Further origins whose pages may call the API with cookies, separated by commas. Pages on the same origin as their `/api` need no entry.',
      '',
    ),
    LOGIN_NAME_MASK: noted(
      orElse(z.enum(['full', 'partial']), 'full'),
      '`partial`: the student login answers 김*늘 instead of the whole name. Recommended where the site is public.',
      'full',
    ),
    REFRESH_TOKEN_IN_BODY: noted(
      orElse(flag(), false),
      '`true`: the student login also answers `refreshToken` in its body.',
      'false',
    ),
    MAINTENANCE: noted(
      orElse(z.enum(['off', 'readonly']), 'off'),
      '`readonly`: reading works, writing answers 503 and the apps keep the edits. Switched while running: `operate read-only`.',
      'off',
    ),
    DRAIN_SECONDS: noted(
      orElse(z.coerce.number().check(z.int(), z.gte(0), z.lte(60)), 0),
      'How long the server goes on serving after SIGTERM while `/health/ready` already says no, so that the proxy leaves it out first. Behind the shipped web server: 5.',
      '0',
    ),
    LOG_LEVEL: noted(
      orElse(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
      'Least important line to log. One JSON object per line on stdout.',
      'info',
    ),
  })
  .check(
    z.refine((env) => !(env.DATABASE_URL || env.DIRECTORY_URL) || env.JWT_KEYS, {
      path: ['JWT_KEYS'],
      error:
        'must be set when DATABASE_URL or DIRECTORY_URL is: every process has to sign with the same keys',
    }),
    z.refine((env) => !env.DIRECTORY_URL || !env.DATABASE_URL, {
      path: ['DIRECTORY_URL'],
      error: 'set together with DATABASE_URL; choose one academy or many',
    }),
    z.refine((env) => !env.DIRECTORY_URL || !env.API_URL, {
      path: ['API_URL'],
      error: 'is one name for one academy: with DIRECTORY_URL each has its /api beside its apps',
    }),
    z.refine((env) => Boolean(env.SMTP_URL) === Boolean(env.MAIL_FROM), {
      path: ['MAIL_FROM'],
      error: 'must be set together with SMTP_URL',
    }),
    ...allOrNone(S3_TOGETHER),
    ...allOrNone(SOLAPI_TOGETHER),
  );

export type Env = z.output<typeof environmentSchema>;

/**
 * Reads what a schema wants of the environment. An empty variable counts as not set. Throws
 * `EnvError`, one line per wrong variable.
 */
export function parseEnvironment<S extends z.ZodMiniType>(
  schema: S,
  source: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const set = Object.fromEntries(
    Object.entries(withSecretsFromFiles(source)).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const result = z.safeParse(schema, set, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  throw new EnvError(
    result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  );
}

/** The whole environment of the server. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env =>
  parseEnvironment(environmentSchema, source);

/** Where browsers find the two apps, without a slash at the end: as set, else on this machine. */
export const appUrls = (
  env: Pick<Env, 'STUDENT_APP_URL' | 'ADMIN_APP_URL' | 'STUDENT_PORT' | 'ADMIN_PORT'>,
) => ({
  student: env.STUDENT_APP_URL?.replace(/\/$/, '') ?? `http://localhost:${env.STUDENT_PORT}`,
  admin: env.ADMIN_APP_URL?.replace(/\/$/, '') ?? `http://localhost:${env.ADMIN_PORT}`,
});
