import { safeNext } from '@academy/domain/login';

interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

/**
 * A login screen's address that leads back here: `/admin-login?next=%2Flist`. Without `next` when
 * there is nothing worth keeping.
 */
export function loginWithNext(login: string, { pathname, search = '', hash = '' }: Place): string {
  const next = safeNext(`${pathname}${search}${hash}`, '/');
  return next === '/' || pathname === login ? login : `${login}?next=${encodeURIComponent(next)}`;
}

/**
 * Where to go after login: the `next` of an address when it is a path of this app (`safeNext`),
 * else `fallback`.
 */
export const nextOf = (search: string, fallback: string): string =>
  safeNext(new URLSearchParams(search).get('next'), fallback);
