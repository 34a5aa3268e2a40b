export interface PictureSize {
  width: number;
  height: number;
}

/** A usual picture's longest side, in points: sharp on every phone, and for a month's table. */
const LONGEST_SIDE = 2000;
/**
 * What stays of the shorter side, in points: a long screenshot keeps the width of the phone that
 * took it, since its letters are read across.
 */
const SHORTER_SIDE = 1080;
/** However long it is. */
const MOST_PIXELS = 12_000_000;
/** WebP has no longer side than 16,383. */
const LONGEST_OF_ALL = 16_000;

/**
 * How large a picture is kept: inside 2,000 × 2,000, but no smaller than 1,080 across while its
 * pixels allow it. Nothing is made larger; browsers shrink to it before they send.
 */
export function keptPictureSize({ width, height }: PictureSize): PictureSize {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(
    1,
    Math.max(LONGEST_SIDE / longer, SHORTER_SIDE / shorter),
    Math.sqrt(MOST_PIXELS / (width * height)),
    LONGEST_OF_ALL / longer,
  );
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
