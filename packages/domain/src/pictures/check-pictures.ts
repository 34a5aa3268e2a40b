import { fill } from '../text/fill';
import { PICTURE_ALT_LIMIT } from './limits';
import { pictureFieldTexts as texts } from './picture-texts';
import type { NamedPicture } from './schemas';

/** What must be corrected of a form's pictures: too many of them, or too many words for one. */
export function checkPictures(
  pictures: readonly Pick<NamedPicture, 'alt'>[],
  limit: number,
): string | undefined {
  if (pictures.some(({ alt }) => Array.from(alt).length > PICTURE_ALT_LIMIT))
    return fill(texts.altTooLong, { limit: PICTURE_ALT_LIMIT });
  return pictures.length > limit ? fill(texts.tooMany, { limit }) : undefined;
}
