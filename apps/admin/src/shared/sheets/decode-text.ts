import { UnreadableFile } from './file-problem';

const marks: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

export const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Which half of its bytes is 0 where separators, digits and line breaks are two bytes each. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 4000).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > 0 && even === 0) return 'utf-16le';
  return even > 0 && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Bytes as text. Korean Excel saves CSV as CP949 by default, and marks Unicode: what has no mark
 * and is no UTF-8 is CP949 (the web's `euc-kr` is all of it). A letter that can't be read becomes
 * U+FFFD, and its cell is named.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => startsWith(bytes, mark))?.[1] ?? unmarkedUtf16(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (bytes.includes(0)) throw new UnreadableFile('unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
