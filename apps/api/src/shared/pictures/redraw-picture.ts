import { PICTURE_LONGEST_SIDE, PICTURE_MAX_PIXELS } from '@academy/domain/pictures';
import sharp from 'sharp';
import { Refusal } from '../../http/errors/refusal';

const QUALITY = 82;
const TIMEOUT_SECONDS = 10;

/**
 * The bytes are somebody's: whatever the decoder says of them is about the file, never a fault of
 * ours.
 */
const orBroken = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch {
    throw new Refusal('picture-broken');
  }
};

async function redraw(bytes: Uint8Array) {
  // Reads the head alone: a bomb is refused before a single pixel of it is drawn.
  const { width, height } = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > PICTURE_MAX_PIXELS) throw new Refusal('picture-too-many-pixels');
  const { data, info } = await orBroken(
    sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({
        width: PICTURE_LONGEST_SIDE,
        height: PICTURE_LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture again as WebP: upright, at most 2000 pixels long, with nothing that the file
 * carried beside its pixels (place, camera, thumbnails, hidden parts). Of a moving picture the
 * first frame stays. One after the other: a picture of 40 megapixels takes 160 MB while it is open.
 */
export function redrawPicture(bytes: Uint8Array): ReturnType<typeof redraw> {
  const turn = last.then(() => redraw(bytes));
  last = turn.catch(() => undefined);
  return turn;
}
