import { SECRETS } from '../start/env-secrets';

const HIDDEN = '[hidden]';

const urlSecrets = (text: string): string[] => {
  if (!URL.canParse(text)) return [];
  const { password } = new URL(text);
  return [password, decodeURIComponent(password)];
};

/**
 * The text with every secret of the environment replaced, wherever it came from: a driver's error
 * quotes what it was given.
 */
export function withoutSecrets(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const keys =
    environment['JWT_KEYS']?.split(',').flatMap((entry) => entry.split(':')[1] ?? []) ?? [];
  const secrets = [
    ...SECRETS.map((name) => environment[name] ?? ''),
    ...keys,
    // Of the servers of many academies, too, whose variables have any name.
    ...Object.values(environment).flatMap((value) =>
      value?.startsWith('postgres') ? [value, ...urlSecrets(value)] : [],
    ),
  ];
  return secrets
    .filter((secret) => secret.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
}
