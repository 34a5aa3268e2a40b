import { keptPictureSize, PICTURE_MAX_PIXELS, type PictureSize } from '@academy/domain/pictures';
import sharp from 'sharp';
import { Refusal } from '../../http/errors/refusal';

const TIMEOUT_SECONDS = 10;

export interface DrawnPicture extends PictureSize {
  bytes: Uint8Array;
}
interface Drawing {
  /** The box to fit in, of a picture of this size, upright. Refuses what does not fit a purpose. */
  box: (size: PictureSize) => PictureSize;
  quality: number;
}

/** A picture that is looked at, or read: a photo, a month's table. */
const PHOTO: Drawing = { box: keptPictureSize, quality: 82 };

/**
 * The bytes are a caller's: whatever the decoder says of them is about the file, never a fault of
 * ours.
 */
const orBroken = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch {
    throw new Refusal('picture-broken');
  }
};

async function redraw(bytes: Uint8Array, drawing: Drawing): Promise<DrawnPicture> {
  // Reads the head alone: a bomb is refused before a single pixel of it is drawn.
  const { width, height, autoOrient } = await orBroken(
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  if (width * height > PICTURE_MAX_PIXELS) throw new Refusal('picture-too-many-pixels');
  const box = drawing.box(autoOrient);
  const { data, info } = await orBroken(
    sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({
        ...box,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: drawing.quality })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

/** Of all academies of a process: they share its memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture again as WebP: upright, no larger than asked for, with nothing that the file
 * carried beside its pixels (place, camera, thumbnails, hidden parts). Of a moving picture the
 * first frame stays. One after the other: a picture of 40 megapixels takes 160 MB while it is open.
 */
export function redrawPicture(bytes: Uint8Array, drawing = PHOTO): Promise<DrawnPicture> {
  const turn = last.then(() => redraw(bytes, drawing));
  last = turn.catch(() => undefined);
  return turn;
}
