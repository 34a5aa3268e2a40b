// Control characters vanish from addresses silently (`/\t/evil` is `//evil`), and a backslash is
// read as a slash.
const FORBIDDEN = /[\p{Cc}\p{Z}\\]/u;

/**
 * A path that stays what it is wherever it is used: no empty segment, no dot segment, nothing that
 * a browser rewrites.
 */
const isPlainPath = (path: string) =>
  path.startsWith('/') &&
  !path.includes('//') &&
  !/\/\.{1,2}(\/|$)/.test(path) &&
  !FORBIDDEN.test(path);

/** Every reading of a path, from raw to fully decoded; null when its encoding is broken. */
function readings(path: string): string[] | null {
  const seen = [path];
  try {
    for (let last = path; last.includes('%'); last = seen[seen.length - 1] ?? '') {
      const decoded = decodeURIComponent(last);
      if (decoded === last) break;
      seen.push(decoded);
    }
    return seen;
  } catch {
    return null;
  }
}

/**
 * The place to go after login: `next` when it is a path of this app, else `fallback`. Exactly one
 * leading `/`; refuses other origins, `//`, backslashes, control characters and dot segments, also
 * when encoded. See docs/product/login.md#access.
 */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || FORBIDDEN.test(next)) return fallback;
  const path = next.split(/[?#]/, 1)[0] ?? '';
  return readings(path)?.every(isPlainPath) ? next : fallback;
}
