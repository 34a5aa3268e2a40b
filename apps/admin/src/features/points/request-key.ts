const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Names one intention as a UUID (version 4): sent again with it, points are given once. Not `randomUUID`, which plain http has not. */
export function requestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  return [[0, 4], [4, 6], [6, 8], [8, 10], [10, 16]].map(([from, to]) => hex(bytes.slice(from, to))).join('-');
}
