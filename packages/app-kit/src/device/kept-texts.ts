/** Reads a stored text; null if there is none or storage is unavailable. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text on this device; null removes it. When storage is full or unavailable the caller
 * keeps its value in memory.
 */
export function writeKept(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The caller still has it in memory.
  }
}
