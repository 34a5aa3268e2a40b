import { PICTURE_MAX_BYTES } from './limits';
import type { PictureRefusal } from './picture-texts';

/** The pictures that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.slice(from, to));
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** What a file really is, by its first bytes: its name and its announced type are only claims. */
export function pictureKind(bytes: Uint8Array): PictureKind | 'heic' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\u001a\n') return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(ascii(bytes, 8, 12)) ? 'heic' : null;
}

export type PictureDecision =
  | { allowed: true; kind: PictureKind }
  | { allowed: false; reason: PictureRefusal };

/**
 * Whether a file may be uploaded: 1 byte to 10 MiB, and a picture by its content. The screen asks
 * before it sends, the server before it opens it.
 */
export function decidePicture(bytes: Uint8Array, size = bytes.length): PictureDecision {
  if (size > PICTURE_MAX_BYTES) return { allowed: false, reason: 'picture-too-large' };
  const kind = pictureKind(bytes);
  if (kind === 'heic') return { allowed: false, reason: 'picture-heic' };
  return kind === null ? { allowed: false, reason: 'picture-unknown' } : { allowed: true, kind };
}
