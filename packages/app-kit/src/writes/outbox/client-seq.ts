import { newKey } from '../new-key';

const KEY = 'academy-device';

/** Only for browsers without storage: there each page counts as a device. */
let spare = `${newKey()}:0`;

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? spare;
  } catch {
    return spare;
  }
}

function write(text: string): void {
  spare = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Kept in memory above.
  }
}

/**
 * The next `X-Client-Seq`, `<deviceId>:<counter>`: one counter for all tabs and reloads of this
 * browser, so that the server recognises a late request. Synchronous, because a closing page has no
 * time to wait.
 */
export function nextClientSeq(): string {
  const [device, counter] = read().split(':');
  const count = Number(counter);
  const next =
    device && Number.isSafeInteger(count) && count >= 0
      ? `${device}:${count + 1}`
      : `${newKey()}:1`;
  write(next);
  return next;
}
