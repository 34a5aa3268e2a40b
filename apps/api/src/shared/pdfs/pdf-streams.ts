import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import {
  isDictionary,
  isList,
  NotReadable,
  numberIn,
  PdfName,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from './pdf-values';

const inflated = promisify(inflate);

/** How many bytes all inflated streams of a file may still have. */
export interface Budget {
  bytes: number;
}

const PNG_FROM = 10;
/** So much shows whether a stream ends. */
const AFTER = 16;

/** The one value of a list of one, or the value itself. */
const alone = (value: PdfValue | undefined): PdfValue | undefined =>
  isList(value) && value.length === 1 ? value[0] : value;

/** A byte as PNG foretells it from the one before it, the one above, and the one above that. */
function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

const FORETOLD: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Undoes PNG's prediction of rows. */
function unfiltered(bytes: Buffer, parms: PdfDictionary): Buffer {
  const bits = (numberIn(parms, 'Colors') ?? 1) * (numberIn(parms, 'BitsPerComponent') ?? 8);
  const width = Math.ceil(((numberIn(parms, 'Columns') ?? 1) * bits) / 8);
  const step = Math.max(1, bits >> 3);
  if (!(width > 0 && width <= bytes.length)) throw new NotReadable('rows of no width');
  const rows = Math.floor(bytes.length / (width + 1));
  const out = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const foretell = FORETOLD[bytes[row * (width + 1)] ?? 0];
    if (!foretell) throw new NotReadable('an unknown prediction');
    const start = row * width;
    for (let column = 0; column < width; column += 1) {
      const left = column < step ? 0 : (out[start + column - step] ?? 0);
      const up = row === 0 ? 0 : (out[start + column - width] ?? 0);
      const corner = row === 0 || column < step ? 0 : (out[start + column - width - step] ?? 0);
      const told = bytes[row * (width + 1) + 1 + column] ?? 0;
      out[start + column] = told + foretell(left, up, corner);
    }
  }
  return out;
}

/** The bytes of a stream as they are written: so many as it says, if its end follows. */
function written(bytes: Uint8Array, start: number, length: number | undefined) {
  if (length === undefined || length < 0) return undefined;
  const after = Buffer.from(bytes.subarray(start + length, start + length + AFTER));
  return /^\s{0,2}endstream/.test(after.toString('latin1'))
    ? bytes.subarray(start, start + length)
    : undefined;
}

/**
 * Inflates them: Acrobat and Quartz leave the last block open. Where the length is elsewhere, the
 * bytes say themselves where they end, so that a wrong one hides nothing.
 */
const inflatedFrom = (rest: Uint8Array, own: Uint8Array | undefined, maxOutputLength: number) =>
  inflated(own ?? rest, {
    maxOutputLength,
    ...(own && { finishFlush: constants.Z_SYNC_FLUSH }),
  }).catch(() => {
    throw new NotReadable('not inflated');
  });

/**
 * What a stream holds that objects or their places are in. As it is or by Flate, as every program
 * writes them: another filter is not read, and the file refused.
 */
export async function inflateStream(
  bytes: Uint8Array,
  { value, streamAt }: PdfObject,
  budget: Budget,
): Promise<Buffer> {
  if (!isDictionary(value) || streamAt === undefined || value.has('F'))
    throw new NotReadable('no stream');
  const filter = alone(value.get('Filter'));
  const own = written(bytes, streamAt, numberIn(value, 'Length'));
  if (filter === undefined && own) return Buffer.from(own);
  if (!(filter instanceof PdfName) || filter.name !== 'FlateDecode')
    throw new NotReadable('an unknown filter');
  if (budget.bytes <= 0) throw new NotReadable('too much');
  const plain = await inflatedFrom(bytes.subarray(streamAt), own, budget.bytes);
  budget.bytes -= plain.length;
  const parms = alone(value.get('DecodeParms')) ?? null;
  if (parms === null) return plain;
  if (!isDictionary(parms)) throw new NotReadable('a prediction elsewhere');
  const predictor = numberIn(parms, 'Predictor') ?? 1;
  if (predictor === 1) return plain;
  if (predictor < PNG_FROM) throw new NotReadable('an unknown prediction');
  return unfiltered(plain, parms);
}
