import { join } from 'node:path';
import { appUrls, type Env } from '../env';
import type { Academy } from './directory-db';

const atHost = (url: string, host: string): string => {
  const address = new URL(url);
  address.hostname = host;
  return address.href.replace(/\/$/, '');
};

/** Accounts that messages are sent and paid with: an academy among many has its own. */
const WITHOUT_ACCOUNTS = {
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  SOLAPI_API_KEY: undefined,
  SOLAPI_API_SECRET: undefined,
  SOLAPI_FROM: undefined,
  SOLAPI_PF_ID: undefined,
  VAPID_PRIVATE_KEY: undefined,
} satisfies Partial<Env>;

/**
 * The environment as one academy's instance sees it: its own names with the scheme and port of the
 * house, its own folders, called as its schema is, which never changes, and nobody's accounts.
 */
export function academyEnv(env: Env, { schema, studentHost, adminHost }: Academy): Env {
  const house = appUrls(env);
  return {
    ...env,
    ...WITHOUT_ACCOUNTS,
    STUDENT_APP_URL: atHost(house.student, studentHost),
    ADMIN_APP_URL: atHost(house.admin, adminHost),
    DATA_DIR: join(env.DATA_DIR, 'academies', schema),
    ...(env.BACKUP_DIR !== undefined && { BACKUP_DIR: join(env.BACKUP_DIR, schema) }),
  };
}

/** Where browsers find academies' managers' apps. */
export const adminUrlIn =
  (env: Env) =>
  (academy: Academy): string =>
    appUrls(academyEnv(env, academy)).admin;
