import type { NamedPicture } from '@academy/domain/pictures';

/** So much of the hash tells two pictures of one description apart in the log. */
const HASH_SHOWN = 6;

/** What the log keeps of a picture. */
export const pictureWords = ({ key, alt }: NamedPicture): string =>
  `${alt} (${key.slice(0, HASH_SHOWN)})`.trim();
