/** Calls that stand before or beside a session: login, refresh, health, public and verify-token. */
const WITHOUT_TOKEN = new Set(['login', 'refresh', 'health', 'public', 'verify-token']);

/**
 * Whether a call carries the session's token. Decided by whole path segments, so
 * `/mock-exam-settings/public/subject-options` goes without and `/news/public-holiday` with. A
 * token never leaves for another origin than the API's.
 */
export function carriesToken(url: string, baseURL = ''): boolean {
  if (/^([a-z][a-z\d+.-]*:)?\/\//i.test(url) && !(baseURL !== '' && url.startsWith(`${baseURL}/`)))
    return false;
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return !path.split('/').some((segment) => WITHOUT_TOKEN.has(segment));
}
