import { firstAccountCode } from '@academy/domain/accounts';
import { hkdfSync, randomBytes } from 'node:crypto';

/**
 * One secret and what is derived from it for logins, so that an access token's key never signs
 * anything else.
 */
export interface LoginKey {
  kid: string;
  accessKey: Buffer;
  refreshKey: Buffer;
  /** Signs the challenges of the proof of work. */
  proofKey: Buffer;
  /**
   * For the very first account; the same in every process that has the key, and written nowhere.
   */
  firstAccountCode: string;
}

/** What is derived for what lasts for months: its key is replaced without ending it. */
export interface LinkKey {
  /** Signs the cookie by which a browser is known again. */
  deviceKey: Buffer;
  /** Signs the addresses of guardians, the caterer and check-in codes. */
  linkKey: Buffer;
  /** Seals the secrets of managers' authenticator apps. */
  factorKey: Buffer;
  /** Seals the academy's own keys for what sends its messages. */
  sendingKey: Buffer;
}

/**
 * The keys of one installation: the same secrets give another database other keys. The first of
 * each list signs, the others still verify; a retired secret is among `links` only.
 */
export interface AuthKeys {
  /** The database's own id, in every token. */
  installation: string;
  logins: [LoginKey, ...LoginKey[]];
  links: [LinkKey, ...LinkKey[]];
}

const ENTRY = /^([\w-]{1,32}):([A-Za-z0-9_-]{43,})(:links)?$/;

/** What follows the secret of a key that signs no login any more. */
export const LINKS_ONLY = ':links';

/**
 * Whether a text is `kid:secret[,kid:secret…]`, each secret at least 32 bytes in base64url, a
 * retired one with `:links` behind it.
 */
export const areAuthKeys = (text: string): boolean => {
  const entries = text.split(',');
  return entries.every((entry) => ENTRY.test(entry)) && !entries[0]?.endsWith(LINKS_ONLY);
};

/** Reads such a text for the installation that a database is. */
export function parseAuthKeys(text: string, installation: string): AuthKeys {
  if (!areAuthKeys(text))
    throw new Error(
      'JWT_KEYS: expected kid:secret[:links][,…] with secrets of 32 bytes or more in base64url, the first without :links',
    );
  const keys = text.split(',').map((entry) => {
    const [kid = '', secret = '', links] = entry.split(':');
    const bytes = Buffer.from(secret, 'base64url');
    const derive = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', bytes, installation, `academy/${purpose}`, 32));
    return {
      isForLogins: links === undefined,
      link: {
        deviceKey: derive('device'),
        linkKey: derive('link'),
        factorKey: derive('second-factor'),
        sendingKey: derive('sending'),
      },
      login: {
        kid,
        accessKey: derive('access'),
        refreshKey: derive('refresh'),
        proofKey: derive('proof'),
        firstAccountCode: firstAccountCode(derive('first-account')),
      },
    };
  });
  const [login, ...logins] = keys.filter((key) => key.isForLogins).map((key) => key.login);
  const [link, ...links] = keys.map((key) => key.link);
  if (!login || !link) throw new Error('JWT_KEYS: no key');
  return { installation, logins: [login, ...logins], links: [link, ...links] };
}

/** A fresh `kid:secret`. */
export const newAuthKey = (): string =>
  `${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64url')}`;
