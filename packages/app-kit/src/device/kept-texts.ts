/** What this browser keeps under a key; null: nothing, or it is one that keeps nothing. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text on this device; null forgets it. Where the browser has no room or keeps nothing, the
 * caller goes on with what it holds in the page.
 */
export function writeKept(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It holds as long as the page does.
  }
}
