const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A UUID (version 4): names an intention, a device or a tab. Not `crypto.randomUUID`, which
 * browsers have only behind https: the apps are also opened by plain http in a local network.
 */
export function newKey(): string {
  const bytes = crypto
    .getRandomValues(new Uint8Array(16))
    .map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex(bytes.slice(from, to)))
    .join('-');
}
