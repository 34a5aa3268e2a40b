/**
 * Width and height (pixels) of a WebP picture, so that a page can keep its place before it has
 * arrived.
 * @param {Buffer} bytes
 */
export function webpSize(bytes) {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') throw new Error(`not a WebP picture: ${kind}`);
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
