import { readFileSync } from 'node:fs';

type Source = Readonly<Record<string, string | undefined>>;

/** A variable of the environment is wrong; the message names it. */
export class EnvError extends Error {}

/**
 * Variables that may come from a file instead: `JWT_KEYS_FILE` holds the value of `JWT_KEYS`. Their
 * values are never printed.
 */
export const SECRETS = [
  'DATABASE_URL',
  'DIRECTORY_URL',
  'JWT_KEYS',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SOLAPI_API_SECRET',
  'VAPID_PRIVATE_KEY',
] as const;

function readText(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new EnvError(
      `${variable}: cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`,
    );
  }
}

function readSecret(variable: string, file: string): string {
  const text = readText(variable, file);
  if (text === '') throw new EnvError(`${variable}: the file is empty`);
  return text;
}

/** A secret from its variable, or from the file that `<name>_FILE` names; never from both. */
export function secretNamed(source: Source, name: string): string | undefined {
  const variable = `${name}_FILE`;
  const file = source[variable];
  if (!file) return source[name] || undefined;
  if (source[name]) throw new EnvError(`${variable}: set together with ${name}; choose one`);
  return readSecret(variable, file);
}

/**
 * The environment with every secret in its own variable, wherever it came from. Throws `EnvError`.
 */
export function withSecretsFromFiles(source: Source): Source {
  const secrets = SECRETS.map((name) => [name, secretNamed(source, name)] as const);
  return { ...source, ...Object.fromEntries(secrets) };
}
