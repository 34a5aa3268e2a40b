interface Picture {
  /** Red, green, blue, alpha of each pixel, row by row. */
  data: ArrayLike<number>;
  metadata: { width: number; height: number };
}

// Measured with Chromium 147 and 156 on the same stories, and with their parts moved by one pixel:
// docs/decisions/0043.
/** Of 255: below it is rounding of blended colours. */
const SAME = 4;
/**
 * Of 255: another Chromium shades the edge of a letter by up to half; beyond it a pixel is a stray.
 */
const SHADE = 128;
/**
 * Strays in a square of 48 px: 17 between two Chromiums, over 40 when a line of text moves by one
 * pixel.
 */
const STRAYS = 24;
const SQUARE = 48;
/**
 * Changed pixels in a straight line: 17 between two Chromiums, 23 and more when the edge of the
 * smallest badge moves.
 */
const RUN = 20;

/** The greatest difference of a colour channel. */
function difference({ data: one }: Picture, { data: other }: Picture, at: number) {
  const of = (channel: number) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0));
  return Math.max(of(0), of(1), of(2));
}

/**
 * The most strays in one square, the longest straight run of changed pixels, and both marked on
 * black.
 */
export function measureChange(reference: Picture, actual: Picture) {
  const { width, height } = reference.metadata;
  const across = Math.ceil(width / SQUARE);
  const strays = new Uint32Array(across * Math.ceil(height / SQUARE));
  const columns = new Uint32Array(width);
  const marks = new Uint8Array(width * height * 4);
  let run = 0;
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const change = difference(reference, actual, at);
      const square = Math.floor(y / SQUARE) * across + Math.floor(x / SQUARE);
      if (change > SHADE) strays[square] = (strays[square] ?? 0) + 1;
      row = change > SAME ? row + 1 : 0;
      columns[x] = change > SAME ? (columns[x] ?? 0) + 1 : 0;
      run = Math.max(run, row, columns[x] ?? 0);
      marks[at] = change > SAME ? 255 : 0;
      marks[at + 1] = change > SHADE ? 0 : change;
      marks[at + 3] = 255;
    }
  }
  return { strays: strays.reduce((most, count) => Math.max(most, count), 0), run, marks };
}

/** Nearly every picture is: measuring them takes ten times as long. */
function equal({ data: one }: Picture, { data: other }: Picture) {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/**
 * Whether nothing but the shading of edges differs; what Vitest asks for when it compares
 * screenshots.
 */
export function comparePictures(
  reference: Picture,
  actual: Picture,
  { createDiff }: { createDiff: boolean },
) {
  const [was, is] = [reference, actual].map(
    ({ metadata }) => `${metadata.width} × ${metadata.height}`,
  );
  if (was !== is)
    return { pass: false, diff: null, message: `The picture was ${was} px and is ${is} px.` };
  if (equal(reference, actual)) return { pass: true, diff: null, message: null };
  const { strays, run, marks } = measureChange(reference, actual);
  const pass = strays <= STRAYS && run <= RUN;
  return {
    pass,
    diff: createDiff ? marks : null,
    message: pass
      ? null
      : `The picture changed: ${strays} pixels of a 48 px square (at most ${STRAYS}), ${run} in a line (at most ${RUN}). Meant? npm run visual -- --update`,
  };
}
